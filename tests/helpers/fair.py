"""A table whose seats mix its chance, with their programs, in one process."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from app.core import intent as i
from app.core.ids import JUDGE, SeatId
from app.games.game_api import GameSpec
from app.net.encoding import messages
from app.session.fairness.discrepancies import Discrepancy
from app.session.fairness.draws import Draws
from app.session.fairness.record_book import Standing
from app.session.fairness.signing_key import SEED, SigningKey
from app.session.fairness.witness import SIGN_EVERY, Witness
from app.session.host.entropy import NeedsChance, Unmixed
from app.session.host.local_table import LocalTable
from app.session.host.updates import Answer, JournalEntry, SignedHead, Update
from app.session.room.messages.to_people import Record
from tests.helpers.play import Play, lay
from tests.helpers.reopened import reopened


@dataclass
class FairPlay(Play):
    """A game whose chance is mixed; whoever is in `gone` opens no links."""

    gone: set[SeatId] = field(default_factory=set)
    witnesses: dict[SeatId, Witness] = field(default_factory=dict)
    doubts: dict[SeatId, list[Discrepancy]] = field(default_factory=dict)
    fresh: Callable[[int], bytes] = random.Random(0).randbytes

    def __post_init__(self) -> None:
        self.draws = Draws(self.host, "0.1.0", self.fresh)

    def sit(
        self, seat: SeatId, *, key: SigningKey | None = None, held: SignedHead | None = None
    ) -> Witness:
        """Let a seat's program join the record, or join it anew with what it `held` before."""
        fresh = SigningKey(self.fresh(SEED))
        setting, standing = self.truth.setting, as_told(self.draws.book.standing)
        witness = Witness(seat, setting, standing, self.fresh(SEED), key or fresh, held)
        if seat not in self.witnesses:
            client = self.table.sit(seat)
            client.listeners.append(lambda update: self._told(seat, update))
        self.witnesses[seat] = witness
        self.doubts.setdefault(seat, [])
        self.draws.sit(seat, witness.commitment, witness.key.public, held)
        return witness

    def _told(self, seat: SeatId, update: Update) -> None:
        client = self.table.seats[seat]
        self.doubts[seat] += self.witnesses[seat].told(update, client.node, client.view)

    def submit(self, request: i.Request) -> Answer:
        try:
            answer = self.host.submit(request)
        except NeedsChance:
            answer = self.drawn(request)
        self.asked.append((request, answer))
        self.sign()
        return answer

    def drawn(self, request: i.Request) -> Answer:
        """Carry out what needs chance, with the links of all who are not gone."""
        self.draws.ask(request, self.witnesses.keys() - self.gone)
        for seat in sorted(self.draws.awaited):
            self.open(seat)
        return self.draws.draw()

    def open(self, seat: SeatId) -> None:
        link = self.witnesses[seat].link()
        if link is not None:
            self.draws.hear(seat, *link)

    def sign(self, *, all_now: bool = False) -> None:
        """Let those who are there sign if it is time to, or all of them now."""
        for seat, witness in self.witnesses.items():
            if seat not in self.gone and (all_now or _is_due(witness)):
                signed = witness.sign()
                assert signed is not None
                self.draws.sign(seat, signed.count, signed.signature, signed.left_out)


def as_told(standing: Standing) -> Standing:
    """Return where the record stands as somebody reads it who joins over a wire."""
    told = messages.read_to_people(messages.written(Record(standing)))
    assert isinstance(told, Record)
    return told.standing


def come_back(play: FairPlay, journal: Sequence[JournalEntry]) -> FairPlay:
    """Return the table of a host that goes on with `journal`; nobody is back yet."""
    host = reopened(play.spec, journal, play.seed)
    host.mix_chance()
    host.keeps_requests = True
    back = FairPlay(play.spec, play.seed, LocalTable(host), play.decks, fresh=play.fresh)
    # No request is called as one of before.
    back.asked += play.asked
    for seat in back.seats:
        back.table.sit(seat)
    return back


def sit_again(back: FairPlay, play: FairPlay, *seats: SeatId) -> None:
    """Let the programs of these seats come back from `play` with what they were told there."""
    for seat in seats:
        witness = play.witnesses[seat]
        back.sit(seat, key=witness.key, held=witness.last_head())


def _is_due(witness: Witness) -> bool:
    """Whether a program signs; there is a quiet moment now and then, and not after every draw."""
    head = witness._head
    return head is not None and head.count - witness._signed >= SIGN_EVERY


def lay_fair(
    spec: GameSpec, seed: int, *, watchers: bool = True, sitting: Sequence[SeatId] = ()
) -> FairPlay:
    """Lay a table at which all players (and the judge) sat down, or those who are `sitting`."""
    laid = lay(spec, seed, entropy=Unmixed(seed))
    # As at a hosted table.
    laid.host.keeps_requests = True
    fresh = random.Random(f"fresh {seed}").randbytes
    play = FairPlay(spec, seed, laid.table, laid.decks, laid.sent, fresh=fresh)
    for seat in sitting or ((*play.seats, JUDGE) if watchers else play.seats):
        play.sit(seat)
    return play
