"""The final scoring, category by category."""

from typing import Final

from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import BOAR, BUILDING_RESOURCES, CATTLE, GRAIN, SHEEP, VEGETABLE, count
from farmyard.agricola.state.player import Player

FIELDS: Final = (2, 3, 4, 5)
PASTURES: Final = (1, 2, 3, 4)
CROPS_AND_ANIMALS: Final = (
    ("Grain", GRAIN, (1, 4, 6, 8)),
    ("Vegetables", VEGETABLE, (1, 2, 3, 4)),
    ("Sheep", SHEEP, (1, 4, 6, 8)),
    ("Wild boar", BOAR, (1, 3, 5, 7)),
    ("Cattle", CATTLE, (1, 2, 4, 6)),
)
BONUS: Final = "Bonus points"
LOST: Final = "Lost through cards"
BEGGING: Final = "Begging cards"
OFF_BONUS: Final = (LOST, BEGGING)
MOST: Final = {"Fenced stables": 4, "Family members": 5}


class Line:
    """One category of the scoring: how many of it, and what that is worth."""

    __slots__ = ("category", "number", "points", "thresholds")

    def __init__(self, category: str, number: int, points: int, thresholds: tuple[int, ...] = ()) -> None:
        self.category = category
        self.number = number
        self.points = points
        self.thresholds = thresholds
        """How many the first, second, third and fourth point take."""

    def __repr__(self) -> str:
        return f"{self.category}: {self.number} = {self.points}"


def stepped(number: int, thresholds: tuple[int, ...]) -> int:
    """One point for each threshold reached, minus one for not even reaching the first."""
    points = 0
    for threshold in thresholds:
        if number >= threshold:
            points += 1
    return points if points else -1


def next_point(line: Line) -> str:
    """What the next point of a category takes, in words; nothing where there is none or many ways lead there."""
    for threshold in line.thresholds:
        if line.number < threshold:
            return f"{threshold - line.number} more"
    if line.category in MOST and line.number < MOST[line.category]:
        return "1 more"
    return "1 fewer" if line.category == "Unused cells" and line.number else ""


def everything(player: Player) -> int:
    """All goods of a player, in the supply and on the fields, beasts included."""
    return player.goods + player.beasts + sum(player.crops)


def breakdown(game: Agricola, seat: int) -> list[Line]:
    """Every category of a player's score."""
    game.check_seat(seat)
    lines = categories(game, seat)
    last = sum(points_of_cards(game, seat, True))
    for line in lines:
        if line.category == "Bonus points":
            line.number += last
            line.points += last
    return lines


def categories(game: Agricola, seat: int) -> list[Line]:
    """Every category of a player's score before the cards that look at it as a whole."""
    player = game.players[seat]
    fields = player.fields.bit_count()
    pastures = len(player.pastures)
    lines = [
        Line("Fields", fields, stepped(fields, FIELDS), FIELDS),
        Line("Pastures", pastures, stepped(pastures, PASTURES), PASTURES),
    ]
    goods = everything(player)
    for category, kind, thresholds in CROPS_AND_ANIMALS:
        number = count(goods, kind)
        lines.append(Line(category, number, stepped(number, thresholds), thresholds))
    for further in game.board.scoring:
        number = further.of.of(game, seat)
        lines.append(Line(further.name, number, further.points(number), further.thresholds))
    unused = unused_cells(player)
    stables = (player.stables & player.fenced).bit_count()
    rooms = player.rooms.bit_count()
    lines.append(Line("Unused cells", unused, -unused))
    lines.append(Line("Fenced stables", stables, stables))
    lines.append(Line("Clay rooms", rooms if player.house == 1 else 0, rooms if player.house == 1 else 0))
    lines.append(Line("Stone rooms", rooms if player.house == 2 else 0, 2 * rooms if player.house == 2 else 0))
    lines.append(Line("Family members", player.people, 3 * player.people - 2 * player.ill))
    improvements = player.improvements
    lines.append(Line("Improvements", len(improvements), sum([max(0, card.points) for card in improvements])))
    counted = points_of_cards(game, seat) + [min(0, card.points) for card in improvements]
    counted += [scoring.in_hand(game, seat) for card in player.hand for scoring in card.scores]
    extra = player.bonus + sum([points for points in counted if points > 0])
    lost = sum([points for points in counted if points < 0])
    lines.append(Line(BONUS, extra, extra))
    if lost:
        lines.append(Line(LOST, lost, lost))
    lines.append(Line(BEGGING, player.begging, -3 * player.begging))
    for _, change in player.changes:
        for line in lines:
            line.points = change.forgiven(game, seat, line.category, line.points)
    return lines


def unused_cells(player: Player) -> int:
    """The cells that cost a point: unused ones, and what cards let count as such."""
    return player.unused.bit_count() + sum([change.also_unused(player) for _, change in player.changes])


def points_of_cards(game: Agricola, seat: int, last: bool = False) -> list[int]:
    """What a player's own cards and others' that concern everybody are worth; some take points."""
    points: list[int] = []
    for card in game.common:
        points += [scoring.points(game, seat) for scoring in card.scores if scoring.last == last]
    for owner, player in enumerate(game.players):
        own = owner == seat
        for card in player.cards:
            for scoring in card.scores:
                if scoring.last == last:
                    points.append(scoring.points(game, seat) if own else scoring.for_others(game, owner, seat))
    return points


def score(game: Agricola, seat: int) -> int:
    """A player's own points if the game ended now."""
    return sum([line.points for line in breakdown(game, seat)])


def scores(game: Agricola) -> list[int]:
    """Everybody's points if the game ended now; those who play together have the points of their team."""
    if not game.board.partners:
        return [score(game, seat) for seat in range(game.seats())]
    return [team_score(game, seat) for seat in range(game.seats())]


def team_score(game: Agricola, seat: int) -> int:
    """The points of the team of a seat: the sum of what counts in each category, or the product of both totals."""
    if game.board.multiplied:
        one, other = [score(game, member) for member in game.side(seat)]
        return max(0, one) * max(0, other)
    return sum([line.points for line in team_breakdown(game, seat)])


def team_breakdown(game: Agricola, seat: int) -> list[Line]:
    """What counts for the team of a seat in each category, the lower of both; nothing where totals are multiplied."""
    if game.board.multiplied or not game.board.partners:
        return []
    one, other = [settled(breakdown(game, member)) for member in game.side(seat)]
    return [mine if mine.points <= yours.points else yours for mine, yours in zip(one, other)]


def settled(lines: list[Line]) -> list[Line]:
    """Lines of a score with everything that is taken off bonus points in one line with them."""
    kept = [line for line in lines if line.category not in OFF_BONUS]
    off = sum([line.points for line in lines if line.category in OFF_BONUS])
    return [Line(line.category, line.number, line.points + off) if line.category == BONUS else line for line in kept]


def leftovers(game: Agricola, seat: int) -> int:
    """Building resources left in the supply after those exchanged for bonus points."""
    player = game.players[seat]
    spent = sum([scoring.spent(game, seat) for card in player.in_force for scoring in card.scores])
    return sum([count(player.goods, kind) for kind in BUILDING_RESOURCES]) - spent


def places(game: Agricola) -> list[int]:
    """Everybody's place, the best one 1; who ties shares the better one, unless what they have left decides it.

    Those who play together share a place, and what both have left.
    """
    totals = scores(game)
    ties = [
        (half_points(game, seat), leftovers(game, seat) if game.board.leftovers else 0) for seat in range(game.seats())
    ]
    worth: list[tuple[bool, int, int, int]] = []
    for seat, points in enumerate(totals):
        side = game.side(seat)
        halves, left = [sum([ties[member][number] for member in side]) for number in (0, 1)]
        worth.append((wins_anyway(game, seat, points), points, halves, left))
    return [1 + len([better for better in worth if better > own]) for own in worth]


def half_points(game: Agricola, seat: int) -> int:
    """The half points that a player's cards add."""
    player = game.players[seat]
    return sum([change.half_points(player) for _, change in player.changes])


def winners(game: Agricola) -> list[int]:
    """The best seats, who share a tie unless what they have left decides it."""
    return [seat for seat, place in enumerate(places(game)) if place == 1]


def wins_anyway(game: Agricola, seat: int, points: int) -> bool:
    """Whether a card lets so many points win, whatever others have."""
    for _, change in game.players[seat].changes:
        if change.wins_with(points):
            return True
    return False
