"""The host's side of fair chance: who is bound, whose links are awaited, what they give.

Sans-I/O. The server sends what the host tells every seat (`Recorded`), brings back links and
signatures, and says when the time is over.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection
from contextlib import suppress

from app.core.data.codec import intent_to_json
from app.core.data.value import replace
from app.core.ids import SPECTATOR, TABLE, SeatId
from app.core.intent import Request
from app.core.text.words import Words
from app.session.fairness import discrepancies as m
from app.session.fairness.discrepancies import Discrepancy
from app.session.fairness.hash_chain import HASH, Chain, unpacked
from app.session.fairness.mixed_chance import Mixed, mixed_seed, purpose_of
from app.session.fairness.record_book import Book
from app.session.fairness.record_head import Head, statement
from app.session.fairness.roll_backs import RollBack, roll_backs, sitting_of, stands
from app.session.fairness.signing_key import vouches
from app.session.host.host import Host
from app.session.host.staleness import stale
from app.session.host.updates import (
    Answer,
    Asked,
    Committed,
    Drew,
    Refused,
    Signed,
    SignedHead,
)
from app.session.steps.rights import ImpossibleError

_NOT_KEPT = frozenset({"disk", "closed"})
"""Codes of the refusals that have to do with the file, and not with what was to happen."""


class RefusedProofError(Exception):
    """A commitment, link or signature that does not fit; `words` say whose and what to do."""

    def __init__(self, code: str, words: Words) -> None:
        super().__init__(words.en)
        self.code = code
        self.words = words


class Draws:
    """Fair chance for one table."""

    def __init__(
        self, host: Host, program: str = "", fresh: Callable[[int], bytes] = os.urandom
    ) -> None:
        """Bind the host to its links; a table that goes on from a file gets a new chain.

        `program` is its version, `fresh` gives bytes that nobody can guess. Raises ImpossibleError
        if the record cannot be kept.
        """
        self._host = host
        self._program = program
        self._fresh = fresh
        self.book = Book(host.tree.table_at(0).setting)
        for entry in host.journal:
            if isinstance(entry, Committed | Asked | Drew):
                self.book.take(entry)
        self._heads: dict[SeatId, Head] = {}
        self._signed: dict[SeatId, int] = {}
        """How much each seat has signed since it sat down."""
        self._links: dict[SeatId, str] = {}
        self._awaited: frozenset[SeatId] = frozenset()
        self._request: Request | None = None
        self.rolled_back: Callable[[SeatId, RollBack, int], None] = _nothing
        """Called when a seat came back that had been told more than this host goes on with: who,
        what it noticed, how many roll-backs of the table there were. Once for each."""
        self._told: set[int] = set()
        """Roll-backs that this was called for, by their place."""
        self._bind()

    def _bind(self) -> None:
        chain = Chain(self._fresh(HASH))
        entry = Committed(TABLE, chain.commitment.hex(), program=self._program)
        self._record(entry)
        self._chain, self._since = chain, self.book.number

    def _record(self, entry: Committed | Asked | Drew) -> None:
        self._host.record(entry)
        self.book.take(entry)

    # -- sitting down -----------------------------------------------------------------------

    def sit(self, seat: SeatId, commitment: str, key: str, held: SignedHead | None = None) -> bool:
        """Bind a seat to a chain, which replaces the one it had, from the next draw on.

        `held` is what it had been told when it was here last; that goes in the record whether it
        is found there or not, which is returned. Raises RefusedProofError for what is no
        commitment or no signature of that seat, ImpossibleError if it cannot be kept.
        """
        if seat in (SPECTATOR, TABLE) or not unpacked(commitment) or not unpacked(key):
            raise _refused(m.refused_commitment(self.book.name(seat)))
        if held is not None and not self._is_own(held, seat, key):
            raise _refused(m.refused_signature(self.book.name(seat)))
        entry = Committed(seat, commitment, key, held=held)
        self._record(entry)
        self.leave(seat)
        host = self._host
        node = host.tree.cursor
        standing = self.book.standing
        head = Head.begin(seat, node, host.view_at(node, seat), standing, entry.mark)
        self._heads[seat] = head
        self._signed.pop(seat, None)
        host.join(seat, head.hear)
        if held is None or stands(host.tree, host.journal, held):
            return True
        self._tell_roll_back(len(host.journal) - 1, seat)
        return False

    def _is_own(self, held: SignedHead, seat: SeatId, key: str) -> bool:
        """Whether `key` vouches for `held`, as that of the same seat then and now."""
        place = sitting_of(self._host.journal, held)
        sat = None if place is None else self._host.journal[place]
        if held.seat != seat or (isinstance(sat, Committed) and sat.key != key):
            return False
        said = statement(held.table, seat, held.count, held.head, held.left_out)
        return vouches(key, held.signature, said)

    def _tell_roll_back(self, place: int, seat: SeatId) -> None:
        """Say that what a seat held which came back at `place` of the journal is not there."""
        tree, journal = self._host.tree, self._host.journal
        returns = (
            number
            for number, entry in enumerate(journal)
            if isinstance(entry, Committed) and entry.held is not None
            if not stands(tree, journal, entry.held)
        )
        all_ = roll_backs(journal, returns)
        found = next(one for one in all_ if place in one.returns)
        if found.at in self._told:
            return
        self._told.add(found.at)
        self.rolled_back(seat, found, len(all_))

    def leave(self, seat: SeatId) -> None:
        """Stop following what `seat` is told: it has gone. Its chain stays in force."""
        head = self._heads.pop(seat, None)
        if head is not None:
            self._host.leave(head.hear)

    # -- a draw -----------------------------------------------------------------------------

    @property
    def bound(self) -> frozenset[SeatId]:
        """The seats whose links mix the next draw."""
        return frozenset(self.book.bound.keys() - {TABLE})

    @property
    def awaited(self) -> frozenset[SeatId]:
        """The seats whose links the draw in hand still waits for."""
        return self._awaited - self._links.keys()

    def ask(self, request: Request, here: Collection[SeatId]) -> Asked:
        """Ask the seats that are `here` for their links, for a gesture that needs chance.

        The server waits for them, `WAIT` seconds at most, then calls `draw`; until then the table
        stands still. Raises ImpossibleError if the asking cannot be kept: then nothing was asked.
        """
        if self.book.number - self._since >= self._chain.length:
            self._bind()
        node, salt = self._host.tree.cursor, self._fresh(HASH)
        intent = intent_to_json(request.intent)
        purpose = purpose_of(salt, node, request.seat, intent).hex()
        asked = Asked(
            self.book.number + 1, node, request.seat, purpose, intent.decode(), salt.hex()
        )
        self._request, self._links = request, {}
        self._awaited = frozenset(here) & self.book.bound.keys() - {TABLE}
        self._record(asked)
        return asked

    def hear(self, seat: SeatId, number: int, link: str) -> bool:
        """Take in the link that `seat` opens for draw `number`; whether it counts.

        One that is late changes nothing; one that is not waited for counts until the draw is made.
        Raises RefusedProofError for one that does not belong to its chain.
        """
        asked = self.book.open
        if asked is None or number != asked.number or seat in self._links:
            return False
        if seat not in self.book.asked or seat == TABLE:
            return False
        self._check(seat, number, link)
        self._links[seat] = link
        return True

    def is_late(self, seat: SeatId, number: int, link: str) -> bool:
        """Whether a link is one for the draw that was made last. Raises as `hear` does."""
        if self.book.open is not None or number != self.book.number:
            return False
        if seat not in self.book.asked or seat == TABLE:
            return False
        self._check(seat, number, link)
        return True

    def _check(self, seat: SeatId, number: int, link: str) -> None:
        if not self.book.fits(seat, number, link):
            raise _refused(m.refused_link(self.book.name(seat)))

    def give_up(self, seat: SeatId) -> None:
        """Wait for the link of `seat` no longer: it is away, or too late."""
        self._awaited -= {seat}

    def draw(self) -> Answer:
        """Mix the links that are there and carry the gesture out; who is not there is left out.

        What a watcher or a seat raises on hearing of it comes out here, as from `Host.submit`.
        """
        asked, request = self.book.open, self._request
        assert asked is not None  # a draw was asked for
        assert request is not None
        host_link = self._chain.link(asked.number - self._since)
        links = tuple(sorted(self._links.items()))
        away = tuple(sorted(self.book.asked.keys() - self._links.keys() - {TABLE}))
        self._awaited, self._request = frozenset(), None
        opened = [(seat, bytes.fromhex(link)) for seat, link in links]
        table = bytes.fromhex(self.book.table)
        seed = mixed_seed(table, asked.number, host_link, opened, away)
        drew = Drew(asked.number, links, away, host_link=host_link.hex())
        if self._host.tree.cursor != asked.node:
            moved_on = stale()
            return self._void(drew, Refused(request.id, moved_on.code, moved_on.reason))
        before = len(self._host.journal)
        try:
            answer = self._host.submit(request, Mixed(seed, bytes.fromhex(asked.salt)), drew)
        finally:
            if drew in self._host.journal[before:]:
                self.book.take(drew)
        if isinstance(answer, Refused) and answer.code not in _NOT_KEPT:
            return self._void(drew, answer)
        # The record must not say that a gesture was impossible for which the disk had no room.
        return answer

    def _void(self, drew: Drew, answer: Answer) -> Answer:
        """Record a draw that no gesture follows. If the disk refuses, it stays asked for."""
        with suppress(ImpossibleError):
            self._record(replace(drew, void=True))
        return answer

    # -- signatures -------------------------------------------------------------------------

    def sign(
        self, seat: SeatId, count: int, signature: str, left_out: tuple[int, ...] = ()
    ) -> None:
        """Put a seat's signature in the record; for what it signed before, nothing happens.

        Raises RefusedProofError if it does not sign what the seat was told, ImpossibleError if it
        cannot be kept.
        """
        chain, bound = self._heads.get(seat), self.book.bound.get(seat)
        head = chain.at(count) if chain is not None else None
        if head is None or bound is None:
            raise _refused(m.refused_signature(self.book.name(seat)))
        said = statement(self.book.table, seat, count, head, left_out)
        if not vouches(bound.key, signature, said):
            raise _refused(m.refused_signature(self.book.name(seat)))
        if count > self._signed.get(seat, -1):
            self._host.record(Signed(seat, count, head, left_out, signature))
            self._signed[seat] = count

    def unsigned(self) -> tuple[SeatId, ...]:
        """Return the seats that were told something since they signed last."""
        return tuple(
            seat for seat, head in self._heads.items() if self._signed.get(seat, -1) < head.count
        )

    def settle(self) -> None:
        """Hash what the seats were told: cheap, and best done when nobody waits."""
        for head in self._heads.values():
            head.settle()


def _nothing(_seat: SeatId, _found: RollBack, _count: int) -> None:
    """Stand for somebody who does not listen."""


def _refused(discrepancy: Discrepancy) -> RefusedProofError:
    return RefusedProofError(discrepancy.code, discrepancy.words)
