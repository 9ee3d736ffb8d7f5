"""Campaigns at the tables: a table keeps the campaign as it was before its game; what follows is worked out here."""

from dataclasses import dataclass
from typing import Any, Final

from farmyard import Agricola, AgricolaSettings
from farmyard.ai.promise import most_promising
from farmyard.campaigns import GAMES, AnyCampaign, Campaign, SoloSeries, campaign_of, from_dict
from farmyard.server.database.kept import COMPUTER, PERSON, KeptTable
from farmyard.server.engine import VERSIONS, Playable
from farmyard.server.refusal import Refusal

Offers = tuple[tuple[str, ...], ...]
"""The occupations that each seat may take along from a finished game, by their keys."""
_NO_CAMPAIGN: Final = "Only games of Agricola are played as a campaign"


def begun(game: Playable) -> dict[str, Any]:
    """The campaign that begins with a game, as a table keeps it."""
    if not isinstance(game.settings, AgricolaSettings):
        raise Refusal("bad-settings", _NO_CAMPAIGN, "game")
    return campaign_of(game.settings).as_dict()


@dataclass(frozen=True)
class Ending:
    """What a finished game means for its campaign, before anybody has chosen what to take along."""

    campaign: AnyCampaign
    offers: Offers


def ending_of(kept: KeptTable, game: Playable) -> Ending:
    assert isinstance(game, Agricola)
    assert kept.campaign is not None
    before = from_dict(kept.campaign)
    offers = tuple([before.offers(game, seat) for seat in range(game.seats())])
    return Ending(before.after(game, ("",) * game.seats(), kept.id), offers)


def check_taken(kept: KeptTable, offers: Offers, seat: int, card: str) -> None:
    """Refuse what a seat may not take along; in company it may be nothing."""
    nothing = not card and (len(kept.seats) > 1 or not offers[seat])
    if not nothing and card not in offers[seat]:
        raise Refusal("not-possible", "This cannot be taken into the next game: choose one of what is offered")


def all_chosen(kept: KeptTable) -> bool:
    """Whether everybody who must choose what to take along has chosen."""
    return all([seat.seat in kept.taken for seat in kept.seats if seat.who == PERSON])


def after(kept: KeptTable, game: Playable) -> AnyCampaign:
    """The campaign after a finished game, with what its players take along; computers take what promises most."""
    assert isinstance(game, Agricola)
    assert kept.campaign is not None
    campaign = from_dict(kept.campaign)
    taken = [kept.taken.get(seat.seat, "") for seat in kept.seats]
    for seat in kept.seats:
        if seat.who == COMPUTER:
            taken[seat.seat] = most_promising(campaign.prospects(game, seat.seat), seat.seat, kept.seed)
    return campaign.after(game, tuple(taken), kept.id)


# -- as the page is told ----------------------------------------------------------------------


def told(kept: KeptTable, ending: Ending | None) -> dict[str, Any] | None:
    """The campaign of a table for the page, with what came of it once its game is over; none by other rules."""
    if kept.campaign is None or kept.rules != VERSIONS[kept.game]:
        return None
    before = from_dict(kept.campaign)
    now = before if ending is None else ending.campaign
    return {
        "game": before.game,
        **(_together(now) if isinstance(now, Campaign) else _alone(now)),
        "target": before.target if isinstance(before, SoloSeries) else None,
        "next_game": now.game,
        "offers": [] if ending is None else [list(cards) for cards in ending.offers],
        "taken": [kept.taken.get(seat.seat) for seat in kept.seats],
    }


def _together(campaign: Campaign) -> dict[str, Any]:
    results = [
        _result(number, list(outcome.scores), points=list(campaign.points_of(number)))
        for number, outcome in enumerate(campaign.outcomes, 1)
    ]
    return {
        "games": GAMES, "results": results, "points": list(campaign.points), "places": list(campaign.places),
        "over": campaign.over, "complete": campaign.over, "starts": campaign.starts, "last": list(campaign.last),
        "permanent": [], "next_target": None, "food": 0,
    }  # fmt: skip


def _alone(series: SoloSeries) -> dict[str, Any]:
    results = [
        _result(one.game, [one.points], target=one.target, kept=one.kept, lost=list(one.lost)) for one in series.tries
    ]
    return {
        "games": None, "results": results, "points": [], "places": [], "over": False, "complete": series.complete,
        "starts": 0, "last": [], "permanent": list(series.permanent), "next_target": series.target, "food": series.food,
    }  # fmt: skip


def _result(game: int, scores: list[int], **more: Any) -> dict[str, Any]:
    return {"game": game, "scores": scores, "points": [], "target": None, "kept": "", "lost": [], **more}
