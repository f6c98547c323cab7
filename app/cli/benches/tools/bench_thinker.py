"""A computer player for the benches, which the shipped games have none of: it computes, and passes.

`python -m app.cli.benches.tools.bench_thinker` is the process in which it thinks;
with `host FILE` it is a host of the table in a file, at which it may play.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from math import inf
from pathlib import Path
from random import Random
from time import process_time
from typing import TYPE_CHECKING

from app.core.data.value import replace
from app.core.text.words import Words
from app.games.contracts.computer_contract import ComputerPlayer, Memory, Think
from app.games.game_registry import GAMES, USUAL

if TYPE_CHECKING:
    from app.core.intent import Step
    from app.core.view import SeatView
    from app.games.game_api import GameSpec

PLAYER, PONDERER = "computes", "ponders"
THOUGHT = 0.5
"""Seconds of a processor that the first takes for each question; the other takes all there are."""
COMMAND = (sys.executable, "-m", "app.cli.benches.tools.bench_thinker")


def _thinks(seconds: float) -> Think:
    def think(_view: SeatView, memory: Memory, chance: Random) -> tuple[Step | None, Memory]:
        """Be busy for a while, and wait for somebody else."""
        until = process_time() + seconds
        while process_time() < until:
            chance.random()
        return None, memory

    return think


def thoughtful() -> GameSpec:
    """Return the usual game with the players."""
    computes = ComputerPlayer(Words("Computes", "計算する人"), lambda _ahead: _thinks(THOUGHT))
    ponders = ComputerPlayer(Words("Ponders", "長考する人"), lambda _ahead: _thinks(inf))
    return replace(GAMES[USUAL], players={PLAYER: computes, PONDERER: ponders})


def _host(file: Path) -> None:
    """Host the table in a file, as `chabudai host --json` does."""
    from app.cli.support.host_teller import HostTeller  # noqa: PLC0415 - not to think
    from app.net.server.hosted_table import HostedTable  # noqa: PLC0415
    from app.net.server.hosting import Hosting  # noqa: PLC0415
    from app.net.server.idle_collection import collect_between  # noqa: PLC0415
    from app.session.room.lobby import Setup  # noqa: PLC0415

    spec = thoughtful()
    hosting = Hosting(spec, Setup(0), file, listen=("127.0.0.1",), think=COMMAND)

    async def host() -> None:
        tell = HostTeller("en", file, as_json=True)
        table = HostedTable(hosting, {spec.id: spec}.get, tell)
        collecting = asyncio.create_task(collect_between(table.server))
        try:
            await table.run()
        finally:
            collecting.cancel()

    gc.disable()
    asyncio.run(host())


if __name__ == "__main__":
    if sys.argv[1:2] == ["host"]:
        _host(Path(sys.argv[2]))
    else:
        from app.cli.verbs.think_verb import think_for_others

        think_for_others({USUAL: thoughtful()})
