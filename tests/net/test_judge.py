"""A judge over the network: acts in a lent place, nobody else does, and the record fits."""

from __future__ import annotations

import math
import shutil
from functools import partial
from pathlib import Path

import pytest

from app.core.ids import JUDGE
from app.core.intent import Announce, Draw, Flip, ForSeat
from app.core.text.table_sentences import FOR_SEAT
from app.games.game_registry import GAMES
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.net.auth.client_handshake import ClientHandshake
from app.net.client import entrance
from app.net.server.hosting import Hosting, Open
from app.net.transport.versions import Versions
from app.session.fairness.record_check import check_fair
from app.session.host.updates import Accepted, Refused
from app.session.room.messages.from_people import Role, SayReady
from app.session.room.messages.judge_messages import Judging
from app.session.room.messages.to_people import Notice, People, Person
from app.store.host_state import read_state, state_path
from app.store.tables.table_file import read_table
from tests.net.tables import Guest, bindings, deck_of, hosted, hosting, same_eyes, wait_for

SPEC = GAMES["pokemon"]
DRAW = Draw(1, "deck.0", "hand.0")


def _person(guest: Guest, name: str) -> Person:
    return next(one for one in guest.table.people.people if one.name == name)


def _refused(guest: Guest, deed: ForSeat) -> str:
    answer = guest.ask(deed)
    assert isinstance(answer, Refused)
    return answer.code


def _hosting(path: Path) -> Hosting:
    cards = PokemonCards.load()
    return hosting(path, *(deck_of(name, cards) for name in ("dragapult-dusknoir", "ns-zoroark")))


def test_a_judge_acts_for_a_seat_over_the_wire_and_others_do_not(tmp_path: Path) -> None:
    path = tmp_path / "evening.chabudai"
    deed = ForSeat(0, Flip(3))
    with hosted(_hosting(path)) as table:
        aki, ren = (Guest(table.open, name, seat=at) for at, name in enumerate(("Aki", "Ren")))
        jin = Guest(table.open, "Jin", role="judge")
        sora = Guest(table.open, "Sora", role="spectator")
        everybody = (aki, ren, jin, sora)
        wait_for(lambda: all(one.table.me is not None for one in everybody))
        for one in (aki, ren):
            one.say(SayReady())
        wait_for(lambda: all(one.table.seat is not None for one in everybody))
        wait_for(lambda: bool(bindings(table, 0) and bindings(table, 1) and bindings(table, JUDGE)))
        sora.say(Judging("lend", 0))
        ren.say(Judging("ask", 0))
        assert _refused(jin, deed) == "not-lent"
        aki.say(Judging("lend_once"))
        wait_for(lambda: all(_person(one, "Aki").judge == "once" for one in everybody))
        assert _refused(ren, deed) == "judge-only"
        assert _refused(sora, deed) == "spectator"
        assert isinstance(jin.ask(deed), Accepted)
        wait_for(lambda: all(_person(one, "Aki").judge == "" for one in everybody))
        tree = table.host.tree
        assert tree.actor(tree.cursor) == JUDGE
        assert _refused(jin, ForSeat(0, Announce("say", "no"))) == "not-lent"
        for one in everybody:
            one.close()
    opened = read_table(path)
    verdict = check_fair(SPEC, opened.tree, opened.journal)
    assert verdict is not None
    assert verdict.found == ()


def _sit_down(*guests: Guest) -> None:
    """Let everybody come in, and the players begin."""
    for one in guests:
        one.wait_inside()
    for one in guests:
        if one.table.me is not None and one.table.me.role == "player":
            one.say(SayReady())
    for one in guests:
        _ = one.seat


def _back(opened: Open, before: Guest, role: Role = "player") -> Guest:
    """Let somebody come back to where they were."""
    back = Guest(opened, before.name, role=role, key=before.key)
    kept = before.client.entrance
    back.client.entrance.token, back.client.entrance.pin = kept.token, kept.pin
    return back.wait_inside()


@pytest.mark.parametrize("killed", [False, True], ids=["ended", "killed"])
def test_a_place_that_was_lent_is_asked_for_anew_of_a_host_that_begins_again(
    tmp_path: Path, *, killed: bool
) -> None:
    path = tmp_path / "evening.chabudai"
    with hosted(_hosting(path)) as table:
        aki, ren = (Guest(table.open, name, seat=at) for at, name in enumerate(("Aki", "Ren")))
        jin = Guest(table.open, "Jin", role="judge")
        _sit_down(aki, ren, jin)
        aki.say(Judging("lend"))
        ren.say(Judging("call"))
        wait_for(lambda: _person(jin, "Aki").judge == "lent" and _person(jin, "Ren").calls)
        assert isinstance(jin.ask(ForSeat(0, DRAW)), Accepted)
        assert table.table is not None
        table.table._looked = -math.inf  # as if it were time to look around
        table.do(lambda: None)
        left, drawn = path, table.host.tree.cursor
        if killed:
            # What a killed host leaves behind: nothing is written on the way out.
            wait_for(lambda: state_path(path).exists() and read_state(path) is not None)
            left = tmp_path / "killed.chabudai"
            shutil.copy(path, left)
            shutil.copy(state_path(path), state_path(left))
        for one in (aki, ren, jin):
            one.close()
    with hosted(hosting(left)) as again:
        assert again.host.tree.cursor == drawn, "what the judge did is kept"
        guests = [_back(again.open, aki), _back(again.open, ren), _back(again.open, jin, "judge")]
        aki, ren, jin = guests
        try:
            wait_for(lambda: all(len(one.table.people.people) == 3 for one in guests))
            for one in guests:
                assert (_person(one, "Aki").judge, _person(one, "Ren").calls) == ("", False)
            assert _refused(jin, ForSeat(0, DRAW)) == "not-lent"
            aki.say(Judging("lend_once"))
            wait_for(lambda: _person(jin, "Aki").judge == "once")
            assert isinstance(jin.ask(ForSeat(0, DRAW)), Accepted)
            assert same_eyes(ren, again)
        finally:
            for one in guests:
                one.close()


def test_a_guest_of_the_version_before_plays_on_while_a_judge_acts_for_a_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hosted(_hosting(tmp_path / "evening.chabudai")) as table:
        with monkeypatch.context() as patch:
            older = partial(ClientHandshake, versions=Versions(3, 3))
            patch.setattr(entrance, "ClientHandshake", older)
            ren = Guest(table.open, "Ren", seat=1).wait_inside()
        aki = Guest(table.open, "Aki", seat=0)
        jin = Guest(table.open, "Jin", role="judge")
        everybody = (aki, ren, jin)
        _sit_down(*everybody)
        aki.say(Judging("lend"))
        aki.say(Judging("call"))
        jin.say(Judging("ask", 1))
        wait_for(lambda: _person(jin, "Ren").judge == "asked")
        assert isinstance(jin.ask(ForSeat(0, DRAW)), Accepted)
        goal = table.host.tree.cursor
        wait_for(lambda: ren.seat.node == goal)
        for told in ren.all(People):
            assert isinstance(told, People)
            assert not any(one.calls or one.judge for one in told.people), "it cannot read that"
        notices = [one.code for one in ren.all(Notice) if isinstance(one, Notice)]
        assert {"judge-for", "judge-call"} <= {*notices}, "and reads the words of it"
        assert same_eyes(ren, table)
        told = table.host.told(goal, 1)
        assert [event.verb for event in told][:1] == [FOR_SEAT]
        assert isinstance(ren.ask(Announce("say", "I see it")), Accepted)
        assert _refused(jin, ForSeat(1, DRAW)) == "not-lent"
        assert same_eyes(ren, table)
        for one in everybody:
            one.close()
