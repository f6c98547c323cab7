"""An argument parser that speaks Japanese where the terminal does.

argparse looks its own words up by gettext; here they are found in a table.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.cli.support.columns import width as columns_of
from app.core.text.words import Language, Words

_SAID = {
    "usage: ": Words("usage: ", "使い方："),
    "positional arguments": Words("arguments", "引数"),
    "options": Words("options", "オプション"),
    "show this help message and exit": Words("show this help", "この説明を表示する"),
    "the following arguments are required: %s": Words(
        "the following arguments are required: %s", "足りない引数があります：%s"
    ),
    "unrecognized arguments: %s": Words("unrecognized arguments: %s", "知らない引数です：%s"),
    "invalid %(type)s value: %(value)r": Words(
        "invalid %(type)s value: %(value)r", "%(value)rは使える数ではありません"
    ),
    "invalid choice: %(value)r (choose from %(choices)s)": Words(
        "invalid choice: %(value)r (choose from %(choices)s)",
        "%(value)rはありません。次から選んでください：%(choices)s",
    ),
    "expected one argument": Words("expected one argument", "値が必要です"),
    "expected at least one argument": Words("expected at least one argument", "値が必要です"),
    "expected at most one argument": Words("expected at most one argument", "値は1つまでです"),
    "not allowed with argument %s": Words("not allowed with argument %s", "%sと同時に使えません"),
    "ignored explicit argument %r": Words("ignored explicit argument %r", "値は付けられません：%r"),
    "one of the arguments %s is required": Words(
        "one of the arguments %s is required", "%sのどれかが必要です"
    ),
}
"""What argparse says by itself, as it looks it up: the same in both languages."""

_JAPANESE_FORMS = {
    "%(prog)s: error: %(message)s\n": "%(prog)s: %(message)s\n",
    "argument %(argument_name)s: %(message)s": "%(argument_name)s：%(message)s",
}
"""What argparse puts words into, as Japanese stands in it."""


class _Catalogue:
    """What gettext asks on behalf of argparse; a process speaks one language at a time."""

    speak: Language = "en"

    def gettext(self, message: str) -> str:
        """Return the words for one of argparse's messages, an unknown one as it is."""
        if self.speak == "ja":
            message = _JAPANESE_FORMS.get(message, message)
        words = _SAID.get(message)
        return message if words is None else words.in_(self.speak)


_catalogue = _Catalogue()
# Where its translations are looked up: `from gettext import gettext as _`.
argparse._ = _catalogue.gettext  # type: ignore[attr-defined]

Declare = Callable[["SpeakingParser", Language], None]
"""Declares options and arguments."""


_TOGETHER = re.compile(r"[（「]?(?:[!-~]+|.)[、。；：）」]*")
"""What stays on one line of Japanese: a word in Latin letters, and a sign that ends something."""


class _Layout(argparse.HelpFormatter):
    """Help as Japanese is set: headings with its colon, lines broken where they may be."""

    def format_help(self) -> str:
        return re.sub(r"^(\S+):$", r"\1：", super().format_help(), flags=re.MULTILINE)

    def _split_lines(self, text: str, width: int) -> list[str]:
        lines = [""]
        for part in _TOGETHER.findall(text):
            if columns_of(lines[-1] + part) > width:
                lines.append("")
            lines[-1] += part
        return lines


class SpeakingParser(argparse.ArgumentParser):
    """An ArgumentParser whose own words are in the language of the terminal.

    Wrong command lines end with code 2, as always with argparse.
    """

    def __init__(self, speak: Language = "en", declare: Declare | None = None, **more: Any) -> None:
        """Have the options that `declare` adds once something is parsed."""
        if speak == "ja":
            more.setdefault("formatter_class", _Layout)
        _catalogue.speak = speak
        # An option that is cut short means another one when a later version adds it.
        super().__init__(allow_abbrev=False, **more)
        self.speak = speak
        self.given: tuple[str, ...] = ()
        """The words that are parsed, known once options are declared."""
        self._declare = declare

    @property
    def wants_help(self) -> bool:
        """Whether the words that are parsed ask for help."""
        return not {"-h", "--help"}.isdisjoint(self.given)

    def add_commands(
        self,
        dest: str,
        title: Words,
        commands: Mapping[str, Words],
        declare: Callable[[str], Declare],
        *,
        required: bool = True,
    ) -> None:
        """Have words to choose from; `declare` answers with what declares the options of one.

        It is asked only for the command that is chosen: each of them loads a part of the program.
        """
        group = self.add_subparsers(
            dest=dest, metavar=dest.upper(), title=title.in_(self.speak), required=required
        )
        for command, words in commands.items():
            told = words.in_(self.speak)

            def options(sub: SpeakingParser, speak: Language, command: str = command) -> None:
                declare(command)(sub, speak)

            group.add_parser(
                command, speak=self.speak, declare=options, help=told, description=told
            )

    def parse_known_args(  # type: ignore[override]  # argparse overloads it
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Declare what was put off, and parse."""
        _catalogue.speak = self.speak
        self.given = tuple(args or ())
        declare, self._declare = self._declare, None
        if declare is not None:
            declare(self, self.speak)
        return super().parse_known_args(args, namespace)
