"""`farmyard campaign`: three games in the same company, kept in a file between them."""

from pathlib import Path

import pytest

from farmyard import Agricola, AgricolaSettings, begin, load, scores
from farmyard.agricola.rules.scoring import places
from farmyard.ai.player import RandomPlayer
from farmyard.campaigns import Campaign
from farmyard.cli.campaign_file import KeptCampaign, read_campaign
from farmyard.kernel import record
from farmyard.kernel.seat import Seat
from helpers import Run

TABLE = AgricolaSettings(players=2, decks="E")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "campaign.txt"


def played_out(table: AgricolaSettings, seed: int) -> Agricola:
    """A game that random players have played, each of whom has learned something."""
    game, player = begin(table, seed), RandomPlayer(seed)
    while (decision := game.decision) is not None:
        early = [option for option in game.options if option == "place Occupation" and game.round < 3]
        game.play(early[0] if early else player.choose(Seat(game, decision.seat)))
    return game


def nearly_over(kept: KeptCampaign, so_far: Campaign, seats: str = "you, random") -> tuple[Agricola, str]:
    """The next game of a campaign as it ends, saved without its last choice, which is a person's."""
    for seed in range(100):
        finished = played_out(so_far.settings(), seed)
        game = finished.clone()
        game.undo()
        assert game.decision is not None
        if seats.split(", ")[game.decision.seat] == "you" and finished.players[0].occupations:
            break
    kept.records.append(f"game-{len(kept.records) + 1}.txt")
    record.save(game, kept.path.parent / kept.records[-1], {"table seats": seats})
    kept.save()
    return finished, finished.choices[-1].text


def test_a_campaign_begins_and_goes_on_with_the_game_that_was_left(run: Run, file: Path) -> None:
    _, said, _ = run(f"campaign --campaign {file} --decks E --seats you,random --seed 4", answers="place Fishing\n")
    assert "Game 1 of 3 of the campaign." in said
    assert f"Go on with: farmyard campaign --campaign {file}" in said
    assert file.read_text() == "farmyard campaign: 1\n\ngame: campaign-game-1.txt\n"
    run(f"campaign --campaign {file}", answers="place 3 Wood\n")
    game = load(file.with_name("campaign-game-1.txt"))
    own = [choice for choice in record.write(game).splitlines() if choice.startswith("1: ")]
    assert own == ["1: place Fishing", "1: place 3 Wood"]


def test_after_a_game_everybody_takes_an_occupation_into_the_next(run: Run, file: Path) -> None:
    game, last = nearly_over(KeptCampaign(file), Campaign(TABLE))
    card = game.players[0].occupations[0]
    _, said, _ = run(f"campaign --campaign {file}", answers=f"{last}\ndance\n{card.name}\n")
    assert "Which of your occupations do you take into the next game? Enter takes none." in said
    assert "answer with a number" in said
    assert "Random takes" in said
    assert "Next is game 2 of 3." in said
    assert read_campaign(file).taken[0][0] == card.key
    _, said, _ = run(f"campaign --campaign {file}", answers="quit\n")
    assert f"Lies before You from the start: {card.name}" in said
    following = load(file.with_name("campaign-game-2.txt"))
    assert isinstance(following, Agricola)
    assert card in following.players[0].cards
    assert following.settings.number("starts") == 1 + places(game).index(1)


def test_enter_takes_nothing_along(run: Run, file: Path) -> None:
    _, last = nearly_over(KeptCampaign(file), Campaign(TABLE))
    run(f"campaign --campaign {file}", answers=f"{last}\n\n")
    assert read_campaign(file).taken[0][0] == ""


def test_the_choice_waits_for_who_leaves_before_it(run: Run, file: Path) -> None:
    game, last = nearly_over(KeptCampaign(file), Campaign(TABLE))
    _, said, _ = run(f"campaign --campaign {file}", answers=f"{last}\n")
    assert "Choose when you go on with: farmyard campaign" in said
    assert read_campaign(file).taken == []
    run(f"campaign --campaign {file}", answers="1\n")
    assert read_campaign(file).taken[0][0] == game.players[0].occupations[0].key


def test_people_at_one_screen_are_asked_one_after_the_other(run: Run, file: Path) -> None:
    game, last = nearly_over(KeptCampaign(file), Campaign(TABLE), "you, you")
    _, said, _ = run(f"campaign --campaign {file}", answers=f"{last}\n1\n\n")
    assert "Player 1: which occupation do you take into the next game?" in said
    assert "Player 2: which occupation do you take into the next game?" in said
    assert read_campaign(file).taken == [(game.players[0].occupations[0].key, "")]


def test_three_games_decide_the_campaign(run: Run, file: Path) -> None:
    kept, so_far, totals = KeptCampaign(file), Campaign(TABLE), [0, 0]
    for number in (1, 2, 3):
        game, last = nearly_over(kept, so_far)
        _, said, _ = run(f"campaign --campaign {file}", answers=f"{last}\n\n")
        kept = read_campaign(file)
        so_far = kept.campaign()
        totals = [total + points for total, points in zip(totals, scores(game))]
        assert (len(so_far.outcomes), list(so_far.totals)) == (number, totals)
    assert so_far.over
    assert f"the campaign with {max(so_far.points)} campaign points." in said
    assert "This campaign is over: begin a new one" in run(f"campaign --campaign {file}")[1]


def test_the_status_tells_every_game(run: Run, file: Path) -> None:
    game, last = nearly_over(KeptCampaign(file), Campaign(TABLE))
    run(f"campaign --campaign {file}", answers=f"{last}\n\n")
    code, said, _ = run(f"campaign --campaign {file} --status")
    assert code == 0
    assert f"Campaign of You, Random, kept in {file}" in said
    best = places(game).index(1)
    assert f"1  ({scores(game)[best]})" in said


def test_a_new_campaign_keeps_the_old_one(run: Run, file: Path) -> None:
    run(f"campaign --campaign {file} --seed 4", answers="quit\n")
    before = file.read_text()
    _, said, _ = run(f"campaign --campaign {file} --new --family", answers="quit\n")
    assert "The old campaign is kept in" in said
    assert [path for path in file.parent.iterdir() if path.is_file() and path.read_text() == before] != []
    assert read_campaign(file).campaign().table.on("family")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--status", "there is no campaign in"),
        ("--players 5", "A campaign is for 2 to 4 players, not for 5"),
        ("--game express", "a campaign is played with Agricola"),
    ],
)
def test_a_bad_command_changes_nothing(run: Run, file: Path, words: str, sentence: str) -> None:
    code, _, complaint = run(f"campaign --campaign {file} {words}")
    assert (code, file.exists()) == (2, False)
    assert sentence in complaint


def test_what_a_campaign_has_fixed_is_not_asked_again(run: Run, file: Path) -> None:
    run(f"campaign --campaign {file} --seed 4", answers="quit\n")
    for words in ("--decks E", "--seats you,farmer", "--seed 3"):
        assert f"{words.split()[0]} is fixed by now" in run(f"campaign --campaign {file} {words}")[2]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Dear diary\n", "line 1: this is no campaign"),
        ("farmyard campaign: 1\n\n", "line 3: 'game: ' and a file should follow"),
        ("farmyard campaign: 1\n\ntaken: -, -\n", "line 3: 'game: ' and a file should follow"),
        ("farmyard campaign: 1\n\ngame: a\ngame: b\n", "line 4: 'taken: ' or nothing should follow"),
        ("farmyard campaign: 1\n\ngame: gone.txt\n", "gone.txt: the file cannot be read"),
    ],
)
def test_a_broken_campaign_is_one_sentence_with_its_line(run: Run, file: Path, text: str, sentence: str) -> None:
    file.write_text(text)
    code, said, complaint = run(f"campaign --campaign {file}")
    assert (code, said, file.read_text()) == (2, "", text)
    assert sentence in complaint


def test_a_record_of_another_game_is_refused(run: Run, file: Path) -> None:
    kept = KeptCampaign(file)
    nearly_over(kept, Campaign(TABLE))
    kept.taken.append(("", ""))
    kept.records.append(kept.records[0])
    kept.save()
    assert "game 1 is not over yet" in run(f"campaign --campaign {file}")[2]


def test_a_file_alone_never_starts_a_program(run: Run, file: Path) -> None:
    kept = KeptCampaign(file)
    nearly_over(kept, Campaign(TABLE), "you, you")
    record_of = file.with_name(kept.records[0])
    record_of.write_text(record_of.read_text().replace("seats: you, you", "seats: you, exec:touch /tmp/never"))
    assert "names a program, which a file must not start" in run(f"campaign --campaign {file}")[2]
