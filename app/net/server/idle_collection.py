"""When a process that does nothing but host runs Python's cycle collector: between messages."""

from __future__ import annotations

import asyncio

from app.core.data.cycle_collection import Collecting
from app.net.server.table_server import TableServer

EVERY = 0.25
"""Seconds between two looks at whether there is something to collect."""
RESTED = 120
"""Looks after which a table where nobody said anything is taken to be at rest: 30 seconds."""


async def collect_between(server: TableServer) -> None:
    """Collect cycles of the whole process until cancelled."""
    collecting = Collecting()
    heard, still = server.heard_so_far, 0
    try:
        while True:
            await asyncio.sleep(EVERY)
            still = still + 1 if server.heard_so_far == heard else 0
            heard = server.heard_so_far
            if still < RESTED:
                collecting.look()
            else:
                collecting.rest()
    finally:
        collecting.stop()
