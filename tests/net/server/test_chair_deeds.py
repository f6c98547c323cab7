"""What whoever looks after a table does with those who come, and is told of them."""

from __future__ import annotations

import pytest

from app.net.auth.client_handshake import ClientHandshake, by_token
from app.net.auth.client_key import public_key
from app.net.transport.connection import REFUSED
from app.session.room.messages.from_people import Chair, ChairDeed
from app.session.room.messages.to_people import Invitation, People
from tests.helpers.handshake_table import OURS
from tests.net.by_hand import Client
from tests.net.server.served_table import REN, Guest, Hosted, during


def test_the_chair_is_told_how_others_come_in_and_nobody_else() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, ren = hosted.pair()
        ren.say(Chair("invite"))
        assert ren.codes()[-1] == "not-chair"
        aki.say(Chair("invite"))
        assert [one.invite for one in aki.heard(Invitation)] == ["chabudai:abc"]
        aki.say(Chair("new_code"))
        assert aki.heard(Invitation)[-1].code == hosted.handshake.admission.code
        assert ren.heard(Invitation) == []
        assert [event.what for event in hosted.events] == ["code-changed"]

    during(talk)


def test_the_chair_ends_the_table() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, _ = hosted.pair()
        aki.say(Chair("end"))

    assert during(talk).ended == 1


@pytest.mark.parametrize("deed", ["kick", "ban"])
def test_who_is_sent_away_comes_again_by_the_invite_and_who_is_banned_does_not(
    deed: ChairDeed,
) -> None:
    async def talk(hosted: Hosted) -> None:
        aki, ren = hosted.pair()
        person, token = ren.place.person, bytes.fromhex(ren.place.token)
        kept = hosted.kept
        aki.say(Chair(deed, person))
        assert ren.bye == ("sent-away", "closed")
        assert hosted.kept > kept
        assert aki.heard(People)[-1].free == (REN,)
        assert hosted.server.people.keys().keys() == {aki.place.person}
        guests = hosted.handshake.admission.guests
        assert guests.bans_key(public_key(ren.key).hex()) is (deed == "ban")
        refused = ClientHandshake(by_token(token, OURS), ren.key, OURS)
        client = Client(hosted.server)
        client.say(refused.open(hosted.handshake.now).say[0])
        client.heard()
        assert (client.cable.ended, client.code) == ("closed", REFUSED)
        if deed == "kick":
            assert Guest(hosted, "Ren", key=ren.key).place.seat == REN

    during(talk)
