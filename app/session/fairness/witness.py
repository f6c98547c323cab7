"""A seat's side of fair chance: its chain, its key, and an eye on all that the host records.

Sans-I/O. The seat's program tells it every update in order, with its own view after it, and sends
back the links and signatures it gives.
"""

from __future__ import annotations

from app.core.ids import TABLE, NodeId, SeatId
from app.core.table import Setting
from app.core.view import SeatView
from app.session.fairness import discrepancies as m
from app.session.fairness.discrepancies import Discrepancy
from app.session.fairness.hash_chain import Chain
from app.session.fairness.record_book import Book, Standing
from app.session.fairness.record_head import Head, statement
from app.session.fairness.signing_key import SigningKey
from app.session.host.updates import (
    Asked,
    Committed,
    Drew,
    Recorded,
    Signed,
    SignedHead,
    Stepped,
    Update,
)

SIGN_EVERY = 16
"""Things told between two signatures, at least."""
MOST_UNSIGNED = 128
"""Things told that wait for a quiet moment to be signed: a signature costs the host, and so
everybody, as much time as a gesture."""
_RENEWED_BEFORE = 16
"""Links that are left when another chain is due."""
_MOST_LEFT_OUT = 1000
"""Draws that a signature says the seat was left out of: the last ones."""


class Witness:
    """What one seat does for chance to be fair, and sees of it."""

    def __init__(
        self,
        seat: SeatId,
        setting: Setting,
        standing: Standing,
        seed: bytes,
        key: SigningKey,
        held: SignedHead | None = None,
    ) -> None:
        """Join a record where it stands, with `seed` (32 bytes that nobody can guess) for a chain.

        The seat sits down by sending `commitment`, `key.public` and `held`: what it had been told
        when it was here last. Until that comes back as a record it is bound to nothing.
        """
        self.seat = seat
        self.key = key
        self.held = held
        """What it brings along when it commits."""
        self._book = Book(setting, standing)
        self._offered = Chain(seed)
        self._offers = {self.commitment: (self._offered, _mark_of(held))}
        """Chains that were offered and not recorded yet, each with the mark of what came along."""
        self._chain: Chain | None = None
        self._since = 0
        self._host = ""
        """What the host was bound to when this seat sat down."""
        self._head: Head | None = None
        self._signed = 0
        self._opened = 0
        """The draw whose link was given last."""
        self._left_out: list[int] = []
        self._all_left_out: list[int] = []
        """Since it sat down, where `_left_out` is since its last signature."""
        self._drawn = False
        """Whether something was drawn since the last signature."""
        self._drawing: Asked | None = None
        """The draw whose gesture comes next."""

    @property
    def commitment(self) -> str:
        """What to commit to, in hex."""
        return self._offered.commitment.hex()

    def renew(self, seed: bytes) -> None:
        """Make another chain; its `commitment` is to be sent as on sitting down."""
        self.held = self.last_head()
        self._offered = Chain(seed)
        self._offers[self.commitment] = (self._offered, _mark_of(self.held))

    def lose_track(self, seed: bytes) -> None:
        """Begin to sign anew, by another chain: something was told that could not be read."""
        self.renew(seed)
        self._head = None

    @property
    def renewal_due(self) -> bool:
        """Whether the chain is nearly used up and none was offered in its place."""
        chain = self._chain
        if chain is None or self._offered is not chain:
            return False
        return self._book.number - self._since > chain.length - _RENEWED_BEFORE

    # -- what is told -----------------------------------------------------------------------

    def told(self, update: Update, node: NodeId, view: SeatView) -> list[Discrepancy]:
        """Take in what the host tells, with where this seat stands after it; return its doubts."""
        if self._head is not None:
            self._head.hear(update)
        found = self._was_drawn_for(update)
        if isinstance(update, Recorded):
            found += self._recorded(update.entry, node, view)
        return found

    def _recorded(
        self, entry: Committed | Asked | Drew, node: NodeId, view: SeatView
    ) -> list[Discrepancy]:
        own = isinstance(entry, Drew) and self._own(entry)
        asked = self._book.open
        found = self._book.take(entry)
        if isinstance(entry, Drew):
            self._drawn = True
            self._drawing = None if entry.void else asked
            return found + (own or [])
        if isinstance(entry, Asked) and entry.node != node:
            found.append(m.elsewhere(entry.number))
        if isinstance(entry, Committed) and entry.seat == self.seat:
            found += self._bound(entry, node, view)
        return found

    def _bound(self, entry: Committed, node: NodeId, view: SeatView) -> list[Discrepancy]:
        """Begin with a chain of one's own, if it was recorded as it was sent."""
        chain, mark = self._offers.pop(entry.commitment, (None, ""))
        if chain is None or entry.key != self.key.public:
            return [m.not_mine()]
        if entry.back != mark:
            # Nothing is signed for a host that keeps this from its record.
            return [m.held_dropped()]
        self._chain, self._since = chain, self._book.number
        self._head = Head.begin(self.seat, node, view, self._book.standing, entry.back)
        self._host = self._book.bound[TABLE].known if TABLE in self._book.bound else ""
        self._signed = 0
        self._left_out.clear()
        self._all_left_out.clear()
        return []

    def _own(self, entry: Drew) -> list[Discrepancy]:
        """Look for the own link in a draw."""
        if self.seat not in self._book.asked:
            return []
        here = self.seat in dict(entry.links)
        opened = self._opened == entry.number
        if opened and not here:
            self._left_out.append(entry.number)
            self._all_left_out.append(entry.number)
            return [m.self_left_out(entry.number)]
        return [m.never_opened(entry.number)] if here and not opened else []

    def _was_drawn_for(self, update: Update) -> list[Discrepancy]:
        """Check that what follows a draw is the gesture it was asked for."""
        asked, self._drawing = self._drawing, None
        if asked is None:
            return []
        wanted = (asked.node, asked.actor)
        if isinstance(update, Stepped) and (update.parent, update.actor) == wanted:
            return []
        return [m.other_gesture(asked.number)]

    # -- what is given ----------------------------------------------------------------------

    def link(self) -> tuple[int, str] | None:
        """Return (draw, link in hex) to open now; None if no link of this seat is asked for."""
        asked, chain = self._book.open, self._chain
        if asked is None or chain is None or asked.number <= self._opened:
            return None
        # A chain that came after the asking counts from the next draw on.
        bound = self._book.asked.get(self.seat)
        place = asked.number - self._since
        if bound is None or not 1 <= place <= chain.length:
            return None
        self._opened = asked.number
        return asked.number, chain.link(place).hex()

    def settle(self) -> None:
        """Hash what was told: best done when nobody waits."""
        if self._head is not None:
            self._head.settle()

    def is_signature_due(self, *, quiet: bool) -> bool:
        """Whether enough was told since the last signature; more, while much is going on.

        In a quiet moment a draw is enough: what was drawn is proven once it is signed.
        """
        if self._head is None:
            return False
        enough = SIGN_EVERY if quiet else MOST_UNSIGNED
        return (quiet and self._drawn) or self._head.count - self._signed >= enough

    def sign(self) -> Signed | None:
        """Return the signature of all that was told since sitting down; None before that.

        It says what was told, not that all of it is right: it speaks against the host as well.
        """
        if self._head is None:
            return None
        self._signed, self._drawn = self._head.count, False
        left_out = tuple(self._left_out[-_MOST_LEFT_OUT:])
        self._left_out.clear()
        return Signed(self.seat, *self._signature_of(self._head, left_out))

    def last_head(self) -> SignedHead | None:
        """Return what to bring along when this seat comes back: all that it was told till now.

        What it brought itself, while it is bound to nothing yet.
        """
        chain, left_out = self._chain, tuple(self._all_left_out[-_MOST_LEFT_OUT:])
        if self._head is None or chain is None:
            return self.held
        count, head, left_out, signature = self._signature_of(self._head, left_out)
        table, bound = self._book.table, chain.commitment.hex()
        return SignedHead(table, self._host, self.seat, bound, count, head, left_out, signature)

    def _signature_of(
        self, chain: Head, left_out: tuple[int, ...]
    ) -> tuple[int, str, tuple[int, ...], str]:
        count = chain.count
        head = chain.at(count)
        assert head is not None  # the last one is always known
        said = statement(self._book.table, self.seat, count, head, left_out)
        return count, head, left_out, self.key.sign(said)


def _mark_of(held: SignedHead | None) -> str:
    return "" if held is None else held.mark
