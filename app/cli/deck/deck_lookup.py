"""Finds the deck a person means on the command line: a file, or the name of a shipped one."""

from __future__ import annotations

import argparse
import sys
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from app.cards.deck.deck import ENDINGS, MOST_BYTES, DeckList, DeckListError
from app.cli.command_line import CannotError
from app.core.text.wording import either
from app.core.text.words import Language, Words
from app.store.decks.deck_files import of_game, shipped_decks

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards

STANDARD_INPUT = "-"
_NAMED = 4
"""Files of a folder that are named."""
_LOOKED_AT = 500
"""Files of a folder that are looked at."""


def add_deck_argument(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare FILE, to be given to `find_deck`."""
    parser.add_argument(
        "file",
        metavar="FILE",
        help=Words(
            "deck list, name of a shipped deck, or - for standard input",
            "デッキリスト、付属デッキの名前、または-（標準入力）",
        ).in_(speak),
    )


def find_deck(name: str, cards: GameCards, *, or_table: bool = False) -> DeckList:
    """Return the deck list called `name`: a path, the name of a shipped deck, or "-".

    Of a file with several lists the second is "FILE#2". With `or_table` a table would do as well:
    of a folder those in it are named too. Raises CannotError if there is none, or it is no deck
    list; its cause is the DeckListError.
    """
    if name == STANDARD_INPUT:
        return _read_input(cards)
    path, which = Path(name), 0
    if not path.is_file():
        file, sign, number = name.rpartition("#")
        if sign and number.isascii() and number.isdecimal() and Path(file).is_file():
            path, which = Path(file), int(number)
    if not path.is_file():
        by_name = [deck for deck in shipped_decks(cards.game) if deck.stem == path.stem]
        if not by_name:
            raise CannotError(_no_deck(path, cards, or_table=or_table))
        path = by_name[0]
    try:
        return of_game(path, cards)
    except DeckListError as problem:
        if 0 < which <= len(problem.lists):
            return of_game(problem.lists[which - 1].text, cards)
        raise CannotError(_how_to_choose(problem, path)) from problem


def _how_to_choose(problem: DeckListError, path: Path) -> Words:
    """Return what is wrong with a file, and how one of several lists in it is named."""
    if not problem.lists:
        return problem.words
    said = problem.words
    return Words(
        f"{said.en} The second one is “{path}#2”.", f"{said.ja}2つ目なら「{path}#2」と書きます。"
    )


def _no_deck(path: Path, cards: GameCards, *, or_table: bool) -> Words:
    """Return why there is no deck list in a place, and what there is instead."""
    known = either([deck.stem for deck in shipped_decks(cards.game)])
    if not known.en:
        return Words(
            f"There is no deck list {path}. Give a file.",
            f"{path}というデッキはありません。ファイルを指定してください。",
        )
    if not path.is_dir():
        return Words(
            f"There is no deck list {path}. Give a file, or {known.en}.",
            f"{path}というデッキはありません。ファイルか、{known.ja}を指定してください。",
        )
    found = _in_folder(path, cards, or_table=or_table)
    if not found:
        return Words(
            f"{path} is a folder without a deck list in it. Give a file, or {known.en}.",
            f"{path}はフォルダーで、中にデッキリストがありません。ファイルか、{known.ja}を"
            "指定してください。",
        )
    shown = either([str(one) for one in found[:_NAMED]] + ["…"] * (len(found) > _NAMED))
    return Words(
        f"{path} is a folder. Give a file in it: {shown.en}.",
        f"{path}はフォルダーです。中のファイルを指定してください：{shown.ja}。",
    )


def _in_folder(folder: Path, cards: GameCards, *, or_table: bool) -> list[Path]:
    """Return files in a folder that can be given, one more than are named at most."""
    from app.store.tables.table_file import is_table  # noqa: PLC0415 - folders only

    found: list[Path] = []
    try:
        paths = sorted(islice(folder.iterdir(), _LOOKED_AT))
    except OSError:
        return []
    for path in paths:
        if len(found) <= _NAMED and path.is_file():
            is_one = or_table and is_table(path)
            if is_one or (path.suffix[1:].lower() in ENDINGS and _is_deck_list(path, cards)):
                found.append(path)
    return found


def _is_deck_list(path: Path, cards: GameCards) -> bool:
    try:
        cards.lists.read_file(path)
    except DeckListError:
        return False
    return True


def _read_input(cards: GameCards) -> DeckList:
    """Return the deck list that is piped in or typed. Raises CannotError."""
    try:
        return of_game(sys.stdin.buffer.read(MOST_BYTES + 1), cards)
    except DeckListError as problem:
        raise CannotError(problem.words) from problem
