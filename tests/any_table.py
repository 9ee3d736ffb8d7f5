"""Tables with everything that may be chosen chosen at random, as far as it goes together."""

from random import Random

from farmyard import AgricolaSettings, BadSettings
from farmyard.agricola.settings import declared
from farmyard.kernel.settings import PLAYERS, YES, Setting, Value


def any_table(dice: Random, most_players: int = 6, share: float = 0.3) -> AgricolaSettings:
    """A table that differs from the usual one in some of its settings; many go with others that come later."""
    table, chosen = AgricolaSettings(), dict[str, Value]()
    settings = [setting for setting in declared() if setting.label]
    wide = [setting for setting in settings if setting.name in (PLAYERS, "edition", "decks")]
    tries = 2 * wide + dice.sample(settings, len(settings)) + dice.sample(settings, len(settings))
    for number, setting in enumerate(tries):
        word = any_word(setting, dice, most_players)
        if word and (number < 2 * len(wide) or dice.random() < share):
            more = {**chosen, setting.name.replace("-", "_"): word}
            try:
                table, chosen = AgricolaSettings(**more), more
            except BadSettings:
                continue
    return table


def any_word(setting: Setting, dice: Random, most_players: int) -> str:
    if setting.name == PLAYERS:
        return str(dice.randint(1, most_players))
    words = [YES] if setting.kind == "yes-no" else [word for word in setting.values if word != "today"]
    if setting.kind != "letters":
        return dice.choice(words or [""])
    first = dice.choice(words)
    alike = [word for word in words if setting.only.get(word) is setting.only.get(first)]
    return "".join(dice.sample(alike, dice.randint(1, len(alike))))


def name(table: AgricolaSettings) -> str:
    return " ".join([f"{key} {word}" for key, word in table.fields().items()])
