"""Tables by multicast DNS, on this machine alone: announced, found, changed and gone."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from zeroconf import Error, IPVersion, ServiceInfo, Zeroconf

from app.net.discovery import multicast
from app.net.discovery.multicast import MulticastAnnouncement, MulticastSearch
from app.net.discovery.table_notice import TableNotice, notice_of
from app.net.transport.host_address import HostAddress
from tests.net.discovery.finding import MYSELF, soon


class Network:
    """Somebody who looks for tables, and somebody who says whatever there is to be heard."""

    def __init__(self) -> None:
        self.told = 0
        self.search = MulticastSearch(self._tell, (MYSELF,))
        self._stranger = Zeroconf(interfaces=[MYSELF], use_asyncio=False)

    def _tell(self) -> None:
        self.told += 1

    def say(self, notice: TableNotice, *addresses: str, **more: str) -> None:
        """Announce a table in one word, whatever stands in it."""
        name = f"chabudai-{notice.mark}"
        said = {
            "title": notice.title,
            "game": notice.game,
            "version": str(notice.version),
            "mark": notice.mark,
        }
        info = ServiceInfo(
            multicast.SERVICE,
            f"{name}.{multicast.SERVICE}",
            port=notice.port,
            properties={**said, **more},
            server=f"{name}.local.",
            parsed_addresses=list(addresses or (MYSELF,)),
        )
        self._stranger.send(self._stranger.generate_service_broadcast(info, None))

    def lose(self, notice: TableNotice) -> None:
        """Hear that a table is gone, as the library tells it."""
        name = f"chabudai-{notice.mark}.{multicast.SERVICE}"
        self.search.remove_service(self._stranger, multicast.SERVICE, name)

    def found(self) -> dict[str, tuple[HostAddress, ...]]:
        """Return where the tables are, by their titles."""
        return {notice.title: where for notice, where in self.search.found()}

    def close(self) -> None:
        self.search.close()
        self._stranger.close()


@pytest.fixture(autouse=True)
def apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep away from the tables of whoever else plays or tests on this machine."""
    monkeypatch.setattr(multicast, "SERVICE", f"_t{os.urandom(6).hex()}._tcp.local.")


@pytest.fixture
def network() -> Iterator[Network]:
    network = Network()
    yield network
    network.close()


def table(title: str) -> TableNotice:
    return notice_of(title, "duel", 27420, 1, os.urandom(32))


def test_a_table_is_found_from_its_announcement_to_its_goodbye(network: Network) -> None:
    friday = table("金曜の卓")
    announced = MulticastAnnouncement(friday, ["127.0.0.1", "127.0.0.9"], (MYSELF,))
    assert soon(lambda: bool(network.found()))
    (where,) = [where for notice, where in network.search.found() if notice == friday]
    assert set(where) == {HostAddress("127.0.0.1", 27420), HostAddress("127.0.0.9", 27420)}
    assert soon(lambda: network.told >= 1)
    announced.close()
    assert soon(lambda: not network.found())
    assert soon(lambda: network.told >= 2)


def test_a_table_that_changes_is_told_anew(network: Network) -> None:
    friday = table("Friday")
    network.say(friday)
    assert soon(lambda: network.told == 1)
    assert network.found() == {"Friday": (HostAddress(MYSELF, 27420),)}
    network.say(friday, title="Saturday")
    assert soon(lambda: network.told == 2)
    assert list(network.found()) == ["Saturday"]
    network.search.look_again()
    assert network.told == 2, "nothing is another since"


@pytest.mark.parametrize(
    "more",
    [
        {"title": "", "game": ""},
        {"mark": "no mark"},
        {"version": "one"},
        {"version": "+1"},
        {"version": "99999"},
    ],
    ids=str,
)
def test_what_is_no_table_is_not_shown(network: Network, more: dict[str, Any]) -> None:
    network.say(table("odd"), **more)
    network.say(table("sound"))
    assert soon(lambda: network.told == 1)
    assert list(network.found()) == ["sound"]


def test_an_address_of_many_is_none_of_a_host(network: Network) -> None:
    network.say(table("nowhere"), "224.0.0.7")
    network.say(table("Friday"), "224.0.0.7", "10.0.0.7")
    assert soon(lambda: network.told == 1)
    assert network.found() == {"Friday": (HostAddress("10.0.0.7", 27420),)}


@pytest.mark.parametrize("most", [8, 2])
def test_the_most_promising_address_comes_first(
    network: Network, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    monkeypatch.setattr(multicast, "MOST_ADDRESSES", most)
    promising = ("192.168.1.5", "192.1.1.5", "fd12::5", "169.254.3.4")
    for said in (promising, promising[::-1]):
        friday = table("Friday")
        network.say(friday, *said)
        assert soon(lambda: "Friday" in network.found())
        assert network.found()["Friday"] == tuple(
            HostAddress(address, 27420) for address in promising[:most]
        )
        network.lose(friday)


def test_no_more_is_remembered_than_can_be_shown(
    network: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(multicast, "MOST_TABLES", 1)
    monkeypatch.setattr(multicast, "MOST_ADDRESSES", 2)
    first = table("first")
    network.say(first, *(f"10.0.0.{host}" for host in range(1, 6)))
    assert soon(lambda: network.told == 1)
    assert [len(where) for where in network.found().values()] == [2]
    network.say(table("second"))
    network.say(first, title="first again")
    assert soon(lambda: network.told == 2)
    assert list(network.found()) == ["first again"]


def test_after_the_end_nobody_is_told(network: Network) -> None:
    friday = table("Friday")
    network.say(friday)
    assert soon(lambda: network.told == 1)
    network.search.close()
    network.lose(friday)
    assert network.told == 1


def test_a_goodbye_is_heard_at_once(network: Network) -> None:
    friday = table("Friday")
    network.say(friday)
    assert soon(lambda: network.told == 1)
    network.lose(friday)
    assert (network.told, network.found()) == (2, {})


# -- where it does not work ----------------------------------------------------------------------


@pytest.mark.parametrize("problem", [Error("odd"), RuntimeError("odd"), OSError("no such device")])
def test_whatever_the_library_says_is_the_systems_refusal(
    problem: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> Any:
        raise problem

    with monkeypatch.context() as patch:
        patch.setattr(multicast, "Zeroconf", refuse)
        with pytest.raises(OSError, match=str(problem)):
            MulticastSearch(lambda: None, (MYSELF,))
    monkeypatch.setattr(Zeroconf, "register_service", refuse)
    with pytest.raises(OSError, match=str(problem)):
        MulticastAnnouncement(table("Friday"), [MYSELF], (MYSELF,))


def test_what_cannot_look_lets_go_of_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[Zeroconf] = []
    honest = Zeroconf.close

    def close(self: Zeroconf) -> None:
        closed.append(self)
        honest(self)

    def refuse(*_: object, **__: object) -> Any:
        raise Error("odd")

    monkeypatch.setattr(Zeroconf, "close", close)
    monkeypatch.setattr(multicast, "ServiceBrowser", refuse)
    with pytest.raises(OSError, match="odd"):
        MulticastSearch(lambda: None, (MYSELF,))
    assert len(closed) == 1


def test_without_ipv6_the_older_addresses_do(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def opened(*_: object, ip_version: IPVersion, **__: object) -> Zeroconf:
        asked.append(ip_version)
        if ip_version is IPVersion.All:
            raise OSError("switched off")
        return Zeroconf(interfaces=[MYSELF], use_asyncio=False)

    monkeypatch.setattr(multicast, "Zeroconf", opened)
    MulticastSearch(lambda: None).close()
    assert asked == [IPVersion.All, IPVersion.V4Only]
