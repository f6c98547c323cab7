"""Who is there at a hosted table, and as whom somebody is known again."""

from __future__ import annotations

import asyncio

import pytest

from app.core import intent as i
from app.net.auth.client_handshake import by_token
from app.net.auth.client_key import new_key, public_key
from app.net.server.people_there import LATENCY_STEP
from app.session.room.messages.to_people import People, Person, Seated
from tests.helpers.handshake_table import OURS
from tests.net.by_hand import until
from tests.net.server.served_table import AKI, Guest, Hosted, during


@pytest.mark.parametrize("way", ["token", "key"])
def test_who_comes_back_has_the_place_from_before(way: str) -> None:
    async def talk(hosted: Hosted) -> None:
        aki, _ = hosted.pair()
        person, token = aki.place.person, bytes.fromhex(aki.place.token)
        aki.client.hang_up()
        await until(lambda: not hosted.room.roster[person].here)
        if way == "token":
            again = Guest(hosted, credential=by_token(token, OURS))
        else:
            again = Guest(hosted, key=aki.key)
        assert (again.place.person, again.place.seat) == (person, AKI)
        assert again.sees_the_table()
        assert bool(again.place.token) == (way == "key"), "a token is good until there is another"

    during(talk)


def test_who_comes_from_another_window_leaves_the_one_before() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, ren = hosted.pair()
        again = Guest(hosted, key=aki.key)
        assert aki.bye == ("elsewhere", "closed")
        await asyncio.sleep(0)
        assert hosted.room.roster[again.place.person].here
        assert ren.do(i.Announce("say", "hello")) == ""
        assert again.sees_the_table()

    during(talk)


def test_whoever_only_watched_gives_up_the_place() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, ren = hosted.pair()
        sora = Guest(hosted, "Sora", role="spectator")
        person = sora.place.person
        assert hosted.server.people.keys()[person] == public_key(sora.key)
        sora.client.hang_up()
        assert sora.client.connection.hearing.stream is None
        await until(lambda: person not in hosted.room.roster)
        assert set(hosted.server.people.keys().values()) == {
            public_key(aki.key),
            public_key(ren.key),
        }
        again = Guest(hosted, key=sora.key)
        assert again.heard(Seated) == []

    during(talk)


def test_those_who_had_a_place_are_known_again_by_a_host_that_goes_on() -> None:
    async def talk(hosted: Hosted) -> None:
        key = new_key()
        person = Person(7, "Aki", "player", AKI, here=False)
        hosted.server.people.bring_back(((person, public_key(key)),))
        assert hosted.server.people.keys() == {7: public_key(key)}
        aki = Guest(hosted, key=key)
        assert (aki.place.person, aki.place.seat) == (7, AKI)

    during(talk)


def test_how_far_away_somebody_is_is_told_where_it_is_worth_a_word() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, ren = hosted.pair()

        def told() -> tuple[int, list[int | None]]:
            people = aki.heard(People)
            return len(people), [one.latency for one in people[-1].people]

        before, _ = told()
        hosted.server.look_around()
        assert told() == (before, [None, None])
        ren.client.connection.latency = 0.1
        hosted.server.look_around()
        hosted.server.look_around()
        assert told() == (before + 1, [None, 100])
        ren.client.connection.latency = 0.1 + LATENCY_STEP / 1000
        hosted.server.look_around()
        assert told() == (before + 1, [None, 100])
        ren.client.connection.latency = 0.2
        hosted.server.look_around()
        assert told() == (before + 2, [None, 200])

    during(talk)
