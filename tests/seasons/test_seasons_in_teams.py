"""The seasons in team play: what is done for the partner is done in the season, too."""

from farmyard.agricola.position import P1, P3
from helpers import farm, fences, fields, play
from years import in_season


def test_who_plows_for_the_partner_pays_in_winter() -> None:
    game = in_season("winter", seats=4, team_play=True, goods={P1: "1 food", P3: "nothing"})
    play(game, "place Farmland", "plow b3 for partner")
    assert (game.goods(P1), fields(game, P1), fields(game, P3)) == ("nothing", 0, 1)


def test_two_fences_are_free_in_spring_but_not_the_surcharge() -> None:
    game = in_season("spring", round=4, seats=4, team_play=True, goods={P1: "4 wood"})
    play(game, "place Fencing", "enclose a5 for partner")
    assert (game.goods(P1), fences(game, P3)) == ("nothing", 4)


def test_a_stable_of_summer_may_stand_on_either_farm() -> None:
    game = in_season("summer", seats=4, team_play=True, goods={P1: "6 wood 3 reed"})
    play(game, "place Farm Expansion", "room a1 for partner", "stable a5 for partner")
    assert (farm(game, P3).stables, farm(game, P1).stables) == (("a5",), ())
