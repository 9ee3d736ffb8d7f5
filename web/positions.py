"""Write the positions that the stories show: states as the server sends them, made by the engine.

`python web/positions.py web/src/stories/positions` writes one JSON file for each.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

from farmyard import new_game, scores
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.content.deck_x.by_hand_places import BurnHouses
from farmyard.agricola.position import P1, P2, P3, P4, position
from farmyard.agricola.state.game import FEEDING, Agricola
from farmyard.server import house
from farmyard.server.engine import seen_by

NAMES = ["Marta", "Bruno", "Chiara", "Dov", "Emil", "Fanny"]
MIDDLE: dict[str, Any] = {
    "seats": 4,
    "seed": 3,
    "round": 10,
    "cards": (
        "1 Sheep",
        "Sow and Bake",
        "Fences",
        "Improvement",
        "Family Growth",
        "1 Stone",
        "Renovation and Improvement",
    ),
    "used": {
        "Starting Player": P3,
        "Plow 1 Field": P4,
        "2 Wood": P4,
        "2 Clay": P1,
        "Reed, Stone and Food": P1,
        "Sow and Bake": P2,
    },
    "spaces": {
        "3 Wood": "6 wood",
        "1 Clay": "4 clay",
        "Fishing": "5 food",
        "Traveling Players": "3 food",
        "1 Sheep": "3 sheep",
        "1 Stone": "3 stone",
    },
    "goods": {
        P1: "5 wood 3 clay 1 reed 2 stone 2 grain 1 vegetable 4 food 5 sheep 3 boar",
        P2: "2 wood 1 clay 4 reed 1 vegetable 3 food 6 sheep",
        P3: "1 clay 1 stone 3 grain 7 food 2 sheep 1 boar 1 cattle",
        P4: "9 wood 2 stone 1 food 8 sheep 4 boar",
    },
    "house": {P1: "clay hut", P2: "stone house", P3: "clay hut"},
    "rooms": {P1: "a1 a2 b1 c1", P2: "b1 b2 c1", P3: "a1 a2 a3 b1 c1", P4: "a1 b1 c1"},
    "fields": {P1: "b2 b3 c2 c3", P2: "c2 c3 c4", P3: "b2 b3 c2 c3", P4: "a2 a3"},
    "crops": {
        P1: {"b2": "2 grain", "b3": "1 vegetable", "c2": "3 grain"},
        P2: {"c2": "2 grain", "c3": "1 vegetable"},
        P3: {"b2": "1 grain", "b3": "1 grain", "c2": "3 grain", "c3": "2 vegetable"},
        P4: {"a2": "2 grain"},
    },
    "stables": {P1: "a4", P2: "a5", P3: "a5 b5", P4: "c4 b5"},
    "pastures": {P1: ("a3 a4", "a5 b5"), P2: ("a4 a5 b4 b5",), P3: ("a5", "b5"), P4: ("a4 a5 b5 c5", "b3 b4 c3 c4")},
    "people": {P1: 4, P2: 3, P3: 5, P4: 3},
    "at_home": {P1: 4, P2: 2, P3: 3, P4: 3},
    "newborns": {P3: 1},
    "majors": {
        P1: ("Fireplace (2 clay)", "Well"),
        P2: ("Cooking Hearth (4 clay)", "Clay Oven"),
        P3: ("Pottery",),
        P4: ("Fireplace (3 clay)",),
    },
    "played": {
        P1: ("Berry Picker", "Mushroom Collector", "Master Brewer", "Canoe", "Butter Churn"),
        P2: ("Charcoal Burner", "Carpenter", "Bread Seller"),
        P3: ("Conjurer", "Academic", "Clay Deliveryman"),
        P4: ("Basketmaker", "Hut Builder"),
    },
    "hand": {
        P1: (
            "Stonecutter",
            "Estate Manager",
            "Chief",
            "Master Builder",
            "Clogs",
            "Half-timbered House",
            "Bean Field",
            "Animal Pen",
            "Drinking Trough",
        )
    },
}
"""The game of the pictures: round 10 of four with hand cards."""


YEAR: dict[str, Any] = {
    "seats": 4,
    "edition": "revised",
    "seasons": True,
    "start_season": "autumn",
    "round": 6,
    "cards": ("Fencing", "Major Improvement", "Western Quarry"),
    "used": {"Meeting Place": P2, "Reed Bank": P3, "Grain Seeds": P4},
    "spaces": {"Forest": "3 wood", "Clay Pit": "2 clay", "Fishing": "4 food", "Western Quarry": "2 stone"},
    "goods": {P1: "4 wood 1 reed 2 food 1 grain", P2: "2 clay 3 food", P3: "1 food 2 wood", P4: "3 food"},
    "fields": {P1: "b2"},
    "decks": "AB",
}
"""Winter of the revised edition."""


ALIENS: dict[str, Any] = {
    "seats": 3,
    "edition": "revised",
    "decks": "",
    "x_deck": True,
    "round": 9,
    "cards": ("Fencing", "Major Improvement", "Western Quarry"),
    "used": {"Western Quarry": P1, "Reed Bank": P3},
    "spaces": {"Forest": "6 wood", "Clay Pit": "2 clay", "Fishing": "4 food"},
    "goods": {P1: "4 wood 2 reed 2 food 3 sheep", P2: "2 clay 3 food", P3: "1 food 2 wood"},
    "house": {P3: "stone house"},
    "people": {P1: 3, P2: 2, P3: 3},
    "fields": {P1: "b2 c2"},
    "pastures": {P1: ("a4 a5",)},
    "tiles": {P1: {"crop circle": "c4 c5"}, P2: {"crop circle": "a5"}},
    "played": {P1: ("Rebel", "Furry Friends", "Honey, I Shrunk ..."), P2: ("Alien Farmhand",), P3: ("Replicator",)},
    "beside": ("Homemade Spaceship", "Alien Fertilizer", "Merchants from Mars", "Tripods", "Candy Trail"),
}
"""The aliens have landed."""


def landed() -> Agricola:
    """A game in which the aliens have brought much, and burnt down two houses."""
    game = position(**ALIENS)
    BurnHouses(card_named("Watch Out for the Jets!")).act(game, P1)
    game.players[P1].note(card_named("Rebel")).goods = 1
    game.players[P1].note(card_named("Furry Friends")).goods = 3
    game.players[P1].note(card_named("Candy Trail")).goods = 2
    for space in (1, 3, 4, 6, 7):
        game.lay_tokens(space, card_named("Candy Trail"))
    game.lay_tokens(5, card_named("Alien Farmhand"))
    return game


WOODS: dict[str, Any] = {
    "seats": 3,
    "edition": "revised",
    "decks": "",
    "forest_deck": True,
    "round": 9,
    "cards": ("Fencing", "Major Improvement", "Western Quarry"),
    "used": {"Forest": P2, "Land of Cockaigne": P3},
    "spaces": {"Grove": "4 wood", "Fairy Ring": "3 fairy", "Fishing": "4 food"},
    "goods": {P1: "4 wood 2 grain 3 food 3 llama 5 fairy", P2: "2 clay 3 food 1 llama", P3: "1 food 2 wood 1 sheep"},
    "people": {P1: 3, P2: 2, P3: 3},
    "fields": {P1: "b2 c2"},
    "pastures": {P1: ("a3 a4 a5", "b5")},
    "tiles": {P1: {"burnt cell": "c4 c5"}, P2: {"burnt cell": "a5 b5"}},
    "played": {P1: ("The Unicorn, Part 1", "Revenant", "The Witch"), P2: ("Camelot",), P3: ("Horst the Woodchopper",)},
    "beside": (
        "Land of Cockaigne", "Warrior Princess", "Dragon Field", "Fairy Ring", "The Road Not Taken",
        "The Peruvian Inquisition",
    ),
}  # fmt: skip
"""Fairy tales have come true."""


def state(game: Agricola, seat: int) -> dict[str, Any]:
    """A state as the server sends it."""
    game.names = NAMES[: game.seats()]
    mine = game.decision is not None and game.decision.seat == seat
    return seen_by(game, [seat])[0] | {
        "number": 0,
        "eyes": seat,
        "hand_over": None,
        "deciding": None if game.decision is None else game.decision.seat,
        "over": game.decision is None,
        "turn": {"seat": seat, "mine": mine, "confirm": False, "undo": 1 if mine else 0, "undo_stop": ""},
        "scores": scores(game),
        "winners": [],
        "meanings": game.meanings(seat),
    }


def cards() -> list[dict[str, Any]]:
    return [card.model_dump() for card in house.cards("agricola")]


def random_game(until: int, **table: Any) -> Agricola:
    """A game played at random for a while."""
    game = new_game(**table)
    chance = random.Random(1)
    for _ in range(until):
        if game.decision is None:
            break
        game.play(chance.choice(game.decision.options))
    return game


def sixth(shown: dict[str, Any], spaces: int = 37) -> dict[str, Any]:
    """A state of five as that of six, to see whether it fits: a player more, and as many spaces as six have."""
    seen = shown["view"]
    guest = seen["players"][1] | {"name": NAMES[5]}
    coming = sum([len(names) for names in seen["still_to_come"].values()])
    more = [space | {"name": f"{space['name']} ", "users": ()} for space in seen["spaces"]]
    board = (*seen["spaces"], *more[: spaces - coming - len(more)])
    return shown | {"view": seen | {"players": (*seen["players"], guest), "spaces": board}}


def positions() -> dict[str, Any]:
    """Every position by its name."""
    middle = position(**MIDDLE)
    drawing = position(**(MIDDLE | {"used": MIDDLE["used"] | {"Starting Player": P3}}))
    drawing.play("place Fences")
    fed = {key: value for key, value in MIDDLE.items() if key not in ("used", "at_home", "newborns")}
    feeding = position(**(fed | {"round": 11, "phase": FEEDING}))
    start = new_game(family=True, players=2, seed=4)
    plowing = new_game(family=True, players=2, seed=4)
    plowing.play("place Plow 1 Field")
    team = position(**(MIDDLE | {"team_play": True}))
    team.play("place Build Rooms and Stables")
    teams_fences = position(**(MIDDLE | {"team_play": True, "goods": MIDDLE["goods"] | {P1: "12 wood"}}))
    teams_fences.play("place Fences")
    single = position(seats=2, family=True, open_pastures=True, cards=("Fences",), goods={P1: "8 wood"})
    for choice in ("place Fences", "fence a4-a5", "fence a5 top"):
        single.play(choice)
    building = position(seats=2, family=True, round=3, goods={P1: "7 wood 2 reed 3 clay"})
    building.play("place Build Rooms and Stables")
    return {
        "middle": state(middle, P1),
        "watching": state(middle, P2),
        "drawing": state(drawing, P1),
        "feeding": state(feeding, P1),
        "start": state(start, 0),
        "plowing": state(plowing, 0),
        "building": state(building, 0),
        "team": state(team, P1),
        "team fences": state(teams_fences, P1),
        "single fences": state(single, 0),
        "solo": state(new_game(players=1, decks="E", seed=2), 0),
        "draft": state(new_game(players=3, decks="EIK", hands="draft", seed=2), 0),
        "crowd": state(random_game(180, players=5, decks="EIK", seed=5), 0),
        "six": sixth(state(random_game(180, players=5, decks="EIK", seed=5), 0)),
        "revised": state(random_game(60, players=4, edition="revised", seed=5), 0),
        "seasons": state(position(**YEAR), P1),
        "aliens": state(landed(), P1),
        "woods": state(position(**WOODS), P1),
        "moor": state(random_game(90, players=4, moor=2, seed=3), 0),
        "over": state(random_game(9999, players=4, decks="E", seed=3), 0),
        "cards": cards(),
    }


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, value in positions().items():
        (folder / f"{name}.json").write_text(json.dumps(value, separators=(",", ":")) + "\n", encoding="utf-8")
