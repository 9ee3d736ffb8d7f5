"""On whose farm something is built or plowed: on the own one or, where two play together, on the partner's.

Who acts pays and decides; the farm has its own rules of where things lie, and its owner's pieces. An option for the
partner's farm is that for the own one with the partner as its seat.
"""

from typing import Final

from farmyard.agricola.state.game import Agricola
from farmyard.kernel.option import Option, Target

FOR_PARTNER: Final = " for partner"
_for_partner: Final[dict[tuple[str, int], Option]] = {}


def farms_of(game: Agricola, seat: int) -> list[int]:
    """The farms on which a player may build and plow, the own one first."""
    partner = game.partner(seat)
    return [seat] if partner < 0 else [seat, partner]


def on_farm(option: Option, seat: int, farm: int) -> Option:
    """An option of a player as one for a farm."""
    if farm == seat:
        return option
    known = _for_partner.get((option.text, farm))
    if known is None:
        target = Target(option.target.kind, cells=option.target.cells, seat=farm, number=option.target.number)
        known = Option(option.verb, option.what + FOR_PARTNER, target)
        _for_partner[option.text, farm] = known
    return known


def farm_of(option: Option, seat: int) -> int:
    """The farm that an option of a player is for."""
    return seat if option.target.seat < 0 else option.target.seat


def named_farm(game: Agricola, seat: int, words: str) -> tuple[str, int]:
    """What a player has named, and on which farm."""
    partner = game.partner(seat)
    if partner >= 0 and words.lower().endswith(FOR_PARTNER):
        return words[: -len(FOR_PARTNER)], partner
    return words, seat


def refused_there(game: Agricola, seat: int, words: str, why: str) -> str:
    """Why something that a player has named is refused, with the name of whose farm it is for, if not the own one."""
    if not words.lower().endswith(FOR_PARTNER):
        return why
    partner = game.partner(seat)
    if partner < 0:
        return "nobody is your partner at this table: leave out 'for partner'"
    return f"on {game.names[partner]}'s farm, {why}"


def whose(game: Agricola, seat: int, farm: int) -> str:
    """Whose farm it is, after what is built there; nothing where it is the own one."""
    return "" if farm == seat else f" for {game.names[farm]}"
