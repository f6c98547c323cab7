"""The tables played last, with a small picture of each: what the home screen offers to go on with.

The list is a convenience and never in the way: a damaged one counts as empty, a damaged entry as
not there, and the tables themselves are untouched by whatever happens to it. A picture holds only
what a stranger at the table would see.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.core.data.value import value
from app.core.text.words import Words
from app.places import folder, is_there
from app.store.atomic import write_own

if TYPE_CHECKING:
    from app.store.tables.unfinished import Unfinished

MOST = 12
"""Tables of the person's own, and deck lists, that are remembered."""
MOST_LEFT = 60
"""Tables beside these that were left in the middle and are in no file of the person's own: each
that is not remembered is read whole whenever the list is asked for."""
MOST_PIECES = 240
"""Cards in a picture."""
EXACT = 1000
"""The width of a picture's mat, in the units of its pieces."""
CLOSING = timedelta(seconds=10)
"""A table is remembered before its autosave is ended, which may wait for the disk."""

_LARGEST_FILE = 1 << 20
_LONGEST = 400
"""Letters of a name; a path may be longer."""


@value
class Piece:
    """One card of a small picture: a rectangle about a point, in thousandths of the mat's width."""

    x: int
    y: int
    width: int
    height: int
    colour: str = ""
    """What it is painted as: an Energy type ("R"), a card kind ("item"); empty for a back."""


@value
class SmallPicture:
    """A table from far away."""

    height: int
    """Height of the mat in thousandths of its width."""
    pieces: tuple[Piece, ...] = ()
    """From the lowest to the one on top."""


@value
class Entry:
    """A table to go on with."""

    path: Path
    title: str
    """The name that somebody gave it, or who plays."""
    game: str
    """The id of the game."""
    turn: int
    seats: tuple[str, ...]
    when: datetime
    """When it was last played or saved; aware, UTC."""
    branches: int = 1
    picture: SmallPicture | None = None
    own: bool = True
    """Whether `path` is a file of the person's own; False for an autosave of what was not saved."""
    record: bool = False
    """Whether it is what one seat was told at a table elsewhere: to be looked at, not played."""
    file: Path | None = None
    """Of an autosave: the file of the person's own that the table was saved to before."""
    decks: tuple[Words, ...] = ()
    """What its decks are called, by which a table is known that nobody gave a name."""
    over: bool | None = None
    """Whether the game is over; None where that is not known."""
    ended: Words | None = None
    """How a game that is over ended, in a few words ("Aki won"); None where that is not known."""


def recent_file() -> Path:
    """Return the file of the list."""
    return folder("state") / "recent.json"


def load(path: Path | None = None) -> tuple[Entry, ...]:
    """Return the tables played last, the newest first. Never raises.

    A table of the person's own stays in the list when its file is gone, so that they see it; an
    autosave that was let go is not theirs to miss.
    """
    entries = (_entry(one) for one in _read(path or recent_file())["tables"])
    return tuple(entry for entry in entries if entry and (entry.own or is_there(entry.path)))


def decks(path: Path | None = None) -> tuple[Path, ...]:
    """Return the deck lists opened last, the newest first. Never raises."""
    named = _read(path or recent_file())["decks"]
    return tuple(Path(one) for one in named if isinstance(one, str) and one)


def remember(entry: Entry, path: Path | None = None) -> tuple[Entry, ...]:
    """Put a table first and return the list; what was known of it before is replaced.

    Raises StoreError, with the old list whole, if it cannot be written.
    """
    return remember_all((entry,), path)


def remember_all(played: Iterable[Entry], path: Path | None = None) -> tuple[Entry, ...]:
    """Put tables first, in this order; as `remember`, written once."""
    path = path or recent_file()
    first = {entry.path: entry for entry in played}
    entries = _newest((*first.values(), *(one for one in load(path) if one.path not in first)))
    _write(path, entries, decks(path))
    return entries


def _newest(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return what is remembered of entries that come with the newest first."""
    room = {True: MOST, False: MOST_LEFT}
    kept = []
    for entry in entries:
        room[entry.own] -= 1
        if room[entry.own] >= 0:
            kept.append(entry)
    return tuple(kept)


def remember_deck(deck: Path, path: Path | None = None) -> None:
    """Put a deck list first. Raises StoreError."""
    path = path or recent_file()
    lists = (deck, *(other for other in decks(path) if other != deck))[:MOST]
    _write(path, load(path), lists)


def forget(gone: Path, path: Path | None = None) -> tuple[Entry, ...]:
    """Take a table or a deck list out of the list and return the tables left; its file stays.

    Raises StoreError.
    """
    path = path or recent_file()
    entries = tuple(entry for entry in load(path) if entry.path != gone)
    _write(path, entries, tuple(deck for deck in decks(path) if deck != gone))
    return entries


def left_open(table: Unfinished, known: Iterable[Entry] = ()) -> Entry:
    """Return the entry of a table whose program ended in the middle.

    What only the list knows of it, its picture and title, is taken from `known`.
    """
    before = next((entry for entry in known if entry.path == table.path), None)
    title = before.title if before else " – ".join(table.seats)
    return Entry(
        path=table.path,
        title=table.file.stem if table.file else title,
        game=table.game,
        turn=table.turn,
        seats=table.seats,
        when=table.when,
        branches=before.branches if before else 1,
        picture=before.picture if before else None,
        own=False,
        file=table.file,
        decks=before.decks if before and not table.file else (),
    )


def without_older(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return the entries without files whose table was played on since: its autosave is there."""
    kept = tuple(entries)
    later = [(entry.file, entry.when) for entry in kept if entry.file is not None]
    return tuple(
        entry
        for entry in kept
        if not any(entry.path == file and entry.when <= when for file, when in later)
    )


def up_to_date(entries: Iterable[Entry]) -> frozenset[Path]:
    """Return the autosaves on which nothing was done since they were remembered.

    Whoever looks for tables left open need not read these.
    """
    return frozenset(entry.path for entry in entries if not entry.own and _is_as_it_was(entry))


def _is_as_it_was(entry: Entry) -> bool:
    try:
        changed = datetime.fromtimestamp(entry.path.stat().st_mtime, UTC)
    except OSError:
        return False
    return changed <= entry.when + CLOSING


# -- the file -----------------------------------------------------------------------------------


def _read(path: Path) -> dict[str, list[Any]]:
    """Return the lists of the file; empty where there is no sense in it."""
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST_FILE + 1)
        words: Any = json.loads(data) if len(data) <= _LARGEST_FILE else None
    except (OSError, ValueError, RecursionError):
        words = None
    found = words if isinstance(words, dict) else {}
    most = {"tables": MOST + MOST_LEFT, "decks": MOST}
    lists = {name: found.get(name) for name in most}
    return {name: one[: most[name]] if isinstance(one, list) else [] for name, one in lists.items()}


def _write(path: Path, entries: Iterable[Entry], lists: Iterable[Path]) -> None:
    words = {"tables": [_as_json(entry) for entry in entries], "decks": [str(one) for one in lists]}
    text = json.dumps(words, ensure_ascii=False, separators=(",", ":"))
    # A path need not be text: what is none of it goes through as it came.
    write_own(path, [text.encode("utf-8", "surrogatepass"), b"\n"])


def _as_json(entry: Entry) -> dict[str, Any]:
    words: dict[str, Any] = {
        "path": str(entry.path),
        "title": entry.title,
        "game": entry.game,
        "turn": entry.turn,
        "seats": list(entry.seats),
        "when": entry.when.astimezone(UTC).isoformat(timespec="seconds"),
        "branches": entry.branches,
        "own": entry.own,
    }
    if entry.record:
        words["record"] = True
    if entry.file is not None:
        words["file"] = str(entry.file)
    if entry.decks:
        words["decks"] = [[name.en, name.ja] for name in entry.decks]
    if entry.over is not None:
        words["over"] = entry.over
    if entry.ended is not None:
        words["ended"] = [entry.ended.en, entry.ended.ja]
    if entry.picture is not None:
        pieces = entry.picture.pieces[:MOST_PIECES]
        words["picture"] = {
            "height": entry.picture.height,
            "pieces": [[one.x, one.y, one.width, one.height, one.colour] for one in pieces],
        }
    return words


def _entry(words: Any) -> Entry | None:
    """Return the entry that `words` tells of; None if they tell of none."""
    try:
        when = datetime.fromisoformat(words["when"]).astimezone(UTC)
        return Entry(
            path=_path(words["path"]),
            title=_text(words["title"]),
            game=_text(words["game"]),
            turn=_number(words["turn"]),
            seats=tuple(_text(name) for name in words["seats"]),
            when=when,
            branches=_number(words["branches"]),
            picture=_picture(words.get("picture")),
            own=words["own"] is True,
            record=words.get("record") is True,
            file=_path(words["file"]) if "file" in words else None,
            decks=tuple(Words(_text(en), _text(ja)) for en, ja in words.get("decks", ())),
            over=words.get("over") if isinstance(words.get("over"), bool) else None,
            ended=_ended(words.get("ended")),
        )
    except (LookupError, TypeError, ValueError, OverflowError, AttributeError):
        return None


def _picture(words: Any) -> SmallPicture | None:
    """Return a picture; None if there is none, or it makes no sense: the entry does without."""
    try:
        height = _number(words["height"])
        pieces = tuple(
            Piece(_number(x), _number(y), _number(width), _number(high), _text(colour))
            for x, y, width, high, colour in words["pieces"][:MOST_PIECES]
        )
    except (LookupError, TypeError, ValueError):
        return None
    return SmallPicture(height, pieces) if 0 < height <= EXACT * 4 else None


def _ended(words: Any) -> Words | None:
    """Return how a game ended; None if nothing is said of it, or nothing that makes sense."""
    match words:
        case [str(en), str(ja)] if en and ja:
            return Words(_text(en), _text(ja))
    return None


def _path(words: Any) -> Path:
    if not isinstance(words, str) or not words or "\0" in words:
        raise ValueError(words)
    return Path(words)


def _text(words: Any) -> str:
    if not isinstance(words, str):
        raise TypeError(words)
    return words[:_LONGEST]


def _number(words: Any) -> int:
    if isinstance(words, bool) or not isinstance(words, int) or abs(words) > 10**6:
        raise ValueError(words)
    return words
