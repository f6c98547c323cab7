"""The names things go by on a table.

A card's number (`CardId`) is the truth's own and never leaves the host; seats speak of
handles and places.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

SeatId = int
"""0..7 for players; see `JUDGE` and `SPECTATOR`."""
CardId = int
"""Index into `Table.cards`: secret, it follows the deck list."""
Handle = str
"""What seats call a card they can single out: "c" and eight random letters."""
CardRef = str
"""A handle, or a place such as "deck.0#3"."""
OwnVerb = str
"""A game's own word for a step ("drives"): `GameSpec.sentences` tells it as "rotate:drives". One
that has no sentence is told as the step is anyway."""
UnitId = str
"""What seats call a unit: "u" and eight random letters."""
ZoneId = str
"""Zone name and holder: "deck.0" (seat), "field.t1" (team), "stadium" (table)."""
Names = Callable[[str], str]
"""Gives a name that was never used at a table, for what it begins with: "c", "u"."""
NodeId = int
"""A step in the history tree, counted from 0, the beginning."""

PersonId = int
"""Somebody at a hosted table, with a seat or without: counted from 1 in the order in which people
came, and never given to somebody else; 0 where people are not known."""

SPECTATOR: SeatId = -1
"""Sees what is public; may do nothing."""
JUDGE: SeatId = -2
"""Sees all and may touch all."""
TABLE: SeatId = -3
"""The actor of what the table does by itself, such as removing an expired note."""

PLACE_MARK = "#"
MADE_MARK = "made:"
LONGEST_NUMBER = 6
"""Digits of a number within a name."""


def place(zone: ZoneId, index: int) -> str:
    """Name a card by its place: `index` 0 is the top of the pile."""
    return f"{zone}{PLACE_MARK}{index}"


def parse_place(ref: str) -> tuple[ZoneId, int] | None:
    """Return (zone, index) if `ref` names a place, None if it is a handle."""
    zone, mark, index = ref.rpartition(PLACE_MARK)
    if not mark or not is_number(index):
        return None
    return zone, int(index)


def made(number: int) -> str:
    """Name what the steps so far of one gesture made: 0 is what was made first.

    A unit that stood up, or a card that was brought to a pile: what a batch makes has no other name
    before it happens.
    """
    return f"{MADE_MARK}{number}"


def parse_made(name: str) -> int | None:
    """Return the number of what an earlier step made, if `name` names that."""
    number = name.removeprefix(MADE_MARK)
    return int(number) if number != name and is_number(number) else None


def is_number(digits: str) -> bool:
    """Whether `digits`, which came from outside, is a number of a card, seat or place."""
    return digits.isascii() and digits.isdigit() and len(digits) <= LONGEST_NUMBER


def zone_name(zone: ZoneId) -> str:
    """Return the zone's name without its holder: "deck" for "deck.0"."""
    return zone.partition(".")[0]


def fresh(prefix: str, drawn: str, taken: Collection[str]) -> str | None:
    """Return the id made of `prefix` and the letters `drawn`, or None if it was ever used."""
    candidate = prefix + drawn
    return None if candidate in taken else candidate
