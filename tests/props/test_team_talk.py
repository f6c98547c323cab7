"""A line to the own team is read by partners and judges; leaks planted on purpose are found."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core import intent as i
from app.core.ids import PersonId
from app.core.text.words import Words
from app.net.encoding import messages
from app.net.server.table_server import TableServer
from app.session.room.chat import Chat
from app.session.room.messages.from_people import Sit
from app.session.room.messages.table_talk import Said
from app.session.room.messages.to_people import People, Seated
from app.session.room.people import Roster
from app.session.room.room import Room
from app.session.room.seat_changes import Places
from tests.props.team_talk import check_team_talk

LONG = os.environ.get("CHABUDAI_HYPOTHESIS") == "long"
SEEDS = 60
"""A leak that this many evenings do not show is not found."""

Plant = Callable[[pytest.MonkeyPatch], None]


@pytest.mark.timeout(3600 if LONG else 120)
@settings(max_examples=1200 if LONG else 12)
@given(st.integers(0, 2**32))
def test_a_line_to_the_team_is_told_to_partners_and_judges_once_and_kept_nowhere(seed: int) -> None:
    check_team_talk(seed)


def test_in_the_evenings_that_are_looked_at_everything_happens() -> None:
    """Lines are told and refused, tables are laid and late, seats change hands."""
    evenings = [check_team_talk(seed) for seed in range(12)]
    lines = [line for evening in evenings for line in evening.lines]
    assert {bool(line.readers) for line in lines} == {True, False}
    assert any(len(line.readers) > 2 for line in lines)
    assert {evening.room.host is not None for evening in evenings} == {True, False}
    assert any(evening.room.audience.behind is not None for evening in evenings)
    codes = {code for evening in evenings for one in evening.came for code in one.codes()}
    assert {"no-team", "muted", "judge", "seated", "laid"} <= codes
    assert "too-fast" not in codes
    roles = {seated.role for e in evenings for one in e.came for seated in one.heard(Seated)}
    assert roles == {"player", "judge", "spectator"}


# -- leaks that are planted ----------------------------------------------------------------------


def _told_besides(patch: pytest.MonkeyPatch, leak: Callable[[Chat, PersonId, str], None]) -> None:
    """Let a leak happen after every line that was told to a team."""
    honest = Chat._tell_team

    def leaky(self: Chat, person: PersonId, text: str) -> None:
        honest(self, person, text)
        leak(self, person, text)

    patch.setattr(Chat, "_tell_team", leaky)


def _to_everybody(patch: pytest.MonkeyPatch) -> None:
    def tell(self: Chat, person: PersonId, text: str) -> None:
        self._audience.tell_all(Said(person, text, team=True))

    patch.setattr(Chat, "_tell_team", tell)


def _to_those_who_watch(patch: pytest.MonkeyPatch) -> None:
    def leak(self: Chat, person: PersonId, text: str) -> None:
        for one in tuple(self._audience.roster):
            if one.role == "spectator" and one.here:
                self._audience.tell(one.id, Said(person, text, team=True))

    _told_besides(patch, leak)


def _to_those_who_watch_later(patch: pytest.MonkeyPatch) -> None:
    def leak(self: Chat, person: PersonId, text: str) -> None:
        behind = self._audience.behind
        if behind is not None:
            said = Said(person, text, team=True)
            behind.later(lambda: self._audience._tell_behind(said, 0), fleeting=False)

    _told_besides(patch, leak)


def _to_who_is_shown_a_hand_of_the_team(patch: pytest.MonkeyPatch) -> None:
    """Whoever has the eyes of a partner is taken for one."""

    def leak(self: Chat, person: PersonId, text: str) -> None:
        roster = self._audience.roster
        team = roster.team_of(person)
        for one in tuple(roster):
            if one.role == "spectator" and one.here and roster.eyes(one.id) in team:
                self._audience.tell(one.id, Said(person, text, team=True))

    _told_besides(patch, leak)


def _to_the_host_of_the_table(patch: pytest.MonkeyPatch) -> None:
    def leak(self: Chat, person: PersonId, text: str) -> None:
        roster = self._audience.roster
        chair = roster.chair
        partner = chair is not None and roster[chair].seat in roster.team_of(person)
        if chair is not None and roster[chair].role != "judge" and not partner:
            self._audience.tell(chair, Said(person, text, team=True))

    _told_besides(patch, leak)


def _to_the_team_of_the_seat_that_one_had(patch: pytest.MonkeyPatch) -> None:
    """Who is in which team is worked out once, and seats change hands afterwards."""
    honest = Roster.team_of

    def stale(self: Roster, person: PersonId) -> tuple[int, ...]:
        known: dict[PersonId, tuple[int, ...]] = self.__dict__.setdefault("teams_of", {})
        return known.setdefault(person, honest(self, person))

    patch.setattr(Roster, "team_of", stale)


def _to_all_where_there_is_no_team(patch: pytest.MonkeyPatch) -> None:
    honest = Chat._tell_team

    def leaky(self: Chat, person: PersonId, text: str) -> None:
        if self._audience.roster.team_of(person):
            honest(self, person, text)
        else:
            self._audience.tell_all(Said(person, text))

    patch.setattr(Chat, "_tell_team", leaky)


def _from_who_was_muted(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("app.session.room.chat.check_heard", lambda _roster, _person: None)


def _in_a_notice(patch: pytest.MonkeyPatch) -> None:
    def leak(self: Chat, _person: PersonId, text: str) -> None:
        self._audience.let_know("said", Words(text, text))

    _told_besides(patch, leak)


def _lines_that_are_kept(patch: pytest.MonkeyPatch) -> list[tuple[int, Said]]:
    """Let a table keep what was said: (team, line)."""
    kept: list[tuple[int, Said]] = []

    def keep(self: Chat, person: PersonId, text: str) -> None:
        team = min(self._audience.roster.team_of(person), default=-1)
        kept.append((team, Said(person, text, team=True)))

    _told_besides(patch, keep)
    return kept


def _again_to_who_comes_back(patch: pytest.MonkeyPatch) -> None:
    kept, honest = _lines_that_are_kept(patch), Room.arrive

    def arrive(self: Room, person: PersonId, now: float) -> None:
        honest(self, person, now)
        for _, said in kept:
            self.audience.tell(person, said)

    patch.setattr(Room, "arrive", arrive)


def _again_to_the_own_team(patch: pytest.MonkeyPatch) -> None:
    """Whoever comes to a seat is told what its team wrote before, when another sat there."""
    kept, honest = _lines_that_are_kept(patch), Places.move

    def move(self: Places, person: PersonId, wish: Sit, now: float) -> None:
        honest(self, person, wish, now)
        roster = self._audience.roster
        for team, said in kept:
            if team in roster.team_of(person):
                self._audience.tell(person, said)

    patch.setattr(Places, "move", move)


def _in_the_log_of_the_table(patch: pytest.MonkeyPatch) -> None:
    """A transcript of the talk in the history, which everybody reads and the file holds."""

    def leak(self: Chat, person: PersonId, text: str) -> None:
        host = self._audience.host
        seat = self._audience.roster[person].seat
        if host is not None and seat is not None:
            host.submit(i.Request(f"talk {text}", seat, host.tree.cursor, i.Announce("say", text)))

    _told_besides(patch, leak)


def _in_the_name_of_a_step(patch: pytest.MonkeyPatch) -> None:
    def leak(self: Chat, person: PersonId, text: str) -> None:
        host = self._audience.host
        seat = self._audience.roster[person].seat
        if host is not None and seat is not None:
            at = host.tree.cursor
            host.submit(i.Request(f"name {text}", seat, at, i.WriteLabel(at, text)))

    _told_besides(patch, leak)


def _in_what_everybody_knows_of_people(patch: pytest.MonkeyPatch) -> None:
    honest = Roster.told

    def told(self: Roster) -> People:
        people = honest(self)
        return People(people.people, people.free, game=said[-1] if said else people.game)

    said: list[str] = []
    _told_besides(patch, lambda _self, _person, text: said.append(text))
    patch.setattr(Roster, "told", told)


def _on_every_wire(patch: pytest.MonkeyPatch) -> None:
    """The room is right, and whoever carries its words gives them to all."""
    honest = TableServer._tell

    def tell(self: TableServer, person: PersonId, message: Any) -> None:
        if isinstance(message, Said) and message.team:
            for connection in self.people.connections():
                connection.send(messages.written(message))
        else:
            honest(self, person, message)

    patch.setattr(TableServer, "_tell", tell)


@dataclass(frozen=True)
class Leak:
    name: str
    plant: Plant


LEAKS = (
    Leak("to everybody", _to_everybody),
    Leak("to those who watch", _to_those_who_watch),
    Leak("to those who watch, later", _to_those_who_watch_later),
    Leak("to who is shown a hand of the team", _to_who_is_shown_a_hand_of_the_team),
    Leak("to the host of the table", _to_the_host_of_the_table),
    Leak("to the team of the seat that one had", _to_the_team_of_the_seat_that_one_had),
    Leak("to all where there is no team", _to_all_where_there_is_no_team),
    Leak("from who was muted", _from_who_was_muted),
    Leak("in a notice", _in_a_notice),
    Leak("again to who comes back", _again_to_who_comes_back),
    Leak("again to who sits down in the team", _again_to_the_own_team),
    Leak("in the log of the table", _in_the_log_of_the_table),
    Leak("in the name of a step", _in_the_name_of_a_step),
    Leak("in what everybody knows of people", _in_what_everybody_knows_of_people),
    Leak("on every wire", _on_every_wire),
)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.name)
def test_a_planted_leak_is_found(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(SEEDS):
        with monkeypatch.context() as patch:
            leak.plant(patch)
            try:
                check_team_talk(seed)
            except AssertionError as found:
                if f"seed {seed}: " not in str(found):
                    raise
                return
    pytest.fail(f"check_team_talk does not see: {leak.name}")
