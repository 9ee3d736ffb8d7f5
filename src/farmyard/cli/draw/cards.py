"""Cards as pictures: a table of many, one in full, the hand, and what lies in front of everybody."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from farmyard.agricola.content.catalogue import REVISED
from farmyard.agricola.player_view import PlayerView
from farmyard.agricola.state.card import ACTION_SPACE, EVENT, MAJOR, MERCHANT, MINOR, OCCUPATION
from farmyard.agricola.view import CardView, View
from farmyard.ai.card_ratings import DEALT, Rating, ratings_of
from farmyard.cli.draw.glyphs import Glyphs, seat_style
from farmyard.cli.draw.words import plural, wrapped
from farmyard.cli.facts import CardFacts, facts_of

WIDE: Final = 140
KIND_STYLE: Final = {
    OCCUPATION: "yellow", MINOR: "color(208)", MAJOR: "red",
    EVENT: "magenta", MERCHANT: "magenta", ACTION_SPACE: "green",
}  # fmt: skip
_KINDS: Final = {OCCUPATION: "Occupations", MINOR: "Minors"}


# -- any cards ------------------------------------------------------------------------------


def card_table(cards: list[CardFacts]) -> Table:
    """Many cards, one in a row."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("Name", "Deck", "Kind", "Players", "Cost", "Requires", "Points"):
        table.add_column(heading, justify="right" if heading == "Points" else "left")
    table.add_column("Text", ratio=1)
    for card in cards:
        table.add_row(*_columns(card))
    return table


def _columns(card: CardFacts) -> tuple[str, ...]:
    points = str(card.points) if card.points else ""
    return card.name, card.deck, card.kind, f"{card.players}+", card.cost, card.requires, points, card.text


def card_lines(cards: list[CardFacts]) -> list[str]:
    """Many cards for a pipe: a line for each, however long, in columns."""
    rows = [("Name", "Deck", "Kind", "Players", "Cost", "Requires", "Points", "Text")] + [_columns(c) for c in cards]
    widths = [max([len(row[column]) for row in rows]) for column in range(7)]
    return ["  ".join([*[word.ljust(width) for word, width in zip(row, widths)], row[7]]) for row in rows]


def card_list(cards: Iterable[CardFacts], glyphs: Glyphs) -> Group:
    """Many cards where there is no room for a table: a heading and the text below it."""
    parts: list[RenderableType] = []
    for card in cards:
        parts += [_heading(card, glyphs), _indented(card.text)]
    return Group(*parts)


def whole_card(card: CardFacts, glyphs: Glyphs) -> Group:
    """One card with everything that is known about it."""
    parts: list[RenderableType] = [_heading(card, glyphs), _indented(card.text)]
    parts += [_indented(rating_words(rating)) for rating in ratings_of(card.key)]
    rulings = Table.grid(padding=(0, 1, 0, 0))
    for ruling in card.rulings:
        rulings.add_row("   ", Text(glyphs.dot), Text(ruling, "dim"))
    return Group(*parts, rulings) if card.rulings else Group(*parts)


def rating_words(rating: Rating) -> str:
    """What a card has proved to be worth."""
    points, wins = rating.points, rating.wins
    unclear = ", too few to tell it from an average card" if points[1] <= 0 <= points[2] else ""
    drafted = "" if rating.hands == DEALT else f" ({rating.hands})"
    return (
        f"Rating among {rating.players}{drafted}: {points[0]:+.1f} points ({points[1]:+.1f} to {points[2]:+.1f}), "
        f"wins {wins[0]:+.1%} ({wins[1]:+.1%} to {wins[2]:+.1%}); held in {plural(rating.games, 'game')}{unclear}"
    )


def _heading(card: CardFacts, glyphs: Glyphs) -> Text:
    kind = f"{card.kind} improvement" if card.kind in (MINOR, MAJOR) else card.kind
    edition = f" of the {card.edition} edition" if card.edition == REVISED else ""
    facts = [f"deck {card.deck.removeprefix('revised-')}{edition}" if card.deck else "", kind, card.category]
    facts.append(f"{card.players} or more players" if card.players > 1 else "")
    about = f" {glyphs.dot} ".join([fact for fact in (*facts, *_terms(card)) if fact])
    return Text.assemble((card.name, f"bold {KIND_STYLE[card.kind]}"), (f"  {about}", "dim"))


def _terms(card: CardFacts) -> list[str]:
    """What a card asks for and what it is worth."""
    terms = [f"costs {card.cost}" if card.cost else "", f"needs {card.requires}" if card.requires else ""]
    terms.append(plural(card.points, "point") if card.points else "")
    terms.append("may bring bonus points" if card.bonus else "")
    return [term for term in terms if term]


def _indented(words: str) -> Padding:
    return Padding(Text(words), (0, 0, 0, 2))


def in_short(card: CardFacts) -> str:
    """A card's terms and text on one line, for the list of options."""
    terms = _terms(card)
    return f"({', '.join(terms)}) {card.text}" if terms else card.text


# -- the hand -------------------------------------------------------------------------------


def hand_lines(view: View, width: int, glyphs: Glyphs) -> list[Text]:
    """The names of the own cards, a paragraph for each kind; what cannot be played now is dim."""
    lines: list[Text] = []
    for kind, heading in _KINDS.items():
        cards = [card for card in view.hand if card.kind == kind]
        if cards:
            lines += _names(f"Your {heading.lower()}:", cards, width, glyphs)
    return lines


def _names(heading: str, cards: list[CardView], width: int, glyphs: Glyphs) -> list[Text]:
    lines = [Text(line) for line in wrapped(heading, [card.name for card in cards], f" {glyphs.dot} ", width)]
    lines[0].stylize("bold", 0, len(heading))
    for line in lines:
        for card in cards:
            line.highlight_words([card.name], "dim" if card.obstacle else KIND_STYLE[card.kind])
    return lines


def hand_table(view: View) -> RenderableType:
    """The own cards with their terms and texts."""
    if not view.hand:
        return Text("You have no cards in hand.", "dim")
    parts: list[RenderableType] = []
    for kind, heading in _KINDS.items():
        cards = [card for card in view.hand if card.kind == kind]
        if cards:
            parts += [Text(f"Your {heading.lower()}", "bold"), _beside([_in_hand(card) for card in cards])]
    return Group(*parts)


def _beside(cards: list[tuple[Text, Text]]) -> Table:
    """Names on the left, texts on the right."""
    table = Table.grid(padding=(0, 1, 0, 1))
    table.add_column(max_width=24)
    table.add_column()
    for name, text in cards:
        table.add_row(name, text)
    return table


def _in_hand(card: CardView) -> tuple[Text, Text]:
    facts = facts_of(card.key)
    assert facts is not None
    terms = ", ".join(_terms(replace(facts, cost=card.price if facts.cost else "")))
    style = "dim" if card.obstacle else f"bold {KIND_STYLE[card.kind]}"
    return Text(card.name, style), Text.assemble((f"({terms}) " if terms else "", "dim"), facts.text)


# -- played cards ---------------------------------------------------------------------------


def played_cards(view: View) -> Group:
    """The cards in front of everybody, with texts and what lies on them."""
    parts: list[RenderableType] = []
    for turn in range(len(view.players)):
        seat = (view.seat + turn) % len(view.players)
        parts += _played(view.players[seat], seat)
    return Group(*parts)


def _played(player: PlayerView, seat: int) -> list[RenderableType]:
    held = hand_size(player)
    heading = Text.assemble((player.name, seat_style(seat)), (f"  {held}" if held else "", "dim"))
    if not player.cards:
        return [heading, Padding(Text("no cards played", "dim"), (0, 0, 0, 2))]
    return [heading, _beside([_lying(player, name, key) for name, key in zip(player.cards, player.card_keys)])]


def _lying(player: PlayerView, name: str, key: str) -> tuple[Text, Text]:
    facts = facts_of(key)
    assert facts is not None
    there = f"[{player.on_cards[name]}] " if name in player.on_cards else ""
    return Text(name, f"bold {KIND_STYLE[facts.kind]}"), Text.assemble((there, "bold cyan"), facts.text)


def hand_size(player: PlayerView) -> str:
    """How many cards a player holds."""
    held = [plural(player.occupations_in_hand, "occupation"), plural(player.minors_in_hand, "minor")]
    return f"{' and '.join(held)} in hand" if player.occupations_in_hand + player.minors_in_hand else ""


def with_marks(player: PlayerView, names: tuple[str, ...]) -> str:
    """The names of played cards, each with what lies on it."""
    return ", ".join([f"{name} [{player.on_cards[name]}]" if name in player.on_cards else name for name in names])
