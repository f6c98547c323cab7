"""The cable between one person and the host: a proxy that delays, holds, spoils and cuts.

Under TLS nothing can be changed unseen: whatever is dropped, doubled or spoilt must break the
connection, and the client must come back by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Literal

AT_ONCE = 65536
PATIENCE = 4.0
"""Seconds to reach the host."""

Trick = Literal["truncate", "duplicate", "drop", "spoil", "swap"]
TRICKS: tuple[Trick, ...] = ("truncate", "duplicate", "drop", "spoil", "swap")


class Cable:
    """A port on this machine that leads to the host, more or less well."""

    def __init__(self, goal: int, chance: random.Random) -> None:
        self.goal = goal
        """The host's port."""
        self.port = 0
        self.delay = 0.0
        """Seconds that a piece takes at most."""
        self.swallowing = False
        """Whether what goes in never comes out, with the connection still standing."""
        self.refusing = False
        """Whether nobody gets through."""
        self._chance = chance
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._trick: Trick | None = None
        self._ends: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def lay(self) -> None:
        """Begin to take connections."""
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def take_up(self) -> None:
        """End it."""
        assert self._server is not None
        self._server.close()
        self.cut()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- what may happen to it ----------------------------------------------------------------

    def cut(self, *, gently: bool = False) -> None:
        """End every connection: in good order, or as a pulled plug does."""
        for end in tuple(self._ends):
            if gently:
                end.close()
            else:
                end.transport.abort()

    def hold(self, holding: bool) -> None:
        """Let nothing through for now; all of it comes later."""
        if holding:
            self._flowing.clear()
        else:
            self._flowing.set()

    def play_trick(self, trick: Trick) -> None:
        """Do something to the next piece, whichever way it goes."""
        self._trick = trick

    def mend(self) -> None:
        """Be a good cable again. What was swallowed stays lost, so that connection ends."""
        self.delay, self._trick, self.refusing = 0.0, None, False
        if self.swallowing:
            self.swallowing = False
            self.cut()
        self.hold(holding=False)

    # -- passing on ---------------------------------------------------------------------------

    async def _take(self, near: asyncio.StreamReader, near_end: asyncio.StreamWriter) -> None:
        self._ends.add(near_end)
        if self.refusing:
            self._end(near_end)
            return
        try:
            far, far_end = await asyncio.wait_for(
                asyncio.open_connection("127.0.0.1", self.goal), PATIENCE
            )
        except (OSError, TimeoutError):
            self._end(near_end)
            return
        self._ends.add(far_end)
        for source, goal in ((near, far_end), (far, near_end)):
            task = asyncio.create_task(self._pass(source, goal, (near_end, far_end)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _end(self, end: asyncio.StreamWriter) -> None:
        self._ends.discard(end)
        end.transport.abort()

    async def _pass(
        self,
        source: asyncio.StreamReader,
        goal: asyncio.StreamWriter,
        ends: tuple[asyncio.StreamWriter, asyncio.StreamWriter],
    ) -> None:
        kept = b""
        with contextlib.suppress(OSError):
            while data := await source.read(AT_ONCE):
                await self._flowing.wait()
                if self.delay:
                    await asyncio.sleep(self._chance.uniform(0.0, self.delay))
                if self.swallowing:
                    continue
                trick, self._trick = self._trick, None
                if trick == "swap":
                    kept = data
                    continue
                goal.write(self._changed(data, trick) + kept)
                kept = b""
                await goal.drain()
                if trick == "truncate":
                    break
        for end in ends:
            self._ends.discard(end)
            # What was written before still goes out.
            end.close()

    def _changed(self, data: bytes, trick: Trick | None) -> bytes:
        if trick == "truncate":
            return data[: self._chance.randrange(len(data))]
        if trick == "duplicate":
            return data + data
        if trick == "drop":
            return b""
        if trick == "spoil":
            at = self._chance.randrange(len(data))
            return data[:at] + bytes((data[at] ^ 1 << self._chance.randrange(8),)) + data[at + 1 :]
        return data
