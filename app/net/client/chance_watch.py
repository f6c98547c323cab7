"""A player's part in the host's record of chance, over a connection: bound, signing, doubting."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from app.session.fairness.hash_chain import HASH
from app.session.fairness.witness import Witness
from app.session.room.messages.from_people import Commit, FromPeople, OpenLink, Sign
from app.session.room.messages.to_people import Notice, Record

if TYPE_CHECKING:
    from app.core.ids import NodeId, SeatId
    from app.core.view import SeatView
    from app.session.fairness.discrepancies import Discrepancy
    from app.session.fairness.signing_key import SigningKey
    from app.session.host.updates import SignedHead, Update

log = logging.getLogger(__name__)


class ChanceWatch:
    """Gives the record what it waits for, and tells the person what is odd about it.

    There is a witness from `begin` to `dismiss`, so for one connection; spectators have none, and
    for them nothing here does anything.
    """

    def __init__(
        self,
        send: Callable[[FromPeople], None],
        doubt: Callable[[Notice], None],
    ) -> None:
        """`send` reaches the host, `doubt` the person."""
        self.held: SignedHead | None = None
        """All that one was told till the last connection ended, signed: brought along on coming
        back, so that a host that lost some of it shows."""
        self._send = send
        self._doubt = doubt
        self._witness: Witness | None = None
        self._lock = threading.Lock()
        """Held while the witness is told something, or signs."""

    def begin(self, seat: SeatId, key: SigningKey, view: SeatView, record: Record) -> None:
        """Be bound to a chain of one's own from now on, and watch the host's record of chance."""
        held = self.held if self.held is not None and self.held.seat == seat else None
        witness = Witness(seat, view.setting, record.standing, os.urandom(HASH), key, held)
        self._witness = witness
        self._commit(witness)

    def forget(self) -> None:
        """Bring nothing along: the place of before is none at this table."""
        self.held = None

    def dismiss(self) -> None:
        """Keep what one was told till now, and watch no longer."""
        with self._lock:
            witness, self._witness = self._witness, None
            if witness is not None:
                self.held = witness.last_head() or self.held

    def told(self, update: Update, node: NodeId, view: SeatView) -> None:
        """Take in what everybody was told, with the view it led to."""
        witness = self._witness
        if witness is not None:
            with self._lock:
                for discrepancy in witness.told(update, node, view):
                    self._complain(discrepancy)
                self._vouch(witness)

    def lose_track(self) -> None:
        """Begin anew with another chain: something that was told could not be followed."""
        witness = self._witness
        if witness is not None:
            witness.lose_track(os.urandom(HASH))
            self._commit(witness)

    def settle(self) -> None:
        """Do what nobody waits for."""
        witness = self._witness
        if witness is not None:
            with self._lock:
                witness.settle()
                if witness.is_signature_due(quiet=True):
                    self._sign(witness)

    def sign(self) -> None:
        """Sign all that was told since the last signature."""
        witness = self._witness
        if witness is not None:
            with self._lock:
                self._sign(witness)

    def _commit(self, witness: Witness) -> None:
        """Offer to be bound to the chain that the witness made."""
        self._send(Commit(witness.commitment, witness.key.public, witness.held))

    def _sign(self, witness: Witness) -> None:
        signed = witness.sign()
        if signed is not None:
            self._send(Sign(signed.count, signed.signature, signed.left_out))

    def _vouch(self, witness: Witness) -> None:
        """Give what the record waits for: a link, a signature, another chain."""
        link = witness.link()
        if link is not None:
            self._send(OpenLink(*link))
        if witness.is_signature_due(quiet=False):
            self._sign(witness)
        if witness.renewal_due:
            witness.renew(os.urandom(HASH))
            self._commit(witness)

    def _complain(self, discrepancy: Discrepancy) -> None:
        log.warning("the record of chance: %s", discrepancy.words.en)
        self._doubt(Notice(discrepancy.code, discrepancy.words.en, discrepancy.words.ja))
