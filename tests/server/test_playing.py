"""Playing at a table: turns, confirming, taking back, coming back, several seats at one screen."""

import random
import time
from pathlib import Path

import pytest

from browsers import Browser, House, play_to_the_end, sqlite_at


def test_a_choice_is_answered_with_what_it_changes(house: House) -> None:
    anna = house.table("here Anna", "here Bert", family="yes").sit(0)
    answer = anna.choose("place Fishing")
    assert answer["type"] == "update"
    assert [anna.state["turn"][word] for word in ("seat", "mine", "confirm", "undo")] == [0, True, True, 1]


def test_others_see_a_turn_only_when_it_is_confirmed(house: House) -> None:
    table = house.table("here Anna", "here Bert", family="yes")
    anna, bert = table.sit(0), table.sit(1)
    anna.choose("place Fishing")
    assert bert.ask("resync", number=0)["changes"] == []
    anna.confirm()
    bert.at(anna.number())
    assert bert.asks_me
    assert next(line["text"] for line in bert.log) == "goes to Fishing"


def test_a_turn_can_be_taken_back_until_it_is_confirmed(house: House) -> None:
    anna = house.table("here Anna", "here Bert", family="yes").sit(0)
    before = anna.until(lambda _: True).state
    anna.choose("place Fishing")
    anna.undo()
    assert anna.state == before | {"number": 2}
    assert anna.log == []


def test_what_was_confirmed_cannot_be_taken_back(house: House) -> None:
    anna = house.table("here Anna", "here Bert", family="yes").sit(0)
    anna.choose("place Fishing")
    anna.confirm()
    assert anna.undo()["code"] == "not-your-turn"


def test_a_complete_turn_waits_for_confirmation(house: House) -> None:
    anna = house.table("here Anna", "here Bert", family="yes").sit(0)
    anna.choose("place Fishing")
    assert anna.choose("place 1 Clay")["code"] == "not-confirmed"


def test_confirmation_can_be_switched_off(house: House) -> None:
    table = house.table("here Anna", "here Bert", family="yes")
    anna, bert = table.sit(0), table.sit(1)
    anna.ask("prefer", confirm=False)
    anna.choose("place Fishing")
    assert bert.at(1).asks_me


def test_a_repeated_message_does_nothing_twice(house: House) -> None:
    anna = house.table("here Anna", family="yes").sit(0)
    anna.choose("place Fishing")
    assert anna.ask("choose", option="place 1 Clay", number=0)["code"] == "moved-on"


def test_a_preview_tells_what_a_choice_would_change_and_changes_nothing(house: House) -> None:
    anna = house.table("here Anna", "here Bert", family="yes").sit(0)
    before = anna.until(lambda _: True).state
    preview = anna.ask("preview", option="place Fishing", number=0)
    assert {"path": ["turn", "confirm"], "value": True} in preview["changes"]
    assert anna.ask("resync", number=0)["changes"] == []
    assert anna.state == before


def last_turn_of_a_round(house: House) -> tuple[Browser, Browser]:
    """Two players; the second has one person left to place."""
    table = house.table("here Anna", "here Bert", family="yes")
    anna, bert = table.sit(0), table.sit(1)
    for player, space in ((anna, "Fishing"), (bert, "1 Clay"), (anna, "1 Reed")):
        player.until(lambda browser: browser.asks_me).choose(f"place {space}")
        player.confirm()
    return anna, bert.until(lambda browser: browser.asks_me)


def test_the_last_turn_of_a_round_waits_for_confirmation_before_the_next_round_begins(house: House) -> None:
    anna, bert = last_turn_of_a_round(house)
    seen = anna.state
    bert.choose("place 3 Wood")
    assert (bert.state["turn"]["confirm"], bert.state["over"], bert.state["view"]["round"]) == (True, False, 1)
    assert [space["users"] for space in bert.state["view"]["spaces"] if space["name"] == "3 Wood"] == [[1]]
    assert anna.ask("resync", number=anna.number())["changes"] == []
    assert anna.state == seen
    bert.confirm()
    assert anna.at(bert.number()).state["view"]["round"] == bert.state["view"]["round"] == 2
    assert next(line["text"] for line in anna.log if line["chapter"].startswith("round 2")).startswith("Round 2")


def test_the_last_turn_of_a_round_can_be_taken_back(house: House) -> None:
    _, bert = last_turn_of_a_round(house)
    before = bert.state
    bert.choose("place 3 Wood")
    bert.undo()
    assert bert.state == before | {"number": bert.number()}
    bert.choose("place Take 1 Grain")
    bert.confirm()
    assert bert.state["view"]["players"][1]["goods"] == {"clay": 1, "grain": 1, "food": 3}


def test_who_feeds_last_confirms_before_the_next_round_begins(house: House) -> None:
    anna = house.table("here Anna", family="yes").sit(0)
    chance = random.Random(1)
    while not anna.until(lambda _: True).state["turn"]["confirm"] or anna.state["view"]["phase"] != "breeding":
        anna.step(chance)
    round = anna.state["view"]["round"]
    anna.confirm()
    assert anna.state["view"]["round"] == round + 1
    assert anna.undo()["message"] == "Something hidden was turned over: that cannot be taken back"


def test_a_turn_of_express_waits_before_the_dice_are_rolled(house: House) -> None:
    table = house.table("here Anna", "here Bert", game="express")
    anna = table.sit(0)
    chance = random.Random(1)
    while not anna.until(lambda _: True).state["turn"]["confirm"]:
        anna.step(chance)
    dice = anna.state["view"]["dice"]
    assert anna.state["turn"]["undo"] == 1
    anna.undo()
    assert anna.state["view"]["dice"] != dice


def test_a_preview_of_what_turns_something_over_stays_untold(house: House) -> None:
    anna = house.table("here Anna", game="express").sit(0)
    chance = random.Random(1)
    while "roll" not in anna.options():
        anna.step(chance)
    preview = anna.ask("preview", option="roll", number=anna.number())
    assert (preview["hidden"], preview["changes"]) == (True, [])


def test_a_missed_update_can_be_asked_for_again(house: House) -> None:
    table = house.table("here Anna", "here Bert", family="yes")
    anna, bert = table.sit(0), table.sit(1)
    old = bert.until(lambda _: True).state
    anna.choose("place Fishing")
    anna.confirm()
    new = bert.at(2).state
    bert.state = old
    assert bert.ask("resync", number=0)["type"] == "update"
    assert bert.state == new


def test_a_computer_goes_on_by_itself(house: House) -> None:
    anna = house.table("here Anna", "random", family="yes").sit(0)
    anna.choose("place Fishing")
    anna.confirm()
    anna.until(lambda browser: browser.asks_me)
    assert {line["seat"] for line in anna.log} >= {0, 1}


def test_a_thinking_computer_goes_on_by_itself(house: House) -> None:
    anna = house.table("here Anna", "farmer", family="yes").sit(0)
    anna.choose("place Fishing")
    anna.confirm()
    anna.until(lambda browser: browser.asks_me)
    assert anna.log[-1]["seat"] == 1


def test_a_hint_names_up_to_three_options_the_best_first(house: House) -> None:
    anna = house.table("here Anna", "here Bert", family="yes").sit(0)
    options = anna.ask("hint", number=anna.number())["options"]
    assert {option["option"] for option in options} <= set(anna.options())
    assert (len(options), options[0]["worth"]) == (3, 0)


def test_a_hint_helps_with_dice(house: House) -> None:
    anna = house.table("here Anna", game="express").sit(0)
    options = anna.ask("hint", number=anna.number())["options"]
    assert {option["option"] for option in options} <= set(anna.options())
    assert (1 <= len(options) <= 3, options[0]["worth"]) == (True, 0)


def test_cards_in_hand_say_what_they_would_bring_to_their_player_alone(house: House) -> None:
    table = house.table("here Anna", "here Bert", decks="EIK", seed=4)
    for seat in (0, 1):
        browser = table.sit(seat)
        told = browser.ask("hand", number=browser.number())["cards"]
        held = {card["key"] for card in browser.state["view"]["hand"]}
        assert set(told) <= held
        assert told, "no card of this hand brings anything"
    watcher = table.watch()
    assert watcher.ask("hand", number=watcher.number())["code"] == "not-your-seat"


def test_a_family_game_is_played_to_its_end(house: House) -> None:
    table = house.table("here Anna", "here Bert", "random", family="yes")
    anna, bert = table.sit(0), table.sit(1)
    play_to_the_end(anna, bert)
    assert table.info()["scores"] == anna.state["scores"]
    assert table.info()["winners"] == anna.state["winners"] != []


def test_a_solo_game_with_deck_e_is_played_to_its_end(house: House) -> None:
    table = house.table("here Anna", decks="E")
    anna = table.sit(0)
    play_to_the_end(anna)
    assert table.info()["state"] == "finished"


def test_an_express_game_is_played_to_its_end(house: House) -> None:
    table = house.table("here Anna", "here Bert", game="express")
    browsers = table.sit(0), table.sit(1)
    play_to_the_end(*browsers)
    assert table.info()["scores"] == browsers[1].state["scores"]


def test_several_people_at_one_screen_hand_it_over(house: House) -> None:
    screen = house.table("here Anna", "here Bert", decks="E").sit(0, 1)
    screen.choose("place Fishing")
    screen.confirm()
    screen.until(lambda browser: browser.state["hand_over"] == 1)
    assert (screen.state["eyes"], screen.state["view"]["hand"]) == (None, [])
    assert screen.others[-1]["since_you_left"] == []
    screen.ask("sit", seat=1)
    assert (screen.state["eyes"], len(screen.state["view"]["hand"])) == (1, 14)


def test_without_hands_the_screen_needs_no_handing_over(house: House) -> None:
    screen = house.table("here Anna", "here Bert", family="yes").sit(0, 1)
    screen.choose("place Fishing")
    screen.confirm()
    assert screen.until(lambda browser: browser.state["eyes"] == 1).asks_me


def test_who_comes_back_is_told_what_happened_meanwhile(house: House) -> None:
    table = house.table("here Anna", "here Bert", family="yes")
    anna, bert = table.sit(0), table.sit(1)
    seen = bert.number()
    bert.close()
    anna.choose("place Fishing")
    anna.confirm()
    bert = table.sit(1, seen=seen)
    told = bert.until(lambda _: True).others[-1]["since_you_left"]
    assert next(line["text"] for line in told) == "goes to Fishing"


@pytest.mark.parametrize("restarts", [False, True])
def test_who_comes_back_with_another_browser_is_told_what_happened_meanwhile(tmp_path: Path, restarts: bool) -> None:
    house = House(sqlite_at(tmp_path))
    table = house.table("here Anna", "here Bert", family="yes")
    anna, bert = table.sit(0), table.sit(1)
    anna.choose("place Fishing")
    anna.confirm()
    bert.until(lambda browser: browser.asks_me).choose("place 1 Clay")
    bert.confirm()
    bert.close()
    while 1 in house.lobby.tables[table.id].here():
        time.sleep(0.01)
    anna.until(lambda browser: browser.asks_me).choose("place 1 Reed")
    anna.confirm()
    if restarts:
        house.close()
        table.house = house = House(sqlite_at(tmp_path))
    told = table.sit(1).until(lambda _: True).others[-1]["since_you_left"]
    assert [line["text"] for line in told if line["seat"] == 0] == ["goes to 1 Reed", "gets 1 reed"]
    house.close()


def test_who_comes_for_the_first_time_has_not_left(house: House) -> None:
    table = house.table("here Anna", "here Bert", family="yes")
    anna = table.sit(0)
    anna.choose("place Fishing")
    anna.confirm()
    assert table.sit(1).until(lambda _: True).others[-1]["since_you_left"] == []


def test_everybody_sees_who_is_there(house: House) -> None:
    table = house.table("here Anna", "here Bert", family="yes")
    anna = table.sit(0)
    table.watch()
    table.sit(1)
    people = anna.until(lambda browser: browser.others[-1].get("presence", [{}])[-1].get("presence") == "here").others[
        -1
    ]
    assert people["watching"] == 1


def test_scores_are_told_by_category(house: House) -> None:
    anna = house.table("here Anna", "here Bert", family="yes").sit(0)
    scores = anna.ask("scores")["seats"]
    assert [part["total"] for part in scores] == anna.state["scores"]
    assert sum([line["points"] for line in scores[0]["lines"]]) == scores[0]["total"]


def test_scores_tell_what_counts_for_teams(house: House) -> None:
    table = house.table("here Anna", "here Ben", "here Carla", "here Dora", team_play="yes", family="yes")
    anna = table.sit(0)
    told = anna.ask("scores")
    assert [(team["seats"], team["total"]) for team in told["teams"]] == [([0, 2], -14), ([1, 3], -14)]
    assert anna.state["scores"] == [-14] * 4
