"""One legal choice as a small value with one text form.

The text is the option's name in records, logs, tests and URLs. Options that occur often are made
once and shared, so comparing them is comparing identities; `value` and `thing` carry what the
step that offered the option needs to carry it out.
"""


class Option:
    __slots__ = ("text", "verb", "what", "value", "thing")

    def __init__(self, verb: str, what: str = "", value: int = 0, thing: object = None) -> None:
        self.verb = verb
        self.what = what
        self.text = f"{verb} {what}" if what else verb
        self.value = value
        self.thing = thing

    def __repr__(self) -> str:
        return f"<{self.text}>"


DONE = Option("done")
