"""Where the command line speaks and listens.

On a terminal it draws with box characters and colour; into a pipe it writes plain ASCII, one
answer is read from each line of the input, and every answer is echoed so the text reads as a talk.
"""

import contextlib
import sys
from collections.abc import Iterator
from typing import Final, TextIO

from rich import box
from rich.console import Console, RenderableType
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from farmyard.cli.draw.glyphs import ASCII, BOX, Glyphs
from farmyard.kernel.errors import FarmyardError

PLAIN_WIDTH = 100
_FORGET_LINES: Final = "\x1b[3J"
"""Erases the lines that have left the screen, as `clear` does; terminals that do not know it ignore it."""


class BadCommand(FarmyardError):
    """The command line asks for something that cannot be done."""


class PipedConsole(Console):
    """A console that leaves a broken pipe to `main`."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Terminal:
    def __init__(self) -> None:
        self.source: TextIO = sys.stdin
        self.lively = sys.stdout.isatty()
        width = None if self.lively else PLAIN_WIDTH
        self.console: Console = PipedConsole(
            file=sys.stdout, force_terminal=self.lively, width=width, highlight=False, markup=False, emoji=False
        )
        self.glyphs: Glyphs = BOX if self.lively and self.console.encoding.startswith("utf") else ASCII
        self.interactive = self.lively and sys.stdin.isatty()
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  gives the prompt line editing and history

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def table_box(self) -> box.Box:
        return box.SIMPLE_HEAD if self.glyphs is BOX else box.ASCII

    def rows(self, *things: RenderableType) -> int:
        """How many lines things take."""
        return sum([len(self.console.render_lines(thing)) for thing in things])

    def fitting(self, taken: int, *layouts: RenderableType) -> RenderableType:
        """The first of some layouts that leaves so many rows free, or else the last; in a pipe the first."""
        for layout in layouts:
            if self.fits(taken, layout):
                return layout
        return layouts[-1]

    def fits(self, taken: int, layout: RenderableType) -> bool:
        """Whether a layout leaves so many rows free; in a pipe everything does."""
        return not self.lively or self.rows(layout) + taken <= self.console.height

    @contextlib.contextmanager
    def thinking(self, who: str) -> Iterator[None]:
        """Meanwhile a person sees who is thinking."""
        if not self.interactive:
            yield
            return
        self.console.print(Text(f"{who} is thinking {self.glyphs.more}", "dim"), end="\r")
        try:
            yield
        finally:
            self.console.control(Control((ControlType.ERASE_IN_LINE, 2)))

    def say(self, *things: RenderableType) -> None:
        """Print each thing on a line of its own."""
        for thing in things:
            if self.lively:
                self.console.print(thing)
                continue
            with self.console.capture() as drawn:
                self.console.print(thing)
            for line in drawn.get().splitlines():
                self.line(line.rstrip())

    def line(self, text: str, style: str = "") -> None:
        """Print one line that is never wrapped."""
        self.console.print(Text(text, style), soft_wrap=True)

    def words(self, text: str) -> None:
        """Print a long line: wrapped between its words on a screen, one line for whoever reads it elsewhere."""
        self.console.print(Text(text), soft_wrap=not self.lively)

    def title(self, text: str) -> None:
        self.console.rule(Text(text, "bold"), characters=self.glyphs.rule, style="dim")

    def wipe(self) -> None:
        """Clear the screen and what could be scrolled back to."""
        if self.interactive:
            self.console.clear()
            self.console.file.write(_FORGET_LINES)
            self.console.file.flush()

    def clear(self) -> None:
        if self.interactive:
            self.console.clear()

    def ask(self, prompt: str) -> str:
        """One answer; the end of the input is an EOFError."""
        if self.interactive:
            return input(prompt).strip()
        answer = self.source.readline()
        if not answer:
            raise EOFError
        answer = "".join([character for character in answer if character.isprintable()]).strip()
        self.line(f"{prompt}{answer}")
        return answer
