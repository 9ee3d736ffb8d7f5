"""Secrets: made at random, kept as fingerprints, compared in constant time, never written to a log."""

import hashlib
import hmac
import secrets
from typing import Final

_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_NAME_LENGTH: Final = 12


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(24)


def new_name() -> str:
    """The name of a table: short enough for a link, and not one of a row that could be counted through."""
    return "".join([secrets.choice(_ALPHABET) for _ in range(_NAME_LENGTH)])


def new_seed() -> int:
    return secrets.randbelow(10**15)


def fingerprint(secret: str) -> str:
    """What is kept of a secret; it is random enough that a plain hash cannot be turned back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def matches(secret: str, kept: str) -> bool:
    """Whether a secret is the one with this fingerprint."""
    return hmac.compare_digest(fingerprint(secret), kept)
