"""Which set a card belongs to: its code in deck lists, its name, and when it came out.

The public data names sets by ids of its own ("sv6"); deck lists write codes ("TWM").
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from app.core.data.value import replace, value
from app.resources import assets


@value
class CardSet:
    """One set of cards."""

    id: str
    """Its id in the public data, "sv6"."""
    code: str
    """What deck lists write, "TWM"."""
    name: str
    released: str = ""
    """ISO date, "" where it is not known."""
    size: int = 0
    """How many cards its cards say it has, as the 167 of 130/167; 0 where it is not known."""


class SetTable:
    """The known sets by id. A set nobody knows has its id as code and name.

    Japanese sets have a table of their own: theirs is "SV10" where the West has another "sv10".
    """

    def __init__(
        self,
        sets: Iterable[CardSet] = (),
        japanese: Iterable[CardSet] = (),
        remembered: Iterable[CardSet] = (),
    ) -> None:
        self._by_id = {one.id: one for one in sets}
        self._japanese = {one.id: one for one in japanese}
        self._remembered = {one.id: one for one in remembered}
        """Sets of cards imported before; what stands in a file or ships comes first."""
        self._codes = {one.code for one in self._by_id.values()}

    def __iter__(self) -> Iterator[CardSet]:
        return iter(self._by_id.values())

    def knows(self, set_id: str) -> bool:
        """Tell whether there is a set with exactly this id."""
        return set_id in self._by_id

    def get(self, set_id: str) -> CardSet:
        """Return the set with this id, in whatever case the id is written."""
        found = self._by_id.get(set_id) or self._by_id.get(set_id.lower())
        found = found or self._remembered.get(set_id)
        return found or CardSet(set_id, set_id.upper(), set_id)

    def japanese(self, set_id: str) -> CardSet:
        """Return the Japanese set with this id; its code is its id, never that of another set."""
        found = self._japanese.get(set_id) or self._remembered.get(set_id)
        found = found or CardSet(set_id, set_id.upper(), set_id)
        return replace(found, code=f"{found.code}JA") if found.code in self._codes else found

    def with_entries(self, entries: Iterable[Any]) -> SetTable:
        """Return the table with the sets of a public `sets` file added.

        A set known already keeps its code: the public file gives some sets the code of another.
        """
        table = dict(self._by_id)
        for entry in entries:
            one = _from_entry(entry) if isinstance(entry, Mapping) else None
            if one is not None and one.id not in table:
                table[one.id] = one
        return SetTable(table.values(), self._japanese.values(), self._remembered.values())

    def remembering(self, sets: Iterable[CardSet]) -> SetTable:
        """Return the table with sets that count where nothing else knows them."""
        return SetTable(self._by_id.values(), self._japanese.values(), sets)

    def with_set(self, entry: Any) -> SetTable:
        """Return the table with the set that stands beside its cards in a multi-language file."""
        if not isinstance(entry, Mapping) or not isinstance(entry.get("id"), str):
            return self
        name, released = _one_of(entry.get("name")), _one_of(entry.get("releaseDate"))
        code = _one_of(entry.get("tcgOnline")) or _official(entry)
        one = CardSet(
            entry["id"],
            code or entry["id"].upper(),
            name or entry["id"],
            released.replace("/", "-"),
        )
        if isinstance(entry.get("name"), Mapping) and "ja" in entry["name"]:
            japanese = [*self._japanese.values(), one]
            return SetTable(self._by_id.values(), japanese, self._remembered.values())
        if one.id in self._by_id:
            return self
        return SetTable([*self, one], self._japanese.values(), self._remembered.values())


def _one_of(said: Any) -> str:
    """Return a text, or that of the first of English, Japanese and others."""
    if isinstance(said, Mapping):
        said = said.get("en") or said.get("ja") or next(iter(said.values()), "")
    return said if isinstance(said, str) else ""


def _official(entry: Mapping[str, Any]) -> str:
    """Return the set code that some entries have; the data misspells the word itself."""
    for word in ("abbreviation", "abbrevation", "abbreviations"):
        found = entry.get(word)
        if isinstance(found, Mapping) and isinstance(found.get("official"), str):
            return str(found["official"])
    return ""


def _from_entry(entry: Mapping[str, Any]) -> CardSet | None:
    """Return the set that an entry of the public file describes; None if it has no id."""
    set_id = entry.get("id")
    if not isinstance(set_id, str) or not set_id:
        return None
    code = entry.get("ptcgoCode")
    name = entry.get("name")
    released, size = entry.get("releaseDate"), entry.get("printedTotal")
    return CardSet(
        set_id,
        code if isinstance(code, str) and code else set_id.upper(),
        name if isinstance(name, str) and name else set_id,
        released.replace("/", "-") if isinstance(released, str) else "",
        size if isinstance(size, int) and not isinstance(size, bool) else 0,
    )


@cache
def shipped_sets() -> SetTable:
    """Return the sets that the program knows by itself."""
    entries = json.loads((assets() / "sets" / "pokemon.json").read_bytes())
    return SetTable(CardSet(**entry) for entry in entries)
