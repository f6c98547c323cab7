"""Lets the network know of an open table, and its host of why friends may not find it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.net.server.hosting import Hosting
from app.net.transport.addresses import links_at
from app.net.transport.versions import SPOKEN

if TYPE_CHECKING:
    from app.net.discovery.announcer import Announcer


class TableAnnouncing:
    """Silent until it begins: a table that has no title is announced to nobody."""

    def __init__(self, told: Callable[[Words], None]) -> None:
        self._told = told
        self._announcer: Announcer | None = None
        self._troubles: tuple[Words, ...] = ()
        """Why the table may not be found, as far as it was told."""

    def begin(self, hosting: Hosting, game: str, port: int, fingerprint: bytes) -> None:
        """Let the network know of the table, where it listens and nowhere else."""
        from app.net.discovery.announcer import Announcer  # noqa: PLC0415 - the table is open by now
        from app.net.discovery.table_notice import notice_of  # noqa: PLC0415

        notice = notice_of(hosting.title, game, port, SPOKEN.newest, fingerprint)
        listen = hosting.listen
        if not listen:
            self._announcer = Announcer(notice)
            return
        interfaces = tuple(link.address for link in links_at(listen))
        self._announcer = Announcer(notice, interfaces=interfaces, among=lambda: links_at(listen))

    def tell_troubles(self) -> None:
        """Say once why friends may not find the table."""
        troubles = self._announcer.troubles if self._announcer is not None else ()
        for words in troubles:
            if words not in self._troubles:
                self._told(words)
        self._troubles = troubles

    async def close(self) -> None:
        """Take the table back from the network."""
        if self._announcer is not None:
            await asyncio.to_thread(self._announcer.close)
