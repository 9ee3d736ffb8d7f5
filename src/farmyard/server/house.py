"""What this house offers: games, their settings and computer players, and their cards."""

from typing import Final

from farmyard.agricola.content.catalogue import CARDS
from farmyard.agricola.content.majors import MAJORS
from farmyard.agricola.rules.payment import in_words
from farmyard.agricola.settings import DECKS
from farmyard.agricola.state.card import Card
from farmyard.ai.player import APPRENTICE, FARMER, MASTER, PLAYERS, RANDOM
from farmyard.express.options import DICE, MOST_PLAYERS
from farmyard.server.protocol.games import CardInfo, ComputerLevel, GameInfo, Setting, SettingValue
from farmyard.server.refusal import Refusal

_ORIGINAL: Final = {"edition": ["original"]}
_FULL: Final = {"edition": ["original"], "family": ["no"]}
_DECK_NAMES: Final = {"E": "Basic", "I": "Interactive", "K": "Complex"}


def _values(labels: dict[str, str]) -> list[SettingValue]:
    return [SettingValue(key=key, label=label) for key, label in labels.items()]


def _choice(key: str, label: str, text: str, labels: dict[str, str], needs: dict[str, list[str]]) -> Setting:
    default = next(iter(labels))
    return Setting(key=key, label=label, text=text, kind="choice", default=default, values=_values(labels), needs=needs)


def _switch(key: str, label: str, text: str, needs: dict[str, list[str]]) -> Setting:
    return Setting(key=key, label=label, text=text, kind="yes-no", default="no", values=[], needs=needs)


_EDITIONS: Final = {"original": "Original", "revised": "Revised"}
_HANDS: Final = {"deal": "Dealt", "10-3": "Ten, of which three go", "mulligan": "With mulligans", "draft": "Drafted"}
_DECKS: Final = Setting(
    key="decks",
    label="Decks",
    text="The decks that hand cards are dealt from",
    kind="letters",
    default="",
    values=_values({deck: _DECK_NAMES[deck] for deck in DECKS}),
    needs=_FULL,
)
_AGRICOLA: Final = (
    _choice("edition", "Edition", "Whose boards and cards are played with", _EDITIONS, {}),
    _switch("family", "Family game", "Without hand cards, on the easier board", _ORIGINAL),
    _DECKS,
    _choice("hands", "Hands", "How everybody comes by hand cards", _HANDS, _FULL),
    _switch("three-for-one", "Three for one", "Three hand cards may be discarded to draw one", _FULL),
    _switch("side-job", "Side Job tile", "One more space of the revised edition", {"edition": ["revised"]}),
)
_EXPRESS: Final = (
    _choice("dice", "Dice", "Which faces the dice have", {dice: dice.capitalize() for dice in DICE}, {}),
    _switch("free-pastures", "Free pastures", "Pastures cost no wood", {}),
)


_LEVELS: Final = {
    RANDOM: "Does anything that is allowed",
    APPRENTICE: "Looks after its own farm and often errs",
    FARMER: "Thinks its turn through",
    MASTER: "Looks ahead for a second or more",
}


def games() -> list[GameInfo]:
    """Every game that can be played here."""
    return [
        GameInfo(
            key="agricola", label="Agricola", text="The board game", fewest_seats=1, most_seats=5,
            settings=list(_AGRICOLA), computers=_computers("agricola"), hints=True,
        ),
        GameInfo(
            key="express", label="Agricola Express", text="The dice game", fewest_seats=1, most_seats=MOST_PLAYERS,
            settings=list(_EXPRESS), computers=_computers("express"), hints=False,
        ),
    ]  # fmt: skip


def _computers(game: str) -> list[ComputerLevel]:
    return [ComputerLevel(key=name, label=name.capitalize(), text=_LEVELS[name]) for name in PLAYERS[game]]


def cards(game: str) -> list[CardInfo]:
    """Every card of a game."""
    if game not in PLAYERS:
        raise Refusal("not-available", f"There is no game '{game}'")
    return _CARDS if game == "agricola" else []


def _info(card: Card) -> CardInfo:
    price = in_words(card.prices)
    return CardInfo(
        key=card.name,
        name=card.name,
        kind=card.sort,
        deck=card.deck,
        price="" if price == "nothing" else price,
        requires="" if card.requires is None else card.requires.words(),
        points=card.points,
        text=card.words,
        rulings=list(card.rulings),
    )


_CARDS: Final = [_info(card) for card in (*MAJORS, *CARDS)]
