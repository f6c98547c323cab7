"""One seat that puts down whatever it can, without end, keeps nobody from the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.core import intent as i
from app.core.intents.turn_intents import Declare, SetPhase, Use
from app.net.transport import wire as wire_module
from app.session.host.updates import Accepted, Refused
from app.session.room.messages.from_people import SayReady
from tests.net.tables import Guest, Hosted, hosted, hosting, same_eyes, wait_for

LONG = "x" * 1900
ENOUGH = 400_000
"""Bytes that a client of this test takes in: less than so many texts, more than any honest view."""


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Hosted]:
    decks = tuple(tuple(f"{name}-{number}" for number in range(60)) for name in ("A", "R"))
    with hosted(hosting(tmp_path / "evening.chabudai", *decks)) as table:
        yield table


GROWS: dict[str, Callable[[int], i.Intent]] = {
    "declarations": lambda number: Declare(f"{number}{LONG}"),
    "notes on a seat": lambda _: i.PutMark(("seat.0",), "note:", 1, text=LONG),
    "marks on the table": lambda number: i.PutMark(("table",), f"mark {number}", 1, text=LONG),
    "what was used": lambda number: Use(f"{number}{LONG}"),
    "the phase": lambda number: SetPhase(f"{number}{LONG}"),
    "where an arrow points": lambda number: i.PutMark(("table",), f"to {number}", 1, to=LONG),
}


@pytest.mark.parametrize("what", GROWS)
def test_whatever_one_seat_grows_another_plays_on_and_a_third_sees_the_table(
    table: Hosted, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    guests = [Guest(table.open, "Aki", seat=0), Guest(table.open, "Ren", seat=1)]
    try:
        for guest in guests:
            guest.wait_inside()
            guest.say(SayReady())
        aki, ren = guests
        for number in range(250):
            aki.throw(GROWS[what](number))
        # Behind all of those, on the same wire.
        answers = [aki.ask(GROWS[what](number)) for number in range(250, 260)]
        assert isinstance(ren.ask(i.Announce("say", "my turn")), Accepted)
        monkeypatch.setattr(wire_module, "LONGEST_TOLD", ENOUGH)
        guests.append(Guest(table.open, "Sora", role="spectator"))
        wait_for(lambda: guests[2].table.seat is not None and same_eyes(guests[2], table))
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert refused
        assert all(answer.reason.ja for answer in refused)
    finally:
        for guest in guests:
            guest.close()
