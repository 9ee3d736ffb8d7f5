"""Choosing at the same time at the table: nobody waits for a seat, and nobody sees what another has chosen."""

import random
from pathlib import Path

import pytest

from browsers import Browser, House, TableAt, play_to_the_end, sqlite_at
from farmyard import open_game
from farmyard.kernel.record import read


def drafting(house: House, *seats: str, hands: str = "draft-parallel") -> TableAt:
    return house.table(*(seats or ("here Anna", "here Bert")), decks="EI", hands=hands)


def keep_one_of_each(browser: Browser) -> None:
    """Choose one occupation and one minor improvement of the pack, not yet confirmed."""
    browser.choose(browser.options()[0])
    browser.choose(browser.options()[-1])


def choosing(browser: Browser) -> list[int]:
    return list(browser.state["view"]["choosing"])


def test_everybody_is_asked_at_once(house: House) -> None:
    table = drafting(house)
    anna, bert, watcher = table.sit(0), table.sit(1), table.watch()
    for browser in (anna, bert):
        assert browser.until(lambda one: one.asks_me).state["turn"]["seat"] == browser.state["eyes"]
        assert len(browser.options()) == 14
    assert set(anna.options()).isdisjoint(bert.options())
    assert (watcher.options(), choosing(watcher)) == ([], [0, 1])


def test_who_comes_second_at_the_table_may_choose_first(house: House) -> None:
    table = drafting(house)
    anna, bert = table.sit(0), table.sit(1)
    before = anna.until(lambda one: one.asks_me).state
    keep_one_of_each(bert)
    assert (bert.state["turn"]["confirm"], bert.state["turn"]["undo"]) == (True, 2)
    assert anna.ask("resync", number=anna.number())["changes"] == []
    assert anna.state == before
    bert.confirm()
    anna.until(lambda one: choosing(one) == [0])
    assert (bert.options(), choosing(bert), bert.state["deciding"]) == ([], [0], 0)
    assert (anna.asks_me, anna.options()) == (True, [option["text"] for option in before["options"]])


def test_packs_go_on_when_the_last_has_confirmed(house: House) -> None:
    table = drafting(house)
    anna, bert = table.sit(0), table.sit(1)
    passed = {card for browser in (anna, bert) for card in browser.options()}
    for browser in (bert, anna):
        keep_one_of_each(browser)
    anna.confirm()
    assert choosing(anna.until(lambda _: True)) == [1]
    bert.at(anna.number()).confirm()
    for browser in (anna, bert):
        browser.until(lambda one: one.asks_me and len(one.options()) == 12)
        assert len(browser.state["view"]["hand"]) == 2
        assert set(browser.options()) < passed


def test_a_choice_counts_although_the_others_have_chosen_meanwhile(house: House) -> None:
    table = drafting(house, "here Anna", "here Bert", "here Carl")
    anna, bert, carl = table.sit(0), table.sit(1), table.sit(2)
    for browser in (anna, bert, carl):
        browser.ask("prefer", confirm=False)
    seen = carl.number()
    keep_one_of_each(anna)
    answer = carl.ask("choose", option=carl.options()[0], number=seen)
    assert answer["type"] == "update"
    assert choosing(carl) == [1, 2]


def test_both_may_choose_before_either_has_heard_of_the_other(house: House) -> None:
    table = drafting(house, hands="draft")
    both = table.sit(0), table.sit(1)
    for browser in both:
        browser.ask("prefer", confirm=False)
    for browser in both:
        chosen = {"option": browser.options()[0], "number": browser.number()}
        browser.say({"type": "choose", "id": 99, **chosen})
    for browser in both:
        browser.until(lambda one: len(one.options()) == 6 and one.asks_me)
        assert len(browser.state["view"]["hand"]) == 1


def test_both_may_choose_at_two_servers_of_one_database(tmp_path: Path) -> None:
    here, there = House(sqlite_at(tmp_path)), House(sqlite_at(tmp_path))
    table = drafting(here)
    anna, bert = table.sit(0), there.browser(table.id, [table.secrets[1]])
    kept = bert.until(lambda one: one.asks_me).options()[0]
    anna.choose(anna.options()[0])
    assert bert.choose(kept)["type"] == "update"
    assert [f"keep {card['name']}" for card in bert.state["view"]["hand"]] == [kept]
    here.close()
    there.close()


def test_who_has_chosen_may_take_it_back_until_it_is_confirmed(house: House) -> None:
    table = drafting(house)
    anna, bert = table.sit(0), table.sit(1)
    anna.until(lambda one: one.asks_me)
    options = anna.options()
    keep_one_of_each(anna)
    keep_one_of_each(bert)
    bert.confirm()
    anna.at(bert.number()).undo()
    assert (len(anna.options()), anna.state["turn"]["undo"]) == (7, 1)
    anna.undo()
    assert anna.options() == options
    keep_one_of_each(anna)
    anna.confirm()
    assert anna.undo()["code"] == "nothing-to-undo"


def test_who_has_chosen_is_told_for_whom_to_wait(house: House) -> None:
    table = drafting(house, "here Anna", "here Bert", "here Carl")
    anna, carl = table.sit(0), table.sit(2)
    keep_one_of_each(carl)
    carl.confirm()
    assert carl.choose("keep Tutor")["message"] == "It is the turn of Anna and Bert"
    assert choosing(anna.until(lambda one: len(choosing(one)) == 2)) == [0, 1]


@pytest.mark.parametrize("level", ["random", "farmer"])
def test_computers_choose_at_once(house: House, level: str) -> None:
    table = drafting(house, "here Anna", f"{level} Bert", f"{level} Carl")
    anna = table.sit(0)
    anna.until(lambda one: choosing(one) == [0])
    assert (anna.asks_me, len(anna.options())) == (True, 14)


def test_the_log_is_the_same_for_everybody_in_the_end(house: House) -> None:
    table = drafting(house, hands="10-3")
    anna, bert, watcher = table.sit(0), table.sit(1), table.watch()
    chance = random.Random(1)
    anna.choose(anna.options()[0])
    while anna.until(lambda _: True).state["view"]["round"] == 0:
        acting = [one for one in (bert, anna) if one.until(lambda _: True).asks_me]
        acting[0].step(chance)
        for other in (anna, bert):
            other.ask("scores")
    for browser in (bert, watcher):
        browser.at(anna.number())
    logs = [[(line["seat"], line["text"]) for line in one.log] for one in (anna, bert, watcher)]
    assert logs[0] == logs[1] == logs[2]
    assert logs[0].count((0, "discards 1 occupation")) == logs[0].count((1, "discards 1 occupation")) == 3


def test_people_at_one_screen_choose_one_after_another(house: House) -> None:
    screen = drafting(house).sit(0, 1)
    assert (screen.until(lambda _: True).state["eyes"], screen.state["hand_over"]) == (0, None)
    keep_one_of_each(screen)
    screen.confirm()
    screen.until(lambda one: one.state["hand_over"] == 1)
    assert (screen.options(), screen.state["view"]["hand"]) == ([], [])
    screen.ask("sit", seat=1)
    keep_one_of_each(screen)
    screen.confirm()
    screen.until(lambda one: len(one.options()) == 12)
    assert screen.state["eyes"] == 1


def test_turns_in_progress_survive_a_restart(tmp_path: Path) -> None:
    house = House(sqlite_at(tmp_path))
    table = drafting(house)
    anna, bert = table.sit(0), table.sit(1)
    anna.choose(anna.options()[0])
    keep_one_of_each(bert)
    bert.confirm()
    anna.at(bert.number()).choose(anna.options()[0])
    before = anna.state, bert.state
    house.close()
    table.house = house = House(sqlite_at(tmp_path))
    anna, bert = table.sit(0).until(lambda _: True), table.sit(1).until(lambda _: True)
    assert (anna.state, bert.state) == before
    house.close()


def test_a_drafted_game_is_played_to_its_end_and_its_record_replays(house: House) -> None:
    table = drafting(house, "here Anna", "here Bert", "random", hands="draft-fast")
    anna, bert = table.sit(0), table.sit(1)
    keep = bert.options()[0]
    bert.choose(keep)
    play_to_the_end(bert, anna)
    text = house.get(f"/tables/{table.id}/record").text
    assert f"2: {keep}\n" in text
    replay = house.get(f"/tables/{table.id}/replay").json()
    assert replay["totals"][-1] == anna.state["scores"]
    assert len(replay["frames"]) == read(text).replay(open_game).chosen
