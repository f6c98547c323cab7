"""What a server says by itself, as it comes to the other end."""

from __future__ import annotations

from app.net.encoding import messages
from app.net.server.server_notices import (
    NOT_UNDERSTOOD,
    ROLE,
    SENT_AWAY,
    notice,
    refuse,
    say_goodbye,
)
from app.session.room.messages.to_people import Answered, Bye, Notice
from tests.net.server.served_table import AKI, Guest, Hosted, during


def test_a_notice_a_refusal_and_a_goodbye_carry_their_code_and_both_languages() -> None:
    async def talk(hosted: Hosted) -> None:
        aki = Guest(hosted, "Aki", AKI)
        connection = aki.client.connection
        aki.listen()
        before = len(aki.told)
        notice(connection, "role", ROLE)
        refuse(connection, "a7", "malformed", NOT_UNDERSTOOD)
        say_goodbye(connection, "sent-away", SENT_AWAY)
        aki.listen()
        told, refused, bye = aki.told[before:]
        assert told == Notice("role", ROLE.en, ROLE.ja)
        assert isinstance(refused, Answered)
        assert (refused.id, refused.node, refused.code) == ("a7", None, "malformed")
        assert messages.words_of(refused) == NOT_UNDERSTOOD
        assert bye == Bye("sent-away", SENT_AWAY.en, SENT_AWAY.ja)
        assert aki.client.cable.ended == "closed"

    during(talk)
