"""Hand cards on the command line: `farmyard cards`, and what a player sees of them in a game."""

import json
from pathlib import Path

import pytest
from rich.console import Group

from farmyard import Agricola, new_game, view
from farmyard.agricola.content.catalogue import CARDS, DRAWN
from farmyard.agricola.position import P1, P2
from farmyard.cli.draw.cards import hand_lines, hand_table, played_cards
from farmyard.cli.draw.glyphs import ASCII
from farmyard.cli.draw.options import exchanges, menu_lines
from farmyard.cli.draw.status import status
from farmyard.cli.menu import Menu
from helpers import Run, Table, plain, told

KEYS = [
    "key", "name", "deck", "edition", "kind", "players", "cost", "requires", "points", "category", "bonus", "text",
    "rulings", "ratings",
]  # fmt: skip


def texts_in_hand(game: Agricola, seat: int) -> list[str]:
    return [card.text for card in view(game, seat).hand]


# -- farmyard cards -------------------------------------------------------------------------


def test_every_card_is_listed_on_a_line(run: Run) -> None:
    code, said, _ = run("cards")
    lines = said.splitlines()
    assert (code, len(lines)) == (0, 1 + len(CARDS + DRAWN))
    assert all([line.endswith(".") for line in lines[1:]])
    assert lines[1:] == sorted(lines[1:], key=lambda line: line.partition("  ")[0])


def test_a_drawn_card_says_how_sure_its_text_is(run: Run) -> None:
    said = " ".join(run("cards", "Candy", "Trail")[1].split())
    assert "Candy Trail" in said
    assert "Reconstructed: the printed text is not known to us." in said
    assert "One source only" in " ".join(run("cards", "Rebel")[1].split())


def test_a_list_can_be_narrowed(run: Run) -> None:
    listed = json.loads(run("cards", "--deck", "e", "--kind", "occupation", "--search", "CLAY", "--json")[1])
    assert {(card["deck"], card["edition"]) for card in listed} == {("E", "original")}
    assert {card["kind"] for card in listed} == {"occupation"}
    assert "Clay Deliveryman" in [card["name"] for card in listed]
    assert "Reeve" not in [card["name"] for card in listed]


def test_json_tells_every_fact_of_every_card(run: Run) -> None:
    cards = json.loads(run("cards", "--json")[1])
    assert all([list(card) == KEYS for card in cards])
    by_name = {card["name"]: card for card in cards}
    assert by_name["Reeve"]["players"] == 3
    assert by_name["Turnwrest Plow"]["cost"] == "3 wood"
    assert by_name["Turnwrest Plow"]["requires"] == "2 occupations"
    assert by_name["Baker's Oven"]["cost"] == "the return of 1 oven"
    assert (by_name["Madonna Statue"]["cost"], by_name["Corn Scoop"]["requires"]) == (
        "the return of 2 improvements",
        "",
    )
    assert all([card["text"] for card in cards])


@pytest.mark.parametrize(
    ("words", "deck"), [("A", "revised-A"), ("revised-b", "revised-B"), ("l", "revised-L"), ("five-plus", "five-plus")]
)
def test_decks_of_the_revised_edition_are_listed_with_categories(run: Run, words: str, deck: str) -> None:
    listed = json.loads(run("cards", "--deck", words, "--json")[1])
    assert {(card["deck"], card["edition"]) for card in listed} == {(deck, "revised")}
    assert all([card["category"] for card in listed]) or deck == "revised-L"


def test_all_cards_that_bear_a_name_are_shown(run: Run) -> None:
    said = run("cards", "Conjurer", "Mushroom", "Collector")[1]
    assert "Conjurer  deck E - occupation" in said
    assert "Conjurer  deck A of the revised edition - occupation - goods provider - 4 or more players" in said
    assert said.count("Mushroom Collector  deck") == 2


def test_a_card_at_the_table_is_the_one_of_its_edition(table: Table) -> None:
    game = table(edition="revised", decks="AB", played={P1: ("Mushroom Collector",)}, seats=4)
    [card] = [card for card in CARDS if card.key == game.players[P1].cards[0].key]
    assert card.text in plain(played_cards(view(game, P1)))


def test_names_show_cards_in_full(run: Run) -> None:
    code, said, _ = run("cards", "clay", "deliveryman", "Turnwrest Plow")
    assert code == 0
    assert "Clay Deliveryman  deck E - occupation\n  Lay 1 clay" in said
    assert "Turnwrest Plow  deck E - minor improvement - costs 3 wood - needs 2 occupations" in said
    ruling = next(card for card in CARDS if card.name == "Turnwrest Plow").rulings[0]
    assert ruling in " ".join(said.split())
    assert "costs 4 clay or the return of 1 Fireplace" in run("cards", "Cooking Hearth (4 clay)")[1]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("cards --deck Z", "--deck: there is no deck 'Z': choose E, F, I, K, M, X, five-plus, revised-A"),
        ("cards --kind joker", "--kind: 'joker' is none of minor, occupation, major, event, merchant, action space"),
        ("cards Carpentre", "there is no card 'Carpentre': do you mean Carpenter"),
        ("cards Qqqq", "there is no card 'Qqqq'"),
        ("cards Carpenter --deck E", "name cards or search for them"),
        ("play --decks EX", "decks is some of E, I, K, A, B, L, like EIK, or none, not 'EX'"),
        ("play --decks E --family", "decks goes with family no, but family is yes"),
        ("play --edition revised --decks E", "decks E goes with edition original, but edition is revised"),
        ("play --family --hands draft", "hands goes with family no, but family is yes"),
        ("play --decks none --three-for-one", "three-for-one goes with some decks, but there are no decks"),
        (
            "play --hands poker",
            "hands is deal, 10-3, mulligan, draft, draft-parallel, draft-8, draft-fast, dorn",
        ),
        ("simulate --hands draft", "hands goes with some decks, but there are no decks"),
        ("play --resume x --decks E", "--decks is fixed when a game begins"),
    ],
)
def test_what_is_wrong_about_cards_is_one_sentence(run: Run, words: str, sentence: str) -> None:
    code, said, complaint = run(*words.split())
    assert (code, said) == (2, "")
    assert sentence in complaint
    assert complaint.count("\n") == 1


def test_nothing_found_is_said(run: Run) -> None:
    assert run("cards", "--search", "xyzzy") == (0, "No card fits.\n", "")
    assert run("cards", "--search", "xyzzy", "--json") == (0, "[]\n", "")


# -- hands in a game ------------------------------------------------------------------------


def test_a_full_game_deals_from_all_decks_and_a_family_game_none(run: Run, tmp_path: Path) -> None:
    for words, header in (([], "decks: EIK"), (["--decks", "ei"], "decks: EI"), (["--family"], "family: yes")):
        file = tmp_path / f"{len(words)}{words[-1:]}.txt"
        assert run("play", *words, "--seed", "1", "--save", str(file))[0] == 0
        assert header in file.read_text().splitlines()
        assert ("decks" in file.read_text()) == header.startswith("decks")


def test_the_hand_is_shown_and_that_of_others_never(run: Run) -> None:
    game = new_game(decks="E", seed=5)
    said = " ".join(run("play", "--decks", "E", "--seed", "5", answers="hand\ncards\n")[1].split())
    assert all([text in said for text in texts_in_hand(game, P1)])
    assert not any([text in said for text in texts_in_hand(game, P2)])
    assert "7 occupations and 7 minors in hand" in said
    assert view(game, P1).players[P2].hand == ()


def test_people_at_one_screen_look_at_their_cards_when_they_want(run: Run) -> None:
    game = new_game(decks="E", seed=5)
    words = ("play", "--decks", "E", "--seed", "5", "--seats", "you,you")
    hidden = " ".join(run(*words, answers="place Fishing\n")[1].split())
    assert "Player 2: press Enter to look at your cards" in hidden
    assert not any([text in hidden for text in texts_in_hand(game, P1) + texts_in_hand(game, P2)])
    seen = " ".join(run(*words, answers="\nplace Fishing\n")[1].split())
    assert all([text in seen for text in texts_in_hand(game, P1)])
    assert not any([text in seen for text in texts_in_hand(game, P2)])


def test_an_occupation_is_only_offered_to_eyes_that_may_see_it(run: Run) -> None:
    words = ("play", "--decks", "E", "--seed", "5", "--seats", "you,you")
    said = run(*words, answers="place Occupation\n\n1\n")[1]
    before, _, after = said.partition("Player 1: press Enter to look at your cards\n> \n")
    assert "Which occupation do you play?" not in before
    assert "Which occupation do you play?" in after


def test_a_draft_passes_the_screen_and_keeps_one_card_each(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "draft.txt"
    words = ("play", "--decks", "E", "--hands", "draft", "--seed", "5", "--seats", "you,you", "--save", str(file))
    _, said, _ = run(*words, answers="\n1\n\n2\n\n1\nundo\n")
    choices = [line for line in file.read_text().splitlines() if ": keep " in line]
    assert [line[:2] for line in choices] == ["1:", "2:"]
    assert said.count("press Enter to look at your cards") == 5
    assert "Taken back: a choice of cards" in said
    kept = choices[0].partition("keep ")[2]
    assert f"Your occupations: {kept}" in said


def test_a_parallel_draft_asks_one_person_for_both_sorts_before_the_screen_passes(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "draft.txt"
    words = ("play", "--decks", "E", "--hands", "draft-parallel", "--seats", "you,you", "--save", str(file))
    _, said, _ = run(*words, "--seed", "5", answers="\n1\n7\n\n14\n1\n")
    assert [line[:2] for line in file.read_text().splitlines() if ": keep " in line] == ["1:", "1:", "2:", "2:"]
    assert said.count("press Enter to look at your cards") == 3
    assert "Which 1 minor improvement do you keep?" in said
    assert "Which 1 occupation do you keep?" in said


def test_an_open_card_is_taken_by_its_name(run: Run, tmp_path: Path) -> None:
    file, game = tmp_path / "row.txt", new_game(decks="E", hand_mix="petri", seed=5)
    words = ("play", "--decks", "E", "--hand-mix", "petri", "--seed", "5", "--seats", "you,you", "--save", str(file))
    name = game.row[-1].name
    said = " ".join(run(*words, answers=f"list\ndraw {name.lower()}\n")[1].split())
    assert all([card.name in said and card.text in said for card in game.row])
    assert f"or take an open card, like 'draw {game.row[0].name}'" in said
    assert f"1: draw {name}\n" in file.read_text()


def test_open_cards_are_no_secret(table: Table) -> None:
    game = table(decks="E", hand_mix="petri", row=("Tutor", "Lasso"), hand={P1: ("Axe",)})
    assert not Menu(view(game, P1)).secret


def test_a_mulligan_shows_the_new_hand(run: Run) -> None:
    game = new_game(decks="E", hands="mulligan", seed=2)
    game.play("discard all occupations")
    words = ("play", "--decks", "E", "--hands", "mulligan", "--seed", "2")
    said = " ".join(run(*words, answers="1\n")[1].split())
    assert all([text in said for text in texts_in_hand(game, P1)])


def test_discards_show_what_is_lost(run: Run) -> None:
    game = new_game(decks="E", hands="10-3", seed=2)
    said = " ".join(run("play", "--decks", "E", "--hands", "10-3", "--seed", "2")[1].split())
    assert len(texts_in_hand(game, P1)) == 20
    assert "which one do you discard?" in said
    assert all([card.text in said for card in view(game, P1).hand if card.kind == "occupation"])


def test_three_for_one_is_among_the_exchanges(run: Run) -> None:
    said = run("play", "--decks", "E", "--three-for-one", "--seed", "2", answers="x\ndiscard 3 cards\n")[1]
    assert "x1 discard 3 cards" in said
    assert "Which card do you discard?" in said


def test_the_name_of_a_card_that_cannot_be_played_tells_why(table: Table) -> None:
    game = table(hand={P1: ("Beehive", "Corn Scoop")}, goods={P1: "1 wood"})
    assert Menu(view(game, P1)).choice("beehive") == "play Beehive"
    game.play("place Starting Player")
    assert Menu(view(game, P1)).choice("beehive") == "play Beehive"
    assert Menu(view(game, P1)).choice("corn scoop") == "play Corn Scoop"
    assert Menu(view(game, P1)).choice("well") == "build Well"


def test_what_is_laid_on_a_space_is_chosen_from_a_list_and_not_from_the_board(table: Table) -> None:
    game = table(hand={P1: ("Fence Builder",)})
    game.play("place Occupation")
    menu = Menu(view(game, P1))
    assert menu.choice("2") == game.options[1] == "place a fence on Starting Player"
    assert "2 place a fence on Starting Player" in plain(Group(*menu_lines(menu, ASCII)))


def test_the_hand_tells_what_cards_cost_this_player(table: Table) -> None:
    game = table(hand={P1: ("Canoe", "Corn Scoop")}, played={P1: ("Wood Carver",)})
    hand = " ".join(plain(hand_table(view(game, P1))).split())
    assert "Canoe (costs 1 wood, needs 2 occupations, 1 point)" in hand
    assert "Corn Scoop (costs nothing)" in hand


# -- cards on the table ---------------------------------------------------------------------


def test_everybody_sees_played_cards_and_what_lies_on_them(table: Table) -> None:
    game = table(played={P1: ("Carpenter",), P2: ("Bean Field",)})
    drawn = plain(played_cards(view(game, P1)))
    assert "Carpenter Each of your rooms costs" in drawn
    assert "Bean Field [unsown] This card is a field" in drawn


def test_a_card_with_limited_uses_says_when_they_are_spent(table: Table) -> None:
    game = table(played={P1: ("Turnwrest Plow", "Acreage")})
    assert view(game, P2).players[P1].on_cards == {"Acreage": "2 unsown"}
    for choice in ("place Plow 1 Field", "plow b3", "plow b4", "done"):
        if choice in game.options:
            game.play(choice)
    assert view(game, P2).players[P1].on_cards["Turnwrest Plow"] == "used up"


def test_a_card_that_waits_for_rounds_names_them(table: Table) -> None:
    game = table(seats=4, hand={P1: ("Animal Handler", "Carpenter")})
    game.play("place Occupation")
    game.play("play Animal Handler")
    assert view(game, P2).players[P1].on_cards == {"Animal Handler": "round 7 10 14"}


def test_a_passing_card_is_told_and_reaches_the_next_hand(table: Table) -> None:
    game = table(hand={P1: ("Market Stall", "Spices")}, goods={P1: "1 grain"})
    words = [words for _, words in told(game, "place Starting Player", "play Market Stall")]
    assert "plays Market Stall for 1 grain" in words
    assert "passes Market Stall on to Player 2" in words
    assert view(game, P2).players[P2].hand == ("Market Stall",)


def test_a_major_is_built_and_a_minor_is_played(table: Table) -> None:
    game = table(cards=("Improvement",), hand={P1: ("Spices",)}, goods={P1: "2 clay"})
    words = [words for _, words in told(game, "place Improvement", "build Fireplace (2 clay)")]
    assert words.count("builds the Fireplace (2 clay) for 2 clay") == 1
    assert not any([words.startswith("plays") for words in words])


def test_goods_on_coming_rounds_are_named_together(table: Table) -> None:
    game = table(hand={P1: ("Clay Deliveryman", "Carpenter")})
    game.play("place Occupation")
    game.play("play Clay Deliveryman")
    drawn = plain(status(view(game, P1), P1, 60))
    assert "Coming 1 clay in rounds 6 to 14" in drawn
    assert "Played Clay Deliveryman" in drawn


def test_the_question_says_which_card_asks(table: Table) -> None:
    game = table(played={P1: ("Mushroom Collector",)})
    game.play("place 3 Wood")
    assert view(game, P1).question.startswith("Mushroom Collector: ")
    assert view(game, P2).question == ""


def test_several_cards_that_answer_are_told_apart(table: Table) -> None:
    game = table(played={P1: ("Mushroom Collector", "Basket")})
    game.play("place 3 Wood")
    drawn = plain(*menu_lines(Menu(view(game, P1)), ASCII))
    assert "use Mushroom Collector: When you take wood" in drawn
    assert "use Basket: When you take wood" in drawn


def test_a_card_for_any_time_tells_what_it_does(table: Table) -> None:
    game = table(played={P1: ("Builder's Trowel",)}, goods={P1: "2 clay 1 reed"})
    assert "x1 use Builder's Trowel At any time you may renovate" in plain(exchanges(Menu(view(game, P1))))


def test_a_hand_says_why_a_card_cannot_be_played(table: Table) -> None:
    game = table(hand={P1: ("Turnwrest Plow", "Spices")}, goods={P1: "3 wood"})
    obstacles = {card.name: card.obstacle for card in view(game, P1).hand}
    assert obstacles["Turnwrest Plow"].startswith("needs ")
    assert obstacles["Spices"] == ""
    assert plain(*hand_lines(view(game, P1), 80, ASCII)) == "Your minors: Turnwrest Plow - Spices"


def test_animals_on_cards_are_counted(table: Table) -> None:
    game = table(played={P1: ("Animal Yard",)}, goods={P1: "2 sheep 1 boar"})
    assert "Indoors 2 sheep 1 boar in the house or on cards" in plain(status(view(game, P1), P1, 60))


def test_a_pasture_tells_the_room_that_cards_add(table: Table) -> None:
    game = table(played={P1: ("Drinking Trough",)}, pastures={P1: ("b4 b5",)})
    assert view(game, P1).players[P1].pastures[0].capacity == 6
