"""The forest deck: action spaces that lie beside the board for everybody."""

from typing import Final

from farmyard.agricola.content.forest_deck.by_hand_spaces import Asleep, FallAsleep, OnceEach, SleepOn, TakeRoad
from farmyard.agricola.content.forest_deck.goods import BURNT_CELL, BURNT_CELLS
from farmyard.agricola.rules.combine import Either, Then
from farmyard.agricola.rules.family import Grow
from farmyard.agricola.rules.take import Take, TakeAll
from farmyard.agricola.state.card import ACTION_SPACE, RECONSTRUCTED, Card
from farmyard.agricola.state.doors import Conversion, When
from farmyard.agricola.state.events import CLEARED, RETURN_HOME
from farmyard.agricola.state.goods import goods
from farmyard.agricola.state.space import Space
from farmyard.agricola.state.tiles import new_tile
from farmyard.agricola.words.at_once import Points
from farmyard.agricola.words.combining import All
from farmyard.agricola.words.conditions import Numbered
from farmyard.agricola.words.land import LayTile
from farmyard.agricola.words.numbers import Goods
from farmyard.agricola.words.paying import Paid
from farmyard.agricola.words.scoring import Each

BURNT: Final = new_tile(BURNT_CELL, plowable=True)
SENT_AWAY: Final = (
    ("1 fairy", "food"), ("1 fairy", "wood"), ("2 fairy", "clay"), ("2 fairy", "reed"), ("2 fairy", "grain"),
    ("3 fairy", "stone"), ("3 fairy", "vegetable"),
)  # fmt: skip
"""How many fairies bring 1 of which goods."""

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Land of Cockaigne",
        ACTION_SPACE,
        "F",
        "A space for everybody: take 5 food. Your person is too full to go home and stays here through the next round.",
        number="F17",
        counter="sleeper",
        space=Space("Land of Cockaigne", All(Take("5 food"), FallAsleep())),
        each=(When(RETURN_HOME, SleepOn(), first=True),),
        changes=(Asleep(work=False),),
        rulings=(
            "Nobody else uses the space meanwhile, and you have one person fewer to place.",
            "The sleeper eats and scores like anybody else.",
        ),
        doubt=RECONSTRUCTED,
        by_hand="no other card keeps people from going home",
    ),
    Card(
        "Warrior Princess",
        ACTION_SPACE,
        "F",
        "A space for everybody in place of the first one for family growth: pay 1 wood and 1 food, have a child if "
        "your house has room for it, and note 1 bonus point.",
        number="F18",
        space=Space(
            "Warrior Princess",
            Paid("1 wood 1 food", Then(Grow(), Points(1))),
            tags=("growth",),
            replaces="first growth",
        ),
        rulings=(
            "It lies on that space if that is in play; who stands there stays there.",
            "If that space is still to come it never will: no card is turned over in its round.",
            "All other spaces for family growth stay as they are.",
        ),
        doubt=RECONSTRUCTED,
    ),
    Card(
        "Dragon Field",
        ACTION_SPACE,
        "F",
        "A space for everybody: pay 1 food and burn up to 2 of your unused cells. Nothing is built on a burnt cell, "
        "but it is used, and whoever plows it gets 1 grain.",
        number="F19",
        space=Space("Dragon Field", Paid("1 food", LayTile(BURNT_CELL, most=2, tiles=BURNT_CELLS))),
        each=(When(CLEARED, Take("1 grain"), when=Numbered(BURNT, BURNT)),),
        rulings=(
            "A burnt cell takes no room, no stable and no fences, and lies in no pasture.",
            "Plowing it is plowing like any other, next to the fields there are.",
            f"No more than {BURNT_CELLS} cells of all farms are burnt at a time.",
        ),
        doubt=RECONSTRUCTED,
    ),
    Card(
        "Fairy Ring",
        ACTION_SPACE,
        "F",
        "A space for everybody that gains 1 fairy each round: take all fairies. At any time send away 1 fairy for 1 "
        "food or wood, 2 for 1 clay, reed or grain, 3 for 1 stone or vegetable. At the end 3 fairies are worth 1 bonus "
        "point.",
        number="F20",
        space=Space("Fairy Ring", TakeAll(), goods("1 fairy"), lying=goods("1 fairy")),
        conversions=tuple(
            [Conversion(fairies, f"1 {good}", name=f"{fairies} into {good}") for fairies, good in SENT_AWAY]
        ),
        scores=(Each(1, Goods("fairy"), per=3),),
        rulings=("The first fairy lies there at once.", "Fairies are no goods and need no place."),
        doubt=RECONSTRUCTED,
    ),
    Card(
        "The Road Not Taken",
        ACTION_SPACE,
        "F",
        "A space for everybody, once for each player: take all reed and stone from the accumulation spaces for reed "
        "and stone, or all clay and food from those for clay and food.",
        number="F21",
        space=Space("The Road Not Taken", OnceEach(Either((TakeRoad("reed", "stone"), TakeRoad("clay", "food"))))),
        rulings=(
            "Either road brings both goods.",
            "The spaces are not used by it and stay free; goods of other kinds stay there.",
            "Nobody draws a card for stone taken so.",
        ),
        doubt=RECONSTRUCTED,
        by_hand="no other space may be used once only",
    ),
)
