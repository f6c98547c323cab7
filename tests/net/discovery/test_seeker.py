"""A table is announced, found, and gone again, without any network but this machine's own."""

from __future__ import annotations

import errno
import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from app.net.discovery import announcer as announcer_module
from app.net.discovery import seeker as seeker_module
from app.net.discovery.discovery_troubles import (
    CANNOT_LOOK,
    CANNOT_TELL,
    FIREWALL,
    MAC_PERMISSION,
    NO_NETWORK,
    NOTHING_ANSWERS,
)
from app.net.discovery.seeker import FoundTable, Seeker
from app.net.discovery.table_notice import TableNotice, notice_of
from app.net.transport.addresses import Link
from app.net.transport.host_address import HostAddress
from tests.net.discovery.finding import (
    LOOPBACK,
    MYSELF,
    ON_A_NETWORK,
    Finding,
    refuse,
    soon,
)

PROJECT = Path(__file__).resolve().parents[3]


def _of(seeker: Seeker, notice: TableNotice) -> tuple[FoundTable, ...]:
    return tuple(table for table in seeker.tables if table.notice.mark == notice.mark)


def test_a_table_appears_and_disappears_by_multicast(finding: Finding, notice: TableNotice) -> None:
    seeker = finding.seek_by_multicast()
    announcer = finding.announce(notice)
    assert announcer.troubles == (NO_NETWORK,)  # on this machine only, but found there
    assert soon(lambda: bool(_of(seeker, notice)))
    assert _of(seeker, notice) == (FoundTable(notice, (HostAddress(MYSELF, 27420),)),)
    assert seeker.troubles == ()
    announcer.close()
    assert soon(lambda: not _of(seeker, notice))


def test_a_table_appears_and_disappears_by_asking(
    finding: Finding, notice: TableNotice, monkeypatch: pytest.MonkeyPatch
) -> None:
    changes: list[int] = []
    seeker = finding.seek(lambda: changes.append(len(seeker.tables)), multicast=refuse)
    assert soon(lambda: seeker.troubles == (NOTHING_ANSWERS,))
    announcer = finding.announce(notice, multicast=refuse, among=lambda: ON_A_NETWORK)
    assert announcer.troubles == ()
    assert soon(lambda: bool(seeker.tables))
    assert seeker.tables == (FoundTable(notice, (HostAddress(MYSELF, 27420),)),)
    assert seeker.troubles == ()
    announcer.close()
    announcer._thread.join(20)
    monkeypatch.setattr(seeker_module, "BELIEVED", 0.35)
    assert soon(lambda: not seeker.tables)
    assert seeker.troubles == (NOTHING_ANSWERS,)
    assert changes == [0, 1, 0]


@pytest.mark.skipif(sys.platform != "linux", reason="no broadcast on loopback elsewhere")
def test_everybody_is_asked_at_once(finding: Finding, notice: TableNotice) -> None:
    other = notice_of("Saturday", "duel", 27421, 1, os.urandom(32))
    finding.announce(notice, multicast=refuse)
    finding.announce(other, multicast=refuse)
    seeker = finding.seek(multicast=refuse, targets=("127.255.255.255",))
    assert soon(lambda: len(seeker.tables) == 2)
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
            assert soon(lambda: bool(_of(seeker, notice)))
        finally:
            program.kill()
    assert soon(lambda: not _of(seeker, notice))


def test_both_ways_to_one_table_are_one_table(finding: Finding, notice: TableNotice) -> None:
    finding.announce(notice, among=lambda: (*LOOPBACK, Link("fd12::5", 64, "eth0")))
    seeker = finding.seek()

    def whole() -> bool:
        found = _of(seeker, notice)
        return len(found) == 1 and len(found[0].addresses) == 2

    assert soon(whole)
    assert _of(seeker, notice)[0].addresses == (
        HostAddress(MYSELF, 27420),
        HostAddress("fd12::5", 27420),
    )


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
    assert soon(lambda: len(seeker.tables) == 10)
    assert len(seeker.tables) <= 10


def test_nothing_is_told_after_closing(finding: Finding, notice: TableNotice) -> None:
    told: list[float] = []
    seeker = finding.seek(lambda: told.append(time.monotonic()))
    finding.announce(notice)
    assert soon(lambda: bool(told))
    seeker.close()
    seeker.close()
    heard = len(told)
    finding.announce(notice_of("other", "toy", 1, 1, os.urandom(32)))
    assert len(told) == heard


# -- where it does not work -----------------------------------------------------------------


def test_without_a_network_that_is_said(finding: Finding, notice: TableNotice) -> None:
    seeker = finding.seek(multicast=refuse, targets=(), among=lambda: LOOPBACK)
    assert soon(lambda: seeker.troubles == (NO_NETWORK,))
    # A table on this machine is found all the same.
    finding.announce(notice, multicast=refuse)
    assert soon(lambda: bool(seeker.tables))
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
    assert soon(lambda: seeker.troubles == (CANNOT_LOOK, FIREWALL))
    mac = finding.seek(multicast=refuse, platform="darwin")
    assert soon(lambda: mac.troubles == (CANNOT_LOOK, MAC_PERMISSION))
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
    assert soon(lambda: bool(_of(seeker, notice)))
