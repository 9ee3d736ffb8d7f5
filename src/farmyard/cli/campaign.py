"""`farmyard campaign`: three games in a row in the same company, one game at a time."""

import argparse
from pathlib import Path

from rich.table import Table
from rich.text import Text

from farmyard import Agricola, AgricolaSettings, begin
from farmyard.ai.promise import most_promising
from farmyard.campaigns import GAMES, Campaign
from farmyard.cli.agricola import AgricolaSession
from farmyard.cli.campaign_file import KeptCampaign, read_campaign
from farmyard.cli.carrying import ask_for_one
from farmyard.cli.draw.glyphs import seat_style
from farmyard.cli.draw.words import plural
from farmyard.cli.facts import facts_of
from farmyard.cli.games import SERIES
from farmyard.cli.invocation import again
from farmyard.cli.play import check_programs, leaving_saves, seed_for, table_seats
from farmyard.cli.seats import NAMES, Seats, choose_seats, read_seats
from farmyard.cli.series import new_record
from farmyard.cli.store import SaveFile, set_aside, state_folder
from farmyard.cli.tables import any_table, fixed, given, thinking_time
from farmyard.cli.terminal import BadCommand, Terminal

DEFAULT = "campaign.txt"


def campaign(arguments: argparse.Namespace) -> int:
    """Begin a campaign, go on with it or show it; returns the exit code."""
    terminal = Terminal()
    path = state_folder("--campaign") / DEFAULT if arguments.campaign is None else Path(arguments.campaign).expanduser()
    if not path.parent.is_dir():
        raise BadCommand(f"there is no folder {path.parent} to keep a campaign in: make it first, or choose another")
    if arguments.status:
        _status(path, terminal)
        return 0
    with leaving_saves():
        _play(arguments, path, terminal)
    return 0


def _status(path: Path, terminal: Terminal) -> None:
    if not path.exists():
        raise BadCommand(f"there is no campaign in {path} yet: '{again('campaign')}' begins one")
    kept = read_campaign(path)
    so_far = kept.campaign()
    seats = _seats(kept)
    terminal.line(f"Campaign of {', '.join(seats.names())}, kept in {path}")
    _standing(so_far, seats, terminal)
    if kept.under_way:
        terminal.line(f"Game {so_far.game} of {GAMES} is under way in {path.parent / kept.records[-1]}.")


def _seats(kept: KeptCampaign) -> Seats:
    """Who sits where in all games, as the first record says."""
    record, game = kept.read_record(0)
    return table_seats(record, game, kept.path.parent / kept.records[0], record.header.get(NAMES))


# -- playing ----------------------------------------------------------------------------------


def _play(arguments: argparse.Namespace, path: Path, terminal: Terminal) -> None:
    """Play the game under way or the next one, and see what it means for the campaign."""
    if path.exists() and not arguments.new:
        kept = read_campaign(path)
        so_far = kept.campaign()
        seats = _seats(kept)
        _only_go_on(arguments, kept, seats)
        if so_far.over:
            _standing(so_far, seats, terminal)
            terminal.line(f"This campaign is over: begin a new one with {again('campaign', '--new')}")
            return
    else:
        kept, so_far, seats = _begun(arguments, path, terminal)
    game = kept.read_record(-1)[1] if kept.under_way else begin(so_far.settings(), seed_for(arguments.seed))
    if kept.under_way:
        kept.check(so_far, len(kept.records) - 1, game)
    else:
        kept.records.append(new_record(path, len(kept.records) + 1).name)
    go_on = again("campaign") if arguments.campaign is None else again("campaign", "--campaign", str(path))
    _one_game(arguments, kept, so_far, seats, game, go_on, terminal)


def _only_go_on(arguments: argparse.Namespace, kept: KeptCampaign, seats: Seats) -> None:
    """Refuse what a campaign has settled already; who sits there may be said again."""
    settled = [name for name in fixed() if name != "--seed" or kept.under_way] + ["--names", "--recommendations"]
    if arguments.seats is not None and read_seats(arguments.seats).kinds != seats.kinds:
        settled.append("--seats")
    check_programs(seats, arguments.seats, kept.path)
    for name in settled:
        if given(arguments, name):
            raise BadCommand(f"{name} is fixed by now: leave it out to go on with the campaign, or begin a --new one")


def _begun(arguments: argparse.Namespace, path: Path, terminal: Terminal) -> tuple[KeptCampaign, Campaign, Seats]:
    """A new campaign; an old one is kept under another name."""
    seats = choose_seats(arguments.seats, arguments.players, "agricola", arguments.names)
    seats = seats.recommended(arguments.recommendations)
    table = any_table(arguments, len(seats.kinds), cards=True)
    if not isinstance(table, AgricolaSettings):
        raise BadCommand("a campaign is played with Agricola: leave --game out")
    begun = Campaign(table)
    begin(table)  # refuses before the old campaign is moved
    if path.exists():
        read_campaign(path)  # refuses to move a file that is no campaign
        terminal.line(f"The old campaign is kept in {set_aside(path)}")
    return KeptCampaign(path), begun, seats


def _one_game(
    arguments: argparse.Namespace,
    kept: KeptCampaign,
    so_far: Campaign,
    seats: Seats,
    game: Agricola,
    go_on: str,
    terminal: Terminal,
) -> None:
    seats.sit_down(game)
    file = SaveFile(kept.path.parent / kept.records[-1], {**seats.remarks(), SERIES: kept.path.name})
    with file.held():
        seconds = thinking_time(arguments, seats.kinds, arguments.hints)
        session = AgricolaSession(game, seats, file, terminal, go_on, seconds)
        session.hints = arguments.hints
        _announce(so_far, game, terminal)
        file.write(game)
        kept.save()
        session.run()
        if game.over:
            _conclude(kept, so_far, seats, game, go_on, terminal)


def _announce(so_far: Campaign, game: Agricola, terminal: Terminal) -> None:
    terminal.line(f"Game {so_far.game} of {GAMES} of the campaign.", "bold")
    if not so_far.outcomes:
        return
    terminal.line(f"Won the game before and starts: {game.names[so_far.starts]}")
    if so_far.last:
        terminal.line(f"Came last and begins with 1 food more: {', '.join([game.names[seat] for seat in so_far.last])}")
    for seat, key in enumerate(so_far.outcomes[-1].taken):
        card = facts_of(key) if key else None
        if card is not None:
            terminal.line(f"Lies before {game.names[seat]} from the start: {card.name}")


# -- after a game -----------------------------------------------------------------------------


def _conclude(
    kept: KeptCampaign, so_far: Campaign, seats: Seats, game: Agricola, go_on: str, terminal: Terminal
) -> None:
    """Note the game's outcome once everybody has chosen what to take along."""
    try:
        taken = tuple([_taken(so_far, seats, game, seat, terminal) for seat in range(game.seats())])
    except (EOFError, KeyboardInterrupt):
        terminal.line("")
        terminal.line(f"Choose when you go on with: {go_on}")
        return
    kept.taken.append(taken)
    kept.save()
    now = so_far.after(game, taken)
    _standing(now, seats, terminal)
    if not now.over:
        terminal.line(f"Next is game {now.game} of {GAMES}. Go on with: {go_on}")


def _taken(so_far: Campaign, seats: Seats, game: Agricola, seat: int, terminal: Terminal) -> str:
    """The occupation that a seat takes along: people are asked, computers look at what it promises."""
    offers, name = so_far.offers(game, seat), game.names[seat]
    if not offers:
        return ""
    if seats.human(seat):
        who = "Which of your occupations do you" if len(seats.people) == 1 else f"{name}: which occupation do you"
        card = ask_for_one(terminal, f"{who} take into the next game? Enter takes none.", offers, may=True)
        return "" if card is None else card.key
    with terminal.thinking(name):
        key = most_promising(so_far.prospects(game, seat), seat, game.seed)
    card = facts_of(key)
    terminal.line(f"{name} takes {card.name} into the next game." if card else f"{name} takes no occupation along.")
    return key


def _standing(so_far: Campaign, seats: Seats, terminal: Terminal) -> None:
    """Everybody's campaign points, game by game, and what was scored for them."""
    names = seats.names()
    table = Table(box=terminal.table_box)
    for heading in ("", *[f"Game {number}" for number in range(1, GAMES + 1)], "Campaign points", "All scores"):
        table.add_column(heading, justify="left" if not heading else "right")
    for seat in sorted(range(len(names)), key=lambda seat: so_far.places[seat]):
        games = [f"{so_far.points_of(n + 1)[seat]}  ({game.scores[seat]})" for n, game in enumerate(so_far.outcomes)]
        cells = [*games, *[""] * (GAMES - len(games)), str(so_far.points[seat]), str(so_far.totals[seat])]
        table.add_row(Text(names[seat], seat_style(seat)), *cells)
    terminal.say(table)
    if so_far.over:
        best = [names[seat] for seat, place in enumerate(so_far.places) if place == 1]
        points = plural(max(so_far.points), "campaign point")
        win = "win" if len(best) > 1 or best[0] == "You" else "wins"
        terminal.say(Text(f"{' and '.join(best)} {win} the campaign with {points}.", "bold green"))
