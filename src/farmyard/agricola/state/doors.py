"""The doors of a card: the kinds of words it may carry.

A card acts when played (`on_play`, a step), reacts to events (`When`), changes the answers to
questions the rules ask (`Change`), offers exchanges (`Conversion`, `AnyTime`), holds things (`Plot`,
an action space, animals through a `Change`) and scores (`Scoring`). `Condition` and `Number` are what
the others are qualified with.
"""

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from farmyard.agricola.state.events import NAMES, NO_EVENT, Event
from farmyard.agricola.state.goods import kinds
from farmyard.agricola.state.word import Word, bundle
from farmyard.kernel.option import Option, Target

if TYPE_CHECKING:
    from farmyard.agricola.farm.housing import Shelter
    from farmyard.agricola.state.action import Action
    from farmyard.agricola.state.card import Card
    from farmyard.agricola.state.game import Agricola
    from farmyard.agricola.state.player import Player
    from farmyard.agricola.state.purchase import Purchase
    from farmyard.agricola.state.space import Space

OWNER: Final = "owner"
OTHERS: Final = "others"
ANYONE: Final = "anyone"
DOER: Final = "doer"
EVERYONE: Final = "everyone"

# Rights, and what else is true of a player or not.
GROWS_WITHOUT_ROOM: Final = "the family grows without a free room"
ANOTHER_WITHOUT_ROOM: Final = "another child of the same growth needs no free room"
RENOVATES_TWICE: Final = "one renovation leads from a wooden hut to a stone house"
KEEPS_THE_HOUSE: Final = "the house is not renovated any more"
HAS_LONE_OCCUPATION: Final = "no further occupation is played"
FEEDS_LAST: Final = "the family is fed after all others"
BREEDS_LAST: Final = "the animals breed after those of all others"
FORESEES: Final = "spaces that are revealed before their round may be used"
ACTS_AFTER_WORK: Final = "a turn without a person may be taken once all people are placed"
COOKS_HOUSED: Final = "only animals that have had a place are turned into food"
FENCES_PIECEMEAL: Final = "fences need not close a pasture"
BUILDS_LONG_FENCES: Final = "one fence is as long as a straight line"
BUILDS_ADJOINING: Final = "every cell that comes into use borders a used one"
SCATTERS_PASTURES: Final = "pastures need not touch each other"
BUILDS_ANY_MAJOR: Final = "a person's action for a minor improvement may build any major one instead"


class Number(Word):
    """Something that can be counted for a seat."""

    __slots__ = ()

    @abstractmethod
    def of(self, game: "Agricola", seat: int) -> int:
        """How many there are now."""

    @abstractmethod
    def words(self, number: int) -> str:
        """So many of it, for people: `2 occupations`."""

    @property
    def counts(self) -> int:
        """The kinds of goods of the seat that it counts."""
        return 0


class Condition(Word):
    """Something that is true or not, of a seat and, in a reaction, of the event."""

    __slots__ = ()

    @abstractmethod
    def holds(self, game: "Agricola", seat: int, event: Event | None) -> bool:
        """Whether it is true now."""

    @abstractmethod
    def words(self) -> str:
        """What is asked for, to complete "needs ..."."""

    def __and__(self, other: "Condition") -> "Condition":
        return Both(self, other)


class Both(Condition):
    """Two conditions together, written `one & other`."""

    __slots__ = ("one", "other")

    def __init__(self, one: Condition, other: Condition) -> None:
        self.one = one
        self.other = other

    def holds(self, game: "Agricola", seat: int, event: Event | None) -> bool:
        return self.one.holds(game, seat, event) and self.other.holds(game, seat, event)

    def words(self) -> str:
        return f"{self.one.words()} and {self.other.words()}"

    def __repr__(self) -> str:
        return f"{self.one!r} & {self.other!r}"


class When(Word):
    """A reaction: at an event, if it was the right player and a condition holds, an effect.

    A plain effect just happens. Any other is offered in the order its owner chooses; `may` makes it
    optional. Reactions that share a `group` exclude each other. `uses` limits how often in a game,
    `per_round` how often in a round, `per_turn` that it is for one event in a turn. With `first` it comes
    before the other reactions of its owner.
    """

    __slots__ = (
        "event", "then", "by", "when", "may", "group", "uses", "per_round", "per_turn", "first", "limited",
        "minds_event",
    )  # fmt: skip

    def __init__(
        self,
        event: int,
        then: "Action",
        by: str = OWNER,
        when: Condition | None = None,
        may: bool = False,
        group: str = "",
        uses: int = 0,
        per_round: int = 0,
        per_turn: bool = False,
        first: bool = False,
    ) -> None:
        self.event = event
        self.then = then
        self.by = by
        self.when = when
        self.may = may
        self.group = group
        self.uses = uses
        self.per_round = per_round
        self.per_turn = per_turn
        self.first = first
        self.limited = uses > 0 or per_round > 0 or per_turn
        self.minds_event = then.bound(event=NO_EVENT) is not then

    def effect(self, event: Event) -> "Action":
        """What happens in answer to an event."""
        effect: Action = self.then.bound(None, -1, event) if self.minds_event else self.then
        return effect

    def applies(self, game: "Agricola", owner: int, event: Event) -> bool:
        """Whether this event concerns the owner."""
        if event.seat >= 0 and self.by != ANYONE and (event.seat == owner) != (self.by in (OWNER, EVERYONE)):
            return False
        return self.when is None or self.when.holds(game, owner, event)

    def is_for(self, owner: int, event: Event, seat: int) -> bool:
        """Whose reaction it is: with `by=DOER` that of the other player whose doing it is.

        With `by=EVERYONE` it is that of every player where nobody does it, else that of an owner who does.
        """
        if self.by == EVERYONE and event.seat < 0:
            return True
        return (event.seat if self.by == DOER else owner) == seat

    def asked(self, owner: int, event: Event) -> int:
        """The seats, as bits, whose reaction it may be, whatever the condition says."""
        doer = event.seat
        if doer < 0:
            return -1 if self.by == EVERYONE else 0 if self.by == DOER else 1 << owner
        if self.by != ANYONE and (doer == owner) != (self.by in (OWNER, EVERYONE)):
            return 0
        return 1 << (doer if self.by == DOER else owner)

    def __repr__(self) -> str:
        return super().__repr__().replace(f"event={self.event}", f"event={NAMES[self.event]!r}")


class Change(Word):
    """Changes the answer to a question; each method is one question, answered "no change" by default."""

    __slots__ = ()

    @property
    def turn(self) -> int:
        """When it is asked relative to other changes: lower numbers first, 0 what sets a price or a size anew."""
        return 1

    @property
    def only_lowers(self) -> bool:
        """Whether it takes goods off a price, so that the order among its like does not matter."""
        return False

    def prices(self, game: "Agricola", seat: int, purchase: "Purchase", prices: list[int]) -> list[int]:
        """What something may cost; `prices` are the ways found so far."""
        return prices

    @property
    def once_a_round(self) -> "Card | None":
        """The card that notes its use where it changes only one price in a round."""
        return None

    @property
    def for_others(self) -> "Change | None":
        """What the card changes for everybody else."""
        return None

    def at(self, game: "Agricola", seat: int) -> "Change":
        """What it is for its owner as long as nobody's cards change; most are always the same."""
        return self

    @property
    def minds_others(self) -> bool:
        """Whether what it is depends on the cards of others."""
        return False

    def field_price(self) -> int:
        """What a field costs that is plowed, whoever does it; only cards in common are asked."""
        return 0

    def shelter(self, player: "Player", shelter: "Shelter") -> None:
        """Where animals may live."""

    def breeding(self, game: "Agricola", seat: int, kind: int, number: int) -> int:
        """How many animals of a kind breed."""
        return number

    def fence_wood(self, player: "Player", fences: int, wood: int) -> int:
        """The wood for so many fences in one action."""
        return wood

    def free_fences(self, first: int, last: int) -> int:
        """How many of the fences to be paid cost no wood; they are numbered over the whole game."""
        return 0

    def may_enter(self, game: "Agricola", seat: int, space: "Space") -> bool:
        """Whether a space may be used although somebody else is there."""
        return False

    def sown(self, game: "Agricola", seat: int, kind: int, place: int) -> int:
        """How much more is put on a field or plot that is sown."""
        return 0

    def minds_field(self, player: "Player") -> bool:
        """Whether it matters which of several fields is sown."""
        return False

    def grants(self, right: str, game: "Agricola", seat: int) -> bool:
        """Whether it gives one of the rights named above."""
        return False

    def food_needed(self, game: "Agricola", seat: int, needed: int) -> int:
        """How much food the family needs."""
        return needed

    def fuel_needed(self, game: "Agricola", seat: int, needed: int) -> int:
        """How much fuel heats the house, where houses are heated."""
        return needed

    def homes(self, player: "Player") -> int:
        """How many of the family the card has room for."""
        return 0

    def instead_of_renovating(self, game: "Agricola", seat: int) -> "Option | None":
        """What an action for renovating may do instead, beginning with this option."""
        return None

    def does_instead(self, game: "Agricola", seat: int, option: "Option") -> None:
        """Do that."""

    def half_points(self, player: "Player") -> int:
        """Half points on top of the whole ones, which decide a tie."""
        return 0

    def lodgers(self, player: "Player") -> int:
        """How many people live on the card beside the family."""
        return 0

    def away(self, player: "Player") -> int:
        """How many of the family are not there to be placed."""
        return 0

    def draws_occupation(self) -> int:
        """What a player gets for playing an occupation that is drawn at random from the hand."""
        return 0

    @property
    def places_two(self) -> bool:
        """Whether it is to be asked if a person may follow another one."""
        return False

    def may_follow(self, first: "Space", second: "Space") -> bool:
        """Whether a person may be placed right after another one, in the same turn."""
        return False

    def also_majors(self, game: "Agricola", seat: int, card: "Card") -> bool:
        """Whether an action for minor improvements may build this major one."""
        return False

    def occupations(self, counting: str) -> int:
        """How many occupations more this card counts as, where something counts them."""
        return 0

    def beasts(self, player: "Player") -> int:
        """How many animals live on the card that need no place and are no goods."""
        return 0

    def young(self, player: "Player", kind: int, young: int) -> int:
        """How many young a kind of animal has."""
        return young

    def leaves_crop(self, kind: int) -> bool:
        """Whether a harvested crop comes from the supply and its field is left as it is."""
        return False

    def forgiven(self, game: "Agricola", seat: int, category: str, points: int) -> int:
        """The points a category of the scoring counts."""
        return points

    def also_unused(self, player: "Player") -> int:
        """How many cells the scoring counts as unused although something lies there."""
        return 0

    def wins_with(self, points: int) -> bool:
        """Whether so many points win the game, whatever others have."""
        return False

    def converted(self, conversion: "Conversion") -> "Conversion":
        """What becomes of a conversion."""
        return conversion

    def cooked_at_once(self, number: int) -> int:
        """Food gained on top when so many goods are cooked or baked on cooking improvements at one time."""
        return 0


class Conversion(Word):
    """Goods given for goods gained, one at a time; `harvest` limits it to once per harvest while feeding.

    Its option is called after the card unless it has a `name`. `cooking` is what a Fireplace, a Cooking Hearth or the
    Cooking Corner does. With `housed` it may be used only while all animals have a place.
    """

    __slots__ = ("give", "gain", "name", "harvest", "when", "cooking", "housed", "makes", "card", "option")

    def __init__(
        self,
        give: str | int,
        gain: str | int,
        name: str = "",
        harvest: bool = False,
        when: Condition | None = None,
        cooking: bool = False,
        housed: bool = False,
        card: "Card | None" = None,
    ) -> None:
        self.give = bundle(give)
        self.gain = bundle(gain)
        self.name = name
        self.harvest = harvest
        self.when = when
        self.cooking = cooking
        self.housed = housed
        self.makes = kinds(self.gain)
        self.card = card
        label = name if card is None else name or card.name
        target = Target(cards=() if card is None else (card.key,), goods=self.gain, paid=self.give)
        self.option = Option("convert", label, target, self)

    def of_housed(self) -> "Conversion":
        """This conversion, to be used only while all animals have a place."""
        return Conversion(self.give, self.gain, self.name, self.harvest, self.when, self.cooking, True, self.card)

    def bound(self, card: "Card | None" = None, space: int = -1, event: Event | None = None) -> "Conversion":
        when: Condition | None = None if self.when is None else self.when.bound(card, space, event)
        if card is None and when is self.when:
            return self
        return Conversion(
            self.give, self.gain, self.name, self.harvest, when, self.cooking, self.housed, card or self.card
        )


class AnyTime(Word):
    """An action its owner may take between actions, without a person; `uses` limits how often in a game.

    With `midst` it may be taken in the midst of another action, too. Of several on a card the first that is
    possible is offered; they share their uses, so that the second comes once the first is used up.
    """

    __slots__ = ("then", "when", "uses", "midst")

    def __init__(self, then: "Action", when: Condition | None = None, uses: int = 0, midst: bool = False) -> None:
        self.then = then
        self.when = when
        self.uses = uses
        self.midst = midst


class Plot(Word):
    """A place on a card that is sown and harvested like a field, with one kind of crop."""

    __slots__ = ("kind", "is_field", "harvested")

    def __init__(self, kind: int, is_field: bool = True, harvested: Conversion | None = None) -> None:
        self.kind = kind
        self.is_field = is_field
        self.harvested = harvested


class Oven(Word):
    """Bakes up to `most` grain in one bake action, `food` for each; `most` 0 is any number.

    It is a `hearth` where the same card cooks as well. What it `burns` is paid once for the whole action.
    """

    __slots__ = ("food", "most", "hearth", "burns")

    def __init__(self, food: int, most: int = 0, hearth: bool = False, burns: str | int = 0) -> None:
        self.food = food
        self.most = most
        self.hearth = hearth
        self.burns = bundle(burns)


class Scoring(Word):
    """Bonus points at the end; `last` those that depend on all other points."""

    __slots__ = ()

    @property
    def last(self) -> bool:
        return False

    @abstractmethod
    def points(self, game: "Agricola", seat: int) -> int:
        """What the card adds for this owner."""

    def for_others(self, game: "Agricola", owner: int, seat: int) -> int:
        """What the card adds for another player."""
        return 0

    def in_hand(self, game: "Agricola", seat: int) -> int:
        """What the card adds for somebody who has it in hand."""
        return 0

    def spent(self, game: "Agricola", seat: int) -> int:
        """How many goods the points take where they are exchanged instead of counted."""
        return 0
