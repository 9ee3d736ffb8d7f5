"""What this house offers: games, their settings and computer players, and their cards."""

from collections.abc import Sequence
from typing import Final

from farmyard.agricola.content.catalogue import CARDS, DRAWN, FURTHER_MAJORS, edition_of
from farmyard.agricola.content.majors import MAJORS
from farmyard.agricola.rules.payment import in_words
from farmyard.agricola.state.card import Card
from farmyard.ai.player import APPRENTICE, FARMER, MASTER, PLAYERS, RANDOM
from farmyard.games import GAMES, GameKind
from farmyard.kernel.settings import PLAYERS as SEATS
from farmyard.kernel.settings import Fit, Whole
from farmyard.kernel.settings import Setting as Declared
from farmyard.server.bots import Bot, Bots, levels_for
from farmyard.server.protocol.games import CardInfo, ComputerLevel, GameInfo, Setting, SettingValue
from farmyard.server.refusal import Refusal

_LEVELS: Final = {
    RANDOM: "Does anything that is allowed",
    APPRENTICE: "Looks after its own farm and often errs",
    FARMER: "Thinks its turn through",
    MASTER: "Looks ahead for a second or more",
}


def games(bots: Bots) -> list[GameInfo]:
    """Every game that can be played here."""
    return [_game(key, kind, bots) for key, kind in GAMES.items()]


def _game(key: str, kind: GameKind, bots: Bots) -> GameInfo:
    [seats] = [setting for setting in kind.declared() if setting.name == SEATS and isinstance(setting, Whole)]
    return GameInfo(
        key=key,
        label=kind.label,
        text=kind.text,
        fewest_seats=seats.least,
        most_seats=seats.most,
        seats_need={number: _needs([fit]) for number, fit in seats.only.items()},
        settings=[_setting(setting) for setting in kind.declared() if setting.label and setting is not seats],
        computers=_computers(key, bots),
    )


def _setting(declared: Declared) -> Setting:
    """A setting as the form of a new table shows it."""
    only = {word: _needs([fit]) for word, fit in declared.only.items()}
    values = [SettingValue(key=word, label=label, needs=only.get(word, {})) for word, label in declared.values.items()]
    return Setting(
        key=declared.name,
        label=declared.label,
        text=declared.help,
        group=declared.group,
        kind=declared.kind,  # type: ignore[arg-type]
        default=declared.usual,
        values=values,
        least=declared.least if isinstance(declared, Whole) else None,
        most=declared.most if isinstance(declared, Whole) else None,
        needs=_needs(declared.fits),
    )


def _needs(fits: Sequence[Fit]) -> dict[str, list[str]]:
    return {fit.name: list(fit.words) for fit in fits}


def _computers(game: str, bots: Bots) -> list[ComputerLevel]:
    return [_program(name, bots[name]) if name in bots else _level(name) for name in levels_for(game, bots)]


def _level(name: str) -> ComputerLevel:
    return ComputerLevel(key=name, label=name.capitalize(), text=_LEVELS[name])


def _program(name: str, bot: Bot) -> ComputerLevel:
    return ComputerLevel(key=name, label=bot.label, text="A program of this house", program=True)


def cards(game: str) -> list[CardInfo]:
    """Every card of a game."""
    if game not in PLAYERS:
        raise Refusal("not-available", f"There is no game '{game}'")
    return _CARDS if game == "agricola" else []


def _info(card: Card) -> CardInfo:
    price = in_words(card.prices)
    return CardInfo(
        key=card.key,
        name=card.name,
        kind=card.sort,
        deck=card.deck,
        edition=edition_of(card),
        category=card.category,
        bonus=card.bonus,
        price="" if price == "nothing" else price,
        requires="" if card.requires is None else card.requires.words(),
        points=card.points,
        text=card.words,
        rulings=list(card.rulings),
    )


_CARDS: Final = [_info(card) for card in (*MAJORS, *FURTHER_MAJORS, *CARDS, *DRAWN)]
