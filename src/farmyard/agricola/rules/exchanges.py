"""Exchanges beside every decision: converting goods, letting animals go, cards that act at any time."""

from farmyard.agricola.rules.animals import Accommodate, conversion_of, conversion_words, let_go, release_option
from farmyard.agricola.rules.chains import open_to
from farmyard.agricola.rules.combine import first_options, offering
from farmyard.agricola.rules.react import React, announce_cooking
from farmyard.agricola.rules.take import gain
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import Card, told_apart
from farmyard.agricola.state.doors import AnyTime, Conversion
from farmyard.agricola.state.game import BREEDING, FINISHED, Agricola
from farmyard.agricola.state.goods import FOOD, GUARD, HERD, ONE, count, covers
from farmyard.agricola.state.happenings import CONVERTS, USES
from farmyard.agricola.state.player import supposing
from farmyard.kernel.decision import Decision
from farmyard.kernel.option import DONE, Option
from farmyard.kernel.step import Step


def convert(game: Agricola, seat: int, conversion: Conversion) -> None:
    """Use a conversion once; cards may react to animals that are cooked."""
    game.players[seat].goods -= conversion.give
    game.note(CONVERTS, seat, conversion.option.target)
    if conversion.give & HERD and count(conversion.gain, FOOD):
        announce_cooking(game, seat, conversion.give, None if game.decision is None else game.decision.step)
    gain(game, seat, conversion.gain, -1, conversion.card, noted="")


def usable_any_time(game: Agricola, seat: int) -> list[tuple[Card, AnyTime]]:
    """The actions that a player's cards offer at any time, of each card the first that is possible now."""
    player = game.players[seat]
    found: list[tuple[Card, AnyTime]] = []
    for card in player.in_force:
        for usable in card.any_time:
            if usable.uses and player.tally(card).uses >= usable.uses:
                continue
            if usable.when is not None and not usable.when.holds(game, seat, None):
                continue
            if usable.then.possible(game, seat):
                found.append((card, usable))
                break
    return found


def use_options(game: Agricola, seat: int) -> list[Option]:
    """The options to use cards that act at any time."""
    return told_apart([card.use for card, _ in usable_any_time(game, seat)])


def use_any_time(game: Agricola, seat: int, option: Option) -> None:
    """Take the action that a card offers at any time."""
    for card, usable in usable_any_time(game, seat):
        if card is option.means:
            game.players[seat].note(card).uses += 1
            game.note(USES, seat, card.target)
            game.push(seat, usable.then)


def use_midst_options(game: Agricola, decision: Decision) -> list[Option]:
    """The options to use cards that act at any time even in the midst of the action that is asked about."""
    seat = decision.seat
    offered: list[Option] = []
    for card, usable in usable_any_time(game, seat):
        spent = usable.then.spends(game, seat)
        at_hand = game.players[seat].goods >= spent and not (game.players[seat].goods - spent) & GUARD
        if usable.midst and at_hand and leaves_a_choice(game, decision, spent):
            offered.append(card.use)
    return not_offered(offered, decision)


def not_offered(options: list[Option], decision: Decision) -> list[Option]:
    """Options that the decision does not offer already."""
    return [option for option in options if not any([option.same(other) for other in decision.options])]


def leaves_a_choice(game: Agricola, decision: Decision, spent: int) -> bool:
    """Whether the decision still has an option after so many goods are gone: what has begun must be done."""
    seat = decision.seat
    owed = [step for owner, step in game.agenda if owner == seat and step.owed]
    if DONE in decision.options and not owed:
        return True
    player = game.players[seat]
    with supposing(player, player.goods - spent):
        possible = DONE in decision.options or decision.step.still_possible(game, seat)
        return possible and all([step.still_possible(game, seat) for step in owed])


def may_spend(game: Agricola, seat: int, goods: int) -> bool:
    """Whether a player may give goods away in answer to something: what has begun before must still be done."""
    waiting: list[Step[Agricola]] = [step for owner, step in game.agenda if owner == seat and step.owed]
    for owner, step in game.agenda[::-1]:
        if owner == seat and not isinstance(step, (React, Accommodate)):
            if isinstance(step, Action) and step.still_possible(game, seat) and DONE not in step.options(game, seat):
                waiting.append(step)
            break
    player = game.players[seat]
    with supposing(player, player.goods - goods):
        return all([step.still_possible(game, seat) for step in waiting])


def exchanges(game: Agricola) -> list[Option]:
    """The exchanges open to the deciding seat; there are none in a hurry, in the breeding phase or after the last."""
    decision = game.decision
    if decision is None or decision.step.hurries or game.phase in (BREEDING, FINISHED):
        return []
    player = game.players[decision.seat]
    conversions = open_to(player, player.conversions)
    usable = [conversion.option for conversion in conversions if covers(player.goods, conversion.give)]
    offered = told_apart(
        [
            option
            for option in not_offered(usable, decision)
            if leaves_a_choice(game, decision, option.target.paid - option.target.goods)
        ]
    )
    for kind in player.animals:
        if count(player.goods, kind) and leaves_a_choice(game, decision, ONE[kind]):
            offered += not_offered([release_option(kind)], decision)
    if decision.step.between_actions:
        offered += not_offered(use_options(game, decision.seat), decision)
        if game.board.besides:
            offered += first_options(game.board.besides, game, decision.seat)
    elif player.in_force:
        offered += use_midst_options(game, decision)
    return offered


def carry_out(game: Agricola, seat: int, option: Option) -> None:
    """Make one of the exchanges."""
    beside = offering(game.board.besides, game, seat, option)
    if beside is not None:
        beside.choose(game, seat, option)
    elif option.verb == "release":
        let_go(game, seat, option)
    elif option.verb == "use":
        use_any_time(game, seat, option)
    else:
        convert(game, seat, conversion_of(option))


def label(game: Agricola, seat: int, option: Option) -> str:
    """What an exchange would mean, for people."""
    beside = offering(game.board.besides, game, seat, option)
    if beside is not None:
        return beside.label(game, seat, option)
    if option.verb == "release":
        return f"Let 1 {option.what} go"
    if option.verb == "convert":
        return conversion_words(conversion_of(option))
    return f"Use {option.what}"
