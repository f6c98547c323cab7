"""Benches of a hosted table: over loopback TLS, host and guests in processes of their own."""

from __future__ import annotations

import os
import tempfile
import threading
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

from app.cli.benches.tools.bench_figures import Figures, figures
from app.cli.benches.tools.bench_thinker import COMMAND, PLAYER
from app.cli.benches.tools.byte_counter import ByteCounter
from app.cli.benches.tools.hosted_tables import (
    CHABUDAI,
    PATIENCE,
    FarPlayer,
    Guests,
    Hosted,
    hosted_table,
)
from app.cli.benches.tools.lan_guest import Far, collecting
from app.cli.benches.tools.queue_watch import QueueWatch
from app.cli.benches.tools.scripted_play import NAMES
from app.core.intent import Flip, Shuffle
from app.core.intents.agreement_intents import SetOptions
from app.games.contracts.computer_contract import played_by
from app.net.auth.invite import Invite, read_invite, write_invite
from app.net.transport.limits import MOST_UNREAD, REQUESTS_A_SECOND

MOVES = 1000
WARM = 100
"""Gestures before any is counted."""
BURST = 400
LOAD_SECONDS = 60.0
LOAD_RATE = 40.0
"""Gestures a second of all players together."""
MOST_TRIES = 20
SOAK = (2000, 8000)
"""Gestures until the first and the second look at what a host holds."""
SOAK_RATE = 60.0
"""Gestures a second of both players together."""
LOTS = 10
"""One gesture in so many draws lots besides those of the script: one in six of all together."""
QUIET = 0.004
"""Seconds for what is still on the wire when bytes are counted."""


def _moves(gestures: int) -> Figures:
    with hosted_table(gestures) as hosted:
        invite = hosted.said["invite"]
        far = Far(invite, "Aki")
        _ = far.seat
        guests = Guests(invite, 1, "player")
        player, sent = FarPlayer(far, 1), dict[int, float]()
        with collecting():
            for made in range(WARM + MOVES):
                player.make(sent)
                if made % BURST == BURST - 1:
                    # One gesture after the other is more than a client may send on the long run.
                    time.sleep(1.5 * BURST / REQUESTS_A_SECOND)
        (knew,) = guests.knew()
        far.table.close()
    taken = [knew[node] - before for node, before in sent.items() if node in knew]
    return figures([1000 * seconds for seconds in taken[WARM:]], "ms")


def lan_move() -> Figures:
    """Gesture sent by one player to fact folded at the other, at the beginning of a game."""
    return _moves(10)


def lan_move_10000() -> Figures:
    """The same after 10,000 gestures."""
    return _moves(10_000)


def lan_bytes() -> Figures:
    """Bytes on the wire, TLS included, to one other seat for a simple move."""
    with hosted_table(10) as hosted, ByteCounter(hosted.said["port"]) as counter:
        invite = read_invite(hosted.said["invite"])
        through = Invite(invite.hosts, counter.port, invite.pin, invite.secret)
        far = Far(hosted.said["invite"], "Aki")
        _ = far.seat
        other = Far(write_invite(through), "Ren")
        _ = other.seat
        time.sleep(0.2)
        player, sizes = FarPlayer(far, 1), list[float]()
        for _ in range(300):
            before, known = counter.count, len(other.knew)
            if not player.make({}):
                continue
            _wait(lambda known=known: len(other.knew) > known)  # type: ignore[misc]
            time.sleep(QUIET)
            sizes.append(counter.count - before)
        far.table.close()
        other.table.close()
    return figures(sizes, "B")


def lan_load() -> Figures:
    """Gesture to the last of 24 clients: two players, two judges, twenty spectators."""
    return _load()[0]


def lan_load_queue() -> Figures:
    """Bytes that wait for the client that is furthest behind, looked at again and again."""
    return _load()[1]


def lan_load_four() -> Figures:
    """Gesture to the last of 24 clients: four players, each for themselves, twenty spectators."""
    return _load(four=True)[0]


def lan_load_thinking() -> Figures:
    """The load while a computer at one of the seats thinks about every table it is told of."""
    return _load(thinking=True)[0]


@cache
def _load(*, thinking: bool = False, four: bool = False) -> tuple[Figures, Figures]:
    """Play under load, once for both figures.

    Four people make the gestures: two players and two judges, who see and are told more than a
    player is, or `four` players. While a computer is `thinking` at the second seat, its person
    plays on.
    """
    seconds = float(os.environ.get("CHABUDAI_LOAD_SECONDS") or LOAD_SECONDS)
    command = COMMAND if thinking else CHABUDAI
    with hosted_table(10, locked=False, four=four, command=command) as hosted:
        invite = hosted.said["invite"]
        players = [Far(invite, name) for name in (NAMES if four else NAMES[:2])]
        if not four:
            players += [Far(hosted.said["judge_invite"], name, "judge") for name in ("Umi", "Sora")]
        for far in players:
            _ = far.seat
        if thinking:
            FarPlayer(players[0], 0).make({}, SetOptions((played_by(1, PLAYER),)))
        crowd = [Guests(invite, 10, "spectator") for _ in range(2)]
        sent: dict[int, float] = {}
        began = time.perf_counter() + 0.1
        threads = [
            threading.Thread(
                target=_play,
                args=(far, number, sent, began + number / LOAD_RATE, began + seconds),
            )
            for number, far in enumerate(players)
        ]
        with collecting(), QueueWatch(hosted.said["port"]) as queues:
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        time.sleep(0.5)
        knew = [one for guests in crowd for one in guests.knew()]
        knew += [dict(far.knew) for far in players]
        for far in players:
            far.table.close()
    taken = []
    for node, before in sent.items():
        if not all(node in one for one in knew):
            raise RuntimeError(f"step {node} never reached everybody")
        taken.append(1000 * (max(one[node] for one in knew) - before))
    if max(queues.waited) > MOST_UNREAD:
        raise RuntimeError(f"{max(queues.waited)} bytes waited for one client")
    return figures(taken, "ms"), figures([float(waited) for waited in queues.waited], "B")


def _play(far: Far, seed: int, sent: dict[int, float], due: float, until: float) -> None:
    """Play as fast as one of four should, from when it is due until the time is over.

    Each begins a quarter of a pause after the one before: 40 gestures a second, and not four at the
    same moment ten times a second.
    """
    player, pause = FarPlayer(far, seed), 4.0 / LOAD_RATE
    while due < until:
        time.sleep(max(0.0, due - time.perf_counter()))
        # What the table refuses, since others were quicker, is no gesture: another is made instead.
        tries = 0
        while not player.make(sent) and tries < MOST_TRIES:
            tries += 1
        due += pause


def host_rss() -> Figures:
    """Megabytes of the host with one table of 2,000 gestures and two guests."""
    with hosted_table(2000) as hosted:
        guests = [Far(hosted.said["invite"], name) for name in ("Aki", "Ren")]
        for guest in guests:
            _ = guest.seat
        player = FarPlayer(guests[0], 1)
        for _ in range(50):
            player.make({})
        held = hosted.memory()
        for guest in guests:
            guest.table.close()
    return figures([held], "MB")


def host_growth() -> Figures:
    """Bytes that a host holds for each gesture of a long evening in which two players draw lots.

    From when its caches are full: `CHABUDAI_SOAK_GESTURES` is how many gestures are made in all.
    """
    first, last = SOAK[0], int(os.environ.get("CHABUDAI_SOAK_GESTURES") or SOAK[1])
    with hosted_table(10, locked=False, mixed=True) as hosted:
        far = [Far(hosted.said["invite"], name) for name in ("Aki", "Ren")]
        players = [FarPlayer(one, seed) for seed, one in enumerate(far)]
        lots = (Flip(), Shuffle("deck.0"), Shuffle("deck.1"))
        held = hosted.memory()
        due = time.perf_counter()
        for made in range(last):
            due = max(due + 1.0 / SOAK_RATE, time.perf_counter())
            time.sleep(max(0.0, due - time.perf_counter()))
            which, seat = divmod(made, 2)
            lot = None if which % LOTS else lots[which // LOTS % len(lots)]
            while not players[seat].make({}, lot):
                lot = None
            if made == first:
                held = hosted.memory()
        grown = hosted.memory() - held
        for one in far:
            one.table.close()
    return figures([grown * 2**20 / (last - first)], "B")


def host_ready() -> Figures:
    """Seconds from `chabudai host` to a table that can be joined."""
    taken = []
    for _ in range(7):
        with tempfile.TemporaryDirectory(prefix="chabudai-bench-") as home:
            hosted = Hosted(Path(home), "--seats", "2")
            taken.append(hosted.ready)
            hosted.close()
    return figures(taken, "s")


def rejoin_2000() -> Figures:
    """Seconds from a lost connection to the whole view, in a game of 2,000 gestures."""
    taken = []
    with hosted_table(2000) as hosted:
        far = Far(hosted.said["invite"], "Aki")
        _ = far.seat
        for _ in range(10):
            time.sleep(0.1)
            far.placed.clear()
            before = time.perf_counter()
            far.client.lose()
            if not far.placed.wait(PATIENCE):
                raise RuntimeError("never came back")
            taken.append(time.perf_counter() - before)
        far.table.close()
    return figures(taken, "s")


def _wait(thing: Callable[[], bool]) -> None:
    until = time.perf_counter() + PATIENCE
    while not thing():
        if time.perf_counter() > until:
            raise RuntimeError("it never came")
        time.sleep(0.0005)
