"""Telling the network that there is a table: by multicast DNS, and by answers to broadcasts.

Being found is a convenience: where it fails, whoever was invited comes by the address in the
invite. So nothing here raises, and everything runs in a thread of its own.
"""

from __future__ import annotations

import socket
import sys
import threading
import time
from collections.abc import Callable

from app.core.text.words import Words
from app.net.discovery.broadcast import ASK_PORT, QUESTION_LENGTH, Answers
from app.net.discovery.discovery_troubles import announcers_troubles
from app.net.discovery.multicast import MulticastAnnouncement
from app.net.discovery.table_notice import TableNotice
from app.net.transport.addresses import Link, links, reachable
from app.net.transport.wakeable_socket import Waking

LOOK_AFTER = 10.0
"""Seconds between two looks whether the machine has changed networks."""
TRY_AGAIN = 30.0
"""Seconds until a way that failed is tried again."""
LONGEST_CLOSE = 1.0
"""Seconds that closing waits for the goodbye."""

Multicast = Callable[[TableNotice, tuple[str, ...], tuple[str, ...]], MulticastAnnouncement]


class Announcer:
    """One table as the network hears of it, from construction to `close`."""

    def __init__(
        self,
        notice: TableNotice,
        *,
        interfaces: tuple[str, ...] = (),
        ask_port: int = ASK_PORT,
        among: Callable[[], tuple[Link, ...]] = links,
        multicast: Multicast = MulticastAnnouncement,
        platform: str = sys.platform,
    ) -> None:
        """Begin to announce; returns at once.

        `interfaces` are the addresses that multicast is sent from, all by default.
        """
        self.notice = notice
        self._interfaces = interfaces
        self._ask_port = ask_port
        self._among = among
        self._multicast = multicast
        self._platform = platform
        self._answers = Answers(notice)
        self._links: tuple[Link, ...] = ()
        self._problems: dict[str, OSError] = {}
        self._waking = Waking()
        self._over = threading.Event()
        self._begun = threading.Event()
        self._thread = threading.Thread(target=self._run, name="announcer", daemon=True)
        self._thread.start()

    @property
    def troubles(self) -> tuple[Words, ...]:
        """Why friends may not find the table by themselves, and what to do."""
        if not self._begun.is_set():
            return ()
        return announcers_troubles(
            in_network=any(not link.is_loopback for link in self._links),
            problems=tuple(self._problems.values()),
            ways_left=len(self._problems) < 2,
            platform=self._platform,
        )

    def wait(self, seconds: float) -> bool:
        """Wait until the table was announced as well as it can be; False if it takes longer."""
        return self._begun.wait(seconds)

    def close(self) -> None:
        """Say goodbye and stop; takes half a second, `LONGEST_CLOSE` at most."""
        if self._over.is_set():
            return
        self._over.set()
        self._waking.ring()
        self._thread.join(LONGEST_CLOSE)

    # -- the thread -----------------------------------------------------------------------------

    def _run(self) -> None:
        announced: MulticastAnnouncement | None = None
        heard: socket.socket | None = None
        again = 0.0
        while not self._over.is_set():
            now, found = time.monotonic(), self._among()
            if found != self._links and announced is not None:
                announced.close()
                announced = None
            changed = found != self._links
            self._links = found
            if heard is None and (changed or now >= again):
                heard = self._listening()
            if announced is None and (changed or now >= again):
                announced = self._announced(reachable(found))
            if changed or now >= again:
                again = now + TRY_AGAIN
            self._begun.set()
            self._answer(heard, now + LOOK_AFTER)
        if announced is not None:
            announced.close()
        if heard is not None:
            heard.close()
        self._waking.close()

    def _announced(self, where: tuple[str, ...]) -> MulticastAnnouncement | None:
        try:
            announced = self._multicast(self.notice, where, self._interfaces)
        except OSError as problem:
            self._problems["multicast"] = problem
            return None
        self._problems.pop("multicast", None)
        return announced

    def _listening(self) -> socket.socket | None:
        heard = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            # Two tables on one machine hear the same broadcasts.
            heard.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if sys.platform == "darwin":
                heard.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
            heard.bind(("", self._ask_port))
            heard.setblocking(False)
        except OSError as problem:
            heard.close()
            self._problems["broadcast"] = problem
            return None
        self._problems.pop("broadcast", None)
        return heard

    def _answer(self, heard: socket.socket | None, until: float) -> None:
        """Answer questions until the time comes to look around, or the end."""
        while not self._over.is_set():
            now = time.monotonic()
            if now >= until:
                return
            if not self._waking.received(heard, until - now) or heard is None:
                continue
            try:
                data, asker = heard.recvfrom(QUESTION_LENGTH + 1)
                answer = self._answers.to(data, asker[0], self._links, now)
                if answer is not None:
                    heard.sendto(answer, asker)
            except OSError:
                # Windows tells here that an earlier answer found nobody; the next one may.
                continue
