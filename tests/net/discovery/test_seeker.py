"""A table is announced, found, and gone again, without any network but this machine's own."""

from __future__ import annotations

import errno
import os
import random
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.core.text.words import Words
from app.net.discovery import announcer as announcer_module
from app.net.discovery import seeker as seeker_module
from app.net.discovery.announcer import Announcer
from app.net.discovery.broadcast import question
from app.net.discovery.discovery_troubles import (
    CANNOT_LOOK,
    CANNOT_TELL,
    FIREWALL,
    MAC_PERMISSION,
    NO_NETWORK,
    NOTHING_ANSWERS,
    announcers_troubles,
    seekers_troubles,
)
from app.net.discovery.seeker import FoundTable, Seeker
from app.net.discovery.table_notice import TableNotice, notice_of
from app.net.transport.addresses import Link
from app.net.transport.host_address import HostAddress
from tests.helpers.ports import free_port

PROJECT = Path(__file__).resolve().parents[3]
MYSELF = "127.0.0.1"
LOOPBACK = (Link(MYSELF, 8, "lo"),)
ON_A_NETWORK = (*LOOPBACK, Link("192.0.2.5", 24, "eth0"))


def refuse(*_: object) -> Any:
    """Multicast where there is none."""
    raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))


def _soon(true: Callable[[], bool]) -> bool:
    end = time.monotonic() + 20
    while not true() and time.monotonic() < end:
        time.sleep(0.01)
    return true()


@pytest.fixture
def port() -> int:
    """A UDP port that nobody has."""
    return free_port(socket.SOCK_DGRAM)


@pytest.fixture
def notice() -> TableNotice:
    """A table that no other run of the tests has."""
    return notice_of("金曜の卓", "pokemon", 27420, 1, os.urandom(32))


class Finding:
    """Makes announcers and seekers that keep to this machine, and closes them."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.made: list[Announcer | Seeker] = []

    def announce(self, notice: TableNotice, **more: Any) -> Announcer:
        given = {"interfaces": (MYSELF,), "ask_port": self.port, "among": lambda: LOOPBACK}
        announcer = Announcer(notice, **{**given, **more})
        self.made.append(announcer)
        assert announcer.wait(20)
        return announcer

    def seek(self, told: Callable[[], None] = lambda: None, **more: Any) -> Seeker:
        given = {
            "interfaces": (MYSELF,),
            "targets": (MYSELF,),
            "ask_port": self.port,
            "among": lambda: ON_A_NETWORK,
        }
        seeker = Seeker(told, **{**given, **more})
        self.made.append(seeker)
        return seeker

    def seek_by_multicast(self, **more: Any) -> Seeker:
        """Look where no table hears a question."""
        return self.seek(ask_port=free_port(socket.SOCK_DGRAM), **more)


@pytest.fixture
def finding(port: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[Finding]:
    monkeypatch.setattr(seeker_module, "ASK_EVERY", 0.1)
    # As long as no test waits for a table to be gone: on a busy machine an answer may come late.
    monkeypatch.setattr(seeker_module, "BELIEVED", 60.0)
    monkeypatch.setattr(seeker_module, "PATIENCE", 0.3)
    monkeypatch.setattr(seeker_module, "LOOK_AGAIN", 0.5)
    monkeypatch.setattr(announcer_module, "LOOK_AFTER", 0.1)
    finding = Finding(port)
    yield finding
    for one in finding.made:
        one.close()
        one._thread.join(20)
        assert not one._thread.is_alive()
    # zeroconf's own threads are gone with it.
    assert _soon(lambda: not [t for t in threading.enumerate() if "zeroconf" in t.name.lower()])


def _of(seeker: Seeker, notice: TableNotice) -> tuple[FoundTable, ...]:
    return tuple(table for table in seeker.tables if table.notice.mark == notice.mark)


def test_a_table_appears_and_disappears_by_multicast(finding: Finding, notice: TableNotice) -> None:
    seeker = finding.seek_by_multicast()
    announcer = finding.announce(notice)
    assert announcer.troubles == (NO_NETWORK,)  # on this machine only, but found there
    assert _soon(lambda: bool(_of(seeker, notice)))
    assert _of(seeker, notice) == (FoundTable(notice, (HostAddress(MYSELF, 27420),)),)
    assert seeker.troubles == ()
    announcer.close()
    assert _soon(lambda: not _of(seeker, notice))


def test_a_table_appears_and_disappears_by_asking(
    finding: Finding, notice: TableNotice, monkeypatch: pytest.MonkeyPatch
) -> None:
    changes: list[int] = []
    seeker = finding.seek(lambda: changes.append(len(seeker.tables)), multicast=refuse)
    assert _soon(lambda: seeker.troubles == (NOTHING_ANSWERS,))
    announcer = finding.announce(notice, multicast=refuse, among=lambda: ON_A_NETWORK)
    assert announcer.troubles == ()
    assert _soon(lambda: bool(seeker.tables))
    assert seeker.tables == (FoundTable(notice, (HostAddress(MYSELF, 27420),)),)
    assert seeker.troubles == ()
    announcer.close()
    announcer._thread.join(20)
    monkeypatch.setattr(seeker_module, "BELIEVED", 0.35)
    assert _soon(lambda: not seeker.tables)
    assert seeker.troubles == (NOTHING_ANSWERS,)
    assert changes == [0, 1, 0]


@pytest.mark.skipif(sys.platform != "linux", reason="no broadcast on loopback elsewhere")
def test_everybody_is_asked_at_once(finding: Finding, notice: TableNotice) -> None:
    other = notice_of("Saturday", "duel", 27421, 1, os.urandom(32))
    finding.announce(notice, multicast=refuse)
    finding.announce(other, multicast=refuse)
    seeker = finding.seek(multicast=refuse, targets=("127.255.255.255",))
    assert _soon(lambda: len(seeker.tables) == 2)
    assert [table.notice.title for table in seeker.tables] == ["Saturday", "金曜の卓"]


LEFT_WITHOUT_A_WORD = """
import sys, time
from app.net.discovery import multicast
from app.net.discovery.table_notice import TableNotice
multicast.LASTS = 1
table = TableNotice("gone", "toy", 27420, 1, sys.argv[1])
announced = multicast.MulticastAnnouncement(table, ["127.0.0.1"], ("127.0.0.1",))
sys.stdin.read()
"""


def test_a_table_that_ended_without_a_word_disappears(
    finding: Finding, notice: TableNotice
) -> None:
    seeker = finding.seek_by_multicast()
    words = (sys.executable, "-c", LEFT_WITHOUT_A_WORD, notice.mark)
    with subprocess.Popen(words, cwd=PROJECT, stdin=subprocess.PIPE) as program:
        try:
            assert _soon(lambda: bool(_of(seeker, notice)))
        finally:
            program.kill()
    assert _soon(lambda: not _of(seeker, notice))


def test_both_ways_to_one_table_are_one_table(finding: Finding, notice: TableNotice) -> None:
    finding.announce(notice, among=lambda: (*LOOPBACK, Link("fd12::5", 64, "eth0")))
    seeker = finding.seek()

    def whole() -> bool:
        found = _of(seeker, notice)
        return len(found) == 1 and len(found[0].addresses) == 2

    assert _soon(whole)
    assert _of(seeker, notice)[0].addresses == (
        HostAddress(MYSELF, 27420),
        HostAddress("fd12::5", 27420),
    )


def test_a_table_that_changes_networks_is_announced_anew(
    finding: Finding, notice: TableNotice
) -> None:
    near = [LOOPBACK]
    finding.announce(notice, among=lambda: near[0])
    seeker = finding.seek_by_multicast()
    assert _soon(lambda: bool(_of(seeker, notice)))
    near[0] = (Link("127.0.0.9", 8, "lo"),)
    new = (HostAddress("127.0.0.9", 27420),)
    assert _soon(lambda: [table.addresses for table in _of(seeker, notice)] == [new])


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
    assert _soon(lambda: bool(seeker.tables))


def test_a_flood_of_made_up_tables_is_cut_off(
    finding: Finding, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seeker_module, "MOST_ANSWERS", 10)
    monkeypatch.setattr(seeker_module, "ASK_EVERY", 0.3)
    liar = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    liar.bind((MYSELF, port))
    liar.settimeout(20)
    seeker = finding.seek(multicast=refuse)
    data, asker = liar.recvfrom(2000)
    for number in range(200):
        made_up = notice_of(f"{number}", "toy", 1, 1, number.to_bytes(8, "big"))
        answers = announcer_module.Answers(made_up)
        liar.sendto(answers.to(data, MYSELF, LOOPBACK, 0.0) or b"", asker)
    liar.close()
    assert _soon(lambda: len(seeker.tables) == 10)
    assert len(seeker.tables) <= 10


def test_nothing_is_told_after_closing(finding: Finding, notice: TableNotice) -> None:
    told: list[float] = []
    seeker = finding.seek(lambda: told.append(time.monotonic()))
    finding.announce(notice)
    assert _soon(lambda: bool(told))
    seeker.close()
    seeker.close()
    heard = len(told)
    finding.announce(notice_of("other", "toy", 1, 1, os.urandom(32)))
    assert len(told) == heard


# -- where it does not work -----------------------------------------------------------------


def test_without_a_network_that_is_said(finding: Finding, notice: TableNotice) -> None:
    seeker = finding.seek(multicast=refuse, targets=(), among=lambda: LOOPBACK)
    assert _soon(lambda: seeker.troubles == (NO_NETWORK,))
    # A table on this machine is found all the same.
    finding.announce(notice, multicast=refuse)
    assert _soon(lambda: bool(seeker.tables))
    assert seeker.troubles == ()


class Forbidden(socket.socket):
    """A socket behind a firewall that lets nothing out or in."""

    def sendto(self, *_: Any) -> int:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    def bind(self, address: Any) -> None:
        if address[1]:
            raise OSError(errno.EACCES, os.strerror(errno.EACCES))
        super().bind(address)


def test_where_neither_way_passes_the_reason_is_said(
    finding: Finding, notice: TableNotice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "socket", Forbidden)
    seeker = finding.seek(multicast=refuse, platform="linux")
    assert _soon(lambda: seeker.troubles == (CANNOT_LOOK, FIREWALL))
    mac = finding.seek(multicast=refuse, platform="darwin")
    assert _soon(lambda: mac.troubles == (CANNOT_LOOK, MAC_PERMISSION))
    announcer = finding.announce(
        notice, multicast=refuse, among=lambda: ON_A_NETWORK, platform="linux"
    )
    assert announcer.troubles == (CANNOT_TELL, FIREWALL)


def test_a_way_that_works_again_is_taken(finding: Finding, notice: TableNotice) -> None:
    refused: list[None] = []

    def refuse_once(*given: Any) -> Any:
        if not refused:
            refused.append(None)
            return refuse()
        return seeker_module.MulticastSearch(*given)

    finding.announce(notice)
    seeker = finding.seek_by_multicast(multicast=refuse_once)
    assert _soon(lambda: bool(_of(seeker, notice)))


def seekers(**given: Any) -> tuple[Words, ...]:
    usual: dict[str, Any] = {
        "in_network": True,
        "problems": (),
        "ways_left": True,
        "waited": False,
        "found": False,
        "platform": "linux",
    }
    return seekers_troubles(**{**usual, **given})


EPERM = OSError(errno.EPERM, "not permitted")
UNREACHABLE = OSError(errno.EHOSTUNREACH, "no route to host")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({}, ()),
        ({"found": True, "in_network": False, "waited": True}, ()),
        ({"in_network": False, "problems": (EPERM,)}, (NO_NETWORK,)),
        ({"waited": True}, (NOTHING_ANSWERS,)),
        ({"waited": True, "platform": "darwin"}, (NOTHING_ANSWERS, MAC_PERMISSION)),
        ({"waited": True, "problems": (EPERM,)}, (NOTHING_ANSWERS, FIREWALL)),
        ({"problems": (EPERM,)}, (FIREWALL,)),
        ({"problems": (UNREACHABLE,)}, ()),
        ({"problems": (UNREACHABLE,), "platform": "darwin"}, (MAC_PERMISSION,)),
        ({"problems": (UNREACHABLE, EPERM), "ways_left": False}, (CANNOT_LOOK, FIREWALL)),
    ],
    ids=range(10),
)
def test_what_to_try_depends_on_what_happened(given: Any, told: tuple[Words, ...]) -> None:
    assert seekers(**given) == told


def test_a_host_is_told_only_what_it_can_do_something_about() -> None:
    def told(**given: Any) -> tuple[Words, ...]:
        usual: dict[str, Any] = {
            "in_network": True,
            "problems": (EPERM,),
            "ways_left": True,
            "platform": "linux",
        }
        return announcers_troubles(**{**usual, **given})

    assert told() == ()
    assert told(ways_left=False) == (CANNOT_TELL, FIREWALL)
    assert told(ways_left=False, platform="darwin") == (CANNOT_TELL, MAC_PERMISSION)
    assert told(in_network=False) == (NO_NETWORK,)
