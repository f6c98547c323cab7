"""Whatever was asked of a table is answered, also where nobody is there any more to answer it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.core.intent import Announce, Request, Undo
from app.core.text.words import Words
from app.session.host.updates import Refused
from app.session.room.messages.from_people import Ask, Chair, SayReady, Sit
from app.session.room.room import Room
from app.session.seat.seat_client import SeatClient
from app.session.seat.sent_intent import NOT_KNOWN, Sent
from tests.net.tables import Guest, Hosted, hosted, hosting, wait_for


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Hosted]:
    decks = tuple(tuple(f"{name}-{number}" for number in range(60)) for name in ("A", "R"))
    with hosted(hosting(tmp_path / "evening.chabudai", *decks)) as table:
        yield table


@pytest.fixture
def pair(table: Hosted) -> Iterator[tuple[Guest, Guest]]:
    """Aki, who came first and sits in the host's chair, and Ren."""
    guests = []
    for seat, name in enumerate(("Aki", "Ren")):
        guests.append(Guest(table.open, name, seat=seat).wait_inside())
        guests[-1].say(SayReady())
    aki, ren = guests
    for guest in guests:
        _ = guest.seat
    yield aki, ren
    for guest in guests:
        guest.close()


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch, pair: tuple[Guest, Guest]) -> None:
    """Let the host hear no gesture, as if it came a moment before the end."""
    honest = Room.hear

    def hear(self: Room, person: int, message: Any, now: float) -> None:
        if not isinstance(message, Ask):
            honest(self, person, message, now)

    monkeypatch.setattr(Room, "hear", hear)


def _ask(guest: Guest) -> list[Sent]:
    """Ask for something, and for something that is not even sent before that is answered."""
    return [guest.seat.send(Announce("say", "hello")), guest.seat.send(Undo())]


def _refused(sent: list[Sent], code: str, *, known: bool = False) -> None:
    """Nobody knows what became of what was sent, if not `known`; the rest stays undone."""
    wait_for(lambda: all(one.answer is not None for one in sent))
    for one, said in zip(sent, (code if known else NOT_KNOWN, code), strict=True):
        assert isinstance(one.answer, Refused)
        assert one.answer.code == said
        assert one.answer.reason.ja
        if said == NOT_KNOWN:
            assert "not known whether your last move was carried out" in one.answer.reason.en
            assert "行われたかどうかわかりません" in one.answer.reason.ja


def _now(guest: Guest, code: str) -> None:
    """What is asked from now on is answered at once."""
    sent = guest.seat.send(Announce("say", "is anybody there?"))
    assert isinstance(sent.answer, Refused)
    assert sent.answer.code == code
    heard: list[object] = []
    honest, guest.table.answered = guest.table.answered, heard.append  # type: ignore[method-assign]
    guest.client.ask(Request("late", 0, 0, Announce("say", "hello?")))
    guest.table.answered = honest  # type: ignore[method-assign]
    (answer,) = heard
    assert isinstance(answer, Refused)
    assert (answer.request, answer.code) == ("late", code)


@pytest.mark.usefixtures("deaf")
def test_the_host_has_closed_the_table(table: Hosted, pair: tuple[Guest, Guest]) -> None:
    asked = [(guest, _ask(guest)) for guest in pair]
    table.close()
    for guest, sent in asked:
        # Who closes a table has answered all that came before: this did not come.
        _refused(sent, "over", known=True)
        wait_for(lambda guest=guest: guest.table.state.name == "refused")
        _now(guest, "over")


@pytest.mark.usefixtures("deaf")
def test_somebody_was_sent_away(pair: tuple[Guest, Guest]) -> None:
    aki, ren = pair
    sent = _ask(ren)
    assert ren.table.me is not None
    aki.say(Chair("kick", ren.table.me.person))
    _refused(sent, "sent-away")
    ren.wait_refused()
    _now(ren, "sent-away")


@pytest.mark.usefixtures("deaf")
def test_one_has_left_oneself(pair: tuple[Guest, Guest]) -> None:
    aki, _ = pair
    sent = _ask(aki)
    aki.close()
    _refused(sent, "left")
    _now(aki, "left")


@pytest.mark.usefixtures("deaf")
def test_one_has_another_seat(pair: tuple[Guest, Guest]) -> None:
    _, ren = pair
    before, sent = ren.seat, _ask(ren)
    ren.say(Sit("Ren", "spectator"))
    _refused(sent, "other-seat")
    assert isinstance(before.send(Undo()).answer, Refused)
    wait_for(lambda: ren.seat is not before)


def test_what_waits_for_the_answer_may_ask_again_and_is_refused_too() -> None:
    seat = SeatClient(0, lambda _: None)
    again: list[Sent] = []
    sent = seat.send(Announce("say", "hello"))
    sent.then(lambda _: again.append(seat.send(Undo())))
    seat.end("over", Words("Over.", "終わりです。"))
    assert isinstance(again[0].answer, Refused)


def test_what_was_carried_out_unseen_is_not_said_to_be_undone(
    pair: tuple[Guest, Guest], table: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host carries it out, its answer is lost, and the person gives up before the next try."""
    aki, _ = pair
    monkeypatch.setattr(aki.client, "_heard", lambda _text: None)
    before = len(table.host.tree.nodes)
    sent = aki.seat.send(Announce("say", "hello"))
    wait_for(lambda: len(table.host.tree.nodes) > before)
    aki.close()
    wait_for(lambda: sent.answer is not None)
    assert isinstance(sent.answer, Refused)
    assert sent.answer.code == NOT_KNOWN
    _now(aki, "left")


def test_what_was_never_sent_was_not_carried_out(
    pair: tuple[Guest, Guest], table: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody without a connection goes on, and then leaves: of that the host never heard."""
    aki, _ = pair
    monkeypatch.setattr(aki.client.entrance, "reach", lambda _ended: None)
    aki.client.lose()
    wait_for(lambda: aki.table.state.name == "away")
    sent = aki.seat.send(Announce("say", "hello"))
    assert not aki.client.pending.uncertain
    aki.close()
    wait_for(lambda: sent.answer is not None)
    assert isinstance(sent.answer, Refused)
    assert sent.answer.code == "left"
    assert "hello" not in str(table.host.tree.nodes[-1].facts)
