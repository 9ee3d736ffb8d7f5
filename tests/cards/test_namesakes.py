"""Two cards of one name, and two copies of one card, live side by side."""

import pytest

from farmyard import Agricola, view
from farmyard.agricola.content.majors import MAJORS
from farmyard.agricola.position import P1, P2
from farmyard.agricola.rules.combine import Optional
from farmyard.agricola.rules.scoring import score
from farmyard.agricola.rules.tableau import give_up, lay_out
from farmyard.agricola.rules.take import Take, TakeAll
from farmyard.agricola.state.card import Card, Price, minor, occupation
from farmyard.agricola.state.doors import AnyTime, Conversion, Plot, When
from farmyard.agricola.state.events import USES_SPACE
from farmyard.agricola.state.game import FEEDING
from farmyard.agricola.state.goods import VEGETABLE, goods
from farmyard.agricola.state.space import Space
from farmyard.agricola.words.conditions import On
from farmyard.agricola.words.laying import LayFromSupply
from farmyard.agricola.words.numbers import OnCard
from farmyard.agricola.words.scoring import Each
from helpers import Table, play

JOINERIES = tuple([card.another(copy) for card in MAJORS if card.name == "Joinery" for copy in (1, 2)])
"""Two copies of one card."""

PEDLARS = (
    occupation("Pedlar", "K", "", any_time=(AnyTime(Take("1 wood"), uses=1),)),
    occupation("Pedlar", "revised-A", "", number="169", any_time=(AnyTime(Take("1 clay"), uses=1),)),
)
"""Two cards of one name."""


def with_cards(game: Agricola, *cards: Card, seats: tuple[int, ...] = (P1, P1)) -> Agricola:
    """The game with cards laid out before some seats, asked anew."""
    assert game.decision is not None
    for card, seat in zip(cards, seats):
        lay_out(game, seat, card)
    game.push(game.decision.seat, game.decision.step)
    game.advance()
    return game


def test_two_joineries_of_one_player_work_once_each_in_a_harvest(table: Table) -> None:
    game = with_cards(table(phase=FEEDING, goods={P1: "3 wood 1 grain"}), *JOINERIES)
    play(game, "convert Joinery", "convert Joinery")
    assert game.goods(P1) == "1 wood 1 grain 4 food"
    assert not [option for option in game.options if "Joinery" in option]


def test_a_joinery_alone_keeps_its_plain_name(table: Table) -> None:
    game = with_cards(table(phase=FEEDING, goods={P1: "1 wood 1 grain"}), JOINERIES[0])
    assert "convert Joinery" in game.options
    assert view(game, P1).players[P1].cards == ("Joinery",)


def test_two_joineries_of_one_player_score_both(table: Table) -> None:
    game = table(goods={P1: "5 wood"})
    before = score(game, P1)
    with_cards(game, *JOINERIES)
    assert score(game, P1) - before == 2 * (2 + 2)


def test_two_joineries_of_two_players_work_for_each(table: Table) -> None:
    game = table(phase=FEEDING, goods={P1: "1 wood 4 food 1 grain", P2: "1 wood 4 food 1 grain"})
    with_cards(game, *JOINERIES, seats=(P1, P2))
    play(game, "convert Joinery", "feed", "convert Joinery")
    assert (game.goods(P1), game.goods(P2)) == ("1 grain 2 food", "1 grain 6 food")


def test_a_copy_handed_back_leaves_the_other(table: Table) -> None:
    game = with_cards(table(goods={P1: "1 wood"}), *JOINERIES)
    give_up(game, P1, JOINERIES[0])
    assert game.players[P1].cards == (JOINERIES[1],)
    assert game.players[P1].tally(JOINERIES[0]).handed_back
    assert not game.players[P1].tally(JOINERIES[1]).handed_back


def test_the_payer_chooses_which_copy_to_hand_back(table: Table) -> None:
    saw = minor("Bow Saw", "K", "", prices=(Price(returns=("Joinery",)),))
    game = with_cards(table(), *JOINERIES)
    game.players[P1].hand = (saw,)
    play(game, "place Starting Player", "play Bow Saw", "return Joinery [major:joinery#2]")
    assert game.players[P1].cards == (JOINERIES[0], saw)


def test_two_cards_of_one_name_are_used_one_by_one(table: Table) -> None:
    game = with_cards(table(goods={P1: "0 food"}), *PEDLARS)
    play(game, "use Pedlar [revised-A:169]")
    assert game.goods(P1) == "1 clay"
    play(game, "use Pedlar")
    assert game.goods(P1) == "1 wood 1 clay"
    assert not [option for option in game.options if "Pedlar" in option]


def test_two_cards_of_one_name_remember_apart(table: Table) -> None:
    laying = (AnyTime(LayFromSupply("wood")),)
    sheds = [minor("Shed", deck, "", any_time=laying, scores=(Each(1, OnCard("wood")),)) for deck in ("E", "K")]
    game = with_cards(table(goods={P1: "3 wood"}), *sheds)
    play(game, "use Shed [K:shed]", "pay 2 wood")
    assert [game.players[P1].tally(shed).goods for shed in sheds] == [0, goods("2 wood")]
    assert view(game, P1).players[P1].on_cards == {"Shed [K:shed]": "2 wood"}
    assert [shed.scores[0].points(game, P1) for shed in sheds] == [0, 2]


def test_two_cards_of_one_name_react_one_by_one(table: Table) -> None:
    fishing = When(USES_SPACE, Optional(Take("1 food", price="1 grain")), when=On("fishing"), may=True)
    ponds = [minor("Pond", deck, "", each=(fishing,)) for deck in ("E", "K")]
    game = with_cards(table(goods={P1: "2 grain"}), *ponds)
    play(game, "place Fishing", "use Pond [K:pond]", "take 1 food")
    assert game.goods(P1) == "1 grain 1 food"
    play(game, "take 1 food")
    assert game.goods(P1) == "3 food"


def test_two_cards_of_one_name_in_hand_are_played_by_key(table: Table) -> None:
    game = table(hand={P1: ("Mason",)})
    game.players[P1].hand += PEDLARS
    play(game, "place Occupation")
    assert game.options[:3] == ["play Mason", "play Pedlar [K:pedlar]", "play Pedlar [revised-A:169]"]
    game.play("play Pedlar [K:pedlar]")
    assert game.players[P1].cards == (PEDLARS[0],)


def test_plots_of_two_cards_of_one_name_are_sown_one_by_one(table: Table) -> None:
    patches = [minor("Bean Patch", deck, "", plots=(Plot(VEGETABLE),)) for deck in ("E", "K")]
    game = with_cards(table(round=13, cards=("Plow and Sow",), goods={P1: "2 vegetable"}), *patches)
    play(game, "place Plow and Sow", "sow vegetable on Bean Patch [K:bean-patch]")
    assert game.players[P1].crops[-2:] == (0, goods("2 vegetable"))


@pytest.mark.parametrize("seats", [(P1, P1), (P1, P2)])
def test_spaces_of_two_cards_of_one_name_are_used_one_by_one(table: Table, seats: tuple[int, int]) -> None:
    mills = [
        minor("Mill", deck, "", space=Space("Mill", TakeAll(), lying=goods(f"{food} food")))
        for deck, food in (("E", 2), ("K", 3))
    ]
    game = with_cards(table(goods={P1: "0 food"}), *mills, seats=seats)
    game.play("place Mill [K:mill]")
    assert game.goods(P1) == "3 food"
    assert "place Mill" in game.options
    assert [space.owner for space in view(game, P1).spaces[-2:]] == list(seats)
    give_up(game, P1, mills[0])
    assert [space.name for space in view(game, P1).spaces if "Mill" in space.name] == ["Mill [K:mill]"]


def test_conversions_of_two_cards_of_one_name_are_offered_side_by_side(table: Table) -> None:
    barns = [
        minor("Barn", deck, "", conversions=(Conversion("1 reed", gain),))
        for deck, gain in (("E", "1 sheep"), ("K", "2 food"))
    ]
    game = with_cards(table(goods={P1: "1 reed"}), *barns)
    game.play("convert Barn [K:barn]")
    assert game.goods(P1) == "2 food"
