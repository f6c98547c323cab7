"""An argument parser that speaks Japanese where the terminal does; argparse knows only English."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NoReturn

from app.core.text.words import Language, Words

_USAGE = Words("usage: ", "使い方：")
_ERRORS = (
    Words("the following arguments are required: {}", "足りない引数があります：{}"),
    Words("unrecognized arguments: {}", "知らない引数です：{}"),
    Words("argument {}: invalid int value: {}", "{}：{}は整数ではありません"),
    Words(
        "argument {}: invalid choice: {} (choose from {})",
        "{}：{}はありません。次から選んでください：{}",
    ),
    Words("argument {}: expected one argument", "{}：値が必要です"),
    Words("argument {}: not allowed with argument {}", "{}と{}は同時に使えません"),
    Words("argument {}: ignored explicit argument {}", "{}に値は付けられません：{}"),
)
"""What argparse says of a wrong command line, and the same in Japanese."""


def in_japanese(message: str) -> str:
    """Return one of argparse's messages in Japanese, an unknown one as it is."""
    for words in _ERRORS:
        found = re.fullmatch(re.escape(words.en).replace(r"\{\}", "(.+)"), message, re.DOTALL)
        if found:
            return words.ja.format(*found.groups())
    return message


Declare = Callable[["SpeakingParser", Language], None]
"""Declares options and arguments."""


class _Layout(argparse.HelpFormatter):
    """Help with "使い方" before the usage."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, _USAGE.ja if prefix is None else prefix)

    def format_help(self) -> str:
        """Return the help; argparse itself ends headings with an English colon."""
        return re.sub(r"^(\S+):$", r"\1：", super().format_help(), flags=re.MULTILINE)


class SpeakingParser(argparse.ArgumentParser):
    """An ArgumentParser whose own words are in the language of the terminal.

    Wrong command lines end with code 2, as always with argparse.
    """

    def __init__(self, speak: Language = "en", declare: Declare | None = None, **more: Any) -> None:
        """Have the options that `declare` adds once something is parsed."""
        if speak == "ja":
            more.setdefault("formatter_class", _Layout)
        # An option that is cut short means another one when a later version adds it.
        super().__init__(add_help=False, allow_abbrev=False, **more)
        self.speak = speak
        self._declare = declare
        self._positionals.title = Words("arguments", "引数").in_(speak)
        self._optionals.title = Words("options", "オプション").in_(speak)
        self.add_argument(
            "-h",
            "--help",
            action="help",
            help=Words("show this help", "この説明を表示する").in_(speak),
        )

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
        declare, self._declare = self._declare, None
        if declare is not None:
            declare(self, self.speak)
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        """Print the usage and what is wrong, and end with code 2."""
        if self.speak == "en":
            super().error(message)
        self.exit(2, f"{self.format_usage()}{self.prog}: {in_japanese(message)}\n")
