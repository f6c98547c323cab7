"""One table as the network hears of it: announced, asked for, and gone again."""

from __future__ import annotations

import random
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from app.net.discovery import announcer as announcer_module
from app.net.discovery.announcer import Announcer
from app.net.discovery.broadcast import QUESTION_LENGTH, new_nonce, question, read_answer
from app.net.discovery.discovery_troubles import CANNOT_TELL, NO_NETWORK
from app.net.discovery.table_notice import TableNotice
from app.net.transport.addresses import Link
from app.net.transport.host_address import HostAddress
from tests.net.discovery.finding import LOOPBACK, MYSELF, ON_A_NETWORK, Finding, refuse, soon

ELSEWHERE = (Link("127.0.0.9", 8, "lo"),)


class Heard:
    """What would be announced by multicast, in the order of time."""

    def __init__(self) -> None:
        self.announced: list[tuple[str, ...]] = []
        """Addresses; empty for a goodbye."""
        self.interfaces: tuple[str, ...] = ()

    def __call__(
        self, notice: TableNotice, where: tuple[str, ...], interfaces: tuple[str, ...]
    ) -> Any:
        self.interfaces = interfaces
        self.announced.append(where)
        return self

    def close(self) -> None:
        self.announced.append(())


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def asking() -> Iterator[socket.socket]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.bind((MYSELF, 0))
        asking.settimeout(20)
        yield asking


def ask(asking: socket.socket, port: int) -> str:
    nonce = new_nonce()
    asking.sendto(question(nonce), (MYSELF, port))
    return nonce


# -- by asking -----------------------------------------------------------------------------------


def test_who_asks_is_answered(finding: Finding, notice: TableNotice, asking: socket.socket) -> None:
    finding.announce(notice, multicast=refuse)
    nonce = ask(asking, finding.port)
    assert read_answer(asking.recv(QUESTION_LENGTH), [nonce]) == notice


def test_who_is_no_neighbour_is_not_answered(
    finding: Finding, notice: TableNotice, asking: socket.socket, heard: Heard
) -> None:
    near: list[tuple[Link, ...]] = [(Link("192.0.2.5", 24, "eth0"),)]
    finding.announce(notice, multicast=heard, among=lambda: near[0])
    first = ask(asking, finding.port)
    near[0] = LOOPBACK
    assert soon(lambda: len(heard.announced) == 3), "it has looked around since"
    second = ask(asking, finding.port)
    assert read_answer(asking.recv(QUESTION_LENGTH), [first, second]) == notice
    asking.setblocking(False)
    with pytest.raises(BlockingIOError):
        asking.recv(QUESTION_LENGTH)


def test_nonsense_does_not_stop_a_table(finding: Finding, notice: TableNotice) -> None:
    finding.announce(notice, multicast=refuse)
    chance = random.Random(1)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as stranger:
        stranger.bind((MYSELF, 0))
        for _ in range(300):
            stranger.sendto(chance.randbytes(chance.randrange(2000)), (MYSELF, finding.port))
        good = question("0" * 16)
        for _ in range(50):
            at = chance.randrange(len(good))
            stranger.sendto(good[:at] + b"\xff" + good[at + 1 :], (MYSELF, finding.port))
            stranger.sendto(good[:at], (MYSELF, finding.port))
    seeker = finding.seek(multicast=refuse)
    assert soon(lambda: bool(seeker.tables))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows lets both of them hear")
def test_two_tables_on_one_machine_may_hear_the_same_questions(
    finding: Finding, notice: TableNotice
) -> None:
    finding.announce(notice, multicast=refuse, among=lambda: ON_A_NETWORK)
    other = finding.announce(notice, multicast=refuse, among=lambda: ON_A_NETWORK)
    assert other.troubles == ()


# -- by multicast --------------------------------------------------------------------------------


def test_it_is_announced_where_it_can_be_reached_and_says_goodbye(
    finding: Finding, notice: TableNotice, heard: Heard
) -> None:
    announcer = finding.announce(notice, multicast=heard, among=lambda: ON_A_NETWORK)
    assert announcer.notice == notice
    assert heard.announced == [("192.0.2.5",)]
    assert heard.interfaces == (MYSELF,)
    announcer.close()
    announcer.close()
    assert heard.announced == [("192.0.2.5",), ()]


def test_a_machine_that_changes_networks_announces_it_there(
    finding: Finding, notice: TableNotice, heard: Heard
) -> None:
    near = [LOOPBACK]
    finding.announce(notice, multicast=heard, among=lambda: near[0])
    near[0] = ELSEWHERE
    assert soon(lambda: len(heard.announced) == 3)
    assert heard.announced == [(MYSELF,), (), ("127.0.0.9",)]


def test_a_table_that_changes_networks_is_announced_anew(
    finding: Finding, notice: TableNotice
) -> None:
    near = [LOOPBACK]
    finding.announce(notice, among=lambda: near[0])
    seeker = finding.seek_by_multicast()

    def found() -> list[tuple[HostAddress, ...]]:
        return [table.addresses for table in seeker.tables if table.notice.mark == notice.mark]

    assert soon(lambda: bool(found()))
    near[0] = ELSEWHERE
    assert soon(lambda: found() == [(HostAddress("127.0.0.9", 27420),)])


def test_what_failed_is_tried_again(
    finding: Finding, notice: TableNotice, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcer_module, "TRY_AGAIN", 0.0)
    tries: list[None] = []

    def refuse_twice(*given: Any) -> Any:
        tries.append(None)
        return refuse() if len(tries) < 3 else heard(*given)

    finding.announce(notice, multicast=refuse_twice)
    assert soon(lambda: heard.announced == [(MYSELF,)])
    assert len(tries) == 3


def test_what_failed_is_left_alone_for_a_while(
    finding: Finding, notice: TableNotice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcer_module, "LOOK_AFTER", 0.005)
    looks, tries = list[None](), list[None]()

    def among() -> tuple[Link, ...]:
        looks.append(None)
        return LOOPBACK

    def refuse_it(*_: Any) -> Any:
        tries.append(None)
        return refuse()

    finding.announce(notice, multicast=refuse_it, among=among)
    assert soon(lambda: len(looks) > 5)
    assert len(tries) == 1


# -- where it does not work ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("multicast", "asked", "troubles"),
    [
        (Heard, True, ()),
        (Heard, False, ()),
        (lambda: refuse, True, ()),
        (lambda: refuse, False, (CANNOT_TELL,)),
    ],
    ids=["both ways", "multicast alone", "questions alone", "no way"],
)
def test_a_host_is_warned_where_no_way_is_left(
    finding: Finding,
    notice: TableNotice,
    multicast: Callable[[], Any],
    asked: bool,
    troubles: tuple[Any, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if not asked:
        monkeypatch.setattr(socket.socket, "bind", refuse)
    announcer = finding.announce(
        notice, multicast=multicast(), among=lambda: ON_A_NETWORK, platform="linux"
    )
    assert announcer.troubles == troubles


def test_a_machine_in_no_network_is_told_so(
    finding: Finding, notice: TableNotice, heard: Heard
) -> None:
    assert finding.announce(notice, multicast=heard).troubles == (NO_NETWORK,)


def test_nothing_is_said_before_it_was_tried(notice: TableNotice, port: int, heard: Heard) -> None:
    tried = threading.Event()

    def slow() -> tuple[Link, ...]:
        tried.wait(20)
        return ()

    announcer = Announcer(notice, ask_port=port, among=slow, multicast=heard)
    assert not announcer.wait(0.0)
    assert announcer.troubles == ()
    tried.set()
    assert announcer.wait(20)
    assert announcer.troubles == (NO_NETWORK,)
    announcer.close()
