"""`chabudai cards import|find|sets|link|forget`: the person's card base."""

from __future__ import annotations

import argparse
from importlib import import_module
from types import ModuleType

from app.core.words import Language, Words

DEEDS: dict[str, Words] = {
    "import": Words("read card data into the card base", "カードデータを取り込む"),
    "find": Words("search the cards", "カードを検索する"),
    "sets": Words("list the imported sets", "取り込んだセットの一覧を表示する"),
    "link": Words(
        "link English and Japanese anew, after names were edited",
        "カード名の対応を編集したあと、日本語と英語を対応付け直す",
    ),
    "forget": Words("take imported cards out again", "取り込んだカードを取り除く"),
}


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare what can be done, each with its own options."""
    deeds = parser.add_subparsers(
        dest="deed",
        metavar="DEED",
        required=True,
        title=Words("what to do", "すること").in_(speak),
    )
    for deed, words in DEEDS.items():
        told = words.in_(speak)
        _module(deed).arguments(
            deeds.add_parser(deed, speak=speak, help=told, description=told), speak
        )


def run(options: argparse.Namespace, speak: Language) -> int:
    """Do it and return the exit code."""
    code: int = _module(options.deed).run(options, speak)
    return code


def _module(deed: str) -> ModuleType:
    """Return the module of a deed: `arguments(parser, language)` and `run(options, language)`."""
    return import_module(f"app.cli.cards_{deed}")
