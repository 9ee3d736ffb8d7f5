"""Plain occupations of deck K: rulings about two cards together, and about solo series."""

from collections.abc import Callable

import pytest

from farmyard import Agricola
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.rules.improve import LayOut
from farmyard.agricola.rules.rounds import StartRound
from farmyard.agricola.settings import Options
from farmyard.agricola.setup import lay_out, new_game
from farmyard.agricola.state.game import BREEDING, FEEDING, PREPARATION
from farmyard.agricola.state.goods import goods, text
from helpers import deciding, names, play

Table = Callable[..., Agricola]
HEARTH = {P1: ("Cooking Hearth (4 clay)",)}
LAST = {P1: 1, P2: 0, P3: 0, P4: 0}
HARMLESS = ("feed", "done", "place 3 Wood", "place 2 Wood", "place 1 Wood", "place 2 Clay", "place 1 Clay")


def until(game: Agricola, round: int) -> None:
    """Play harmless options until a round begins."""
    while game.round < round:
        game.play(next(option for option in HARMLESS if option in game.options))


# -- Animal Handler, Animal Tamer, Cattle Breeder -------------------------------------------


@pytest.mark.ruling("Animal Handler", "goes back to the supply")
def test_an_animal_not_taken_from_the_animal_handler_is_not_offered_later(table: Table) -> None:
    game = table(
        seats=4, round=6, hand={P1: ("Animal Handler",)}, people=dict.fromkeys(range(4), 1), at_home=LAST,
        goods=dict.fromkeys(range(4), "9 food"),
    )  # fmt: skip
    play(game, "place Occupation")
    assert "take 1 sheep" in game.options
    game.play("done")
    until(game, 8)
    assert (deciding(game), "take 1 sheep" in game.options) == (P1, False)


@pytest.mark.ruling("Animal Tamer", "3 rooms hold 3 animals")
def test_animal_tamer_with_three_rooms_keeps_three_animals(table: Table) -> None:
    game = table(
        round=4, played={P1: ("Animal Tamer",)}, rooms={P1: "a1 b1 c1"}, goods={P1: "1 boar 1 cattle"},
        spaces={"1 Sheep": "2 sheep"},
    )  # fmt: skip
    game.play("place 1 Sheep")
    assert [option for option in game.options if option.startswith("keep")] == [
        "keep 2 sheep 1 boar", "keep 2 sheep 1 cattle", "keep 1 sheep 1 boar 1 cattle"
    ]  # fmt: skip


@pytest.mark.ruling("Animal Tamer", "House Goat")
@pytest.mark.parametrize("cards", [("Animal Tamer", "House Goat"), ("House Goat", "Animal Tamer")])
def test_animal_tamer_keeps_nothing_beside_the_house_goat(table: Table, cards: tuple[str, ...]) -> None:
    game = table(round=4, played={P1: cards}, goods={P1: "nothing"})
    game.play("place 1 Sheep")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Cattle Breeder", "cooked as it arrives")
def test_cattle_breeders_first_cattle_may_be_cooked_as_it_arrives(table: Table) -> None:
    game = table(seats=4, hand={P1: ("Cattle Breeder",)}, goods={P1: "1 sheep"}, majors=HEARTH)
    play(game, "place Occupation", "keep 1 sheep")
    assert game.goods(P1) == "4 food 1 sheep"


@pytest.mark.ruling("Cattle Breeder", "after round 12")
def test_cattle_breeder_played_after_round_12_breeds_nothing_more(table: Table) -> None:
    game = table(
        seats=4, round=13, hand={P1: ("Cattle Breeder",)}, goods={P1: "9 food 1 cattle"}, pastures={P1: ("a4 a5",)},
        at_home=LAST,
    )  # fmt: skip
    game.play("place Occupation")
    assert (game.round, game.goods(P1)) == (14, "5 food 3 cattle")


# -- Clay Worker ----------------------------------------------------------------------------


@pytest.mark.ruling("Clay Worker", "1 clay for each action")
def test_clay_worker_takes_one_clay_with_wood_and_clay(table: Table) -> None:
    game = table(phase=PREPARATION, played={P1: ("Clay Worker",), P2: ("Wood Distributor",)}, goods={P1: "nothing"})
    play(game, "use Wood Distributor", "place 1 Clay")
    assert game.goods(P1) == "2 wood 3 clay"


@pytest.mark.ruling("Clay Worker", "Wood Distributor")
@pytest.mark.parametrize(("space", "taken"), [("1 Reed", "2 wood 1 clay 2 reed"), ("Fishing", "2 wood 1 clay 2 food")])
def test_clay_worker_works_where_the_wood_distributor_has_laid_wood(table: Table, space: str, taken: str) -> None:
    game = table(phase=PREPARATION, played={P1: ("Clay Worker",), P2: ("Wood Distributor",)}, goods={P1: "nothing"})
    play(game, "use Wood Distributor", f"place {space}")
    assert game.goods(P1) == taken


@pytest.mark.ruling("Clay Worker", "leave all the wood behind")
@pytest.mark.parametrize(
    ("card", "lying", "gained"),
    [("Mushroom Collector", "1 wood", "2 food"), ("Basket", "2 wood", "3 food"), ("Pig Catcher", "2 wood", "1 boar")],
)
def test_clay_worker_works_if_all_wood_is_left_behind(table: Table, card: str, lying: str, gained: str) -> None:
    game = table(seats=4, played={P1: ("Clay Worker", card)}, goods={P1: "nothing"}, spaces={"2 Wood": lying})
    play(game, "place 2 Wood", f"take {gained} for {lying} left behind")
    assert game.goods(P1) == f"1 clay {gained}"


@pytest.mark.ruling("Clay Worker", "empty space")
@pytest.mark.parametrize("space", ["3 Wood", "1 Clay"])
def test_clay_worker_cannot_use_an_empty_space(table: Table, space: str) -> None:
    game = table(played={P1: ("Clay Worker",)}, spaces={space: "nothing"})
    assert f"place {space}" not in game.options


# -- Educator -------------------------------------------------------------------------------


@pytest.mark.ruling("Educator", "Writing Desk")
def test_educator_reacts_to_both_occupations_of_the_writing_desk(table: Table) -> None:
    game = table(
        seats=4, starting_player=P2, played={P1: ("Educator",), P2: ("Writing Desk",)},
        goods={P1: "6 food", P2: "2 food"}, hand={P1: ("Turner", "Tutor"), P2: ("Quarryman", "Mendicant")},
    )  # fmt: skip
    play(game, "place Occupation", "play Quarryman", "play Mendicant", "play Turner", "play Tutor")
    assert (game.goods(P1), names(game, P1)) == ("nothing", ["Educator", "Turner", "Tutor"])


@pytest.mark.ruling("Educator", "Bread Paddle")
def test_bread_paddle_bakes_after_an_occupation_of_the_educator(table: Table) -> None:
    game = table(
        seats=4, starting_player=P2, played={P1: ("Educator", "Bread Paddle")}, majors={P1: ("Clay Oven",)},
        hand={P1: ("Turner",), P2: ("Tutor",)}, goods={P1: "3 food 1 grain"},
    )  # fmt: skip
    play(game, "place Occupation", "play Turner", "bake 1 grain")
    assert game.goods(P1) == "5 food"


# -- Magician, Manufacturer -----------------------------------------------------------------


@pytest.mark.ruling("Magician", "guest")
def test_the_card_guest_brings_the_magicians_last_person(table: Table) -> None:
    game = table(
        seats=4, round=2, played={P1: ("Magician",)}, hand={P1: ("Guest",)}, people=dict.fromkeys(range(4), 1),
        at_home=LAST, goods={P1: "2 food"}, spaces={"Traveling Players": "nothing"},
    )  # fmt: skip
    play(game, "place Starting Player", "play Guest", "become starting player")
    assert game.players[P1].at_home == 2
    play(game, "place 1 Reed", "place 3 Wood", "place 2 Wood", "place 1 Wood", "place Traveling Players")
    assert game.goods(P1) == "2 reed 1 grain 2 food"


@pytest.mark.ruling("Magician", "guest")
def test_magician_gains_nothing_while_a_guest_is_still_to_be_placed(table: Table) -> None:
    game = table(
        seats=4, round=2, played={P1: ("Magician",)}, hand={P1: ("Guest",)}, people=dict.fromkeys(range(4), 1),
        at_home=LAST, goods={P1: "2 food"}, spaces={"Traveling Players": "nothing"},
    )  # fmt: skip
    play(game, "place Starting Player", "play Guest", "become starting player", "place Traveling Players")
    assert game.goods(P1) == "1 food"


@pytest.mark.ruling("Magician", "Acrobat")
def test_magician_gains_nothing_when_the_acrobat_moves(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Magician", "Acrobat")}, goods={P1: "nothing"}, at_home={P1: 2, P2: 1, P3: 0, P4: 0}
    )
    play(game, "place Traveling Players", "place 3 Wood", "place 1 Reed")
    game.play("move from Traveling Players to Take 1 Grain")
    assert game.goods(P1) == "1 reed 1 grain 1 food"


@pytest.mark.ruling("Magician", "Countryman")
def test_magician_gains_nothing_when_the_countryman_moves(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Magician", "Countryman")}, goods={P1: "nothing"}, fields={P1: "a5"},
        cards=("Sow and Bake",), at_home={P1: 2, P2: 1, P3: 0, P4: 0},
    )  # fmt: skip
    play(game, "place Traveling Players", "place 3 Wood", "place Take 1 Grain")
    game.play("move from Take 1 Grain to Sow and Bake")
    assert game.goods(P1) == "1 food"


@pytest.mark.ruling("Manufacturer", "stay major improvements")
def test_a_workshop_of_the_manufacturer_is_no_minor_for_the_businessman(table: Table) -> None:
    game = table(
        seats=3, played={P1: ("Manufacturer", "Businessman")}, house={P1: "clay hut"}, goods={P1: "2 wood 9 clay"}
    )
    play(game, "place Starting Player", "build Joinery")
    assert not [option for option in game.options if option.startswith("build")]


# -- Pig Whisperer, Plowman -----------------------------------------------------------------


@pytest.mark.ruling("Pig Whisperer", "cooked at once")
def test_pig_whisperers_boar_may_be_cooked_without_a_place(table: Table) -> None:
    game = table(
        seats=4, round=4, hand={P1: ("Pig Whisperer",)}, goods={P1: "9 food 1 sheep"}, majors=HEARTH,
        people=dict.fromkeys(range(4), 1), at_home=LAST,
    )  # fmt: skip
    game.play("place Occupation")
    until(game, 8)
    before = game.goods(P1)
    game.play("keep 1 sheep")
    assert (before, game.goods(P1)) == ("12 wood 5 food 1 sheep 1 boar", "12 wood 8 food 1 sheep")


@pytest.mark.ruling("Pig Whisperer", "solo series")
def test_pig_whisperer_that_lies_out_from_the_start_counts_from_round_0() -> None:
    game = lay_out(Options(players=1), 0)
    game.push(0, StartRound())
    game.push(0, LayOut(card_named("Pig Whisperer")))
    game.start()
    assert [round for round in range(1, 15) if game.promised[round - 1]] == [4, 7, 10]


@pytest.mark.ruling("Plowman", "solo series")
def test_plowman_that_lies_out_from_the_start_counts_from_round_0() -> None:
    game = new_game(Options(players=1, decks="K", permanent=("Plowman",), food=50))
    offered = []
    for round in range(2, 14):
        until(game, round)
        offered.append("plow a5" in game.options)
    assert [round for round, plowed in zip(range(2, 14), offered) if plowed] == [4, 7, 10]


@pytest.mark.ruling("Plowman", "goes back to the supply")
def test_a_field_not_plowed_with_the_plowman_is_not_offered_later(table: Table) -> None:
    game = table(
        seats=4, round=2, hand={P1: ("Plowman",)}, people=dict.fromkeys(range(4), 1), at_home=LAST,
        goods=dict.fromkeys(range(4), "9 food"),
    )  # fmt: skip
    game.play("place Occupation")
    until(game, 6)
    assert "plow a5" in game.options
    game.play("done")
    until(game, 7)
    assert (deciding(game), "plow a5" in game.options) == (P1, False)


# -- Schnaps Distiller, Seed Seller ---------------------------------------------------------


@pytest.mark.ruling("Schnaps Distiller", "no baking")
def test_millstone_does_not_react_to_the_schnaps_distiller(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("Schnaps Distiller", "Millstone")}, goods={P1: "2 vegetable"})
    game.play("convert Schnaps Distiller")
    assert game.goods(P1) == "1 vegetable 5 food"


@pytest.mark.ruling("Seed Seller", "Granary")
def test_seed_seller_does_not_react_to_the_granary(table: Table) -> None:
    game = table(
        seats=4, round=7, played={P1: ("Seed Seller",)}, hand={P1: ("Granary",)}, goods={P1: "3 wood 9 food"},
        at_home=LAST,
    )  # fmt: skip
    play(game, "place Starting Player", "play Granary", "become starting player")
    until(game, 8)
    assert game.goods(P1) == "1 grain 5 food"


# -- Sheep Farmer, Shepherd Boy -------------------------------------------------------------


@pytest.mark.ruling("Sheep Farmer", "Sheep from cards")
@pytest.mark.parametrize(
    ("card", "round", "wait"), [("Shepherd Boy", 5, 1), ("Sheep Whisperer", 2, 4), ("Master Shepherd", 5, 1)]
)
@pytest.mark.ruling("Shepherd Boy", "Sheep Farmer")
def test_sheep_farmer_does_not_react_to_sheep_that_cards_lay_out(
    table: Table, card: str, round: int, wait: int
) -> None:
    game = table(
        seats=4, round=round, played={P1: ("Sheep Farmer",)}, hand={P1: (card,)}, house={P1: "stone house"},
        pastures={P1: ("a4 a5",)}, people=dict.fromkeys(range(4), 1), at_home=LAST, goods={P1: "3 food"},
    )  # fmt: skip
    game.play("place Occupation")
    until(game, round + wait)
    assert text(game.players[P1].goods & goods("15 sheep")) == "1 sheep"


@pytest.mark.ruling("Sheep Farmer", "Animal Handler")
def test_sheep_farmer_does_not_react_to_the_animal_handler(table: Table) -> None:
    game = table(
        seats=4, round=6, played={P1: ("Sheep Farmer",)}, hand={P1: ("Animal Handler",)}, pastures={P1: ("a4 a5",)},
        goods={P1: "2 food"}, at_home=LAST,
    )  # fmt: skip
    play(game, "place Occupation", "take 1 sheep")
    assert game.goods(P1) == "1 sheep"


@pytest.mark.ruling("Sheep Farmer", "and others")
def test_sheep_farmer_does_not_react_to_the_stockman(table: Table) -> None:
    game = table(seats=4, played={P1: ("Sheep Farmer", "Stockman")}, stables={P1: "a3 a4 a5"}, goods={P1: "2 wood"})
    play(game, "place Build Rooms and Stables", "stable b5")
    assert game.goods(P1) == "1 sheep"


@pytest.mark.ruling("Sheep Farmer", "born in the last harvest")
def test_sheep_farmer_exchanges_nothing_after_the_last_harvest(table: Table) -> None:
    game = table(
        seats=4, round=14, phase=BREEDING, played={P1: ("Sheep Farmer", "Tenant Farmer")}, goods={P1: "2 sheep"},
        pastures={P1: ("a4 a5",)},
    )  # fmt: skip
    assert (game.goods(P1), "return 1 sheep" in game.options) == ("3 sheep", True)
    assert "convert Sheep Farmer" not in game.options


@pytest.mark.ruling("Shepherd Boy", "cooked at once")
def test_shepherd_boys_sheep_may_be_cooked_without_a_place(table: Table) -> None:
    game = table(
        seats=4, round=5, hand={P1: ("Shepherd Boy",)}, house={P1: "stone house"}, goods={P1: "1 boar"}, majors=HEARTH,
        at_home=LAST,
    )  # fmt: skip
    play(game, "place Occupation", "keep 1 boar")
    assert (game.round, game.goods(P1)) == (6, "2 food 1 boar")


# -- Storehouse Clerk, Storehouse Keeper, Wood Deliveryman ----------------------------------


@pytest.mark.ruling("Storehouse Clerk", "Copse, the Forester")
@pytest.mark.parametrize("card", ["Copse", "Forester"])
def test_storehouse_clerk_does_not_count_planted_wood(table: Table, card: str) -> None:
    game = table(
        seats=4, cards=("Sow and Bake",), played={P1: ("Storehouse Clerk", card)}, goods={P1: "8 wood"}, at_home=LAST
    )
    play(game, "place Sow and Bake", "done")
    assert (game.round, game.goods(P1)) == (2, "7 wood")


@pytest.mark.ruling("Storehouse Clerk", "Resource Seller")
@pytest.mark.parametrize(("supply", "after"), [("7 wood", "7 wood 1 food"), ("8 wood", "10 wood 1 food")])
def test_storehouse_clerk_does_not_count_the_resource_seller(table: Table, supply: str, after: str) -> None:
    played = {P1: ("Storehouse Clerk", "Resource Seller")}
    game = table(seats=4, played=played, goods={P1: supply}, at_home=LAST)
    game.play("place Fishing")
    assert (game.round, game.goods(P1)) == (2, after)


@pytest.mark.ruling("Storehouse Keeper", "from cards do not count")
def test_storehouse_keeper_gains_nothing_with_reed_and_stone_from_cards(table: Table) -> None:
    game = table(
        seats=4, round=5, played={P1: ("Storehouse Keeper", "Tutor")}, hand={P1: ("Reed Collector", "Stone Cart")},
        goods={P1: "2 wood 2 food"}, at_home={P1: 2, P2: 0, P3: 0, P4: 0},
    )  # fmt: skip
    play(game, "place Occupation", "place Starting Player", "play Stone Cart", "become starting player")
    assert (game.round, game.goods(P1)) == (6, "1 reed 1 stone 1 food")
    assert not [option for option in game.options if option.startswith("take")]


@pytest.mark.ruling("Wood Deliveryman", "Groom's stable")
def test_wood_of_the_wood_deliveryman_pays_the_groom(table: Table) -> None:
    game = table(
        seats=4, round=7, played={P1: ("Groom",)}, hand={P1: ("Wood Deliveryman",)}, house={P1: "stone house"},
        goods={P1: "9 food"}, at_home=LAST,
    )  # fmt: skip
    game.play("place Occupation")
    until(game, 8)
    game.play("stable a5")
    assert game.goods(P1) == "4 food"
