"""Four at a hosted table over real sockets: places are swapped, teams talk, chance says who begins.

What the team of others said is looked for in every byte that anybody was sent.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from app.core.ids import JUDGE, TABLE
from app.games.seats.first_seat import NAME
from app.net.client.connection_state import State
from app.net.client.table_client import TableClient
from app.net.server.hosting import Hosting
from app.session.host.host import Host
from app.session.host.updates import Asked, Committed, Drew, Grew
from app.session.room.lobby import Setup
from app.session.room.messages.from_people import MoveSeat, Role, SayReady
from app.session.room.messages.table_talk import Said, Say
from tests.helpers.play import decks_for
from tests.helpers.toy_games import octet, quartet
from tests.helpers.toy_games.loaded import loaded
from tests.net.tables import Guest, Hosted, hosted, wait_for

NAMES = ("Aki", "Ren", "Mio", "Yui")


class Evening:
    """Four players, a judge, and Sora who watches; all that each was sent."""

    def __init__(self, table: Hosted, sent: dict[str, list[bytes]]) -> None:
        self.table = table
        self.sent = sent
        self.guests: dict[str, Guest] = {}
        self.rounds = 0

    def come(self, name: str, role: Role = "player", seat: int | None = None) -> Guest:
        guest = Guest(self.table.open, name, role=role, seat=seat).wait_inside()
        self.guests[name] = guest
        return guest

    def say(self, name: str, text: str, *, team: bool) -> None:
        """Let somebody say something."""
        self.guests[name].say(Say(text, team=team))

    def settle(self) -> None:
        """Wait until everybody heard a last line of everybody."""
        self.rounds += 1
        for name, guest in self.guests.items():
            guest.say(Say(f"{name}'s last {self.rounds}"))
        for guest in self.guests.values():
            for name in self.guests:
                wait_for(partial(_heard, guest, f"{name}'s last {self.rounds}"))

    def readers(self, text: str) -> set[str]:
        """Return to whom anything was sent in which a text stands."""
        return {name for name, frames in self.sent.items() if text.encode() in b"".join(frames)}


def _heard(guest: Guest, text: str) -> bool:
    return any(text in repr(one) for one in guest.all(Said))


def _stands_with(guest: Guest, host: Host) -> bool:
    return guest.seat.node == host.tree.cursor


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    sent: dict[str, list[bytes]] = {}
    took = TableClient._heard

    def heard(self: TableClient, text: bytes) -> State | None:
        sent.setdefault(self._wish.name, []).append(bytes(text))
        return took(self, text)

    monkeypatch.setattr(TableClient, "_heard", heard)
    setup = Setup(4, decks=decks_for(quartet.SPEC, 4), first=None)
    how = Hosting(quartet.SPEC, setup, tmp_path / "four.chabudai", 0, listen=("127.0.0.1",))
    with loaded(quartet.SPEC), hosted(how) as table:
        one = Evening(table, sent)
        for seat, name in enumerate(NAMES):
            one.come(name, seat=seat)
        one.come("Jin", "judge")
        one.come("Sora", "spectator")
        yield one
        for guest in one.guests.values():
            guest.close()


def lay(evening: Evening) -> None:
    for name in NAMES:
        evening.guests[name].say(SayReady())
    for guest in evening.guests.values():
        _ = guest.seat


def test_no_byte_of_a_line_to_the_team_reaches_the_others(evening: Evening) -> None:
    evening.say("Aki", "hold the king", team=True)
    lay(evening)
    evening.say("Mio", "I pass it on", team=True)
    evening.say("Yui", "they have nothing", team=True)
    evening.say("Sora", "what a game", team=True)
    evening.say("Ren", "good evening", team=False)
    evening.settle()
    for text in ("hold the king", "I pass it on"):
        assert evening.readers(text) == {"Aki", "Mio", "Jin"}
    assert evening.readers("they have nothing") == {"Ren", "Yui", "Jin"}
    assert evening.readers("what a game") == set()
    assert evening.readers("good evening") == {*NAMES, "Jin", "Sora"}


def test_who_comes_to_the_seat_later_is_told_nothing_of_it(evening: Evening) -> None:
    lay(evening)
    evening.say("Aki", "hold the king", team=True)
    evening.settle()
    evening.come("Kei", "judge")
    evening.settle()
    assert evening.readers("hold the king") == {"Aki", "Mio", "Jin"}
    assert b"hold the king" not in evening.table.hosting.path.read_bytes()


def test_the_chair_swaps_two_and_everybody_sits_down_there(evening: Evening) -> None:
    evening.guests["Aki"].say(MoveSeat(1, 2))
    wait_for(lambda: evening.guests["Ren"].table.me.seat == 2)  # type: ignore[union-attr]
    lay(evening)
    assert {name: evening.guests[name].seat.seat for name in NAMES} == {
        "Aki": 0,
        "Mio": 1,
        "Ren": 2,
        "Yui": 3,
    }
    seats = evening.guests["Sora"].view.setting.seats
    assert [(seat.name, seat.team) for seat in seats] == [
        ("Aki", 0),
        ("Mio", 1),
        ("Ren", 0),
        ("Yui", 1),
    ]
    assert evening.guests["Jin"].seat.seat == JUDGE


def test_who_goes_first_is_drawn_by_all_who_sit_there(evening: Evening) -> None:
    lay(evening)
    host = evening.table.host
    wait_for(lambda: "dice" in {fact.kind for fact in host.tree.facts(host.tree.cursor)})
    for name in NAMES:
        wait_for(partial(_stands_with, evening.guests[name], host))
    (drew,) = [entry for entry in host.journal if isinstance(entry, Drew)]
    # A judge who is bound a moment after it was asked for is so from the next draw on.
    began = next(at for at, entry in enumerate(host.journal) if isinstance(entry, Asked))
    bound = {entry.seat for entry in host.journal[:began] if isinstance(entry, Committed)}
    assert {0, 1, 2, 3} <= bound
    assert {seat for seat, _ in drew.links} == bound - {TABLE}
    grown = [entry.node for entry in host.journal if isinstance(entry, Grew)]
    assert [fact.kind for fact in host.tree.facts(grown[-1].id)] == ["dice", "turn"]
    first = host.tree.table.turn.seat
    for name in NAMES:
        assert evening.guests[name].view.turn.seat == first
    assert NAME not in quartet.SPEC.procedures


def test_eight_gather_without_decks(tmp_path: Path) -> None:
    how = Hosting(octet.SPEC, Setup(8), tmp_path / "eight.chabudai", 0, listen=("127.0.0.1",))
    with loaded(octet.SPEC), hosted(how) as table:
        guests = [Guest(table.open, f"P{seat}", seat=seat).wait_inside() for seat in range(8)]
        for guest in guests:
            guest.say(SayReady())
        assert [guest.seat.seat for guest in guests] == list(range(8))
        teams = [seat.team for seat in guests[0].view.setting.seats]
        assert teams == [0, 1, 2, 3] * 2
        for guest in guests:
            guest.close()
