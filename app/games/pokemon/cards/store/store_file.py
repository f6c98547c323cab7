"""The file of the imported cards: opened, put aside where it is damaged, and what is said of it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from app.cards.card_facts import CardsError
from app.core.text.words import Words
from app.games.pokemon.cards.store import card_tables as sql

PATIENCE = 5.0
"""Seconds to wait while another Chabudai writes."""


class CardStoreError(CardsError):
    """The imported cards cannot be used."""

    def __init__(self, words: Words, *, damaged: bool = False) -> None:
        super().__init__(words)
        self.damaged = damaged
        """Whether the file is broken: a new one may take its place."""


def told(words: Words, path: Path | None) -> CardStoreError:
    """Return what is wrong with a card base, in a sentence that names the file."""
    return CardStoreError(Words(words.en.format(path=path), words.ja.format(path=path)))


def damaged(path: Path | None, words: Words | None = None) -> CardStoreError:
    """Return that a file is broken: a new one may take its place."""
    return CardStoreError(told(words or DAMAGED, path).words, damaged=True)


def connected(path: Path, *, create: bool) -> sqlite3.Connection:
    """Return a connection. A reader may write as well, to tidy up after a crash."""
    last: sqlite3.Error | None = None
    for mode in ("rwc",) if create else ("rw", "ro"):
        connection = None
        try:
            connection = sqlite3.connect(
                f"{path.absolute().as_uri()}?mode={mode}",
                uri=True,
                isolation_level=None,
                check_same_thread=False,
                timeout=PATIENCE,
            )
            connection.execute(sql.VERSION_OF_FILE).fetchone()
        except sqlite3.Error as problem:
            last = problem
            if connection is not None:
                connection.close()
        else:
            return connection
    assert last is not None  # the last mode failed
    raise explained(last, path) from last


def explained(problem: sqlite3.Error, path: Path | None) -> CardStoreError:
    """Return what the database said, for people."""
    name = getattr(problem, "sqlite_errorname", "") or ""
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return told(BUSY, path)
    if name.startswith("SQLITE_FULL"):
        return told(FULL, path)
    if name.startswith(("SQLITE_CANTOPEN", "SQLITE_READONLY", "SQLITE_IOERR", "SQLITE_PERM")):
        return told(CLOSED, path)
    return damaged(path)


def put_aside(path: Path) -> Path:
    """Rename a damaged file, with its journal, and return its new name."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    try:
        path.rename(aside)
        journal = path.with_name(f"{path.name}-journal")
        if journal.exists():
            journal.rename(aside.with_name(f"{aside.name}-journal"))
    except OSError as problem:
        raise no_place(path, problem) from problem
    return aside


def no_place(path: Path, problem: OSError) -> CardStoreError:
    """Return what a disk said that keeps no card base there."""
    from app.core.text.disk_refusal import reason  # noqa: PLC0415 - only where the disk refuses

    why = reason(problem)
    words = Words(
        f"The card base {path} cannot be written: {why.en}.",
        f"カードのデータベース{path}に書き込めません：{why.ja}。",
    )
    return CardStoreError(words)


# -- what is said ---------------------------------------------------------------------------------

EMPTY = Words(
    "The card base {path} is empty. Import your card data again (chabudai cards import).",
    "カードのデータベース{path}は空です。カードデータを読み込み直してください"
    "（「chabudai cards import」）。",
)
DAMAGED = Words(
    "The card base {path} is damaged. Import your card data again (chabudai cards import): "
    "the damaged file is kept beside the new one.",
    "カードのデータベース{path}が壊れています。カードデータを読み込み直してください"
    "（「chabudai cards import」）。壊れたファイルは別の名前で残ります。",
)
NEWER = Words(
    "The card base {path} was made by a newer Chabudai. Update this one, or remove the file "
    "and import again.",
    "カードのデータベース{path}は、より新しいChabudaiで作られています。Chabudaiを更新するか、"
    "ファイルを取り除いて読み込み直してください。",
)
BUSY = Words(
    "Another Chabudai is writing to the card base {path}. Try again when it is done.",
    "別のChabudaiがカードのデータベース{path}に書き込んでいます。終わってから、もう一度"
    "試してください。",
)
FULL = Words(
    "The disk with the card base {path} is full. Make room and import again: the base is as "
    "it was.",
    "カードのデータベース{path}があるディスクの空きがありません。空きを作って、もう一度読み"
    "込んでください。データベースは元のままです。",
)
CLOSED = Words(
    "The card base {path} cannot be opened or written. Check the permissions of the file and "
    "its folder.",
    "カードのデータベース{path}を開けないか、書き込めません。ファイルとフォルダーのアクセス権"
    "を確かめてください。",
)
