"""The special action cards: taken instead of placing a person, free or from before somebody else."""

from typing import Final

from farmyard.agricola.content.moor.goods import FUEL
from farmyard.agricola.rules.combine import Either
from farmyard.agricola.rules.improve import Improvement
from farmyard.agricola.rules.payment import affordable
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.action import Action, Rule
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import goods, of
from farmyard.agricola.state.happenings import HOLDS
from farmyard.agricola.state.special import FACE_DOWN, OPEN, SpecialCard, moved
from farmyard.agricola.words.paying import Paid
from farmyard.agricola.words.special import Special
from farmyard.agricola.words.tiles import ClearTile, TileToField
from farmyard.kernel.option import Option

PRICE: Final = goods("2 food")
"""What a card costs that lies before somebody else."""
FELL_TREES: Final[Special] = Special("Fell Trees", ClearTile("forest", "2 wood"))
SLASH_AND_BURN: Final[Special] = Special("Slash and Burn", TileToField("forest"))
CUT_PEAT: Final[Special] = Special("Cut Peat", ClearTile("moor", "3 fuel"))
HORSE_COPER: Final[Special] = Special("Horse Coper", Take("1 horse"))
DEAR_HORSE_COPER: Final[Special] = Special("Horse Coper", Take("1 horse", "1 food"))
HIRING_FAIR: Final[Special] = Special("Hiring Fair", Take("1 food"))
GOOD_HIRING_FAIR: Final[Special] = Special("Hiring Fair", Take("2 food"))
BLACK_MARKET: Final[Special] = Special("Black Market", Paid(of(FUEL), Improvement(minor=True)))
FUEL_AND_FOOD: Final = goods("1 fuel 1 food")


def special_cards(players: int, minors: bool) -> tuple[SpecialCard, ...]:
    """The cards for a number of players, all ten for one; without minor improvements there is no Black Market."""
    work = Special("Clandestine Work", Paid(FUEL_AND_FOOD, Improvement(major=True, minor=minors)))
    market: tuple[Action, ...] = (BLACK_MARKET, work) if minors else (work,)
    two = (
        SpecialCard("2A", FELL_TREES, SLASH_AND_BURN, CUT_PEAT),
        SpecialCard("2B", DEAR_HORSE_COPER, HIRING_FAIR, *market),
    )
    three = (
        SpecialCard("3A", HORSE_COPER, SLASH_AND_BURN, CUT_PEAT),
        SpecialCard("3B", FELL_TREES, GOOD_HIRING_FAIR, *market),
    )
    shared = SpecialCard("4-5", SLASH_AND_BURN, CUT_PEAT)
    four = (SpecialCard("4A", HIRING_FAIR, *market), SpecialCard("4B", FELL_TREES, HORSE_COPER))
    five = (
        SpecialCard("5A", *market),
        SpecialCard("5B", DEAR_HORSE_COPER),
        SpecialCard("5C", FELL_TREES, HIRING_FAIR),
    )
    by_players = {2: two, 3: three, 4: (*four, shared), 5: (*five, shared)}
    return by_players.get(players, (*two, *three, *four, shared, *five))


class Hold(Action):
    """Take a special action card and do nothing with it."""

    __slots__ = ("name", "option")

    def __init__(self, card: SpecialCard) -> None:
        self.name = card.name
        self.option = Option("hold", card.name, card.target)

    def possible(self, game: Agricola, seat: int) -> bool:
        return True

    def obstacle(self, game: Agricola, seat: int) -> str:
        return ""

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [self.option]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.note(HOLDS, seat, option.target)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Take card {self.name} and do nothing"


def text_of(action: Action) -> str:
    """The text of the option that begins an action of a card."""
    if isinstance(action, Special):
        return action.option.text
    assert isinstance(action, Hold)
    return action.option.text


class TakeSpecialCard(Action):
    """Take a special action card from the middle, or for a price from before another player, and do what it says.

    A card from the middle lies face up before its taker; one that is bought lies face down and is closed.
    """

    __slots__ = ("cards", "free", "bought", "begun_by")

    def __init__(self, cards: tuple[SpecialCard, ...]) -> None:
        self.cards = cards
        self.free = tuple([Either((*card.actions, Hold(card))) for card in cards])
        self.bought = tuple([Paid(PRICE, action) for action in self.free])
        self.begun_by: dict[str, tuple[int, Action]] = {}
        """Which card an option is about, and which of its actions, by the option's text."""
        for card, either in enumerate(self.free):
            for action in either.parts:
                self.begun_by[text_of(action)] = (card, action)

    def open_to(self, game: Agricola, seat: int, card: int) -> Action | None:
        """What a player may do with a card, as far as it lies where it can be taken."""
        place = game.specials[card]
        if place == OPEN:
            return self.free[card]
        return self.bought[card] if 0 <= place < FACE_DOWN and place != seat else None

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.options(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "no special action card can be taken"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        offered: list[Option] = []
        for card in range(len(self.cards)):
            action = self.open_to(game, seat, card)
            if action is not None:
                offered += action.options(game, seat)
        return offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        card, action = self.begun_by[option.text]
        if game.specials[card] == OPEN:
            game.specials = moved(game.specials, card, seat)
            action.choose(game, seat, option)
        else:
            game.specials = moved(game.specials, card, FACE_DOWN + seat)
            Paid(PRICE, action).choose(game, seat, option)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        card, action = self.begun_by[option.text]
        return (action if game.specials[card] == OPEN else Paid(PRICE, action)).label(game, seat, option)

    def refusal(self, game: Agricola, seat: int, text: str) -> str:
        """Why a special action that is called by its name cannot be taken."""
        name = text.partition(" ")[2].lower()
        for card, place in zip(self.cards, game.specials):
            for action in card.actions:
                if isinstance(action, Special) and action.name.lower() == name:
                    lying = self.card_obstacle(game, seat, place)
                    return f"{action.name}: {lying}" if lying else action.obstacle(game, seat)
        return ""

    def card_obstacle(self, game: Agricola, seat: int, place: int) -> str:
        """Why a card cannot be taken from where it lies."""
        if place >= FACE_DOWN:
            return "the card is closed for this round"
        if place == seat:
            return "the card lies before you already"
        if place >= 0 and not affordable(game.players[seat], PRICE):
            return f"the card lies before {game.names[place]}, and 2 food are missing"
        return ""


class ReturnSpecialCards(Rule):
    """All special action cards lie face up in the middle again."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        game.specials = (OPEN,) * len(game.specials)
        return []
