"""The addresses of this machine, as friends in the same network could reach it.

A laptop has a dozen: of cards that are off, of containers, of tunnels to an office. The one that a
friend should type comes first.
"""

from __future__ import annotations

import contextlib
import ipaddress
import re
from collections.abc import Iterable

import ifaddr

from app.core.data.value import value

MOST_ADDRESSES = 8
"""How many addresses of one machine are told, or taken in."""

_MADE_UP = re.compile(
    r"docker|br-|veth|virbr|vbox|virtualbox|vmnet|vmware|hyper-v|vethernet|wsl|lxc|lxd|podman|cni"
    r"|tun|tap|utun|wg|ppp|ipsec|tailscale|zerotier|zt|awdl|llw|bridge\d",
    re.IGNORECASE,
)
"""How interfaces begin that lead to this machine's own guests, or far away."""


@value
class Link:
    """One address of this machine, and the network it belongs to."""

    address: str
    """IPv4 or IPv6, without a zone."""
    prefix: int
    """Bits of the address that name the network."""
    interface: str

    @property
    def network(self) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
        """All addresses that are reached without a router."""
        return ipaddress.ip_network((self.address, self.prefix), strict=False)

    @property
    def is_loopback(self) -> bool:
        """Whether only this machine reaches it."""
        return ipaddress.ip_address(self.address).is_loopback


def links() -> tuple[Link, ...]:
    """Return all addresses of this machine; none if the system does not tell."""
    found = []
    with contextlib.suppress(OSError):
        for adapter in ifaddr.get_adapters():
            for ip in adapter.ips:
                address = ip.ip if isinstance(ip.ip, str) else ip.ip[0]
                with contextlib.suppress(ValueError):
                    link = Link(str(address), ip.network_prefix, adapter.nice_name)
                    if not ipaddress.ip_address(address).is_unspecified and link.network:
                        found.append(link)
    return tuple(found)


def links_at(addresses: Iterable[str], among: Iterable[Link] | None = None) -> tuple[Link, ...]:
    """Return the links of those who listen at some addresses of this machine only.

    All of them where one of `addresses` stands for all, or is a name.
    """
    among = links() if among is None else tuple(among)
    wanted = set()
    for address in addresses:
        try:
            wanted.add(ipaddress.ip_address(address.partition("%")[0]))
        except ValueError:
            return among
    if any(one.is_unspecified for one in wanted):
        return among
    return tuple(link for link in among if ipaddress.ip_address(link.address) in wanted)


def reachable(among: Iterable[Link] | None = None) -> tuple[str, ...]:
    """Return the addresses that a friend may type, the most promising first.

    Loopback addresses only if there is nothing else: then nobody but this machine can come.
    """
    among = links() if among is None else tuple(among)
    # A link-local IPv6 address needs the name of the friend's own interface behind it.
    open_ = [link for link in among if not link.is_loopback and not _is_zoned(link)]
    best = sorted(open_ or [link for link in among if link.is_loopback], key=_rank)
    return tuple(dict.fromkeys(link.address for link in best))[:MOST_ADDRESSES]


def broadcasts(among: Iterable[Link]) -> tuple[str, ...]:
    """Return the IPv4 addresses under which everybody in the networks of `among` hears."""
    every = []
    for link in among:
        network = link.network
        # A network of one or two has no such address.
        if isinstance(network, ipaddress.IPv4Network) and network.prefixlen < 31:
            every.append(str(network.broadcast_address))
    return tuple(dict.fromkeys(every))


def is_near(address: str, among: Iterable[Link]) -> bool:
    """Tell whether `address` is in a network of this machine: no router lies between."""
    try:
        sought = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return any(sought in link.network for link in among)


def _is_zoned(link: Link) -> bool:
    address = ipaddress.ip_address(link.address)
    return address.version == 6 and address.is_link_local


def preference(address: str) -> tuple[bool, int, bool]:
    """Return what addresses are sorted by, the most promising first, be they ours or another's."""
    plain = ipaddress.ip_address(address)
    return (
        # Given by the machine itself because nobody else did.
        plain.is_link_local,
        # Four numbers are easier to type.
        plain.version,
        not plain.is_private,
    )


def _rank(link: Link) -> tuple[bool, tuple[bool, int, bool]]:
    return _MADE_UP.match(link.interface) is not None, preference(link.address)
