"""Minor improvements of deck I, M."""

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.rules.scoring import score
from farmyard.agricola.state.game import FEEDING, FIELD
from farmyard.agricola.state.goods import goods
from farmyard.kernel.errors import IllegalChoice
from helpers import (
    Table,
    can_play,
    deciding,
    farm,
    fields,
    growing,
    in_hand,
    names,
    note,
    on_plots,
    play,
    play_minor,
    skip_harvest,
    skips_harvest,
    tally,
    told,
)
from situations import LAST_PERSON, NOBODY_ELSE

# -- Manure ---------------------------------------------------------------------------------------


def test_manure_does_not_bring_in_the_mill_of_another_player(table: Table) -> None:
    game = table(
        round=5, played={P1: ("Manure",), P2: ("Water Mill",)}, goods={P1: "2 sheep"}, crops={P1: {"c5": "1 grain"}},
        pastures={P1: ("a5",)}, at_home={P1: 1, P2: 0},
    )  # fmt: skip
    game.play("place Day Laborer")
    game.play("use Manure")
    assert game.round == 6


def manured(table: Table, round: int, *played: str) -> Agricola:
    """The last placement of a round with Manure, and two planted fields."""
    return table(
        round=round, played={P1: ("Manure", *played)}, goods={P1: "0 food"}, at_home={P1: 1, P2: 0},
        crops={P1: {"a1": "2 grain", "a2": "1 vegetable"}},
    )  # fmt: skip


@pytest.mark.ruling("Manure", "All planted fields and plots are harvested or none")
def test_manure_harvests_all_fields_after_a_round_without_harvest(table: Table) -> None:
    game = manured(table, 2)
    game.play("place 1 Clay")
    game.play("use Manure")
    assert game.goods(P1) == "1 clay 1 grain 1 vegetable"
    assert [growing(game, "a1"), growing(game, "a2")] == ["1 grain", "nothing"]


def test_manure_may_be_left_alone(table: Table) -> None:
    game = manured(table, 2)
    game.play("place 1 Clay")
    game.play("done")
    assert game.goods(P1) == "1 clay"


def test_manure_does_nothing_in_a_round_with_a_harvest(table: Table) -> None:
    game = manured(table, 4)
    game.play("place 1 Clay")
    assert [growing(game, "a1"), growing(game, "a2")] == ["1 grain", "nothing"]
    assert game.decision is not None
    assert "use Manure" not in game.options


@pytest.mark.ruling("Copse", "Manure harvests it")
@pytest.mark.ruling("Manure", "All planted fields and plots are harvested or none")
def test_manure_harvests_the_copse(table: Table) -> None:
    game = table(
        round=2, cards=("Sow and Bake",), played={P1: ("Copse", "Manure")}, goods={P1: "1 wood"}, at_home={P1: 1, P2: 0}
    )
    game.play("place Sow and Bake")
    game.play("use Manure")
    assert game.goods(P1) == "1 wood"
    assert on_plots(game)[0] == "2 wood"


@pytest.mark.ruling("Manure", "The Gardener keeps your vegetables")
def test_manure_harvests_the_forester_and_leaves_the_gardeners_vegetables(table: Table) -> None:
    game = table(
        round=2, cards=("Sow and Bake",), played={P1: ("Forester", "Manure", "Gardener")}, goods={P1: "1 wood"},
        at_home={P1: 1, P2: 0}, crops={P1: {"a1": "2 vegetable"}},
    )  # fmt: skip
    game.play("place Sow and Bake")
    game.play("use Manure")
    assert game.goods(P1) == "1 wood 1 vegetable"
    assert (growing(game, "a1"), on_plots(game)[0]) == ("2 vegetable", "2 wood")


def test_manure_is_no_harvest_for_the_layabout(table: Table) -> None:
    game = manured(table, 2)
    skip_harvest(game)
    game.play("place 1 Clay")
    game.play("use Manure")
    assert game.goods(P1) == "1 clay 1 grain 1 vegetable"
    assert skips_harvest(game)


def test_manure_offers_the_lettuce_patchs_conversion(table: Table) -> None:
    game = table(
        round=2, cards=("Sow and Bake",), played={P1: ("Lettuce Patch", "Manure")}, goods={P1: "1 vegetable"},
        at_home={P1: 1, P2: 0},
    )  # fmt: skip
    game.play("place Sow and Bake")
    game.play("use Manure")
    game.play("convert Lettuce Patch")
    assert game.goods(P1) == "4 food"


def test_manure_does_nothing_for_others(table: Table) -> None:
    game = table(
        round=2, played={P1: ("Manure",)}, goods={P2: "0 food"}, at_home={P1: 1, P2: 0}, crops={P2: {"a1": "2 grain"}}
    )
    game.play("place 1 Clay")
    assert growing(game, "a1", P2) == "2 grain"


@pytest.mark.ruling("Manure", "House Goat and Horse are no animals")
def test_manure_needs_two_animals_and_the_goat_is_none(table: Table) -> None:
    game = table(goods={P1: "1 sheep"}, stables={P1: "a1"}, played={P1: ("House Goat",)}, hand={P1: ("Manure",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Manure")
    game = table(goods={P1: "1 sheep 1 boar"}, stables={P1: "a1"}, hand={P1: ("Manure",)})
    play_minor(game, "Manure")
    assert names(game, P1) == ["Manure"]


@pytest.mark.ruling("Manure", "Cards that give food for animals in a harvest do not act")
@pytest.mark.parametrize("card", ["Butter Churn", "Loom", "Milking Hand", "Milking Shed", "Milking Stool", "Spindle"])
def test_manure_brings_no_food_for_animals(table: Table, card: str) -> None:
    game = table(
        seats=4, round=3, played={P1: ("Manure", card)}, pastures={P1: ("a4 a5 b4 b5", "a2 a3 b2 b3")},
        crops={P1: {"c5": "2 grain"}}, goods={P1: "5 sheep 5 cattle"}, at_home={P1: 1, **NOBODY_ELSE},
    )  # fmt: skip
    play(game, "place 1 Clay", "use Manure")
    assert game.goods(P1) == "1 clay 1 grain 5 sheep 5 cattle"


@pytest.mark.ruling("Manure", "House Goat and Horse are no animals")
@pytest.mark.ruling("House Goat", "no animal where a card asks for animals")
@pytest.mark.parametrize(("cards", "asks"), [(("House Goat", "Horse"), 2), ((), 2)])
def test_goat_and_horse_are_no_animals_for_manure(table: Table, cards: tuple[str, ...], asks: int) -> None:
    game = table(played={P1: cards}, stables={P1: "a1 a2"}, goods={P1: "1 sheep"}, hand={P1: ("Manure",)})
    play(game, "place Starting Player")
    assert in_hand(game, P1) == ["Manure"]
    enough = table(played={P1: cards}, stables={P1: "a1 a2"}, goods={P1: f"{asks} sheep"}, hand={P1: ("Manure",)})
    play(enough, "place Starting Player", "play Manure")
    assert in_hand(enough, P1) == []


# -- Milking Shed ---------------------------------------------------------------------------------


@pytest.mark.ruling("Tanner", "the Milking Shed does not count them")
@pytest.mark.ruling("Milking Shed", "as on the Tanner")
def test_milking_shed_does_not_count_animals_on_the_tanner(table: Table) -> None:
    played = {P1: ("Milking Shed", "Tanner")}
    game = table(
        round=4, seats=4, played=played, goods={P1: "2 grain 2 cattle"}, pastures={P1: ("a5",)}, at_home=LAST_PERSON
    )
    note(game, P1, "Tanner").goods = goods("9 cattle")
    game.play("place 1 Reed")
    assert (game.phase, game.goods(P1)) == (FEEDING, "1 reed 2 grain 2 cattle")


FED = 4  # food for two people, who are fed at once where nothing is to be chosen

MEADOWS = {P1: ("a4 a5 b4 b5",), P2: ("a4 a5 b4 b5",), P3: ("a4 a5 b4 b5",)}

SHED = {"phase": FIELD, "played": {P1: ("Milking Shed",)}}


@pytest.mark.parametrize(
    ("animals", "food"),
    [
        ({P1: "4 sheep 20 food"}, 0),
        ({P1: "5 sheep 20 food"}, 1),
        ({P1: "2 sheep 20 food", P2: "2 sheep 20 food", P3: "1 sheep"}, 1),
        ({P1: "20 food", P2: "5 sheep 20 food", P3: "5 sheep"}, 2),
        ({P1: "2 cattle 20 food"}, 0),
        ({P1: "1 cattle 20 food", P2: "1 cattle 20 food", P3: "1 cattle"}, 1),
        ({P1: "20 food", P2: "4 sheep 20 food", P3: "2 cattle"}, 0),
        ({P1: "7 sheep 20 food", P2: "4 cattle 20 food", P3: "3 sheep"}, 3),
        ({P1: "20 food", P2: "8 boar"}, 0),
    ],
)
def test_milking_shed_counts_everybodys_sheep_and_cattle(table: Table, animals: dict[int, str], food: int) -> None:
    game = table(**SHED, seats=3, goods=animals, pastures=MEADOWS)
    assert f"{20 + food - FED} food" in game.goods(P1)


@pytest.mark.ruling("Milking Shed", "Pets count")
def test_milking_shed_counts_pets_and_animals_on_cards(table: Table) -> None:
    played = {P1: ("Milking Shed", "Wildlife Reserve"), P2: ("Wildlife Reserve",)}
    game = table(phase=FIELD, played=played, goods={P1: "2 cattle 9 food", P2: "1 cattle"})
    assert game.goods(P1) == f"{9 + 1 - FED} food 2 cattle"


@pytest.mark.ruling("Milking Shed", "It comes first in the harvest")
@pytest.mark.ruling("Milking Hand", "after the Milking Shed")
@pytest.mark.ruling("Loom", "after the Milking Shed")
@pytest.mark.ruling("Milking Stool", "after the Milking Shed")
@pytest.mark.parametrize("later", ["Loom", "Spindle", "Butter Churn", "Milking Stool", "Milking Hand"])
def test_milking_shed_comes_before_other_food_for_animals(table: Table, later: str) -> None:
    game = table(
        round=4, played={P1: (later, "Milking Shed")}, goods={P1: "5 sheep 8 cattle"}, at_home={P1: 1, P2: 0},
        pastures={P1: ("a3 b3 c3", "a4 a5 b4 b5")}, stables={P1: "b4"},
    )  # fmt: skip
    gains = [words for seat, words in told(game, "place Fishing") if seat == P1 and words.startswith("gets")]
    shed = "from Milking Shed"
    assert gains[:3] == ["gets 1 food", f"gets 1 food {shed}", f"gets 2 food {shed}"]
    assert gains[3].endswith(f"from {later}")


@pytest.mark.ruling("Milking Shed", "The field phase that Manure gives")
def test_milking_shed_gives_nothing_when_manure_harvests(table: Table) -> None:
    game = table(
        round=2, played={P1: ("Manure", "Milking Shed")}, goods={P1: "5 sheep"}, at_home={P1: 1, P2: 0},
        pastures={P1: ("a4 a5 b4 b5",)}, crops={P1: {"a1": "2 grain"}},
    )  # fmt: skip
    game.play("place 1 Clay")
    game.play("use Manure")
    assert game.goods(P1) == "1 clay 1 grain 5 sheep"


def test_milking_shed_costs_clay_and_stone_for_two_points(table: Table) -> None:
    game = table(hand={P1: ("Milking Shed",)}, goods={P1: "2 clay 3 stone"})
    before = score(game, P1)
    play_minor(game, "Milking Shed")
    assert game.goods(P1) == "nothing"
    assert score(game, P1) == before + 2


@pytest.mark.parametrize("card", ["Butter Churn", "Loom", "Milking Hand", "Milking Shed", "Milking Stool", "Spindle"])
def test_the_same_cards_bring_food_in_a_harvest(table: Table, card: str) -> None:
    game = table(
        seats=4, phase=FIELD, played={P1: (card,)}, pastures={P1: ("a4 a5 b4 b5", "a2 a3 b2 b3")},
        goods={P1: "5 sheep 5 cattle"},
    )  # fmt: skip
    assert farm(game).begging < 4


# -- Moldboard Plow -------------------------------------------------------------------------------


def test_moldboard_plow_plows_two_fields(table: Table) -> None:
    game = table(played={P1: ("Moldboard Plow",)})
    game.play("place Plow 1 Field")
    game.play("plow a5")
    game.play("plow a4")
    assert fields(game, P1) == 2
    assert deciding(game) == P2


def test_moldboard_plow_works_twice(table: Table) -> None:
    game = table(played={P1: ("Moldboard Plow",)}, people={P2: 3}, fields={P1: "a5"})
    for cells in (("a4", "a3"), ("a2", "a1")):
        game.play("place Plow 1 Field")
        for cell in cells:
            game.play(f"plow {cell}")
        if game.round == 1:
            for space in ("Day Laborer", "3 Wood", "Fishing", "1 Clay"):
                game.play(f"place {space}")
    assert tally(game, P1, "Moldboard Plow").uses == 2
    assert deciding(game) == P2


def test_moldboard_plow_wears_out(table: Table) -> None:
    game = table(played={P1: ("Moldboard Plow",)})
    note(game, P1, "Moldboard Plow").uses = 2
    game.play("place Plow 1 Field")
    game.play("plow a5")
    assert deciding(game) == P2


@pytest.mark.ruling("Moldboard Plow", "Not on Plow and Sow")
def test_moldboard_plow_may_be_left_and_does_not_work_on_plow_and_sow(table: Table) -> None:
    game = table(round=12, cards=("Plow and Sow",), played={P1: ("Moldboard Plow",)})
    game.play("place Plow and Sow")
    game.play("plow a5")
    assert (fields(game, P1), deciding(game)) == (1, P2)
    game = table(played={P1: ("Moldboard Plow",)})
    game.play("place Plow 1 Field")
    game.play("plow a5")
    game.play("done")
    assert fields(game, P1) == 1


@pytest.mark.ruling("Moldboard Plow", "one plow card or the Harrow")
def test_moldboard_plow_excludes_the_harrow_and_needs_an_occupation(table: Table) -> None:
    game = table(played={P1: ("Moldboard Plow", "Harrow")})
    game.play("place Plow 1 Field")
    game.play("plow a5")
    game.play("use Moldboard Plow")
    game.play("plow a4")
    assert deciding(game) == P2
    assert not can_play(table(hand={P1: ("Moldboard Plow",)}, goods={P1: "2 wood"}), "Moldboard Plow")


@pytest.mark.ruling("Moldboard Plow", "The Plow Maker's field comes on top")
def test_moldboard_plow_goes_with_the_plow_maker_but_not_with_the_field(table: Table) -> None:
    game = table(played={P1: ("Moldboard Plow", "Plow Maker")}, goods={P1: "1 food"})
    game.play("place Plow 1 Field")
    game.play("plow a3")
    game.play("use Moldboard Plow")
    for cell in ("a2", "a1"):
        game.play(f"plow {cell}")
    assert (fields(game, P1), game.goods(P1)) == (3, "nothing")
    game = table(played={P1: ("Moldboard Plow",)}, hand={P1: ("Field",)}, goods={P1: "1 food"})
    play_minor(game, "Field")
    game.play("plow a3")
    assert "plow a2" not in game.options
