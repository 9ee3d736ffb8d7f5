"""Decks that are drawn from during play: who draws, what becomes of a card, and what nobody sees."""

import pickle
from pathlib import Path
from random import Random

from farmyard import Agricola, AgricolaSettings, begin, load, save, view
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2
from farmyard.agricola.rules.drawing import put_down, shuffle_back
from farmyard.agricola.state.draw_deck import FaceDown
from farmyard.kernel.packing import same
from farmyard.kernel.preview import preview
from farmyard.kernel.rng import Rng
from helpers import Table, farm, names, play, told
from quarry import AT_THE_QUARRY, drawn, quarry


def index_of(game: Agricola, name: str) -> int:
    space = game.space(name)
    assert space is not None
    return space.index


def test_who_uses_the_first_quarry_draws_after_taking_the_stone(table: Table) -> None:
    game = quarry(table, "Homemade Spaceship")
    assert told(game, AT_THE_QUARRY) == [
        (P1, "goes to Western Quarry"), (P1, "gets 1 stone"), (P1, "draws Homemade Spaceship"),
    ]  # fmt: skip


def test_the_quarry_of_the_original_edition_draws_as_well(table: Table) -> None:
    game = quarry(table, "Homemade Spaceship", edition="original", cards=("1 Stone",))
    assert told(game, "place 1 Stone")[-1] == (P1, "draws Homemade Spaceship")


def test_the_other_quarry_never_draws(table: Table) -> None:
    game = quarry(table, "Homemade Spaceship", round=10, cards=("Western Quarry", "Eastern Quarry"))
    assert told(game, "place Eastern Quarry")[-1] == (P1, "gets 1 stone")


def test_stone_that_is_taken_without_a_person_draws_nothing(table: Table) -> None:
    game = quarry(table, "Homemade Spaceship", played={P1: ("Alien Farmhand",)}, at_home={P1: 1, P2: 0})
    game.lay_tokens(index_of(game, "Western Quarry"), card_named("Alien Farmhand"))
    play(game, "place Fishing", "done")
    assert (game.goods(P1), len(game.draw_decks[0].cards)) == ("1 stone 1 food", 23)


def test_a_drawn_card_comes_before_other_effects_of_the_same_action(table: Table) -> None:
    game = quarry(table, "Homemade Spaceship", beside=("Candy Trail",))
    game.lay_tokens(index_of(game, "Western Quarry"), card_named("Candy Trail"))
    assert [words for _, words in told(game, AT_THE_QUARRY)[2:]] == [
        "draws Homemade Spaceship", "takes 1 candy from Western Quarry",
    ]  # fmt: skip


def test_a_game_with_a_deck_is_played_again_from_its_record(tmp_path: Path) -> None:
    game, dice = begin(AgricolaSettings(edition="revised", players=2, x_deck=True), 5), Random(5)
    while not game.over:
        game.play(dice.choice(game.decision.options if game.decision else []))
    save(game, tmp_path / "game.txt")
    assert same(load(tmp_path / "game.txt"), game)


def test_from_an_empty_deck_nothing_is_drawn(table: Table) -> None:
    game = quarry(table)
    put_down(game, "X", FaceDown(()))
    assert told(game, AT_THE_QUARRY)[-1] == (P1, "gets 1 stone")


def test_without_the_deck_nobody_draws(table: Table) -> None:
    game = table(edition="revised", decks="", round=5, cards=("Western Quarry",))
    assert told(game, AT_THE_QUARRY)[-1] == (P1, "gets 1 stone")
    assert view(game, P1).draw_decks == ()


def test_a_drawn_space_is_open_to_everybody_at_once(table: Table) -> None:
    game = drawn(table, "Homemade Spaceship", goods={P2: "2 wood 2 clay 1 reed 1 stone"})
    game.play("place Homemade Spaceship")
    assert (farm(game, P2).goods, game.players[P2].bonus) == ({}, 4)


def test_a_drawn_improvement_lies_before_its_drawer_but_has_not_been_played(table: Table) -> None:
    game = quarry(table, "Ley Lines")
    assert told(game, AT_THE_QUARRY)[-1] == (P1, "draws Ley Lines")
    assert farm(game).improvements == ("Ley Lines",)


def test_an_event_takes_effect_and_leaves_the_game(table: Table) -> None:
    game = drawn(table, "Earth Girls Are Easy")
    assert farm(game).people == 3
    assert (names(game, P1), [card.name for card in view(game, P1).common]) == ([], ["The Landing"])


def test_a_merchant_waits_for_the_first_who_brings_what_he_wants(table: Table) -> None:
    game = quarry(
        table, goods={P1: "2 wood 2 reed", P2: "2 wood 2 reed"}, beside=("Merchants from Jupiter",), at_home={P2: 1}
    )
    play(game, "place Farm Expansion", "stable b2", "use Merchants from Jupiter")
    assert (game.goods(P1), game.players[P1].bonus) == ("nothing", 2)
    assert "Merchants from Jupiter" not in [card.name for card in view(game, P2).common]


def test_nobody_sees_the_deck_but_how_many_cards_are_left(table: Table) -> None:
    game = drawn(table, "Homemade Spaceship")
    for seat in (P1, P2, -1):
        [deck] = view(game, seat).draw_decks
        assert (deck.name, deck.left, deck.known) == ("X deck", len(game.draw_decks[0].cards), ())


def test_what_is_drawn_cannot_be_taken_back(table: Table) -> None:
    game = drawn(table, "Homemade Spaceship")
    assert game.back_to(P1) == game.chosen
    assert game.why_not_back(P1) == "A card has been drawn since then"


def test_a_preview_tells_nothing_of_the_card(table: Table) -> None:
    game = quarry(table, "Earth Girls Are Easy")
    seen = preview(game, game.find(AT_THE_QUARRY))
    assert [effect.words for effect in seen.effects] == ["goes to Western Quarry", "gets 1 stone"]
    assert not seen.certain


def test_in_dealt_copies_the_deck_lies_in_another_order() -> None:
    game = begin(AgricolaSettings(edition="revised", players=3, x_deck=True), 1)
    orders = {game.determinize(P1, Rng(luck)).draw_decks[0].cards for luck in range(20)}
    assert len(orders) > 1
    assert {frozenset(order) for order in orders} == {frozenset(game.draw_decks[0].cards)}


def test_who_has_looked_at_the_next_cards_knows_them_until_the_deck_is_shuffled() -> None:
    game = begin(AgricolaSettings(edition="revised", players=2, x_deck=True), 1)
    first = game.draw_decks[0].cards[:3][::-1]
    put_down(game, "X", game.draw_decks[0].arranged(first, P1))
    assert all([game.determinize(P1, Rng(luck)).draw_decks[0].cards[:3] == first for luck in range(9)])
    assert len({game.determinize(P2, Rng(luck)).draw_decks[0].cards[:3] for luck in range(9)}) > 1
    assert [card.name for card in view(game, P1).draw_decks[0].known] == [card.name for card in first]
    assert view(game, P2).draw_decks[0].known == ()
    shuffle_back(game, card_named("Homemade Spaceship"))
    assert view(game, P1).draw_decks[0].known == ()


def test_a_game_with_a_deck_can_be_sent_to_another_process() -> None:
    game, dice = begin(AgricolaSettings(edition="revised", players=2, x_deck=True), 2), Random(2)
    for _ in range(150):
        if game.decision is not None:
            game.play(dice.choice(game.decision.options))
    assert same(pickle.loads(pickle.dumps(game)), game)
