"""What the last new table was laid with, so that the next one begins there.

It is a convenience: what cannot be read counts as never written.
"""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

from app.core.data.value import value
from app.core.options import LONGEST_OPTION, Options, with_options
from app.games.game_registry import GAMES, USUAL
from app.places import folder
from app.session.room.person_names import LONGEST_NAME
from app.store.atomic import write_own
from app.store.file_trouble import StoreError

log = logging.getLogger(__name__)
USUAL_NAMES = ("Aki", "Ren", "Mio", "Yui", "Sora", "Jun", "Kei", "Nao")
"""Of who types none."""


def names_for(seats: int) -> tuple[str, ...]:
    """Return what those are called who type no name, at a table for so many."""
    more = (f"P{seat + 1}" for seat in range(len(USUAL_NAMES), seats))
    return (*USUAL_NAMES, *more)[:seats]


_LARGEST_FILE = 1 << 20
_MOST_SEATS = 8


@value
class LastTable:
    """Who sat down, with which decks."""

    names: tuple[str, ...] = ()
    """As they were typed; "" where nobody typed one, () where nobody sat down yet."""
    decks: tuple[Path | str, ...] = ()
    """A file, or the text of a list that was pasted."""
    seats: int = 1
    deal: bool = True
    apart: bool = True
    """Whether several at one screen have a curtain between them."""
    options: Options = ()
    """What the table agreed on beside what is usual."""
    game: str = USUAL
    players: tuple[str, ...] = ()
    """Which computer played each seat; "" for a person."""
    preset: str = ""
    """What it was laid with, by its name; "" for nothing."""


def last_table_file() -> Path:
    """Return the file it is kept in."""
    return folder("state") / "last-table.json"


def load(path: Path | None = None) -> LastTable:
    """Return what was laid last. Never raises."""
    path = path or last_table_file()
    usual = LastTable()
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST_FILE + 1)
        words: Any = json.loads(data)
        names = tuple(str(name)[:LONGEST_NAME] for name in words["names"])[:_MOST_SEATS]
        decks = tuple(_deck(one) for one in words["decks"])[:_MOST_SEATS]
        seats = words["seats"] if words["seats"] in range(1, _MOST_SEATS + 1) else usual.seats
        deal, apart = words["deal"] is not False, words.get("apart") is not False
        options = _options(words.get("options", {}))
        game = str(words.get("game", USUAL))
        return LastTable(
            names or usual.names,
            decks,
            seats,
            deal=deal,
            apart=apart,
            options=options,
            game=game if game in GAMES else USUAL,
            players=tuple(str(one)[:LONGEST_OPTION] for one in words.get("players", ()))[
                :_MOST_SEATS
            ],
            preset=str(words.get("preset", ""))[:LONGEST_OPTION],
        )
    except FileNotFoundError:
        return usual
    except (OSError, ValueError, LookupError, TypeError, RecursionError) as problem:
        log.warning("the last table is not known: %s", problem)
        return usual


def save(last: LastTable, path: Path | None = None) -> None:
    """Remember what was laid. A full disk is told where something is lost by it, not here."""
    path = path or last_table_file()
    words = {
        "names": list(last.names),
        "decks": [
            {"file": str(deck)} if isinstance(deck, Path) else {"text": deck} for deck in last.decks
        ],
        "seats": last.seats,
        "deal": last.deal,
        "apart": last.apart,
        "options": dict(last.options),
        "game": last.game,
        "players": list(last.players),
        "preset": last.preset,
    }
    text = json.dumps(words, ensure_ascii=False, indent=1)
    try:
        write_own(path, [text.encode("utf-8", "replace"), b"\n"])
    except StoreError as problem:
        log.warning("the last table is not remembered: %s", problem)


def _options(words: Any) -> Options:
    """Return options as a table takes them. Raises ValueError for what names none."""
    return with_options((), tuple((str(key), str(chosen)) for key, chosen in dict(words).items()))


def _deck(words: Any) -> Path | str:
    return Path(words["file"]) if "file" in words else str(words["text"])
