"""Whoever has a place at a hosted table finds it again, whatever was lost on the way."""

from __future__ import annotations

import math
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.core.data.value import replace
from app.core.intent import Announce, Flip
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.net.auth.client_handshake import by_code
from app.net.auth.handshake_messages import Refused
from app.net.auth.invite import read_invite
from app.net.client.connection_state import State
from app.net.client.entrance import Entrance
from app.net.server.server_state import people_of, state_of
from app.net.transport.wire import Wire
from app.session.host.local_table import lay_table
from app.session.host.updates import Accepted
from app.session.room.game_clock import ClockFace, ClockSetting
from app.session.room.messages.from_people import SayReady, SetClock, Sit
from app.session.room.messages.to_people import ClockShows, Notice
from app.store.host_state import HostState, KeptPerson, read_state, state_path
from app.store.tables.table_file import write_table
from tests.helpers.ports import free_port
from tests.net.tables import (
    PATIENCE,
    SPEC,
    Guest,
    Hosted,
    begin_play,
    bindings,
    deck_of,
    hosted,
    hosting,
    same_eyes,
    wait_for,
)

DECKS = ("dragapult-dusknoir", "ns-zoroark")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Hosted]:
    cards = PokemonCards.load()
    decks = [deck_of(name, cards) for name in DECKS]
    with hosted(hosting(tmp_path / "evening.chabudai", *decks)) as table:
        yield table


@pytest.fixture
def pair(table: Hosted) -> Iterator[tuple[Guest, Guest]]:
    """Sora, who watches, came first; then Aki and Ren, whose table is laid."""
    sora = Guest(table.open, "Sora", role="spectator")
    sora.wait_inside()
    guests = Guest(table.open, "Aki", seat=0), Guest(table.open, "Ren", seat=1)
    for guest in guests:
        guest.wait_inside()
        guest.say(SayReady())
    for guest in guests:
        _ = guest.seat
    yield guests
    for guest in (sora, *guests):
        guest.close()


def test_a_gesture_is_known_again_by_a_host_that_goes_on_without_who_watched(
    tmp_path: Path, table: Hosted, pair: tuple[Guest, Guest]
) -> None:
    """Numbers of people name what they asked for, so they outlive the host's process."""
    aki, _ = pair
    assert isinstance(aki.ask(Announce("say", "once")), Accepted)
    assert aki.table.me is not None
    number = aki.table.me.person
    table.close()
    with hosted(hosting(tmp_path / "evening.chabudai")) as again:
        assert again.table is not None
        holder = again.table.server.room.roster.on(0)
        assert holder is not None
        assert holder.id == number


def test_the_clock_outlives_a_host_that_is_killed(
    tmp_path: Path, table: Hosted, pair: tuple[Guest, Guest]
) -> None:
    aki, ren = pair
    begin_play(aki, ren)
    assert table.table is not None
    room = table.table.server.room
    (chair,) = [person.id for person in room.roster if person.chair]
    wanted = SetClock(ClockSetting(1800.0, 5.0), (900.0, 1200.0))
    table.do(lambda: room.hear(chair, wanted, time.monotonic()))
    path, killed = tmp_path / "evening.chabudai", tmp_path / "killed.chabudai"
    table.table._looked = -math.inf  # as if it were time to look around
    wait_for(lambda: kept_clock(path) is not None)
    # What a killed host leaves behind: nothing is written on the way out.
    shutil.copy(path, killed)
    shutil.copy(state_path(path), state_path(killed))
    table.close()
    with hosted(hosting(killed)) as again:
        back = Guest(again.open, "Ren", key=ren.key)
        back.client.entrance.token, back.client.entrance.pin = (
            ren.client.entrance.token,
            ren.client.entrance.pin,
        )
        try:
            wait_for(lambda: back.all(ClockShows))
            shown = back.all(ClockShows)[0]
            assert isinstance(shown, ClockShows)
            assert shown.face is not None
            assert shown.face.setting == ClockSetting(1800.0, 5.0)
            assert shown.face.left == pytest.approx((900.0, 1200.0), abs=60.0)
        finally:
            back.close()


def kept_clock(path: Path) -> ClockFace | None:
    state, _ = read_state(path)
    return None if state is None else state.clock


def test_what_is_told_of_a_token_is_kept_already(
    tmp_path: Path, table: Hosted, pair: tuple[Guest, Guest]
) -> None:
    state, _ = read_state(tmp_path / "evening.chabudai")
    assert state is not None
    assert {person.seat for person in state.people if person.token} == {0, 1}


def test_who_has_a_token_that_the_host_lost_comes_by_the_invite(
    table: Hosted, pair: tuple[Guest, Guest]
) -> None:
    aki, _ = pair
    hosted_table = table.table
    assert hosted_table is not None
    table.do(lambda: hosted_table.server.admission.guests.forget_seat(0))
    old = aki.client.entrance.token
    aki.client.lose()
    assert isinstance(aki.ask(Announce("say", "here I am")), Accepted)
    assert aki.seat.seat == 0
    assert aki.client.entrance.token != old


def test_who_leaves_while_the_host_is_called_is_gone(
    table: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    calling, left = threading.Event(), threading.Event()
    honest = Entrance.reach

    def slow(self: Entrance, ended: Callable[[], bool]) -> Wire | None:
        wire = honest(self, ended)
        calling.set()
        left.wait(PATIENCE)
        return wire

    monkeypatch.setattr(Entrance, "reach", slow)
    aki = Guest(table.open, "Aki")
    assert calling.wait(PATIENCE)
    aki.client.close(wait=0.0)
    left.set()
    aki.client._thread.join(PATIENCE)
    assert not aki.client._thread.is_alive()
    hosted_table = table.table
    assert hosted_table is not None
    wait_for(lambda: hosted_table.server.connections == 0)


def test_numbers_that_make_no_sense_are_given_anew(table: Hosted) -> None:
    assert table.table is not None
    server = table.table.server
    empty = state_of(
        HostState(b"", b"", b""), server.room.roster, {}, server.admission.guests, None
    )
    for numbers in ((0, 0), (3, 3), (-1, 2)):
        people = tuple(
            KeptPerson(name, "player", seat, "", number=number)
            for (seat, name), number in zip(enumerate(("Aki", "Ren")), numbers, strict=True)
        )
        known = people_of(HostState(empty.certificate, empty.key, empty.secret, people))
        assert [person.id for person, _ in known] == [1, 2]


def test_an_invite_that_was_given_out_is_good_tomorrow_though_nobody_came_today(
    tmp_path: Path,
) -> None:
    path = tmp_path / "evening.chabudai"
    write_table(path, lay_table(SPEC, ("Aki", "Ren"), (("A",) * 60, ("R",) * 60)).host.journal)
    with hosted(hosting(path)) as today:
        invite = read_invite(today.open.invite)
    with hosted(hosting(path)) as tomorrow:
        again = read_invite(tomorrow.open.invite)
    assert (again.pin, again.secret) == (invite.pin, invite.secret)


def test_whoever_is_dropped_while_a_draw_is_told_holds_up_nobody(
    table: Hosted, pair: tuple[Guest, Guest]
) -> None:
    aki, ren = pair
    assert table.table is not None
    assert ren.table.me is not None
    connection = table.table.server.people.connection(ren.table.me.person)
    assert connection is not None

    def cut() -> None:
        connection.write = lambda _: connection.drop()  # type: ignore[method-assign]

    wait_for(lambda: bindings(table, 1))
    bound = bindings(table, 1)
    table.do(cut)
    assert isinstance(aki.ask(Flip()), Accepted)
    assert isinstance(ren.ask(Announce("say", "back again")), Accepted)
    wait_for(lambda: bindings(table, 1) > bound)
    assert isinstance(aki.ask(Flip()), Accepted)
    wait_for(lambda: same_eyes(aki, table) and same_eyes(ren, table))


def _refused(guest: Guest) -> str:
    """Wait until somebody is told why there is no place, and return the code."""
    wait_for(lambda: guest.all(Notice))
    notice = guest.all(Notice)[-1]
    assert isinstance(notice, Notice)
    return notice.code


def test_the_seat_of_a_player_who_is_away_is_for_nobody_with_another_key(
    table: Hosted, pair: tuple[Guest, Guest]
) -> None:
    aki, ren = pair
    ren.close()
    wait_for(lambda: not _there(aki, "Ren"))
    for wish in (None, 1):
        stranger = Guest(table.open, "Mallory", seat=wish)
        assert _refused(stranger) == ("seat-taken" if wish == 1 else "no-seat-free")
        stranger.close()
    watching = Guest(table.open, "Mallory", role="spectator").wait_inside()
    watching.say(Sit("Ren", "player", 1))
    assert _refused(watching) == "seat-taken"
    watching.close()

    again = Guest(table.open, "Ren", seat=1, key=ren.key).wait_inside()

    assert again.table.me is not None
    assert again.table.me.seat == 1
    again.close()


def test_a_player_who_sits_down_to_watch_gives_the_seat_to_whoever_comes(
    table: Hosted, pair: tuple[Guest, Guest]
) -> None:
    aki, ren = pair
    ren.say(Sit("Ren", "spectator"))
    wait_for(lambda: aki.table.people.free == (1,))
    ren.close()
    mio = Guest(table.open, "Mio", seat=1).wait_inside()
    mio.close()

    late = Guest(table.open, "Ren", seat=1, key=ren.key)

    assert _refused(late) == "seat-taken"
    late.close()


def _there(guest: Guest, name: str) -> bool:
    return any(one.here for one in guest.table.people.people if one.name == name)


def test_whoever_knows_that_the_host_is_there_again_need_not_wait(
    pair: tuple[Guest, Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    aki, _ = pair
    monkeypatch.setattr("app.net.client.retries.FIRST_WAIT", 1000.0)
    aki.client.lose()
    wait_for(lambda: aki.table.state.name == "away")
    assert aki.table.state.again_in >= 1000.0
    aki.client.hurry()
    wait_for(lambda: aki.table.state.name == "inside")


@pytest.mark.parametrize("way", ["code", "invite"])
def test_another_table_where_the_own_one_was_is_waited_for_to_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setattr("app.net.client.retries.FIRST_WAIT", 1000.0)
    turned_away = list[str]()
    follow = Entrance._turned_away

    def noted(entrance: Entrance, refused: Refused) -> State | None:
        turned_away.append(refused.code)
        return follow(entrance, refused)

    monkeypatch.setattr(Entrance, "_turned_away", noted)
    cards, port = PokemonCards.load(), free_port()
    decks = (deck_of(name, cards) for name in DECKS)
    own = replace(hosting(tmp_path / "own.chabudai", *decks), port=port)
    other = replace(hosting(tmp_path / "other.chabudai"), port=port)
    with hosted(own) as table:
        credential = by_code(table.open.code) if way == "code" else None
        aki = Guest(table.open, "Aki", seat=0, credential=credential)
        ren = Guest(table.open, "Ren", seat=1)
        for guest in (aki, ren):
            guest.wait_inside()
            guest.say(SayReady())
        for guest in (aki, ren):
            _ = guest.seat
        ren.close()
        # It is not told that the host ends, as of one that is killed.
        aki.client.lose()
        wait_for(lambda: aki.table.state.name == "away")
    with hosted(other):
        aki.client.hurry()
        wait_for(lambda: turned_away == ["other-table"])
        wait_for(lambda: aki.table.state.name == "away")
    with hosted(own) as again:
        aki.client.hurry()
        wait_for(lambda: aki.table.state.name == "inside")
        assert again.table is not None
        holder = again.table.server.room.roster.on(0)
        assert holder is not None
        assert holder.name == "Aki"
    aki.close()
