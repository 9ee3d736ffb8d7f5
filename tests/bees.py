"""A trial module: bees. It shows everything that a module can bring, without a word in the engine."""

from typing import Final

from farmyard.agricola.rules.harvest import Each
from farmyard.agricola.rules.take import Take, TakeAll
from farmyard.agricola.state.card import COMMON, MAJOR, Card, Price
from farmyard.agricola.state.doors import Conversion, When
from farmyard.agricola.state.events import SOWED
from farmyard.agricola.state.goods import goods, new_good
from farmyard.agricola.state.module import Category, Module, Part, Pile
from farmyard.agricola.state.space import Space
from farmyard.agricola.words.numbers import Goods
from farmyard.kernel.course import Phase
from farmyard.kernel.settings import Fit, Settings, Switch, Whole

HONEY: Final = new_good("honey")
SWARM: Final = Card(
    "Swarm",
    COMMON,
    "bees",
    "Whoever sows gets 1 honey. At any time 1 honey is 2 food.",
    each=(When(SOWED, Take("1 honey")),),
    conversions=(Conversion("1 honey", "2 food", name="honey"),),
)
PRESS: Final = Card(
    "Honey Press",
    MAJOR,
    "",
    "Once per harvest 1 honey into 4 food.",
    prices=(Price("1 wood 1 honey"),),
    points=2,
    conversions=(Conversion("1 honey", "4 food", harvest=True),),
)


def bees(settings: Settings) -> Part:
    if not settings.on("bees"):
        return Part()
    return Part(
        spaces=(Space("Apiary", TakeAll(), goods(f"{settings.number('hives')} honey"), tags=("apiary",)),),
        phases=(Phase("honey harvest", Each(Take("1 honey")), after="field phase"),),
        majors=(Pile(PRESS, under="major:well"),),
        common=(SWARM,),
        turns=(Take("1 wood 1 clay", price="2 honey"),),
        scoring=(Category("Honey", Goods("honey"), each=1, missing=-1),),
    )


BEES: Final = Module(
    "bees",
    (
        Switch("bees", "Bees", "Honey is gathered, traded and harvested"),
        Whole("hives", "Hives", "How much honey is added each round", 1, 1, 3, (Fit("bees", "yes"),)),
    ),
    bees,
)
