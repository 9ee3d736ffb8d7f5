"""What can be answered to a question, and how it is shown."""

from farmyard import view
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import FEEDING
from farmyard.cli.draw.glyphs import ASCII
from farmyard.cli.draw.options import all_options, menu_lines
from farmyard.cli.menu import Menu
from helpers import Table, plain


def test_a_whole_name_comes_before_a_part_of_what_is_offered(table: Table) -> None:
    menu = Menu(view(table(cards=("Fences",), goods={P1: "9 clay"}, round=13), P1))
    assert menu.choice("fences") == "place Fences"
    assert menu.choice("growth without") == "place Family Growth without Room"


def test_begging_comes_last_and_what_could_be_eaten_before(table: Table) -> None:
    goods = {P1: "2 grain 1 sheep 1 food", P2: "9 food"}
    game = table(round=4, phase=FEEDING, goods=goods, majors={P1: ("Fireplace (2 clay)",)})
    menu = Menu(view(game, P1))
    assert game.options[0] == "feed"
    assert [option.text for option in menu.listed] == ["convert grain", "convert sheep", "feed"]
    assert menu.choice("3") == "feed"
    drawn = plain(*menu_lines(menu, ASCII))
    assert drawn.index("3 food missing") < drawn.index("Turn 1 grain into 1 food") < drawn.index("begging cards")
    for text in ("convert grain", "convert grain", "convert sheep"):
        game.play(text)
    game = table(round=4, phase=FEEDING, goods={P1: "1 grain 4 food"})
    assert Menu(view(game, P1)).listed[0].text == "feed"


def test_an_option_says_what_a_card_costs_its_player_and_does(table: Table) -> None:
    game = table(hand={P1: ("Canoe", "Corn Scoop")}, played={P1: ("Wood Carver",)}, goods={P1: "1 wood"})
    game.play("place Starting Player")
    drawn = plain(*menu_lines(Menu(view(game, P1)), ASCII))
    assert "Corn Scoop for nothing: When you use Take 1 Grain" in drawn


def test_the_list_of_spaces_says_what_lies_there(table: Table) -> None:
    drawn = plain(all_options(Menu(view(table(spaces={"Fishing": "3 food"}), P1))))
    assert "10 place Fishing 3 food" in drawn
    assert "Fishing (" not in drawn


def test_single_fences_are_summed_up_and_named_by_their_edges(table: Table) -> None:
    game = table(round=1, cards=("Fences",), open_pastures=True, goods={P1: "9 wood"})
    game.play("place Fences")
    shown = Menu(view(game, P1))
    assert shown.choice("fence a4-a5") == "fence a4-a5"
    assert shown.choice("b3 b4") == "enclose b3 b4"
    assert list(shown.groups) == ["enclose", "fence"]
