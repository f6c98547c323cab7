"""Which of a machine's addresses a friend is told, and who is a neighbour."""

from __future__ import annotations

from typing import Any

import ifaddr
import pytest

from app.net.transport.addresses import (
    MOST_ADDRESSES,
    Link,
    broadcasts,
    is_near,
    links,
    links_at,
    preference,
    reachable,
)

LOOPBACK = (Link("127.0.0.1", 8, "lo"), Link("::1", 128, "lo"))
LAPTOP = (
    *LOOPBACK,
    Link("172.17.0.1", 16, "docker0"),
    Link("fd12::5", 64, "wlan0"),
    Link("fe80::5", 64, "wlan0"),
    Link("169.254.3.4", 16, "eth0"),
    Link("10.8.0.2", 24, "tun0"),
    Link("192.168.1.5", 24, "wlan0"),
)


def test_the_address_of_the_real_network_comes_first() -> None:
    assert reachable(LAPTOP) == (
        "192.168.1.5",
        "fd12::5",
        "169.254.3.4",
        "172.17.0.1",
        "10.8.0.2",
    )


def test_anothers_addresses_are_preferred_as_our_own() -> None:
    mixed = ["fe80::5%3", "2600::5", "192.1.1.5", "169.254.3.4", "fd12::5", "192.168.1.5"]
    promising = ["192.168.1.5", "192.1.1.5", "fd12::5", "2600::5", "169.254.3.4", "fe80::5%3"]
    assert sorted(mixed, key=preference) == promising


def test_loopback_is_told_only_if_there_is_nothing_else() -> None:
    assert reachable(LOOPBACK) == ("127.0.0.1", "::1")
    assert reachable((*LOOPBACK, Link("fe80::5", 64, "eth0"))) == ("127.0.0.1", "::1")
    assert reachable(()) == ()


def test_who_listens_at_one_address_is_reached_there_alone() -> None:
    (wireless,) = links_at(("192.168.1.5",), LAPTOP)
    assert wireless.interface == "wlan0"
    assert links_at(("fe80::5%3", "10.8.0.2"), LAPTOP) == (LAPTOP[4], LAPTOP[6])
    assert links_at(("203.0.113.9",), LAPTOP) == ()


@pytest.mark.parametrize("address", ["0.0.0.0", "::", "my-laptop.local"])
def test_who_listens_at_all_is_reached_at_all(address: str) -> None:
    assert links_at((address, "192.168.1.5"), LAPTOP) == LAPTOP


def test_no_more_addresses_than_anybody_reads() -> None:
    many = tuple(Link(f"10.0.{number}.1", 24, f"eth{number}") for number in range(30))
    assert reachable(many) == tuple(link.address for link in many[:MOST_ADDRESSES])


def test_everybody_in_a_network_hears_its_broadcast_address() -> None:
    assert broadcasts(LAPTOP) == (
        "127.255.255.255",
        "172.17.255.255",
        "169.254.255.255",
        "10.8.0.255",
        "192.168.1.255",
    )
    assert broadcasts((Link("10.0.0.1", 32, "tun1"), Link("10.0.0.2", 31, "tun2"))) == ()


@pytest.mark.parametrize(
    ("address", "near"),
    [
        ("192.168.1.77", True),
        ("127.0.0.1", True),
        ("fe80::9%wlan0", True),
        ("192.168.2.77", False),
        ("203.0.113.9", False),
        ("nobody", False),
        ("", False),
    ],
)
def test_a_neighbour_is_in_one_of_our_networks(address: str, near: bool) -> None:
    assert is_near(address, LAPTOP) is near


def test_this_machine_has_addresses() -> None:
    assert any(link.is_loopback for link in links())
    assert reachable()


def test_where_the_system_does_not_tell_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> Any:
        raise OSError

    monkeypatch.setattr(ifaddr, "get_adapters", refuse)
    assert links() == ()
    assert reachable() == ()
