"""The words a game brings to the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field

from app.core.data.value import value
from app.core.ids import SeatId
from app.core.table import Setting
from app.core.text.words import Language, Words


def _ref_itself(ref: str, _language: Language) -> str:
    return ref


def _as_written(_setting: Setting, _seat: SeatId, _text: str) -> None:
    return None


@value
class Lexicon:
    """What a game calls its cards, zones, marks and options, and how it tells its own steps."""

    names: Callable[[str, Language], str] = _ref_itself
    """(card ref, language) -> the card's name."""
    sentences: Mapping[str, Words] = field(default_factory=dict)
    marks: Mapping[str, Words] = field(default_factory=dict)
    ledger: Mapping[str, Words] = field(default_factory=dict)
    phases: Mapping[str, Words] = field(default_factory=dict)
    zones: Mapping[str, Words] = field(default_factory=dict)
    """Name of a zone -> what it is called inside an English sentence, if not by its title."""
    options: Mapping[str, Words] = field(default_factory=dict)
    """Id of a table option -> its title."""
    values: Mapping[tuple[str, str], Words] = field(default_factory=dict)
    """(id of a table option, id of one of its values) -> the value's title."""
    numbers: frozenset[str] = frozenset()
    """Keys of marks that are numbers: told with what they were before."""
    counted: frozenset[str] = frozenset()
    """Keys of marks of which 1 is a number as well: told with it."""
    declared: Callable[[Setting, SeatId, str], Words | None] = _as_written
    """(table, who acts, text of a declaration) -> what it is called; None: as written."""
