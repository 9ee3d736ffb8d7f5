"""Cards of deck E that show how each door works."""

from collections.abc import Callable

from farmyard import Agricola, scores
from farmyard.agricola.position import P1, P2

Table = Callable[..., Agricola]


def test_clay_deliveryman_lays_clay_on_rounds_6_to_14(table: Table) -> None:
    game = table(round=7, goods={P1: "0 food"}, hand={P1: ("Clay Deliveryman", "Carpenter")})
    game.play("place Occupation")
    game.play("play Clay Deliveryman")
    assert [game.promised[(round - 1) * 2] for round in (7, 8, 14)] == [0, 1 << 16, 1 << 16]


def test_turnwrest_plow_plows_three_fields_once(table: Table) -> None:
    game = table(played={P1: ("Turnwrest Plow",)}, people={P1: 3})
    game.play("place Plow 1 Field")
    game.play("plow a1")
    game.play("plow a2")
    game.play("plow a3")
    assert game.decision is not None
    assert game.decision.seat == P2


def test_mushroom_collector_may_leave_a_wood(table: Table) -> None:
    game = table(played={P1: ("Mushroom Collector",)}, goods={P1: "0 food"})
    game.play("place 3 Wood")
    game.play("take 2 food for 1 wood left behind")
    assert game.goods(P1) == "2 wood 2 food"


def test_carpenter_and_clay_roof_combine(table: Table) -> None:
    game = table(played={P1: ("Carpenter", "Clay Roof")}, goods={P1: "3 wood 1 reed 1 clay"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


def test_bean_field_takes_a_vegetable_only(table: Table) -> None:
    game = table(played={P1: ("Bean Field",)}, goods={P1: "1 grain 1 vegetable"}, cards=("Sow and Bake",), round=1)
    game.play("place Sow and Bake")
    assert game.goods(P1) == "1 grain"


def test_seasonal_worker_chooses_from_round_6(table: Table) -> None:
    game = table(round=6, played={P1: ("Seasonal Worker",)}, goods={P1: "0 food"})
    game.play("place Day Laborer")
    game.play("take 1 vegetable")
    assert game.goods(P1) == "1 vegetable 2 food"


def test_cattle_market_passes_left(table: Table) -> None:
    game = table(goods={P1: "1 sheep"}, hand={P1: ("Cattle Market",)})
    game.play("place Starting Player")
    game.play("play Cattle Market")
    game.play("done")
    assert game.goods(P1) == "1 cattle"
    assert [card.name for card in game.players[P2].hand] == ["Cattle Market"]


def test_reeve_rewards_everybody_with_most_occupations(table: Table) -> None:
    alone = table(played={P1: ("Reeve",)})
    both = table(played={P1: ("Reeve",), P2: ("Carpenter",)})
    assert scores(both)[P2] - scores(alone)[P2] == 3


def test_bakers_oven_is_paid_with_an_oven(table: Table) -> None:
    game = table(majors={P1: ("Clay Oven",)}, hand={P1: ("Baker's Oven",)}, goods={P1: "2 grain"})
    game.play("place Starting Player")
    game.play("play Baker's Oven")
    game.play("bake 2 grain")
    assert game.goods(P1) == "10 food"
    assert "Clay Oven" in [card.name for card in game.for_sale()]
