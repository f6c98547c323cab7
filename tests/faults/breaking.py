"""What breaks on an evening: cables, the network, hosts, guests, disks, clocks."""

from __future__ import annotations

import asyncio
import shutil
import signal
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from app.store.tables.table_file_words import SUFFIX
from tests.faults import truth
from tests.faults.cable import TRICKS
from tests.faults.host_process import copied, ended, started
from tests.helpers.ports import free_port
from tests.helpers.power_cut import cut_to, lines_of

if TYPE_CHECKING:
    from tests.faults.evening import Evening


async def cable_cut(evening: Evening) -> None:
    evening.one().cable.cut(gently=evening.chance.random() < 0.3)


async def all_cables_cut(evening: Evening) -> None:
    for one in evening.seats:
        one.cable.cut()


async def tcp_spoilt(evening: Evening) -> None:
    """A piece of the stream is cut off, doubled, left out, changed, or comes too late."""
    evening.one().cable.play_trick(evening.chance.choice(TRICKS))


async def cable_held(evening: Evening) -> None:
    cable = evening.one().cable
    cable.hold(holding=True)
    await asyncio.sleep(evening.chance.uniform(0.05, 0.4))
    if evening.chance.random() < 0.5:
        cable.cut()
    cable.hold(holding=False)


async def cable_slow(evening: Evening) -> None:
    cable = evening.one().cable
    cable.delay = evening.chance.uniform(0.005, 0.08)
    evening.undo.append(cable.mend)


async def cable_swallows(evening: Evening) -> None:
    cable = evening.one().cable
    cable.swallowing = True
    await asyncio.sleep(evening.chance.uniform(0.05, 0.4))
    evening.undo.append(cable.mend)


async def network_gone(evening: Evening) -> None:
    for one in evening.seats:
        one.cable.refusing = True
        one.cable.cut()
    await asyncio.sleep(evening.chance.uniform(0.05, 0.6))
    for one in evening.seats:
        one.cable.refusing = False


async def host_killed(evening: Evening) -> None:
    evening.host.kill()
    await asyncio.sleep(evening.chance.choice((0.0, 0.0, 0.4)))
    await evening.start_again()


async def power_failed(evening: Evening) -> None:
    """The host's machine goes out, and the last of what was written to its file is gone."""
    evening.host.kill()
    lines = lines_of(evening.file)
    evening.read_then |= truth.names_read(truth.read(evening.file), evening.eyes)
    # The header and the laying of the table are there since the beginning.
    kept = max(2, len(lines) - evening.chance.choice((1, 1, 2, 3, 6, 12, 40)))
    within = evening.chance.random() < 0.4
    lost = cut_to(evening.file, kept, within=within)
    evening.cuts.append(truth.Cut.of(lines[:kept], lost))
    evening.note(f"  {len(lost)} lines are gone" + (", one of them in part" if within else ""))
    await asyncio.sleep(evening.chance.choice((0.0, 0.0, 0.4)))
    await evening.start_again()


async def host_stopped(evening: Evening) -> None:
    """A laptop sleeps."""
    evening.host.signal(signal.SIGSTOP)
    await asyncio.sleep(evening.chance.uniform(0.05, 0.8))
    if evening.chance.random() < 0.3:
        evening.one().cable.cut()
    evening.host.signal(signal.SIGCONT)


async def host_ended(evening: Evening) -> None:
    """The host stops in good order, and goes on the next day; everybody comes anew."""
    assert await evening.host.end() == 0
    await evening.start_again()
    for one in evening.seats:
        await evening.again(one, new_machine=False)


async def machine_moved(evening: Evening) -> None:
    """The game goes on on another machine, from its files; or from the table's file alone."""
    killed = evening.chance.random() < 0.5
    if killed:
        evening.host.kill()
    else:
        assert await evening.host.end() == 0
    file, private = evening.file, evening.file.with_name(f"{evening.file.name}.host")
    there = evening.home / f"machine {evening.host.starts}" / file.name
    there.parent.mkdir()
    shutil.move(file, there)
    # A table that nobody sat at has none yet.
    both = private.exists() and evening.chance.random() < 0.7
    if both:
        shutil.move(private, there.with_name(private.name))
    evening.host.what, evening.host.port = (str(there),), free_port()
    await evening.start_again()
    for one in evening.seats:
        # The same name leads to another machine; with its key it is the same table.
        one.cable.goal = evening.host.port
        one.cable.cut()
    if not both:
        evening.note("  without the private file")
    for one in evening.seats:
        if not both:
            # Another invite leads to it now, and what was kept is of no use.
            one.process.kill()
            one.coming.pocket.unlink(missing_ok=True)
            invite = evening.through(one.cable, one.coming.role)
            one.coming = replace(one.coming, invite=invite)
        if not (both and killed):
            # A table that was closed, or another one, is come to anew.
            await evening.again(one, new_machine=not both)


async def guest_killed(evening: Evening) -> None:
    """Somebody comes back to the same machine."""
    await evening.again(evening.one(), new_machine=False)


async def guest_on_another_machine(evening: Evening) -> None:
    """Somebody comes back with the token of the seat alone."""
    players = [one for one in evening.seats if one.coming.pocket.exists()]
    await evening.again(evening.chance.choice(players or evening.seats), new_machine=bool(players))


async def guest_stopped(evening: Evening) -> None:
    process = evening.one().process
    process.signal(signal.SIGSTOP)
    await asyncio.sleep(evening.chance.uniform(0.05, 0.6))
    process.signal(signal.SIGCONT)


async def disk_full(evening: Evening) -> None:
    """The table's file may grow no further, or only a little; or nothing can be written."""
    if evening.disk is not None:
        pages = evening.chance.choice((0, 0, 1, 3))
        evening.note(f"  {pages} pages of room")
        evening.disk.fill(pages)
        evening.undo.append(evening.disk.free)
        await asyncio.sleep(evening.chance.uniform(0.05, 0.5))
        return
    room = evening.chance.choice((0, 1, 20, 300))
    largest = max(path.stat().st_size for path in evening.home.rglob("*") if path.is_file())
    size = max(evening.file.stat().st_size + room, *_private_sizes(evening))
    evening.note(f"  {room} bytes of room, the largest file has {largest}")
    evening.host.limit_files(size)
    host = evening.host

    def more_room() -> None:
        if host.ended is None:
            host.limit_files(None)

    evening.undo.append(more_room)
    await asyncio.sleep(evening.chance.uniform(0.05, 0.3))


async def clock_jumps(evening: Evening) -> None:
    evening.host.signal(signal.SIGUSR1)


async def second_host(evening: Evening) -> None:
    """Somebody hosts the same file once more: that is refused, and harms nobody."""
    other = evening.home / "other"
    other.mkdir(exist_ok=True)
    log = other / "host.log"
    begin = started if evening.host.fresh else copied
    process = begin(other, (str(evening.file),), free_port(), other / "out", log)
    assert await ended(process) != 0
    said = log.read_text(errors="replace")
    assert "Traceback" not in said, said
    assert "evening" in said or "-lan" in said, f"the second host said {said!r}"


def _private_sizes(evening: Evening) -> tuple[int, ...]:
    return (0, *(path.stat().st_size for path in evening.home.rglob(f"*{SUFFIX}.host")))


Fault = Callable[["Evening"], Awaitable[None]]

FAULTS: tuple[Fault, ...] = (
    *(cable_cut,) * 3,
    all_cables_cut,
    *(tcp_spoilt,) * 4,
    *(cable_held,) * 2,
    cable_slow,
    cable_swallows,
    network_gone,
    *(host_killed,) * 4,
    *(power_failed,) * 3,
    host_stopped,
    host_ended,
    machine_moved,
    *(guest_killed,) * 2,
    *(guest_on_another_machine,) * 2,
    guest_stopped,
    *(disk_full,) * 2,
    clock_jumps,
    second_host,
)
"""What may break, as often as it is likely to."""
