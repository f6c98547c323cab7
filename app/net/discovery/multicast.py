"""Tables by multicast DNS: the way in which networks find printers (zeroconf, Bonjour).

The library has a thread of its own, and what is called back is called from there.
"""

from __future__ import annotations

import contextlib
import ipaddress
import re
import threading
from collections.abc import Callable, Iterable

from zeroconf import (
    Error,
    InterfaceChoice,
    IPVersion,
    ServiceBrowser,
    ServiceInfo,
    ServiceListener,
    Zeroconf,
)

from app.net.discovery.table_notice import TableNotice, read_notice
from app.net.transport.addresses import MOST_ADDRESSES, preference
from app.net.transport.host_address import HostAddress, host_name

SERVICE = "_chabudai._tcp.local."
LASTS = 30
"""Seconds that others may believe in a host whose machine went away without a word."""
ASKING = 500
"""Milliseconds that a table has to tell its details."""
MOST_TABLES = 64
"""Tables that are shown at once: a network full of made-up ones fills no memory."""


def _opened(interfaces: tuple[str, ...]) -> Zeroconf:
    """Return the library on these interfaces, on all of them if none is named. Raises OSError."""
    try:
        if interfaces:
            return Zeroconf(interfaces=list(interfaces), use_asyncio=False)
        try:
            return Zeroconf(InterfaceChoice.All, ip_version=IPVersion.All, use_asyncio=False)
        except OSError:
            # IPv6 is switched off.
            return Zeroconf(InterfaceChoice.All, ip_version=IPVersion.V4Only, use_asyncio=False)
    except (Error, RuntimeError) as problem:
        raise OSError(str(problem)) from problem


class MulticastAnnouncement:
    """One table as it is announced, from construction to `close`; both take half a second."""

    def __init__(
        self, notice: TableNotice, addresses: Iterable[str], interfaces: tuple[str, ...] = ()
    ) -> None:
        """Announce. Raises OSError where multicast does not work."""
        self._zeroconf = _opened(interfaces)
        own = f"chabudai-{notice.mark}"
        info = ServiceInfo(
            SERVICE,
            f"{own}.{SERVICE}",
            port=notice.port,
            properties={
                "title": notice.title,
                "game": notice.game,
                "version": str(notice.version),
                "mark": notice.mark,
            },
            server=f"{own}.local.",
            parsed_addresses=list(addresses),
            host_ttl=LASTS,
            other_ttl=LASTS,
        )
        try:
            # Nobody else has the fingerprint: whether the name is free need not be asked.
            self._zeroconf.register_service(info, cooperating_responders=True)
        except (Error, OSError, TimeoutError, RuntimeError) as problem:
            self.close()
            raise OSError(str(problem)) from problem

    def close(self) -> None:
        """Say that the table is gone, and stop."""
        with contextlib.suppress(Error, OSError, TimeoutError, RuntimeError):
            self._zeroconf.close()


class MulticastSearch(ServiceListener):
    """The tables that announce themselves, from construction to `close`."""

    def __init__(self, told: Callable[[], None], interfaces: tuple[str, ...] = ()) -> None:
        """Begin to look; `told` hears of changes, from another thread. Raises OSError."""
        self._told = told
        self._lock = threading.Lock()
        self._found: dict[str, tuple[TableNotice, tuple[HostAddress, ...]]] = {}
        self._closed = False
        self._browser: ServiceBrowser | None = None
        self._zeroconf = _opened(interfaces)
        try:
            self._browser = ServiceBrowser(self._zeroconf, SERVICE, listener=self)
        except (Error, RuntimeError) as problem:
            self.close()
            raise OSError(str(problem)) from problem

    def found(self) -> tuple[tuple[TableNotice, tuple[HostAddress, ...]], ...]:
        """Return the tables that are announced now, with where they are."""
        with self._lock:
            return tuple(self._found.values())

    def look_again(self) -> None:
        """Ask for the tables whose word has run out; may take `ASKING` for each that is gone."""
        with self._lock:
            names = tuple(self._found)
        for name in names:
            self._look(name)

    def close(self) -> None:
        """Stop looking; waits for the details of one table, at most."""
        self._closed = True
        with contextlib.suppress(Error, OSError, TimeoutError, RuntimeError):
            if self._browser is not None:
                self._browser.cancel()
            self._zeroconf.close()

    # -- what the library calls, in a thread of its own ---------------------------------------

    def add_service(self, zc: Zeroconf, type_: str, name: str) -> None:  # noqa: ARG002 - theirs
        """Take in a table."""
        self._look(name)

    def update_service(self, zc: Zeroconf, type_: str, name: str) -> None:  # noqa: ARG002
        """Take in what changed of a table."""
        self._look(name)

    def remove_service(self, zc: Zeroconf, type_: str, name: str) -> None:  # noqa: ARG002
        """Let go of a table that said goodbye."""
        self._note(name, None)

    def _look(self, name: str) -> None:
        if self._closed:
            return
        info = ServiceInfo(SERVICE, name)
        try:
            if not info.load_from_cache(self._zeroconf):
                info.request(self._zeroconf, ASKING)
            self._note(name, _understood(info))
        except (Error, OSError, TimeoutError, RuntimeError, ValueError):
            # What cannot be asked is not shown; the library is being closed, most of the time.
            self._note(name, None)

    def _note(self, name: str, found: tuple[TableNotice, tuple[HostAddress, ...]] | None) -> None:
        with self._lock:
            if found == self._found.get(name):
                return
            if found is None:
                del self._found[name]
            elif name in self._found or len(self._found) < MOST_TABLES:
                self._found[name] = found
            else:
                return
        if not self._closed:
            self._told()


def _understood(info: ServiceInfo) -> tuple[TableNotice, tuple[HostAddress, ...]] | None:
    said = info.decoded_properties
    version = said.get("version") or ""
    notice = read_notice(
        {
            **said,
            "port": info.port,
            "version": int(version) if re.fullmatch("[0-9]{1,4}", version) else None,
        }
    )
    if notice is None:
        return None
    hosts = _hosts(info.parsed_scoped_addresses())
    return (notice, tuple([HostAddress(one, notice.port) for one in hosts])) if hosts else None


def _hosts(announced: Iterable[str]) -> list[str]:
    """Return the addresses that one machine can have, the most promising first."""
    hosts = []
    for address in announced:
        with contextlib.suppress(ValueError):
            if not ipaddress.ip_address(address).is_multicast:
                hosts.append(host_name(address))
    # The library forgets in which order they were announced.
    return sorted(hosts, key=preference)[:MOST_ADDRESSES]
