#!/usr/bin/env python3
"""A bot in plain Python, without farmyard: it takes what lies there most, food above all. See docs/bots.md.

In this folder: `farmyard play --seats you,exec:./magpie.py`; `farmyard bot --check ./magpie.py` tries it.
"""

import json
import sys


def worth(option, view):
    """What an option brings, as far as one can see: goods count one, food as much as a hungry family thinks."""
    target = option["target"]
    lying = [space["goods"] for space in view.get("spaces", []) if space["name"] == target.get("space")]
    return sum(map(count, [*lying, target.get("goods", {})])) - count(target.get("paid", {}))


def count(goods):
    return sum(4 * number if good == "food" else number for good, number in goods.items())


def answer(message, reasons):
    """What to say to a message; nothing to those that want no answer."""
    kind = message["type"]
    if kind == "hello":
        return {"type": "hello", "protocol": 1, "name": "Magpie", "explains": True}
    if kind == "game":
        return {"type": "ready"}
    if kind == "choose":
        best = max(message["options"], key=lambda option: worth(option, message["view"]))
        reasons[message["number"]] = f"{best['label'] or best['text']} is worth {worth(best, message['view'])} to me"
        return {"type": "choice", "number": message["number"], "option": best["number"]}
    if kind == "explain":
        return {"type": "explanation", "number": message["number"], "text": reasons.get(message["number"], "")}
    return None


def main():
    reasons = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "quit":
            break
        said = answer(message, reasons)
        if said is not None:
            print(json.dumps(said), flush=True)


main()
