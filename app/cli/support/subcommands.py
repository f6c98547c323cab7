"""Verbs with a second word: `chabudai deck check`, `chabudai cards import`."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Protocol, cast

from app.cli.support.speaking_parser import Declare, SpeakingParser
from app.core.text.words import Language, Words

Run = Callable[[argparse.Namespace, Language], int]


class _Deed(Protocol):
    """What the module of a deed offers."""

    arguments: Declare
    run: Run


def verb_of(verb: str, deeds: Mapping[str, Words]) -> tuple[Declare, Run]:
    """Return `arguments` and `run` of a verb; each deed has a module, `<verb>/<verb>_<deed>`."""

    def module(deed: str) -> _Deed:
        return cast("_Deed", import_module(f"app.cli.{verb}.{verb}_{deed}"))

    def arguments(parser: SpeakingParser, _speak: Language) -> None:
        title = Words("what to do", "すること")
        parser.add_commands("deed", title, deeds, lambda deed: module(deed).arguments)

    def run(options: argparse.Namespace, speak: Language) -> int:
        return module(options.deed).run(options, speak)

    return arguments, run
