"""Asking for one of several occupations: the one that becomes permanent, or that is carried into the next game."""

from rich.table import Table
from rich.text import Text

from farmyard.cli.draw.cards import in_short
from farmyard.cli.facts import CardFacts, facts_of
from farmyard.cli.names import any_of
from farmyard.cli.terminal import BadCommand, Terminal


def ask_for_one(terminal: Terminal, question: str, keys: tuple[str, ...], may: bool = False) -> CardFacts | None:
    """The occupation that is named; where somebody `may` do without, a mere Enter is none."""
    cards = [card for key in keys if (card := facts_of(key)) is not None]
    terminal.say(Text(question, "bold"), _numbered(cards))
    while True:
        answer = terminal.ask("> ")
        if may and answer.lower() in ("", "-", "none"):
            return None
        try:
            return _meant(cards, answer)
        except BadCommand as error:
            terminal.say(Text(str(error), "red"))


def _numbered(cards: list[CardFacts]) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right", min_width=4, style="bold cyan", no_wrap=True)
    table.add_column()
    for number, card in enumerate(cards, 1):
        table.add_row(str(number), Text.assemble(card.name, (f"  {in_short(card)}", "dim")))
    return table


def _meant(cards: list[CardFacts], answer: str) -> CardFacts:
    """The card that an answer means."""
    if answer.isascii() and answer.isdecimal() and 1 <= int(answer[:9]) <= len(cards):
        return cards[int(answer) - 1]
    names = any_of([card.name for card in cards], answer)
    meant = [card for card in cards if answer and card.name in names]
    if len(meant) != 1:
        raise BadCommand(f"answer with a number from 1 to {len(cards)} or with the name of one of these occupations")
    return meant[0]
