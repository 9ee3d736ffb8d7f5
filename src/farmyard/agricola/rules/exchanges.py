"""Exchanges beside every decision: converting goods, letting animals go, cards that act at any time."""

from typing import Final

from farmyard.agricola.cards.card import Card
from farmyard.agricola.cards.doors import AnyTime, Conversion
from farmyard.agricola.events import COOKED, Event
from farmyard.agricola.game import BREEDING, FINISHED, Agricola, AnyTimeRules
from farmyard.agricola.goods import ANIMALS, HERD, NAMES, ONE, count, covers, text
from farmyard.agricola.rules.hands import ThreeForOne
from farmyard.agricola.rules.react import announce, listening
from farmyard.agricola.rules.take import gain
from farmyard.kernel.game import Decision
from farmyard.kernel.option import DONE, Option

_convert_options: Final[dict[str, Option]] = {}
_release_options: Final = {kind: Option("release", NAMES[kind], kind) for kind in ANIMALS}
THREE_FOR_ONE: Final = Option("discard", "3 cards")


def convert_option(conversion: Conversion) -> Option:
    """The option to use a conversion once."""
    option = _convert_options.get(conversion.name)
    if option is None:
        option = Option("convert", conversion.name)
        _convert_options[conversion.name] = option
    return option


def convert(game: Agricola, seat: int, conversion: Conversion) -> None:
    """Use a conversion once; cards may react to animals that are cooked."""
    game.players[seat].goods -= conversion.give
    if conversion.give & HERD and listening(game, COOKED):
        announce(game, Event(COOKED, seat, -1, conversion.give))
    gain(game, seat, conversion.gain)


def usable_any_time(game: Agricola, seat: int) -> list[tuple[Card, AnyTime]]:
    """The actions that a player's cards offer at any time, as far as they are possible now."""
    player = game.players[seat]
    found: list[tuple[Card, AnyTime]] = []
    for card in player.cards:
        for usable in card.any_time:
            if usable.uses and player.marks.get(f"{card.name} used", 0) >= usable.uses:
                continue
            if usable.when is not None and not usable.when.holds(game, seat, None):
                continue
            if usable.then.possible(game, seat):
                found.append((card, usable))
    return found


def leaves_a_choice(game: Agricola, decision: Decision, spent: int) -> bool:
    """Whether the decision still has an option after so many goods are gone: what has begun must be done."""
    if DONE in decision.options:
        return True
    player = game.players[decision.seat]
    player.goods -= spent
    possible = decision.step.still_possible(game, decision.seat)
    player.goods += spent
    return possible


class Exchanges(AnyTimeRules):
    """Nothing is exchanged in the breeding phase or after the last one."""

    __slots__ = ()

    def offered(self, game: Agricola) -> list[Option]:
        decision = game.decision
        if decision is None or game.phase in (BREEDING, FINISHED):
            return []
        player = game.players[decision.seat]
        offered: list[Option] = []
        for conversion in player.conversions:
            option = convert_option(conversion)
            if covers(player.goods, conversion.give) and option not in decision.options:
                if leaves_a_choice(game, decision, conversion.give - conversion.gain):
                    offered.append(option)
        for kind in ANIMALS:
            if count(player.goods, kind) and leaves_a_choice(game, decision, ONE[kind]):
                offered.append(_release_options[kind])
        if decision.step.between_actions:
            offered += [Option("use", card.name) for card, _ in usable_any_time(game, decision.seat)]
            if game.table.three_for_one and len(player.hand) >= 3 and game.deck:
                offered.append(THREE_FOR_ONE)
        return offered

    def carry_out(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        if option.verb == "release":
            player.goods -= ONE[option.value]
        elif option is THREE_FOR_ONE:
            game.push(seat, ThreeForOne())
        elif option.verb == "use":
            for card, usable in usable_any_time(game, seat):
                if card.name == option.what:
                    key = f"{card.name} used"
                    player.marks[key] = player.marks.get(key, 0) + 1
                    game.push(seat, usable.then.by(card))
        else:
            for conversion in player.conversions:
                if conversion.name == option.what:
                    convert(game, seat, conversion)
                    return

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        if option.verb == "release":
            return f"Let 1 {option.what} go"
        for conversion in game.players[seat].conversions:
            if option.verb == "convert" and conversion.name == option.what:
                return f"Turn {text(conversion.give)} into {text(conversion.gain)}"
        return "Discard 3 cards and draw 1" if option is THREE_FOR_ONE else f"Use {option.what}"
