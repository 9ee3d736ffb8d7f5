"""What has happened in a game of Agricola, in words: the one place that has sentences for happenings.

Happenings that belong together are told as one: what was paid is told with what it was paid for, and a
card that brought goods is named with the goods.
"""

from typing import Final

from farmyard.agricola.content.catalogue import CARDS, DRAWN, FURTHER_MAJORS
from farmyard.agricola.content.majors import MAJORS
from farmyard.agricola.farm.geometry import EDGE_NAMES, names
from farmyard.agricola.state import happenings as h
from farmyard.agricola.state import purchase
from farmyard.agricola.state.card import MINOR, OCCUPATION
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import FOOD, NAMES, count, several, text
from farmyard.agricola.state.player import HOUSES
from farmyard.kernel.journal import Happening
from farmyard.kernel.option import Target
from farmyard.kernel.story import YOU, Clause

_CARD_NAMES: Final = {card.key: card.name for card in [*CARDS, *MAJORS, *FURTHER_MAJORS, *DRAWN]}
_SORTS: Final = {OCCUPATION: "occupation", MINOR: "minor improvement"}
_PAID_FOR: Final = {
    h.ADDS_ROOM: purchase.ROOM,
    h.BUILDS_STABLE: purchase.STABLE,
    h.FENCES: purchase.FENCE,
    h.RENOVATES: purchase.RENOVATION,
    h.PLOWS: purchase.FIELD,
}
_ON_THE_FARM: Final = {
    h.ADDS_ROOM: ("add", "a room on "),
    h.BUILDS_STABLE: ("build", "a stable on "),
    h.FENCES: ("fence", "in "),
    h.PLOWS: ("plow", ""),
    h.CLEARS: ("clear", ""),
    h.BURNS: ("make", "a field of "),
    h.LAYS_TILE: ("lay", "a "),
    h.EXTENDS: ("extend", "the farmyard by "),
    h.SOWS: ("sow", ""),
    h.RENOVATES: ("renovate", ""),
    h.GROWS: ("have", ""),
}
_SECRET: Final = {h.DRAWS: "draw", h.DISCARDS: "discard", h.KEEPS: "keep", h.LOOKS_AT: "look"}
_ABOUT_CARDS: Final = {
    h.PLAYS: "play", h.BUILDS: "build", h.USES: "use", h.PASSES_ON: "pass", h.RETURNS: "return", h.TURNS_OVER: "draw",
    **_SECRET,
}  # fmt: skip
_IMPROVEMENTS: Final = (h.BUILDS, h.RETURNS)
_PLAIN: Final = {
    h.BECOMES_FIRST: ("become", "the starting player"),
    h.STAYS_FIRST: ("stay", "the starting player"),
    h.BURNS_DOWN: ("lose", "the house to a fire"),
    h.TURNS_TO_STONE: ("have", "the clay hut fired to a stone house"),
    h.HARVEST: ("", "Harvest"),
}


def story(game: Agricola, happenings: list[Happening], seat: int = -1) -> list[Clause]:
    """What a seat (-1: everybody) may know of some happenings, told in their order."""
    seen = [happening.seen_by(seat) for happening in happenings]
    payments = _payments(seen)
    paid = {place: _payment(seen[payment].target) for payment, place in payments.items()}
    told: list[Clause] = []
    for place, happening in enumerate(seen):
        if place not in payments and not _named_with_goods(seen, place):
            clause = _clause(game, happening)
            clause.rest += f" for {paid[place]}" if place in paid else ""
            told.append(clause)
    return told


def card_name(game: Agricola, key: str) -> str:
    """The name of a card of this game."""
    known = game.board.names.get(key) or _CARD_NAMES.get(key, "")
    if known:
        return known
    for player in game.players:
        for card in player.in_force:
            if card.key == key:
                return card.name
    return key


# -- what belongs together --------------------------------------------------------------------


def _payments(seen: list[Happening]) -> dict[int, int]:
    """The places of payments that are told with what they are for, and the places of that.

    A card is paid before it is played, anything else once it is chosen.
    """
    found: dict[int, int] = {}
    for place, happening in enumerate(seen):
        if happening.what == h.PAYS:
            if happening.target.cards:
                bought = [later for later in range(place + 1, len(seen)) if _lays_out(seen[later], happening)]
            else:
                bought = [before for before in range(place - 1, -1, -1) if _is_bought(seen[before], happening)]
            if bought and bought[0] not in found.values():
                found[place] = bought[0]
    return found


def _lays_out(other: Happening, payment: Happening) -> bool:
    return other.what in (h.PLAYS, h.BUILDS) and _alike(other, payment) and other.target.cards == payment.target.cards


def _is_bought(other: Happening, payment: Happening) -> bool:
    return _alike(other, payment) and _PAID_FOR.get(other.what) == payment.target.kind


def _alike(one: Happening, other: Happening) -> bool:
    return one.seat == other.seat


def _payment(target: Target) -> str:
    return f"{text(target.goods)} from {text(target.paid)}" if target.paid else text(target.goods)


def _named_with_goods(seen: list[Happening], place: int) -> bool:
    """Whether the use of a card is told with the goods it brings."""
    use = seen[place]
    if use.what != h.USES:
        return False
    for later in seen[place + 1 :]:
        if later.seat == use.seat and later.target.cards == use.target.cards:
            return later.what != h.USES
    return False


# -- words for each happening -----------------------------------------------------------------


def _clause(game: Agricola, happening: Happening) -> Clause:
    what, target = happening.what, happening.target
    if what in _PLAIN:
        verb, rest = _PLAIN[what]
    elif what in _ABOUT_CARDS:
        verb, rest = _about_cards(game, what, target)
    elif what in _ON_THE_FARM:
        verb, rest = _on_the_farm(game, what, target)
    else:
        verb, rest = _with_goods(game, what, target)
    return Clause(happening.seat, verb, rest, target, what)


def _on_the_farm(game: Agricola, what: str, target: Target) -> tuple[str, str]:
    cells = names(target.cells)
    if what == h.SOWS:
        kinds = " ".join([NAMES[kind] for kind in range(len(NAMES)) if count(target.goods, kind)])
        return "sow", f"{kinds} on {cells or _cards(game, target)}"
    if what == h.GROWS:
        return ("take", f"in who lives on {_cards(game, target)}") if target.cards else ("have", "a child")
    if what == h.FENCES and target.kind:
        return "build", f"a fence at {EDGE_NAMES[target.number]}{_farm(game, target)}"
    if what == h.RENOVATES:
        return "renovate", f"to a {HOUSES[target.number]}"
    verb, before = _ON_THE_FARM[what]
    before += f"the {target.kind} on " if what in (h.CLEARS, h.BURNS) else ""
    before += f"{target.kind} on " if what == h.LAYS_TILE else ""
    return verb, f"{before}{cells}{_farm(game, target)}"


def _about_cards(game: Agricola, what: str, target: Target) -> tuple[str, str]:
    if what == h.PASSES_ON:
        return "pass", f"{_cards(game, target)} on to {_other(game, target)}"
    if what in _SECRET:
        which = f": {_cards(game, target)}" if target.cards else ""
        at = "at " if what == h.LOOKS_AT else ""
        return _SECRET[what], f"{at}{several(target.number, _SORTS.get(target.kind, 'card'))}{which}"
    return _ABOUT_CARDS[what], f"the {_cards(game, target)}" if what in _IMPROVEMENTS else _cards(game, target)


def _with_goods(game: Agricola, what: str, target: Target) -> tuple[str, str]:
    """People, spaces and goods."""
    goods, paid, space = text(target.goods), text(target.paid), _space(game, target.space)
    there = space or names(target.cells) or _cards(game, target)
    if what == h.GETS:
        return "get", f"{goods} from {_cards(game, target)}" if target.cards else goods
    if what == h.GIVES:
        return "give", f"{goods} to {_other(game, target)} for {paid}"
    if what == h.IS_GIVEN:
        return "receive", f"{goods} from {_other(game, target)} for {paid}"
    if what == h.CONVERTS:
        return "turn", f"{paid} into {goods}"
    if what == h.LAYS:
        laid = f"a {target.kind}" if target.kind else goods
        return "lay", f"{laid} on {there}"
    words = {
        h.ROUND: ("", f"Round {target.number}: {space or 'nothing'} comes into play"),
        h.REVEALS: ("reveal", space),
        h.SHIFTS: ("", f"{_cards(game, target)}: {_shifted(target)}"),
        h.GOES: ("go", f"to {space}"),
        h.MOVES: ("move", f"from {space} to {_space(game, target.goal)}"),
        h.GETS_PROMISED: ("get", f"{goods} laid out for this round"),
        h.PAYS: ("pay", _payment(target)),
        h.BAKES: ("bake", f"{paid} into {goods}"),
        h.POINTS: ("get", several(target.number, "bonus point")),
        h.BEGS: ("take", several(target.number, "begging card")),
        h.LAYS_OUT: ("lay", f"{goods} on {several(target.number, 'coming round')}"),
        h.REAPS: ("harvest", goods),
        h.LOSES_TOKENS: ("lose", several(target.number, target.kind)),
        h.TAKES_TOKENS: ("take", f"{several(target.number, target.kind)} from {there}"),
        h.DRAWS_NUMBER: ("draw", f"the number {target.number} for {_cards(game, target)}"),
        h.TAKES_SPECIAL: ("take", f"the special action {target.kind.title().replace(' And ', ' and ')}"),
        h.HOLDS: ("take", f"the special action card {_special(game, target)}"),
        h.TURNS_UP: ("turn", f"the special action card {_special(game, target)} up"),
        h.HEATS: ("heat", f"the house with {goods}" if target.goods else "nothing"),
        h.FALLS_ILL: ("put", "1 person to bed" if target.number == 1 else f"{target.number} people to bed"),
        h.FEEDS: ("feed", f"the family with {count(target.goods, FOOD)} food"),
        h.BREEDS: ("have", f"{goods} born"),
        h.COOKS: ("cook", f"{paid} for {goods}"),
        h.LOSES: ("let", f"{paid} run away"),
        h.IS_TO_BE: ("let", f"{_cards(game, target)} be {goods}"),
        h.RELEASES: ("let", f"{goods} go"),
    }
    return words[what]


def _other(game: Agricola, target: Target) -> str:
    """The player with whom somebody deals."""
    name = game.names[target.seat]
    return "you" if name == YOU else name


def _farm(game: Agricola, target: Target) -> str:
    """On whose farm something is done, where it is not on the doer's own."""
    if target.seat < 0:
        return ""
    name = game.names[target.seat]
    return " on your farm" if name == YOU else f" on {name}'s farm"


def _shifted(target: Target) -> str:
    more = f"{text(target.goods)} more" if target.goods else ""
    fewer = f"{text(target.paid)} less" if target.paid else ""
    return f"{' and '.join([words for words in (more, fewer) if words])} on the spaces that it alters"


def _space(game: Agricola, space: int) -> str:
    return game.spaces[space].name if space >= 0 else ""


def _special(game: Agricola, target: Target) -> str:
    names = [card.name for card in game.board.special_cards if card.key in target.cards]
    return "".join(names)


def _cards(game: Agricola, target: Target) -> str:
    return " and ".join([card_name(game, key) for key in target.cards])
