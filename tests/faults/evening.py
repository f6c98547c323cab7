"""One evening at a hosted table on which everything breaks, and how it ends.

Real processes, real sockets. What breaks follows from the seed alone; when exactly it hits is the
machine's doing.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from app.core.ids import SPECTATOR, SeatId
from app.games.game_registry import USUAL
from app.net.auth.client_key import new_key
from app.net.auth.invite import Invite, read_invite, write_invite
from app.session.room.messages.from_people import Role
from app.store.tables.table_file_words import SUFFIX
from tests.faults import truth
from tests.faults.cable import TRICKS, Cable
from tests.faults.disk import SmallDisk, may_be_mounted
from tests.faults.evening_table import DECKS, lay_evening
from tests.faults.guest import Coming, GuestProcess
from tests.faults.host_process import HostProcess, NotBegunError, copied, ended, started
from tests.faults.loaded import load_all
from tests.helpers.ports import free_port
from tests.helpers.power_cut import cut_to, lines_of

PATIENCE = 40.0
"""Seconds after which what has to come to rest never will."""
MOST_MEMORY = 130.0
"""Megabytes of a host with its clients; the table itself is small."""
FRESH = 0.15
"""How many of the hosts are started from the command line."""
SMALL = 0.25
"""How many of them have a small disk of their own, where that is allowed."""
_FULL = "the disk is full. Make room, or choose another place.\n"
"""How a host ends that cannot begin."""
NAMES = ("Aki", "Ren", "Mio", "Kai")
BESIDE = "Sora"
"""Who watches, or judges."""


@dataclass
class Seat:
    """One of the people, on whatever machine they are now."""

    coming: Coming
    cable: Cable
    process: GuestProcess
    last: dict[str, Any] = field(default_factory=dict)
    """What was reported last."""


@dataclass
class Outcome:
    """What came of an evening."""

    seed: int
    faults: Counter[str]
    answers: int = 0
    done: Counter[str] = field(default_factory=Counter)
    """How often each kind of gesture was accepted, procedures by their names."""
    steps: int = 0
    names: int = 0
    """Names of cards that somebody was sent, each of them theirs to read."""
    roll_backs: int = 0
    """Times that the host came back with less, and the record shows it."""
    memory: float = 0.0


class EveningError(AssertionError):
    """An evening that did not end as it should: what was done, and what is wrong."""


async def spend(seed: int, keep: Path | None = None, game: str = USUAL) -> Outcome:
    """Spend the evening of a seed at a table of `game`. Raises EveningError."""
    load_all(game)
    home = Path(tempfile.mkdtemp(prefix="chabudai-faults-"))
    evening = _Evening(seed, home, game)
    try:
        await asyncio.wait_for(evening.spend(), 4 * PATIENCE)
    except BaseException as problem:
        if keep is not None:
            shutil.copytree(home, keep / f"seed-{seed}", dirs_exist_ok=True)
        if isinstance(problem, asyncio.CancelledError | KeyboardInterrupt):
            raise
        raise EveningError(evening.story(problem)) from problem
    finally:
        await evening.put_away()
        shutil.rmtree(home, ignore_errors=True)
    return evening.outcome


class _Evening:
    def __init__(self, seed: int, home: Path, game: str) -> None:
        self.seed = seed
        self.game = game
        self.names = NAMES[: len(DECKS[game])]
        """Who plays."""
        self.home = home
        self.chance = random.Random(f"evening {seed}")
        self.outcome = Outcome(seed, Counter())
        self.done: list[str] = []
        self.began = time.monotonic()
        self.seats: list[Seat] = []
        self.playing = False
        small = self.chance.random() < SMALL and may_be_mounted()
        self.disk = SmallDisk(home / "disk") if small else None
        """The disk of the host's files, where it is one of their own."""
        self.place = home if self.disk is None else self.disk.folder
        self.laid = True
        """Whether a file is hosted, and no table that is still to be laid."""
        # Some from the command line; the others are there at once.
        fresh = self.chance.random() < FRESH
        self.host = HostProcess(home, self._what(), free_port(), fresh=fresh, data=self.place)
        self.undo: list[Callable[[], None]] = []
        """What mends what is broken just now."""
        self.cuts: list[truth.Cut] = []
        """What power failures took from the file."""
        self.read_then = truth.Names()
        """Which cards everybody may have read before a power failure."""

    def _what(self) -> tuple[str, ...]:
        """Return what is hosted: a file, or the decks of a table that is still to be laid."""
        if self.chance.random() < 0.2:
            self.laid = False
            chosen = () if self.game == USUAL else ("--game", self.game)
            return (*chosen, *DECKS[self.game])
        file = self.place / f"evening{SUFFIX}"
        lay_evening(file, self.game, self.names, self.chance)
        return (str(file),)

    @property
    def _eyes(self) -> tuple[SeatId, ...]:
        """Whoever may not read everything."""
        return (*range(len(self.names)), SPECTATOR)

    @property
    def file(self) -> Path:
        """The table's file."""
        (file,) = (*self.home.rglob(f"*{SUFFIX}"),)
        return file

    def note(self, what: str) -> None:
        self.done.append(f"{time.monotonic() - self.began:6.2f} s  {what}")

    def story(self, problem: BaseException) -> str:
        """Return what happened, for whoever looks into it."""
        said = [f"seed {self.seed}: {type(problem).__name__}: {problem}", *self.done]
        said += [f"{one.coming.name}: {one.last}" for one in self.seats]
        for log in (self.host.log, *self.home.glob("*.errors")):
            if log.exists() and log.stat().st_size:
                said += [f"--- {log.name}", log.read_text(errors="replace")[-3000:]]
        return "\n".join(said)

    # -- the evening --------------------------------------------------------------------------

    async def spend(self) -> None:
        await self.host.start()
        await self._come()
        self.playing = True
        self._tell("play")
        if self.chance.random() < 0.9:
            await asyncio.sleep(self.chance.uniform(0.05, 0.3))
        for _ in range(self.chance.randint(3, 7)):
            fault = self.chance.choice(_FAULTS)
            name = fault.__name__.strip("_")
            self.outcome.faults[name] += 1
            self.note(name)
            await fault(self)
            self._check_alive()
            await asyncio.sleep(self.chance.uniform(0.0, 0.3))
            if self.chance.random() < 0.5:
                self._mend()
        await self._come_to_rest()
        await self._go_home()

    async def _come(self) -> None:
        third: tuple[Role, ...] = ("spectator", "judge")
        roles: list[tuple[str, Role, int | None]] = [
            (name, "player", seat) for seat, name in enumerate(self.names)
        ]
        if self.chance.random() < 0.5:
            roles.append((BESIDE, self.chance.choice(third), None))
            self.chance.shuffle(roles)
        for name, role, seat in roles:
            cable = Cable(self.host.port, random.Random(f"{name} {self.seed}"))
            await cable.lay()
            coming = Coming(
                self.game,
                name,
                self._through(cable, _invite_of(role)),
                role,
                seat,
                new_key(),
                self.home / f"{name}.pocket",
                self.home / f"{name}.notes",
                f"{self.seed} 1",
            )
            self.seats.append(Seat(coming, cable, self._at_the_table(coming)))
        await self._wait(lambda: all(one.last.get("seated") for one in self.seats), "came in")
        if not self.laid:
            # From now on the table is its file.
            self.host.what = (str(self.file),)

    def _at_the_table(self, coming: Coming) -> GuestProcess:
        return GuestProcess(coming, self.home / f"{coming.name}.errors")

    def _through(self, cable: Cable, which: str) -> str:
        invite = read_invite(self.host.said[which])
        ours = Invite(invite.hosts, cable.port, invite.pin, invite.secret, invite.role)
        return write_invite(ours)

    def _tell(self, word: str) -> None:
        for one in self.seats:
            one.process.tell(word)

    async def _wait(self, thing: Callable[[], bool], what: str) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            self._tell("report")
            await asyncio.sleep(0.05)
            self._check_alive()
            for one in self.seats:
                for report in one.process.reports():
                    one.last = report
                if one.last.get("code") == "no-answer":
                    # A program that never was at the table gives up; the person tries again.
                    self.note(f"{one.coming.name} tries again")
                    await self._again(one, new_machine=False)
            if thing():
                return
            assert time.monotonic() < until, f"they never {what}"

    def _check_alive(self) -> None:
        assert self.host.ended is None, f"the host ended by itself with {self.host.ended}"
        for one in self.seats:
            code = one.process.ended
            assert code is None, f"{one.coming.name}’s program ended by itself with {code}"

    def _mend(self) -> None:
        undo, self.undo = self.undo, []
        for mend in undo:
            mend()

    async def _come_to_rest(self) -> None:
        self._mend()
        for one in self.seats:
            one.cable.mend()
        self.note("calm")
        self.playing = False
        self._tell("stop")
        await self._wait(
            lambda: all(one.last.get("state") == "inside" for one in self.seats), "sat"
        )
        for one in self.seats:
            one.last = {}
        self._tell("last word")
        await self._wait(self._is_at_rest, "came to rest")
        host = truth.read(self.file)
        reports = [one.last for one in self.seats]
        truth.check_views(host, reports)
        notes = truth.notes_of(self.home)
        self.outcome.answers = truth.check_answers(host, notes, self.cuts)
        self.outcome.done = truth.accepted_kinds(notes)
        self.outcome.roll_backs = truth.check_chance(host, self.cuts)
        truth.check_told(notes, self.cuts)
        truth.check_cards(host)
        read = self.read_then | truth.names_read(host, self._eyes)
        eyes = {one["name"]: one["eyes"] for one in reports}
        self.outcome.names = truth.check_names(host, notes, eyes, read)
        self.outcome.steps = len(host.tree.nodes)

    def _is_at_rest(self) -> bool:
        reports = [one.last for one in self.seats]
        # Reading the file is dear, so the cheap question comes first.
        if len({one.get("node", -1) for one in reports}) > 1 or any(
            one.get("open", 1) for one in reports
        ):
            return False
        return truth.is_at_rest(truth.read(self.file), reports)

    async def _go_home(self) -> None:
        """End everything in good order: nothing may be in the file that was not, nor be lost."""
        before = truth.read(self.file).tree.nodes
        self._tell("leave")
        until = time.monotonic() + PATIENCE
        while any(one.process.ended is None for one in self.seats):
            assert time.monotonic() < until, "somebody’s program does not end"
            await asyncio.sleep(0.01)
        codes = {one.coming.name: one.process.ended for one in self.seats}
        assert not any(codes.values()), f"ended with {codes}"
        code = await self.host.end()
        assert code == 0, f"the host ended with {code}"
        assert truth.read(self.file).tree.nodes == before
        self.outcome.memory = self.host.most_memory
        assert self.host.most_memory < MOST_MEMORY, f"{self.host.most_memory:.0f} MB of memory"
        for log in (self.host.log, *self.home.glob("*.errors")):
            if log.exists():
                assert "Traceback" not in log.read_text(errors="replace"), f"{log.name}"

    async def put_away(self) -> None:
        """Leave nothing behind."""
        for one in self.seats:
            one.process.kill()
            await one.cable.take_up()
        self.host.put_away()
        if self.disk is not None:
            self.disk.close()

    # -- what breaks --------------------------------------------------------------------------

    def _one(self) -> Seat:
        return self.chance.choice(self.seats)

    async def _cable_cut(self) -> None:
        self._one().cable.cut(gently=self.chance.random() < 0.3)

    async def _all_cables_cut(self) -> None:
        for one in self.seats:
            one.cable.cut()

    async def _tcp_spoilt(self) -> None:
        """A piece of the stream is cut off, doubled, left out, changed, or comes too late."""
        self._one().cable.play_trick(self.chance.choice(TRICKS))

    async def _cable_held(self) -> None:
        cable = self._one().cable
        cable.hold(holding=True)
        await asyncio.sleep(self.chance.uniform(0.05, 0.4))
        if self.chance.random() < 0.5:
            cable.cut()
        cable.hold(holding=False)

    async def _cable_slow(self) -> None:
        cable = self._one().cable
        cable.delay = self.chance.uniform(0.005, 0.08)
        self.undo.append(cable.mend)

    async def _cable_swallows(self) -> None:
        cable = self._one().cable
        cable.swallowing = True
        await asyncio.sleep(self.chance.uniform(0.05, 0.4))
        self.undo.append(cable.mend)

    async def _network_gone(self) -> None:
        for one in self.seats:
            one.cable.refusing = True
            one.cable.cut()
        await asyncio.sleep(self.chance.uniform(0.05, 0.6))
        for one in self.seats:
            one.cable.refusing = False

    async def _host_killed(self) -> None:
        self.host.kill()
        await asyncio.sleep(self.chance.choice((0.0, 0.0, 0.4)))
        await self._start_again()

    async def _power_failed(self) -> None:
        """The host's machine goes out, and the last of what was written to its file is gone."""
        self.host.kill()
        lines = lines_of(self.file)
        self.read_then |= truth.names_read(truth.read(self.file), self._eyes)
        # The header and the laying of the table are there since the beginning.
        kept = max(2, len(lines) - self.chance.choice((1, 1, 2, 3, 6, 12, 40)))
        within = self.chance.random() < 0.4
        lost = cut_to(self.file, kept, within=within)
        self.cuts.append(truth.Cut.of(lines[:kept], lost))
        self.note(f"  {len(lost)} lines are gone" + (", one of them in part" if within else ""))
        await asyncio.sleep(self.chance.choice((0.0, 0.0, 0.4)))
        await self._start_again()

    async def _host_stopped(self) -> None:
        """A laptop sleeps."""
        self.host.signal(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(0.05, 0.8))
        if self.chance.random() < 0.3:
            self._one().cable.cut()
        self.host.signal(signal.SIGCONT)

    async def _host_ended(self) -> None:
        """The host stops in good order, and goes on the next day; everybody comes anew."""
        assert await self.host.end() == 0
        await self._start_again()
        for one in self.seats:
            await self._again(one, new_machine=False)

    async def _start_again(self) -> None:
        """Start the host once more; where the disk is full, somebody has to make room first."""
        try:
            await self.host.start()
        except NotBegunError as problem:
            if self.disk is None or not str(problem).endswith(_FULL):
                raise
            self.note("  there has to be room first")
            self.disk.free()
            await self.host.start()

    async def _machine_moved(self) -> None:
        """The game goes on on another machine, from its files; or from the table's file alone."""
        killed = self.chance.random() < 0.5
        if killed:
            self.host.kill()
        else:
            assert await self.host.end() == 0
        file, private = self.file, self.file.with_name(f"{self.file.name}.host")
        there = self.home / f"machine {self.host.starts}" / file.name
        there.parent.mkdir()
        shutil.move(file, there)
        # A table that nobody sat at has none yet.
        both = private.exists() and self.chance.random() < 0.7
        if both:
            shutil.move(private, there.with_name(private.name))
        self.host.what, self.host.port = (str(there),), free_port()
        await self._start_again()
        for one in self.seats:
            # The same name leads to another machine; with its key it is the same table.
            one.cable.goal = self.host.port
            one.cable.cut()
        if not both:
            self.note("  without the private file")
        for one in self.seats:
            if not both:
                # Another invite leads to it now, and what was kept is of no use.
                one.process.kill()
                one.coming.pocket.unlink(missing_ok=True)
                invite = self._through(one.cable, _invite_of(one.coming.role))
                one.coming = replace(one.coming, invite=invite)
            if not (both and killed):
                # A table that was closed, or another one, is come to anew.
                await self._again(one, new_machine=not both)

    async def _guest_killed(self) -> None:
        """Somebody comes back to the same machine."""
        await self._again(self._one(), new_machine=False)

    async def _guest_on_another_machine(self) -> None:
        """Somebody comes back with the token of the seat alone."""
        players = [one for one in self.seats if one.coming.pocket.exists()]
        await self._again(self.chance.choice(players or self.seats), new_machine=bool(players))

    async def _again(self, one: Seat, *, new_machine: bool) -> None:
        one.process.kill()
        await asyncio.sleep(self.chance.choice((0.0, 0.0, 0.2)))
        old = one.coming
        number = int(old.seed.split()[1]) + 1
        key = new_key() if new_machine else old.key
        one.coming = replace(old, key=key, seed=f"{self.seed} {number}")
        one.last = {}
        one.process = self._at_the_table(one.coming)
        if self.playing:
            one.process.tell("play")

    async def _guest_stopped(self) -> None:
        process = self._one().process
        process.signal(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(0.05, 0.6))
        process.signal(signal.SIGCONT)

    async def _disk_full(self) -> None:
        """The table's file may grow no further, or only a little; or nothing can be written."""
        if self.disk is not None:
            pages = self.chance.choice((0, 0, 1, 3))
            self.note(f"  {pages} pages of room")
            self.disk.fill(pages)
            self.undo.append(self.disk.free)
            await asyncio.sleep(self.chance.uniform(0.05, 0.5))
            return
        room = self.chance.choice((0, 1, 20, 300))
        largest = max(path.stat().st_size for path in self.home.rglob("*") if path.is_file())
        size = max(self.file.stat().st_size + room, *self._private_sizes())
        self.note(f"  {room} bytes of room, the largest file has {largest}")
        self.host.limit_files(size)
        host = self.host

        def more_room() -> None:
            if host.ended is None:
                host.limit_files(None)

        self.undo.append(more_room)
        await asyncio.sleep(self.chance.uniform(0.05, 0.3))

    def _private_sizes(self) -> tuple[int, ...]:
        return (0, *(path.stat().st_size for path in self.home.rglob(f"*{SUFFIX}.host")))

    async def _clock_jumps(self) -> None:
        self.host.signal(signal.SIGUSR1)

    async def _second_host(self) -> None:
        """Somebody hosts the same file once more: that is refused, and harms nobody."""
        other = self.home / "other"
        other.mkdir(exist_ok=True)
        log = other / "host.log"
        begin = started if self.host.fresh else copied
        process = begin(other, (str(self.file),), free_port(), other / "out", log)
        assert await ended(process) != 0
        said = log.read_text(errors="replace")
        assert "Traceback" not in said, said
        assert "evening" in said or "-lan" in said, f"the second host said {said!r}"


def _invite_of(role: Role) -> str:
    return "judge_invite" if role == "judge" else "invite"


Fault = Callable[[_Evening], Awaitable[None]]

_FAULTS: tuple[Fault, ...] = (
    *(_Evening._cable_cut,) * 3,
    _Evening._all_cables_cut,
    *(_Evening._tcp_spoilt,) * 4,
    *(_Evening._cable_held,) * 2,
    _Evening._cable_slow,
    _Evening._cable_swallows,
    _Evening._network_gone,
    *(_Evening._host_killed,) * 4,
    *(_Evening._power_failed,) * 3,
    _Evening._host_stopped,
    _Evening._host_ended,
    _Evening._machine_moved,
    *(_Evening._guest_killed,) * 2,
    *(_Evening._guest_on_another_machine,) * 2,
    _Evening._guest_stopped,
    *(_Evening._disk_full,) * 2,
    _Evening._clock_jumps,
    _Evening._second_host,
)
