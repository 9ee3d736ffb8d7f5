"""What a player owns and needs, in words beside the farmyard."""

from typing import Final

from rich.table import Table
from rich.text import Text

from farmyard.agricola.farm.fences import FENCES
from farmyard.agricola.player_view import Goods, PlayerView
from farmyard.agricola.state.game import FINISHED, WORK
from farmyard.agricola.state.player import STABLES
from farmyard.agricola.view import TeamView, View
from farmyard.cli.draw.cards import with_marks
from farmyard.cli.draw.farm import SMALL_WIDTH, sheltered, small_farm
from farmyard.cli.draw.glyphs import Glyphs, seat_style
from farmyard.cli.draw.words import goods_text, plural, wrapped

ANIMALS: Final = ("sheep", "boar", "cattle", "horse", "llama")
NEIGHBOUR_WIDTH: Final = SMALL_WIDTH + 4
_LABEL: Final = 8
_FEW: Final = 6


def status(view: View, seat: int, width: int, in_short: bool = False) -> Table:
    """Everything about a player that the picture of the farm does not say; in short what fits beside a small one."""
    player = view.players[seat]
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    points = plural(player.score, "point") + ("" if view.phase == FINISHED else " so far")
    heading = Text.assemble((player.name, seat_style(seat)), (f"  {points}", "dim"))
    if view.starting_player == seat and len(view.players) > 1:
        heading.append("  starts", "dim")
    table.add_row("", heading)
    rows = _rows(view, player, width - _LABEL)
    for label, text in rows[:_FEW] if in_short else rows:
        table.add_row(label, text)
    return table


def in_a_line(view: View, seat: int, glyphs: Glyphs) -> Text:
    """What a player has, for a screen without room for a farm."""
    player = view.players[seat]
    parts = [Text(player.name, seat_style(seat)), goods_text(player.goods), _family(view, player)]
    return Text(f" {glyphs.dot} ", "dim").join(parts)


def _rows(view: View, player: PlayerView, width: int) -> list[tuple[str, Text]]:
    supply = {kind: number for kind, number in player.goods.items() if kind not in ANIMALS}
    rows = [("Supply", goods_text(supply, width=width)), ("Family", _family(view, player))]
    rows += [("Team", _team(view, player, team)) for team in view.teams if player in _members(view, team)]
    if view.phase != FINISHED:
        rows.insert(1, ("Harvest", food_text(player)))
        rows[2:2] = [("", need_text(player, kind)) for kind in player.needs]
    animals = {kind: number for kind, number in player.goods.items() if kind in ANIMALS}
    if animals:
        rows.append(("Animals", goods_text(animals, width=width)))
    rows += [("Pasture", _pasture(player, number)) for number in range(len(player.pastures))]
    indoors = sheltered(player)
    if indoors:
        where = "in the house" if sum(indoors.values()) == 1 else "in the house or on cards"
        rows.append(("Indoors", goods_text(indoors).append(f" {where}")))
    if player.fences or player.stables:
        rows.append(("Left", Text(_pieces_left(player))))
    if player.occupations:
        rows.append(("Played", Text(with_marks(player, player.occupations))))
    if player.improvements:
        rows.append(("Built", Text(with_marks(player, player.improvements))))
    named = player.occupations + player.improvements
    others = tuple(dict.fromkeys([name for name in (*player.cards, *player.on_cards) if name not in named]))
    if others:
        rows.append(("Besides", Text(with_marks(player, others))))
    if player.promised:
        rows.append(("Coming", _promised(player)))
    if player.begging:
        rows.append(("Begging", Text(plural(player.begging, "card"), "bold red")))
    return rows


def _members(view: View, team: TeamView) -> list[PlayerView]:
    return [view.players[seat] for seat in team.seats]


def _team(view: View, player: PlayerView, team: TeamView) -> Text:
    [partner] = [other for other in _members(view, team) if other is not player]
    return Text(f"with {partner.name}, {plural(team.points, 'point')} together")


def food_text(player: PlayerView) -> Text:
    """The food that a family needs and has."""
    return _needed("food", player.food_needed, player.goods.get("food", 0))


def need_text(player: PlayerView, kind: str) -> Text:
    """What else a harvest takes, and how much of it there is."""
    return _needed(kind, player.needs[kind], player.goods.get(kind, 0))


def _needed(kind: str, needed: int, have: int) -> Text:
    return Text(f"needs {needed} {kind}, has {have}", "green" if have >= needed else "yellow")


def _family(view: View, player: PlayerView) -> Text:
    text = Text(f"{player.people} people")
    if view.phase == WORK:
        text.append(f", {player.at_home} to place")
    if player.newborns:
        text.append(f", {plural(player.newborns, 'newborn')}", "bold")
    if player.away:
        text.append(f", {player.away} away")
    if player.ill:
        text.append(f", {player.ill} ill", "bold red")
    return text


def _pasture(player: PlayerView, number: int) -> Text:
    pasture = player.pastures[number]
    text = Text(" ".join(pasture.cells) + ": ")
    text.append_text(goods_text(pasture.animals, "empty"))
    return text.append(f", room for {pasture.capacity}", "dim")


def _pieces_left(player: PlayerView) -> str:
    fences = FENCES - len(player.fences)
    return f"{plural(fences, 'fence')}, {plural(STABLES - len(player.stables), 'stable')}"


def _promised(player: PlayerView) -> Text:
    """What lies on coming round spaces; rounds that bring the same are named together."""
    alike: list[tuple[Goods, list[int]]] = []
    for round, goods in player.promised.items():
        known = [rounds for other, rounds in alike if other == goods]
        if known:
            known[0].append(round)
        else:
            alike.append((goods, [round]))
    return Text(", ").join([goods_text(goods).append(f" in {_rounds(rounds)}") for goods, rounds in alike])


def _rounds(rounds: list[int]) -> str:
    """Rounds in words: `round 5`, `rounds 6 to 14`, `rounds 7, 9 and 11`."""
    if len(rounds) == 1:
        return f"round {rounds[0]}"
    if len(rounds) > 2 and rounds[-1] - rounds[0] == len(rounds) - 1:
        return f"rounds {rounds[0]} to {rounds[-1]}"
    return f"rounds {', '.join([str(round) for round in rounds[:-1]])} and {rounds[-1]}"


def neighbour(view: View, seat: int, glyphs: Glyphs) -> Table:
    """Somebody else's farm and supply, small."""
    player = view.players[seat]
    table = Table.grid()
    table.add_column(width=NEIGHBOUR_WIDTH - 1, overflow="fold")
    table.add_row(Text.assemble((player.name, seat_style(seat)), (f" {player.score}", "dim")))
    for line in small_farm(player, glyphs):
        table.add_row(line)
    table.add_row(goods_text(player.goods, width=NEIGHBOUR_WIDTH - 1))
    table.add_row(Text("\n".join(wrapped("", _circumstances(view, seat), ", ", NEIGHBOUR_WIDTH - 1)), "dim"))
    return table


def _circumstances(view: View, seat: int) -> list[str]:
    player = view.players[seat]
    words = _family(view, player).plain.split(", ")
    if view.starting_player == seat:
        words.append("starts")
    if player.begging:
        words.append(f"begging {player.begging}")
    if player.occupations_in_hand + player.minors_in_hand:
        words.append(f"holds {player.occupations_in_hand}+{player.minors_in_hand}")
    return words + list(player.cards)
