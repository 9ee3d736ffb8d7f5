"""Spring: animals breed and fields are sown on its space, and two fences are free with a paid one."""

import pytest

from farmyard import Agricola, view
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import WORK
from helpers import choices, crops, deciding, farm, fences, herd, play, put_fences_away, told
from years import altered, in_season, space

FENCING = {"original": "Fences", "revised": "Fencing"}


def fencing(wood: int, *played: str, edition: str = "revised", **situation: object) -> Agricola:
    """The first player is about to build fences in spring."""
    game = in_season("spring", round=4, edition=edition, played={P1: played}, goods={P1: f"{wood} wood"}, **situation)
    game.play(f"place {FENCING[edition]}")
    return game


# -- the space ------------------------------------------------------------------------------------


def test_animals_breed_and_fields_are_sown_in_any_order() -> None:
    for order in (("breed", "sow grain"), ("sow grain", "breed")):
        game = in_season("spring", goods={P1: "2 sheep 1 grain"}, pastures={P1: ("a4 a5",)}, fields={P1: "b3"})
        play(game, "place Spring", *order)
        assert (game.goods(P1), crops(game, P1)) == ("3 sheep", ["3 grain"])


def test_either_may_be_left_out_but_not_both() -> None:
    game = in_season("spring", goods={P1: "2 sheep 1 grain"}, pastures={P1: ("a4 a5",)}, fields={P1: "b3"})
    game.play("place Spring")
    assert choices(game) == ["breed", "sow grain"]
    play(game, "breed", "done")
    assert (game.goods(P1), crops(game, P1)) == ("1 grain 3 sheep", [])
    idle = in_season("spring", goods={P1: "1 sheep"}, pastures={P1: ("a4 a5",)})
    assert space(idle, "Spring").obstacle == "no two animals of a kind; no empty field"


def test_only_the_own_farm_breeds_one_young_of_each_kind_and_nobody_is_fed() -> None:
    animals = {P1: "4 sheep 2 boar 1 cattle", P2: "2 sheep"}
    yard = {P1: ("a3 a4 a5", "b4 b5", "c5"), P2: ("a4 a5",)}
    game = in_season("spring", goods=animals, pastures=yard)
    game.play("place Spring")
    assert (herd(game), herd(game, P2), farm(game).begging) == ((5, 3, 1), (2, 0, 0), 0)
    assert (game.phase, farm(game, P2).at_home) == (WORK, 2)


def test_young_without_a_place_are_not_cooked_while_everybody_is_at_work() -> None:
    game = in_season(
        "spring",
        goods={P1: "2 sheep 2 boar", P2: "nothing"},
        pastures={P1: ("a5", "b5")},
        majors={P1: ("Fireplace (2 clay)",)},
    )
    game.play("place Spring")
    assert choices(game) == ["keep 3 sheep 2 boar", "keep 2 sheep 3 boar"]
    seen = view(game, P1)
    assert (seen.phase, [player.at_home for player in seen.players], seen.exchanges) == ("work", [1, 2], ())
    game.play("keep 2 sheep 3 boar")
    assert game.goods(P1) == "2 sheep 3 boar"


def test_it_is_no_harvest_for_cards_that_speak_of_one() -> None:
    game = in_season(
        "spring", edition="original", played={P1: ("Milking Stool",)}, goods={P1: "2 cattle"}, pastures={P1: ("a4 a5",)}
    )
    game.play("place Spring")
    assert game.goods(P1) == "3 cattle"


def test_sowing_there_is_a_sowing_like_any_other() -> None:
    game = in_season(
        "spring", edition="original", played={P1: ("Fieldsman",)}, goods={P1: "1 grain"}, fields={P1: "b3"}
    )
    game.play("place Spring")
    assert crops(game, P1) == ["5 grain"]


# -- fences ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["original", "revised"])
@pytest.mark.parametrize(("cells", "built", "paid"), [("a5", 4, 2), ("a4 a5", 6, 4), ("a3 a4 a5", 8, 6)])
def test_two_fences_of_a_building_are_free(edition: str, cells: str, built: int, paid: int) -> None:
    game = fencing(paid, edition=edition)
    game.play(f"enclose {cells}")
    assert (game.goods(P1), fences(game)) == ("nothing", built)


def test_one_fence_at_least_is_paid() -> None:
    for fenced, divided in ((("a4 a5",), "a5"), (("a4 a5 b4 b5",), "a5 b5"), (("a3 a4 a5 b3 b4 b5",), "b3 b4 b5")):
        game = fencing(9, pastures={P1: fenced})
        before = fences(game)
        game.play(f"enclose {divided}")
        assert fences(game) - before in (1, 2, 3)
        assert game.goods(P1) == "8 wood"


def test_without_wood_nothing_is_free() -> None:
    game = in_season("spring", round=4, goods={P1: "nothing"}, pastures={P1: ("a4 a5",)})
    assert space(game, "Fencing").obstacle == "1 wood missing"


def test_the_free_fences_are_for_one_building_of_several_pastures() -> None:
    game = fencing(5)
    play(game, "enclose a5", "enclose a4")
    assert (game.goods(P1), fences(game)) == ("nothing", 7)


def test_free_fences_are_taken_from_those_that_are_left() -> None:
    game = in_season("spring", round=4, goods={P1: "9 wood"})
    put_fences_away(game, 12)
    assert space(game, "Fencing").obstacle == "no pasture can be closed with the fences left"


@pytest.mark.parametrize(
    ("edition", "name"), [("original", "Renovation and Fences"), ("revised", "Farm Redevelopment")]
)
def test_after_a_renovation_in_round_14_two_fences_are_free(edition: str, name: str) -> None:
    game = in_season("spring", round=14, edition=edition, goods={P1: "2 clay 1 reed 2 wood"})
    play(game, f"place {name}", "enclose a5")
    assert (game.goods(P1), fences(game)) == ("nothing", 4)


def test_fences_that_are_free_altogether_bring_no_others() -> None:
    game = in_season("spring", decks="AB", goods={P1: "2 food"}, hand={P1: ("Mini Pasture",)})
    play(game, "place Meeting Place", "play Mini Pasture", "enclose a5")
    assert (fences(game), deciding(game)) == (4, P2)


def test_the_hedge_keeper_adds_three_of_which_none_need_be_paid() -> None:
    first_three = fencing(1, "Hedge Keeper")
    first_three.play("enclose a4 a5")
    assert (first_three.goods(P1), fences(first_three)) == ("nothing", 6)
    gratis = fencing(9, "Hedge Keeper", pastures={P1: ("a3 a4 a5 b3 b4 b5",)})
    gratis.play("enclose b3 b4 b5")
    assert gratis.goods(P1) == "9 wood"


def test_the_hedge_keeper_of_the_original_edition_and_spring_want_one_paid_fence_together() -> None:
    game = fencing(1, "Hedge Keeper", edition="original")
    game.play("enclose a4 a5")
    assert (game.goods(P1), fences(game)) == ("nothing", 6)


def test_fences_of_the_hayward_are_paid_and_so_bring_two_more() -> None:
    game = in_season("spring", seats=5, played={P1: ("Hayward",)}, goods={P1: "2 wood"})
    play(game, "use Hayward", "enclose a5")
    assert (game.goods(P1), fences(game)) == ("nothing", 4)


def test_the_wood_carver_counts_as_paying() -> None:
    game = fencing(1, "Wood Carver", edition="original")
    game.play("enclose a5")
    assert (game.goods(P1), fences(game)) == ("nothing", 4)


def test_in_every_other_season_all_fences_are_paid() -> None:
    for season in ("winter", "summer", "autumn"):
        game = in_season(season, round=4, goods={P1: "4 wood"})
        play(game, "place Fencing", "enclose a5")
        assert game.goods(P1) == "nothing"


# -- what is told ---------------------------------------------------------------------------------


def test_the_label_says_what_is_still_to_be_paid() -> None:
    game = fencing(9)
    labels = {option.text: option.label for option in view(game, P1).options}
    assert labels["enclose a5"] == "Enclose a5: 4 fences for 2 wood, room for 2"


def test_breeding_is_told() -> None:
    game = in_season("spring", goods={P1: "2 sheep"}, pastures={P1: ("a4 a5",)})
    assert told(game, "place Spring") == [(P1, "goes to Spring"), (P1, "has 1 sheep born")]


def test_spaces_say_what_spring_changes() -> None:
    game = in_season("spring", round=14)
    free = "up to 2 more fences cost nothing if at least 1 is paid for"
    assert altered(game) == {
        "Forest": ("1 wood less",),
        "Western Quarry": ("1 stone more",),
        "Eastern Quarry": ("1 stone more",),
        "Fencing": (free,),
        "Farm Redevelopment": (free,),
    }
