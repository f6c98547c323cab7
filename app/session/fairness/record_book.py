"""The book of a record of chance: who is bound to which chain, and whether each entry fits.

One and the same for the host, for every seat while it plays, and for whoever checks the file
afterwards.
"""

from __future__ import annotations

from typing import Annotated

from app.core.data.field_limits import ACTOR, HEX, MOST_SEATS, NUMBER, SOME_HEX, items
from app.core.data.value import replace, value
from app.core.ids import JUDGE, TABLE, SeatId
from app.core.table import Setting
from app.core.text.actor_names import actor_name
from app.core.text.wording import listed, numbered
from app.core.text.words import Words
from app.session.fairness import discrepancies as m
from app.session.fairness.discrepancies import Discrepancy
from app.session.fairness.hash_chain import leads, unpacked
from app.session.host.updates import Asked, Committed, Drew, public

WAIT = 0.3
"""Seconds that a draw waits for links; who is later is left out of it."""


@value
class Bound:
    """A chain in force: where the seat's next link must lead to."""

    seat: Annotated[SeatId, ACTOR]
    known: Annotated[str, HEX]
    """The value of its chain that is known last, in hex; of the host's always the commitment."""
    number: Annotated[int, NUMBER]
    """The draw it was opened in; for a commitment the last draw asked for before it."""
    key: Annotated[str, SOME_HEX] = ""


@value
class Standing:
    """Where a record of chance stands: what somebody who joins has to know of what was before."""

    table: Annotated[str, SOME_HEX] = ""
    """The first commitment of the host, in hex; empty before there is one."""
    number: Annotated[int, NUMBER] = 0
    """The last draw that was asked for."""
    bound: Annotated[tuple[Bound, ...], items(MOST_SEATS)] = ()
    """The chains in force, in the order of seats."""
    open: Asked | None = None
    """The draw that waits for links, as seats are told of it."""
    asked: Annotated[tuple[Bound, ...], items(MOST_SEATS)] = ()
    """The chains that were in force when it was asked for."""


class Book:
    """What the record says so far."""

    def __init__(self, setting: Setting, standing: Standing | None = None) -> None:
        standing = standing or Standing()
        self.table = standing.table
        self.number = standing.number
        self.bound = {chain.seat: chain for chain in standing.bound}
        self.open = standing.open
        """The draw that waits for links."""
        self.asked = {chain.seat: chain for chain in standing.asked}
        """The chains in force when it was asked for: what is committed to later counts later."""
        self._setting = setting

    @property
    def standing(self) -> Standing:
        """Where the record stands."""
        bound = tuple(self.bound[seat] for seat in sorted(self.bound))
        if self.open is None:
            return Standing(self.table, self.number, bound)
        asked = tuple(self.asked[seat] for seat in sorted(self.asked))
        return Standing(self.table, self.number, bound, public(self.open), asked)

    def name(self, seat: SeatId) -> Words:
        """Return what a seat is called, the host too."""
        return seat_name(seat, self._setting)

    def take(self, entry: Committed | Asked | Drew) -> list[Discrepancy]:
        """Take in the next entry; return what does not fit about it."""
        if isinstance(entry, Committed):
            return self._commit(entry)
        if isinstance(entry, Asked):
            return self._ask(entry)
        return self._draw(entry)

    def _commit(self, entry: Committed) -> list[Discrepancy]:
        if unpacked(entry.commitment) is None or (entry.seat != TABLE and not unpacked(entry.key)):
            return [m.malformed(self.name(entry.seat))]
        found = []
        if entry.seat == TABLE:
            self.table = self.table or entry.commitment
        elif not self.table:
            found.append(m.host_last(self.name(entry.seat)))
        self.bound[entry.seat] = Bound(entry.seat, entry.commitment, self.number, entry.key)
        return found

    def _ask(self, entry: Asked) -> list[Discrepancy]:
        found = [m.never_drawn(self.open.number)] if self.open is not None else []
        if entry.number != self.number + 1:
            found.append(m.misnumbered(entry.number, self.number + 1))
        if TABLE not in self.bound:
            found.append(m.host_last(numbered(Words("draw", "抽選"), entry.number)))
        self.number = max(entry.number, self.number)
        self.open = entry
        self.asked = dict(self.bound)
        return found

    def _draw(self, entry: Drew) -> list[Discrepancy]:
        if self.open is None or entry.number != self.open.number:
            return [m.unasked(entry.number)]
        self.open = None
        found = self._who(entry)
        links = list(entry.links)
        if entry.host_link:
            links.append((TABLE, entry.host_link))
        for seat, link in links:
            if not self.fits(seat, entry.number, link):
                found.append(m.wrong_link(self.name(seat), entry.number))
            elif seat != TABLE and self.bound.get(seat) == self.asked[seat]:
                # No other chain came meanwhile. By their values: who joined while the draw waited
                # was told both. The host's links are sealed: what stands in the book is told.
                self.bound[seat] = replace(self.asked[seat], known=link, number=entry.number)
        return found

    def fits(self, seat: SeatId, number: int, link: str) -> bool:
        """Whether `link` is the one that `seat` was bound to when draw `number` was asked for."""
        chain, value = self.asked.get(seat), unpacked(link)
        if chain is None or value is None:
            return False
        return leads(value, bytes.fromhex(chain.known), number - chain.number)

    def _who(self, entry: Drew) -> list[Discrepancy]:
        """Every seat that was bound is there or away, once, in order."""
        there = [seat for seat, _ in entry.links]
        expected = self.asked.keys() - {TABLE}
        counted = sorted([*there, *entry.away])
        orderly = there == sorted(there) and list(entry.away) == sorted(entry.away)
        if orderly and counted == sorted(expected):
            return []
        wrong = sorted(expected ^ set(counted)) or sorted(expected)
        return [m.miscounted(listed([self.name(seat) for seat in wrong]), entry.number)]


def seat_name(seat: SeatId, setting: Setting) -> Words:
    """Return what a seat is called, the host and one that is not there too."""
    if seat == TABLE:
        return Words("the host", "ホスト")
    if seat == JUDGE:
        return Words("the judge", "ジャッジ")
    if 0 <= seat < len(setting.seats):
        return actor_name(seat, setting)
    return numbered(Words("seat", "席"), seat + 1)
