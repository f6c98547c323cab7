"""What one seat was told, gathered and gone through again: all that it knew, and nothing else."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.data.codec import seat_bytes, to_bytes
from app.core.data.value import replace
from app.core.ids import JUDGE, SPECTATOR, SeatId
from app.core.intents.seal_intents import LockPlan
from app.session.host.updates import Accepted, Refused, Went
from app.session.seat.seat_chronicle import GapError
from app.session.seat.seat_record import READ_ONLY, SeatRecord, SeatStudy, record_of
from tests.helpers.play import Play, lay, play_on
from tests.helpers.toy_games import TOYS
from tests.session.seat.test_chronicle import WANDERING, join

AKI, REN = 0, 1


def gathered(play: Play, seat: SeatId) -> SeatRecord:
    """The record of a seat that came late: what it did not hear is asked for."""
    far = join(play, seat)
    record = record_of(far) or record_of(far)
    assert record is not None
    return record


@pytest.mark.parametrize("game", sorted(TOYS))
@pytest.mark.parametrize("seed", [1, 2])
def test_the_study_shows_what_the_host_would_tell_that_seat(game: str, seed: int) -> None:
    play = lay(TOYS[game], seed)
    play_on(play, 60, kinds=WANDERING)
    host = play.host
    for seat in (*play.seats, JUDGE, SPECTATOR):
        client = SeatStudy(gathered(play, seat)).client
        assert client.seat == seat
        assert client.node == host.tree.cursor
        for node in range(len(host.tree.nodes)):
            assert client.chronicle.view_at(node) == host.view_at(node, seat)
            assert client.chronicle.told(node) == host.told(node, seat)
        assert client.chronicle.labels == host.tree.labels


def test_one_goes_back_and_forth_in_it_and_can_do_nothing_else() -> None:
    play = lay(TOYS["duel"], 3)
    play_on(play, 30, kinds=WANDERING)
    record = gathered(play, AKI)
    study = SeatStudy(record)
    client, last = study.client, study.client.node
    assert isinstance(client.ask(i.Jump(0)), Accepted)
    assert client.view == play.host.view_at(0, AKI)
    assert isinstance(client.ask(i.Redo()), Accepted)
    assert client.node == 1
    assert isinstance(client.ask(i.Undo()), Accepted)
    refused = client.ask(i.Undo())
    assert isinstance(refused, Refused)
    assert isinstance(client.ask(i.Jump(last)), Accepted)
    for intent in (i.Flip(), i.Announce("say", "x"), i.WriteLabel(0, "a", ""), i.Jump(9999)):
        refused = client.ask(intent)
        assert isinstance(refused, Refused)
        assert refused.code == READ_ONLY
    assert client.node == last


def test_what_another_seat_saw_is_nowhere_in_it() -> None:
    """Two games that differ in what Ren alone saw give Aki the same record."""
    play = lay(TOYS["duel"], 5)
    play_on(play, 40, kinds=WANDERING)
    record = gathered(play, AKI)
    told = b"".join(
        seat_bytes(fact) for entry in record.entries for fact in getattr(entry, "facts", ())
    )
    for node in range(len(play.host.tree.nodes)):
        own, other = (play.host.view_at(node, seat).cards for seat in (AKI, REN))
        for handle, card in other.items():
            if handle not in own and card.ref:
                assert handle.encode() not in told


def test_what_cannot_be_is_refused() -> None:
    play = lay(TOYS["duel"], 1)
    play_on(play, 10, kinds=WANDERING)
    record = gathered(play, AKI)
    first, *rest = record.entries
    with pytest.raises((GapError, LookupError, TypeError)):
        SeatStudy(replace(record, entries=(Went(0, 0, 0, "undo"),)))
    with pytest.raises((GapError, LookupError, TypeError)):
        SeatStudy(replace(record, entries=(first, *rest, Went(0, 0, 999, "jump"))))


def test_nothing_is_given_while_a_part_is_not_here() -> None:
    play = lay(TOYS["duel"], 2)
    play_on(play, 10, kinds=WANDERING)
    far = join(play, AKI, answers=False)
    assert record_of(far) is None


def test_of_plans_it_holds_the_own_and_those_that_opened() -> None:
    play = lay(TOYS["plans"], 5, seats=3)
    for seat, plan in enumerate(("strike", "wait")):
        assert isinstance(play.ask(seat, LockPlan(plan)), Accepted)
    kept = to_bytes(gathered(play, AKI))
    assert b"strike" in kept
    assert b"wait" not in kept
    assert isinstance(play.ask(2, LockPlan("hide")), Accepted)
    kept = to_bytes(gathered(play, AKI))
    assert all(plan in kept for plan in (b"strike", b"wait", b"hide"))
