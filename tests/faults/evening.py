"""One evening at a hosted table on which everything breaks, and how it ends.

Real processes, real sockets. What breaks follows from the seed alone; when exactly it hits is the
machine's doing.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Callable
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
from tests.faults.breaking import FAULTS
from tests.faults.cable import Cable
from tests.faults.disk import SmallDisk, may_be_mounted
from tests.faults.evening_table import DECKS, lay_evening
from tests.faults.guest import Coming, GuestProcess
from tests.faults.host_process import HostProcess, NotBegunError
from tests.faults.loaded import load_all
from tests.helpers.ports import free_port

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
    evening = Evening(seed, home, game)
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


class Evening:
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
    def eyes(self) -> tuple[SeatId, ...]:
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
            fault = self.chance.choice(FAULTS)
            name = fault.__name__
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
                self.through(cable, role),
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

    def through(self, cable: Cable, role: Role) -> str:
        """Return the invite for a role, by way of a cable."""
        which = "judge_invite" if role == "judge" else "invite"
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
                    await self.again(one, new_machine=False)
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
        read = self.read_then | truth.names_read(host, self.eyes)
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

    # -- the people and the host, as what breaks finds them ---------------------------------------

    def one(self) -> Seat:
        """Return whom it hits."""
        return self.chance.choice(self.seats)

    async def start_again(self) -> None:
        """Start the host once more; where the disk is full, somebody has to make room first."""
        try:
            await self.host.start()
        except NotBegunError as problem:
            if self.disk is None or not str(problem).endswith(_FULL):
                raise
            self.note("  there has to be room first")
            self.disk.free()
            await self.host.start()

    async def again(self, one: Seat, *, new_machine: bool) -> None:
        """Let somebody's program end, and come to the table once more."""
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
