"""Looking for tables in the network: by multicast DNS, and by asking everybody.

Tables appear and disappear; where nothing can be found, it says what to try. Nothing here raises,
and everything runs in threads of its own.
"""

from __future__ import annotations

import socket
import sys
import threading
import time
from collections import deque
from collections.abc import Callable

from app.core.data.value import value
from app.core.text.words import Words
from app.net.discovery.broadcast import ASK_PORT, QUESTION_LENGTH, new_nonce, question, read_answer
from app.net.discovery.discovery_troubles import seekers_troubles
from app.net.discovery.multicast import MOST_TABLES, MulticastSearch
from app.net.discovery.table_notice import TableNotice
from app.net.transport.addresses import MOST_ADDRESSES, Link, broadcasts, links
from app.net.transport.host_address import HostAddress
from app.net.transport.wakeable_socket import Waking

ASK_EVERY = 2.0
"""Seconds between two questions."""
BELIEVED = 7.0
"""Seconds that an answer is good for: one of three may be lost."""
MOST_ANSWERS = 100
"""To one question; more are not read."""
PATIENCE = 4.0
"""Seconds after which a table would have answered."""
LOOK_AGAIN = 10.0
"""Seconds between two looks whether what was announced is still there."""
LONGEST_CLOSE = 1.0
"""Seconds that closing waits."""
EVERYBODY = "255.255.255.255"
MYSELF = "127.0.0.1"

Multicast = Callable[[Callable[[], None], tuple[str, ...]], MulticastSearch]


@value
class FoundTable:
    """A table that says it is there."""

    notice: TableNotice
    addresses: tuple[HostAddress, ...]
    """Where to call, the most promising first."""


class Seeker:
    """The tables around, from construction to `close`."""

    def __init__(
        self,
        told: Callable[[], None],
        *,
        interfaces: tuple[str, ...] = (),
        targets: tuple[str, ...] = (),
        ask_port: int = ASK_PORT,
        among: Callable[[], tuple[Link, ...]] = links,
        multicast: Multicast = MulticastSearch,
        platform: str = sys.platform,
    ) -> None:
        """Begin to look; returns at once.

        `told` is called whenever `tables` or `troubles` changed, from another thread than this
        one, and not after `close` has returned. `interfaces` are the addresses that multicast is
        sent from and `targets` those that are asked: by default all, and everybody.
        """
        self._told = told
        self._interfaces = interfaces
        self._targets = targets
        self._ask_port = ask_port
        self._among = among
        self._multicast = multicast
        self._platform = platform
        self._begun = time.monotonic()
        self._answered: dict[tuple[TableNotice, str], float] = {}
        self._search: MulticastSearch | None = None
        self._problems: dict[str, OSError] = {}
        self._in_network = True
        self._nonces: deque[str] = deque(maxlen=3)
        self._last: tuple[tuple[FoundTable, ...], tuple[Words, ...]] = ((), ())
        self._lock = threading.RLock()
        self._waking = Waking()
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, name="seeker", daemon=True)
        self._thread.start()

    @property
    def tables(self) -> tuple[FoundTable, ...]:
        """The tables that are there now, by title."""
        return self._last[0]

    @property
    def troubles(self) -> tuple[Words, ...]:
        """Why there may be none, and what to try; empty while there is nothing to say."""
        return self._last[1]

    def close(self) -> None:
        """Stop looking; takes a moment, `LONGEST_CLOSE` at most."""
        if self._over.is_set():
            return
        self._over.set()
        self._waking.ring()
        self._thread.join(LONGEST_CLOSE)
        # Whoever is being told now has been told when this returns.
        with self._lock:
            pass

    # -- what is there -------------------------------------------------------------------------

    def _look(self) -> None:
        """Work out what is there, and tell if that is something else than before."""
        with self._lock:
            if self._over.is_set():
                return
            tables = self._found()
            troubles = seekers_troubles(
                in_network=self._in_network,
                problems=tuple(self._problems.values()),
                ways_left=len(self._problems) < 2,
                waited=time.monotonic() - self._begun >= PATIENCE,
                found=bool(tables),
                platform=self._platform,
            )
            if (tables, troubles) != self._last:
                self._last = (tables, troubles)
                self._told()

    def _found(self) -> tuple[FoundTable, ...]:
        now = time.monotonic()
        self._answered = {one: at for one, at in self._answered.items() if now - at < BELIEVED}
        every: dict[TableNotice, dict[HostAddress, None]] = {}
        # What came from an address can be reached there: it goes before what is only announced.
        for notice, address in self._answered:
            every.setdefault(notice, {})[HostAddress(address, notice.port)] = None
        for notice, addresses in self._search.found() if self._search is not None else ():
            every.setdefault(notice, {}).update(dict.fromkeys(addresses))
        tables = [
            FoundTable(notice, tuple(where)[:MOST_ADDRESSES]) for notice, where in every.items()
        ]
        return tuple(
            sorted(tables, key=lambda table: (table.notice.title, table.notice.mark))[:MOST_TABLES]
        )

    # -- the thread ---------------------------------------------------------------------------

    def _run(self) -> None:
        asking = self._asking()
        self._search = self._searching()
        look_again = self._begun + LOOK_AGAIN
        while not self._over.is_set():
            near = self._among()
            self._in_network = any(not link.is_loopback for link in near)
            if asking is not None:
                self._ask(asking, near)
            self._hear(asking, time.monotonic() + ASK_EVERY)
            if time.monotonic() >= look_again:
                look_again = time.monotonic() + LOOK_AGAIN
                if self._search is None:
                    self._search = self._searching()
                elif not self._over.is_set():
                    self._search.look_again()
        if self._search is not None:
            self._search.close()
        if asking is not None:
            asking.close()
        self._waking.close()

    def _searching(self) -> MulticastSearch | None:
        try:
            search = self._multicast(self._look, self._interfaces)
        except OSError as problem:
            self._problems["multicast"] = problem
            return None
        self._problems.pop("multicast", None)
        return search

    def _asking(self) -> socket.socket | None:
        asking = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            asking.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
            asking.bind(("", 0))
            asking.setblocking(False)
        except OSError as problem:
            asking.close()
            self._problems["broadcast"] = problem
            return None
        return asking

    def _ask(self, asking: socket.socket, near: tuple[Link, ...]) -> None:
        nonce = new_nonce()
        self._nonces.append(nonce)
        open_ = [link for link in near if not link.is_loopback]
        problem: OSError | None = None
        asked = False
        # A table on this very machine answers without any network.
        for target in self._targets or (MYSELF, EVERYBODY, *broadcasts(open_)):
            try:
                asking.sendto(question(nonce), (target, self._ask_port))
                asked = asked or target != MYSELF
            except OSError as refused:
                problem = refused
        if asked or problem is None:
            self._problems.pop("broadcast", None)
        else:
            self._problems["broadcast"] = problem

    def _hear(self, asking: socket.socket | None, until: float) -> None:
        """Take in answers until the next question is due, or the end."""
        answers = 0
        while not self._over.is_set():
            self._look()
            now = time.monotonic()
            if now >= until:
                return
            if answers == MOST_ANSWERS:
                # Somebody floods the network: what comes now is for the system to throw away.
                asking = None
            if not self._waking.received(asking, until - now) or asking is None:
                continue
            try:
                data, (address, _) = asking.recvfrom(QUESTION_LENGTH + 1)
            except OSError:
                # Windows tells here that nobody hears at some address.
                continue
            answers += 1
            notice = read_answer(data, self._nonces)
            if notice is not None and len(self._answered) < MOST_TABLES * MOST_ADDRESSES:
                with self._lock:
                    self._answered[notice, address] = now
