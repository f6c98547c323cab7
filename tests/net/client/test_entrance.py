"""How one comes to a table: by which address, by what, and as whom again."""

from __future__ import annotations

import pytest

from app.net.auth.client_handshake import Credential, by_code
from app.net.auth.client_key import new_key, public_key
from app.net.auth.proof import return_key
from app.net.transport.host_address import HostAddress
from app.net.transport.versions import SPOKEN
from app.session.host.updates import Placed
from tests.helpers.ports import free_port
from tests.net.client.scripted_evening import Evening, seated
from tests.net.client.scripted_host import (
    AKI,
    TOKEN,
    LaidTable,
    Line,
)
from tests.net.tables import wait_for

pytestmark = pytest.mark.usefixtures("hasty")


def test_every_address_is_tried(evening: Evening, table: LaidTable) -> None:
    nobody = HostAddress("127.0.0.1", free_port())
    client = evening.client(evening.host(seated(table)), None, nobody)
    client.start()
    evening.wait_until("inside")
    assert client.entrance.addresses[0] == nobody


def test_which_version_is_spoken_is_known_once_one_is_in(
    evening: Evening, table: LaidTable
) -> None:
    client = evening.client(evening.host(seated(table)))
    assert client.entrance.version == 0
    client.start()
    evening.wait_until("inside")
    assert client.entrance.version == SPOKEN.newest


def test_who_lost_the_connection_comes_back_by_the_token(
    evening: Evening, table: LaidTable
) -> None:
    def follow(line: Line) -> None:
        table.seat(line, TOKEN)
        line.wait_for_the_end()

    host = evening.host(follow)
    host.guests.expect_back(return_key(TOKEN), AKI)
    client = evening.client(host)
    client.start()
    wait_for(lambda: evening.heard.of(Placed))
    assert client.entrance.token == TOKEN
    client.lose()
    wait_for(lambda: len(evening.heard.of(Placed)) == 2)
    assert host.came == ["invite", "token"]
    once = ["calling", "handshake", "inside"]
    assert evening.heard.names == [*once, "away", *once]


def test_a_token_that_the_host_lost_is_let_go_and_the_invite_taken(
    evening: Evening, table: LaidTable
) -> None:
    host = evening.host(seated(table))
    client = evening.client(host)
    client.come_back(TOKEN, host.fingerprint, client.entrance.key, patient=True)
    client.start()
    wait_for(lambda: evening.heard.of(Placed))
    assert host.came == ["unknown-token", "invite"]
    assert client.entrance.token == b""


def test_who_only_has_a_token_that_was_lost_is_told_so(evening: Evening, table: LaidTable) -> None:
    host = evening.host(seated(table))
    evening.client(host, Credential("token", TOKEN, host.fingerprint)).start()
    assert evening.wait_until("refused").code == "unknown-token"


def test_who_was_in_waits_where_another_table_is_by_now(evening: Evening, table: LaidTable) -> None:
    client = evening.client(evening.host(seated(table)))
    client.come_back(TOKEN, b"\7" * 32, client.entrance.key, patient=True)
    client.start()
    wait_for(lambda: evening.heard.names.count("away") >= 3)
    client.close()
    assert evening.heard.names[-1] == "ended"


def test_who_has_todays_code_comes_to_todays_table(evening: Evening, table: LaidTable) -> None:
    """The token of another day is for another table that was at this address."""
    host = evening.host(seated(table))
    code = host.admission.change_code().new_code
    client = evening.client(host, by_code(code))
    own = client.entrance.key
    client.come_back(TOKEN, b"\7" * 32, new_key(), patient=False)
    client.start()
    wait_for(lambda: evening.heard.of(Placed))
    assert host.came == ["code"]
    assert (client.entrance.key, client.entrance.token) == (own, b"")


def test_who_is_banned_is_told_so_and_does_not_come_again(
    evening: Evening, table: LaidTable
) -> None:
    host = evening.host(seated(table))
    client = evening.client(host)
    host.guests.ban(key=public_key(client.entrance.key))
    client.start()
    state = evening.wait_until("refused")
    assert state.code == "banned"
    assert state.words is not None
    assert "Talk to the host" in state.words.en
    assert host.came == ["banned"]


def test_who_comes_into_a_crowd_waits_as_long_as_the_host_wants(
    evening: Evening, table: LaidTable
) -> None:
    host = evening.host(seated(table))
    for _ in range(5):
        host.admission.come("127.0.0.1")
    client = evening.client(host)
    client.start()
    assert evening.wait_until("away").again_in >= 10.0
    host.admission.leave("127.0.0.1")
    client.hurry()
    evening.wait_until("inside")
    assert host.came == ["crowded", "invite"]
