"""The file that a campaign is kept in: the records of its games, and what was taken along from each.

A line `game: FILE` for every game begun, whose record lies beside the file, and `taken: KEY, -` after it once it is
over and everybody has chosen. Who sits where and what is played stands in the first record; everything else follows.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from farmyard import Agricola, AgricolaSettings
from farmyard.agricola.content.hand_cards import NOTHING
from farmyard.campaigns import GAMES, Campaign
from farmyard.cli.play import read_game
from farmyard.cli.store import write_whole
from farmyard.cli.terminal import BadCommand
from farmyard.kernel.record import Record

FORMAT: Final = "farmyard campaign: 1"
_GAME: Final = "game: "
_TAKEN: Final = "taken: "


@dataclass
class KeptCampaign:
    """The names of the records so far, and what each seat took along from those that are done with."""

    path: Path
    records: list[str] = field(default_factory=list)
    taken: list[tuple[str, ...]] = field(default_factory=list)

    @property
    def under_way(self) -> bool:
        """Whether a game has begun whose outcome has not been noted yet."""
        return len(self.records) > len(self.taken)

    def read_record(self, number: int) -> tuple[Record, Agricola]:
        """The record of a game, counted from 0, and the game it leads to."""
        path = self.path.parent / self.records[number]
        kept, game = read_game(path)
        if not isinstance(game, Agricola) or not isinstance(game.settings, AgricolaSettings):
            raise BadCommand(f"{path}: this is no game of Agricola")
        return kept, game

    def campaign(self) -> Campaign:
        """What follows from the games that are done with; refuses records that do not follow from each other."""
        settings = self.read_record(0)[1].settings
        assert isinstance(settings, AgricolaSettings)
        campaign = Campaign(settings)
        for number, taken in enumerate(self.taken):
            game = self.read_record(number)[1]
            self.check(campaign, number, game)
            if not game.over:
                raise BadCommand(f"{self.path}: game {number + 1} is not over yet")
            campaign = campaign.after(game, taken)
        return campaign

    def check(self, campaign: Campaign, number: int, game: Agricola) -> None:
        """Refuse a game that does not follow from those before it."""
        if game.settings.fields() != campaign.settings().fields():
            record = self.path.parent / self.records[number]
            raise BadCommand(f"{record}: this is not game {number + 1} of the campaign in {self.path}")

    def save(self) -> None:
        lines = [FORMAT, ""]
        for number, record in enumerate(self.records):
            lines.append(f"{_GAME}{record}")
            if number < len(self.taken):
                lines.append(_TAKEN + ", ".join([card or NOTHING for card in self.taken[number]]))
        write_whole(self.path, "\n".join(lines) + "\n")


def read_campaign(path: Path) -> KeptCampaign:
    """The campaign in a file; what is wrong with it is told with its line."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        raise BadCommand(f"{path}: line 1: this is no text, so it is no campaign") from None
    except OSError as error:
        raise BadCommand(f"{path}: the file cannot be read: {error.strerror}") from None
    if lines[:2] != [FORMAT, ""]:
        raise BadCommand(f"{path}: line 1: this is no campaign: it should begin with '{FORMAT}' and an empty line")
    kept = KeptCampaign(path)
    for number, line in enumerate(lines[2:], 3):
        if line.startswith(_GAME) and not kept.under_way and len(kept.records) < GAMES:
            kept.records.append(line.removeprefix(_GAME).strip())
        elif line.startswith(_TAKEN) and kept.under_way:
            cards = [card.strip() for card in line.removeprefix(_TAKEN).split(",")]
            kept.taken.append(tuple(["" if card == NOTHING else card for card in cards]))
        else:
            wanted = "'taken: ' or nothing" if kept.under_way else "'game: ' and a file"
            raise BadCommand(f"{path}: line {number}: {wanted} should follow here")
    if not kept.records:
        raise BadCommand(f"{path}: line 3: 'game: ' and a file should follow here")
    return kept
