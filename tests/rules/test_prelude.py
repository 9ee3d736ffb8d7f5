"""What cards do for the user of a space comes before its action, may serve it, and must leave it possible."""

import pytest

from farmyard.agricola.position import P1, P2
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import occupation
from farmyard.agricola.state.doors import OTHERS, When
from farmyard.agricola.state.events import LEAVES_SPACE, USED_SPACE, USES_SPACE
from farmyard.agricola.words.buying import Buy
from farmyard.agricola.words.conditions import On
from helpers import Table, choices, fields, growing, play, with_cards

SEEDSMAN = occupation("Seedsman", "K", "", each=(When(USES_SPACE, Take("1 grain"), when=On("sow")),))
SEED_SELLER = occupation(
    "Seed Seller", "K", "", each=(When(USES_SPACE, Buy(("1 grain", 1)), when=On("sow"), may=True),)
)
BEGGAR = occupation("Beggar", "K", "", each=(When(USES_SPACE, Take("1 food"), when=On("sow")),))
SOWING = {"edition": "revised", "decks": "AB", "round": 4, "fields": {P1: "c3"}, "goods": {P1: "0 food"}}


def test_without_seed_there_is_no_sowing(table: Table) -> None:
    assert "place Grain Utilization" not in table(**SOWING).options


def test_what_a_card_gives_first_makes_the_space_usable(table: Table) -> None:
    game = with_cards(table(**SOWING), SEEDSMAN)
    play(game, "place Grain Utilization")
    assert growing(game, "c3") == "3 grain"


def test_what_a_card_gives_too_late_does_not(table: Table) -> None:
    for late in (USED_SPACE, LEAVES_SPACE):
        card = occupation("Latecomer", "K", "", each=(When(late, Take("1 grain"), when=On("sow")),))
        assert "place Grain Utilization" not in with_cards(table(**SOWING), card).options


def test_what_is_given_for_another_ones_use_does_not(table: Table) -> None:
    card = occupation("Neighbour", "K", "", each=(When(USES_SPACE, Take("1 grain"), by=OTHERS, when=On("sow")),))
    assert "place Grain Utilization" not in with_cards(table(**SOWING), card).options


def test_an_offer_without_which_nothing_could_be_done_must_be_taken(table: Table) -> None:
    game = with_cards(table(**SOWING), SEED_SELLER)
    assert "place Grain Utilization" not in game.options
    game = with_cards(table(**{**SOWING, "goods": {P1: "2 food"}}), SEED_SELLER)
    game.play("place Grain Utilization")
    assert (game.goods(P1), growing(game, "c3")) == ("1 food", "3 grain")


def test_what_one_card_gives_pays_for_what_another_offers(table: Table) -> None:
    game = with_cards(table(**SOWING), SEED_SELLER, BEGGAR)
    game.play("place Grain Utilization")
    assert (game.goods(P1), growing(game, "c3")) == ("nothing", "3 grain")


def test_an_offer_that_is_not_needed_may_be_declined(table: Table) -> None:
    game = with_cards(table(**{**SOWING, "goods": {P1: "1 grain 1 food"}}), SEED_SELLER)
    game.play("place Grain Utilization")
    assert choices(game) == ["take 1 grain for 1 food", "done"]


def test_an_offer_must_leave_what_the_space_needs(table: Table) -> None:
    baker = occupation("Miller", "K", "", each=(When(USES_SPACE, Take("5 food", price="1 grain"), may=True),))
    game = with_cards(table(**{**SOWING, "goods": {P1: "1 grain"}}), baker)
    game.play("place Grain Utilization")
    assert growing(game, "c3") == "3 grain"


def test_no_way_to_pay_for_an_offer_takes_away_what_the_space_needs(table: Table) -> None:
    seller = occupation("Reed Seller", "K", "", each=(When(USES_SPACE, Take("1 reed", price="1 food"), may=True),))
    kitchen = {P1: ("Fireplace (2 clay)",)}
    game = table(**{**SOWING, "fields": {}, "majors": kitchen, "goods": {P1: "1 grain 1 vegetable"}})
    game = with_cards(game, seller)
    play(game, "place Grain Utilization", "take 1 reed")
    assert game.goods(P1) == "1 reed 3 food"
    game = with_cards(table(**{**SOWING, "fields": {}, "goods": {P1: "1 grain 1 vegetable"}}), seller)
    play(game, "place Day Laborer", "take 1 reed")
    assert choices(game) == ["pay 1 food from 1 grain", "pay 1 food from 1 vegetable"]


def test_no_exchange_in_the_prelude_takes_away_what_the_space_needs(table: Table) -> None:
    game = with_cards(table(**{**SOWING, "goods": {P1: "1 grain 1 food"}}), SEED_SELLER)
    game.play("place Grain Utilization")
    assert "convert grain" not in game.options


@pytest.mark.parametrize(("kind", "plowed"), [(USES_SPACE, 0), (USED_SPACE, 1), (LEAVES_SPACE, 1)])
def test_cards_act_before_or_after_as_they_say(table: Table, kind: int, plowed: int) -> None:
    card = occupation("Watcher", "K", "", each=(When(kind, Take("1 food", price="1 wood"), may=True),))
    game = with_cards(table(edition="revised", decks="AB", goods={P1: "1 wood"}), card)
    game.play("place Farmland")
    if plowed:
        game.play("plow c3")
    assert choices(game) == ["take 1 food", "done"]
    assert fields(game, P1) == plowed


def test_the_person_stands_on_the_space_meanwhile(table: Table) -> None:
    game = with_cards(table(**{**SOWING, "goods": {P1: "1 grain 1 food"}}), SEED_SELLER)
    game.play("place Grain Utilization")
    assert game.people_on(game.spaces.index(next(s for s in game.spaces if s.name == "Grain Utilization")), P1)
    assert not game.people_on(0, P2)
