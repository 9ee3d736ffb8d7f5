"""What is allowed at any time, once more before a round ends.

Exchanges are offered beside one's own decisions, so whoever has placed the last person would have to wait for
the next one. Before the round ends those are asked who would miss something by waiting: a card that builds or
renovates, what grows before a harvest, or goods for a card of theirs, or for the scoring, that counts or needs them
before they decide anything again.
"""

from typing import Final

from farmyard.agricola.rules.animals import conversion_of, conversion_words
from farmyard.agricola.rules.exchanges import convert, usable_any_time, use_any_time
from farmyard.agricola.state.action import EVERYTHING, Action, Rule
from farmyard.agricola.state.card import told_apart
from farmyard.agricola.state.events import (
    BEFORE_ROUND,
    BEFORE_SCORING,
    BEFORE_WORK,
    FEEDING_PHASE,
    FIELD_START,
    GOING_HOME,
    RETURN_HOME,
    ROUND_END,
    ROUND_START,
    WORK_END,
    WORK_START,
    Event,
)
from farmyard.agricola.state.game import HARVESTS, ROUNDS, Agricola
from farmyard.agricola.state.goods import FOOD, ONE, covers, kinds
from farmyard.agricola.state.player import RAW_MAKES
from farmyard.kernel.option import DONE, Option

_THE_END: Final = (WORK_END, GOING_HOME, RETURN_HOME, ROUND_END)
_TO_THE_FEEDING: Final = _THE_END + tuple(range(FIELD_START, FEEDING_PHASE + 1))
_TO_THE_NEXT_ROUND: Final = _THE_END + (BEFORE_ROUND, ROUND_START, WORK_START, BEFORE_WORK)
_TO_THE_SCORING: Final = _THE_END + (BEFORE_SCORING,)


class LastChance(Rule):
    """In the order of turns everybody who has something left to do at any time is asked."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        for turn in range(game.seats() - 1, -1, -1):
            number = (game.starting_player + turn) % game.seats()
            if game.players[number].in_force:
                game.push(number, USE_WHAT_IS_LEFT)
        return []


class UseWhatIsLeft(Rule):
    """Use cards and conversions that act at any time, as far as waiting would lose something."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        offered = urgent_cards(game, seat) + urgent_conversions(game, seat)
        return offered + [DONE] if offered else []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if option is DONE:
            return
        game.push(seat, self)
        if option.verb == "use":
            use_any_time(game, seat, option)
        else:
            convert(game, seat, conversion_of(option))

    @property
    def between_actions(self) -> bool:
        return True

    def question(self, game: Agricola, seat: int) -> str:
        return "Is there anything left that you do before the round ends?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        if option is DONE:
            return "Nothing more in this round"
        return f"Use {option.what}" if option.verb == "use" else conversion_words(conversion_of(option))


def will_feed(game: Agricola, seat: int) -> bool:
    """Whether the player feeds the family in this round, and is asked then."""
    return game.round in HARVESTS and not game.players[seat].skips_harvest


def is_at_the_end(game: Agricola, seat: int) -> bool:
    """Whether nothing but the scoring comes before the player would decide anything again."""
    return game.round == ROUNDS and not will_feed(game, seat)


def moments_ahead(game: Agricola, seat: int) -> tuple[int, ...]:
    """What comes to pass before the player decides anything again."""
    if will_feed(game, seat):
        return _TO_THE_FEEDING
    return _TO_THE_SCORING if is_at_the_end(game, seat) else _TO_THE_NEXT_ROUND


def wanted(game: Agricola, seat: int, paying: bool) -> int:
    """The kinds of goods that the player's cards count before the next decision, or with `paying` may need.

    Where that is the scoring it may be anything but food, which nothing is turned into for a payment any more.
    """
    found = 0
    if is_at_the_end(game, seat):
        found = EVERYTHING & ~kinds(ONE[FOOD])
        paying = True
    for kind in moments_ahead(game, seat):
        for owner, _, reaction in game.listeners[kind]:
            if owner != seat:
                continue
            effect = reaction.then
            found |= effect.counts
            if paying and not effect.plain and reaction.applies(game, owner, Event(kind)):
                open_to_all = effect.brings == EVERYTHING
                found |= EVERYTHING if open_to_all or not effect.possible(game, seat) else 0
    return found


def urgent_cards(game: Agricola, seat: int) -> list[Option]:
    """The cards that act at any time and had better act now."""
    usable = usable_any_time(game, seat)
    if not usable:
        return []
    needed = wanted(game, seat, True)
    return told_apart([card.use for card, using in usable if is_urgent(game, seat, using.then, needed)])


def is_urgent(game: Agricola, seat: int, action: Action, needed: int) -> bool:
    """Whether something had better be done before the round ends, where cards need some goods."""
    helps = action.brings & needed != 0
    if action.only_goods:
        return helps
    return action.on_fields == will_feed(game, seat) or (helps and action.brings != EVERYTHING)


def urgent_conversions(game: Agricola, seat: int) -> list[Option]:
    """The conversions that make goods which a card is about to count."""
    player = game.players[seat]
    if player.makes == RAW_MAKES and game.round < ROUNDS:
        return []
    counted = wanted(game, seat, False)
    return [
        conversion.option
        for conversion in player.conversions
        if conversion.makes & counted and covers(player.goods, conversion.give)
    ]


USE_WHAT_IS_LEFT: Final = UseWhatIsLeft()
