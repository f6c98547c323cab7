"""What a player's client says to the record of chance, and what it tells the person."""

from __future__ import annotations

import pytest

from app.core.intent import PutMark
from app.net.client.chance_watch import ChanceWatch
from app.session.fairness.signing_key import SEED, SigningKey
from app.session.host.updates import Asked, Recorded
from app.session.room.messages.from_people import Commit, FromPeople, Sign
from app.session.room.messages.to_people import Notice, Record
from tests.helpers.fair import FairPlay, as_told, lay_fair
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1


class Told:
    """A watch of Ren's, what it sent and what it told Ren."""

    def __init__(self) -> None:
        self.play: FairPlay = lay_fair(TOYS["duel"], 7, watchers=False)
        self.key = SigningKey(bytes(SEED))
        self.sent: list[FromPeople] = []
        self.notices: list[Notice] = []
        self.watch = ChanceWatch(self.sent.append, self.notices.append)

    def begin(self) -> None:
        record = Record(as_told(self.play.draws.book.standing))
        self.watch.begin(REN, self.key, self.play.table.seats[REN].view, record)

    def commit(self) -> Commit:
        """What was sent last, which binds Ren."""
        last = self.sent[-1]
        assert isinstance(last, Commit)
        return last

    def bound(self) -> None:
        """Let the host take what Ren offered into its record, and tell it."""
        client, offer = self.play.table.seats[REN], self.commit()
        client.listeners.append(lambda update: self.watch.told(update, client.node, client.view))
        self.play.draws.sit(REN, offer.commitment, offer.key, offer.held)


@pytest.fixture
def told() -> Told:
    return Told()


def test_a_player_is_bound_by_the_own_key_and_brings_nothing_the_first_time(told: Told) -> None:
    told.begin()
    (commit,) = told.sent
    assert isinstance(commit, Commit)
    assert (commit.key, commit.held) == (told.key.public, None)


def test_what_is_odd_is_told_to_the_person_and_to_nobody_else(told: Told) -> None:
    told.begin()
    view, elsewhere = told.play.table.seats[REN].view, 5
    told.watch.told(Recorded(Asked(1, elsewhere, AKI, "ab" * 32)), 0, view)
    assert [notice.code for notice in told.notices] == ["elsewhere"]
    assert told.notices[0].en != told.notices[0].ja
    assert len(told.sent) == 1


def test_all_that_was_told_is_signed_on_leaving(told: Told) -> None:
    told.begin()
    told.bound()
    told.play.ask(AKI, PutMark(("seat.0",), "note:1", add=1, text="Hello"))
    told.watch.sign()
    signed = told.sent[-1]
    assert isinstance(signed, Sign)
    assert signed.count == 1


def test_what_one_was_told_is_kept_for_coming_back(told: Told) -> None:
    told.begin()
    told.bound()
    told.watch.dismiss()
    held = told.watch.held
    assert held is not None
    assert held.seat == REN
    told.begin()
    assert told.commit().held == held


def test_what_another_seat_held_is_not_brought_along(told: Told) -> None:
    told.begin()
    told.bound()
    told.watch.dismiss()
    view = told.play.table.seats[AKI].view
    told.watch.begin(AKI, told.key, view, Record(as_told(told.play.draws.book.standing)))
    assert told.commit().held is None


def test_who_lost_track_offers_another_chain(told: Told) -> None:
    told.begin()
    first = told.commit()
    told.watch.lose_track()
    assert told.commit().commitment != first.commitment


def test_a_spectator_has_nothing_to_do_with_it(told: Told) -> None:
    told.watch.sign()
    told.watch.settle()
    told.watch.lose_track()
    told.watch.dismiss()
    assert (told.sent, told.watch.held) == ([], None)
