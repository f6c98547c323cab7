"""One seat grows everything it can, as fast as it can; another plays on, who comes sees it all.

    python -m tests.faults.greed --messages 5000 --seed 1

A host process with Mallory, who fills the table with declarations, marks, notes, cards, options,
names of steps, rulings and gestures of thousands of cards, and asks for views, the past and
everybody's agreement all the while.
Ren does what players do and is never refused, never dropped. At the end a spectator and a judge
come, and see what the table's file says. Prints figures; fails with the seed.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from app.core import intent as i
from app.core.data.weight import MOST_PUT, MOST_WEIGHT, weigh
from app.core.ids import JUDGE, SPECTATOR
from app.core.intents.agreement_intents import Rule, SetOptions
from app.core.intents.turn_intents import Declare, SetPhase, Settle, Use
from app.core.sight import view
from app.games.game_registry import GAMES
from app.net.client.connection_state import State
from app.net.encoding.patch.seat_writer import SeatWriter
from app.net.server.hosting import Open
from app.session.host.local_table import lay_table
from app.session.host.updates import Accepted, Answer
from app.session.room.messages.from_people import FromPeople, Role, WantPast, WantView
from app.session.room.messages.request_messages import AskLeave
from app.session.room.messages.table_talk import Point, Say
from app.session.seat.sent_intent import Sent
from app.store.tables.table_file import write_table
from app.store.tables.table_file_words import SUFFIX
from tests.faults import truth
from tests.faults.host_process import HostProcess
from tests.helpers.ports import free_port
from tests.net.tables import Guest, wait_for

REN, MALLORY = 0, 1
AT_ONCE = 20
"""Messages of Mallory's between two gestures of Ren's."""
MOST_OPEN = 40
"""Gestures of Mallory's that wait for their answers."""
MOST_GROWTH = 200.0
"""Megabytes by which the host's memory may grow: nothing of a history is forgotten."""
LONG = "長" * 2000
DECK = 200
"""Cards of each deck."""


@dataclass
class Figures:
    """What came of it."""

    refused: Counter[str] = field(default_factory=Counter)
    """Of Mallory's gestures, by code."""
    accepted: int = 0
    waited: list[float] = field(default_factory=list)
    """Seconds until Ren was answered."""
    steps: int = 0
    view: int = 0
    """Bytes of the longest whole view."""
    weight: int = 0
    grown: float = 0.0
    """Megabytes."""


class Greed:
    """One evening with Mallory."""

    def __init__(self, home: Path, seed: int) -> None:
        self.chance = random.Random(f"greed {seed}")
        self.figures = Figures()
        self.file = home / f"greed{SUFFIX}"
        decks = tuple(tuple(f"{name}-{n:03}" for n in range(DECK)) for name in ("Ren", "Mallory"))
        options = (("turn-lock", "off"),)
        laid = lay_table(GAMES["pokemon"], ("Ren", "Mallory"), decks, options=options)
        write_table(self.file, laid.host.journal)
        self.host = HostProcess(home, (str(self.file),), free_port())
        self.guests: list[Guest] = []
        self._sent = 0
        self._open: set[str] = set()

    def run(self, count: int) -> None:
        """Let Mallory say so much, and everybody else come to their own."""
        ren, mallory = self.come("Ren", seat=REN), self.come("Mallory", seat=MALLORY)
        for guest in (ren, mallory):
            _ = guest.seat
        self._count_answers(mallory)
        before = self.host.memory
        self._play(ren, 0)
        self._fill(mallory)
        for number in range(1, count + 1):
            self._grow(mallory)
            if number % AT_ONCE == 0:
                self._play(ren, number // AT_ONCE)
        wait_for(lambda: not self._open)
        self._play(ren, count + 1)
        self.figures.grown = self.host.memory - before
        assert self.figures.grown < MOST_GROWTH, f"{self.figures.grown:.0f} MB more"
        self._look(ren)

    # -- who is there ---------------------------------------------------------------------------

    def come(self, name: str, role: Role = "player", seat: int | None = None) -> Guest:
        said = self.host.said
        opened = Open(
            said["port"], said["invite"], said["judge_invite"], said["code"], tuple(said["hosts"])
        )
        guest = Guest(opened, name, role=role, seat=seat)
        self.guests.append(guest)
        return guest.wait_inside()

    def _look(self, ren: Guest) -> None:
        """Let a spectator and a judge come, and compare what everybody sees with the file."""
        late = (self.come("Sora", "spectator"), self.come("Umi", "judge"))
        table = truth.read(self.file).tree.table
        for guest in (ren, *late):
            seen = view(table, guest.seat.seat)
            wait_for(lambda guest=guest, seen=seen: guest.view == seen)  # type: ignore[misc]
            size = len(SeatWriter(seen, guest.seat.node, width=128).snapshot())
            self.figures.view = max(self.figures.view, size)
        assert [guest.seat.seat for guest in late] == [SPECTATOR, JUDGE]
        weight = weigh(table)
        self.figures.weight = weight.whole
        assert weight.put[MALLORY] > MOST_PUT * 0.9, "Mallory had room left"
        self.figures.steps = len(ren.seat.chronicle.nodes)
        assert self.figures.view <= self.figures.weight <= MOST_WEIGHT
        away = [one for one in ren.all(State) if one.name == "away"]  # type: ignore[attr-defined]
        assert not away, f"Ren was dropped {len(away)} times"

    # -- somebody who plays ---------------------------------------------------------------------

    def _play(self, ren: Guest, number: int) -> None:
        seen = ren.view
        mine = [one.id for one in seen.stage.declarations if one.seat == REN]
        for intent in (
            i.Announce("say", f"gesture {number}"),
            i.Draw(1, "deck.0", "hand.0") if number % 2 else i.Draw(1, "hand.0", "deck.0"),
            i.PutMark(("seat.0",), "damage", number % 5 + 1),
            Settle(mine[0]) if mine else Declare(f"answer {number}"),
            Use("energy"),
        ):
            began = time.monotonic()
            answer = ren.ask(intent)
            self.figures.waited.append(time.monotonic() - began)
            possible = isinstance(answer, Accepted) or answer.code in ("nothing", "empty")
            assert possible, (intent, answer)

    # -- somebody who means harm ----------------------------------------------------------------

    def _count_answers(self, mallory: Guest) -> None:
        honest = mallory.table.answered

        def answered(answer: Answer) -> None:
            self._open.discard(answer.request)
            if isinstance(answer, Accepted):
                self.figures.accepted += 1
            else:
                self.figures.refused[answer.code] += 1
            honest(answer)

        mallory.table.answered = answered  # type: ignore[method-assign]

    def _fill(self, mallory: Guest) -> None:
        """Let Mallory put down all there may be of everything, until it is refused."""
        for makes in (
            lambda n: i.Bring(tuple(f"card {n} {one}" for one in range(60)), "bench.1"),
            lambda n: Declare(f"strike {n}"),
            lambda n: Use(f"used {n}"),
            lambda n: SetOptions(((f"option {n}", LONG[:100]),)),
            lambda n: i.PutMark(("seat.0",), f"mark {n}", 1),
            lambda n: i.PutMark(("table",), "note:", 1, text=LONG),
            lambda n: i.PutMark((mallory.view.zones["bench.1"].items[n],), "note:", 1, text=LONG),
            lambda n: i.PutMark(mallory.view.zones["bench.1"].items[: 100 - n], f"m{n}", 1),
        ):
            refused = 0
            for number in range(320):
                while not isinstance(answer := mallory.ask(makes(number)), Accepted):
                    if answer.code != "too-fast":
                        break
                    time.sleep(0.02)
                refused += not isinstance(answer, Accepted)
                if refused == 3:
                    break
            assert refused, "nothing was refused"

    def _grow(self, mallory: Guest) -> None:
        message = self._beside()
        if message is not None and self.chance.random() < 0.15:
            mallory.say(message)
            return
        wait_for(lambda: len(self._open) < MOST_OPEN)
        self._sent += 1
        request = mallory.client.pending.open(
            Sent(self._intent(mallory)), mallory.seat.seat, mallory.seat.node
        )
        # Before it is sent: its answer comes in another thread.
        self._open.add(request.id)
        mallory.client.ask(request)

    def _beside(self) -> FromPeople:
        nodes = tuple(self.chance.randrange(1 + self._sent) for _ in range(64))
        rule = f"rule {self.chance.randrange(10**6)}"
        return self.chance.choice(
            (
                WantView(),
                WantPast(nodes, nodes),
                Say(LONG[:500]),
                AskLeave("travel", self.chance.randrange(1 + self._sent)),
                AskLeave("ruling", ruling=Rule(rule, LONG, (), (MALLORY,))),
                AskLeave("ruling", ruling=Rule(rule, LONG, (), (MALLORY, REN))),
                AskLeave("options", options=((rule, LONG[:100]),)),
                AskLeave("touch", steps=(i.Rotate(tuple(f"u{n}" for n in range(50)), 90),) * 12),
                AskLeave("touch", steps=(i.PutMark((f"seat.{REN}",), rule, add=1, text=LONG),)),
                Point(1.0, 2.0),
            )
        )

    def _intent(self, mallory: Guest) -> i.Intent:
        chance, seen = self.chance, mallory.view
        units = tuple(seen.units)
        cards = seen.cards_in("hand.1")
        targets = (*chance.sample(units, min(len(units), 40)), "seat.0", "seat.1", "table")
        key = f"mark {chance.randrange(200)}"
        back = (i.Draw(DECK, "deck.1", "discard.1"), i.Draw(DECK, "discard.1", "deck.1"))
        names = tuple(
            f"{chance.randrange(10**6)}" + "🂠" * chance.choice((0, 20, 190)) for _ in "x" * 60
        )
        node = chance.randrange(1 + seen.turn.number + self._sent // 4)
        makes: tuple[i.Intent, ...] = (
            Declare(LONG, cards[:40], targets[:40], LONG),
            Declare(f"strike {self._sent}"),
            i.PutMark(targets, "note:", 1, text=LONG),
            i.PutMark((chance.choice(targets),), "note:", 1, text=LONG[: chance.randrange(2000)]),
            i.PutMark((chance.choice(targets),), key, 99999, text="x" * 1000, until=9999),
            i.PutMark(targets, key, 1),
            i.Bring(names, chance.choice(("bench.1", "hand.1", "discard.1"))),
            Use(f"used {self._sent} {LONG[:20]}"),
            SetOptions(((f"option {self._sent}", LONG[:100]),)),
            SetPhase(LONG[:40]),
            i.WriteLabel(node, LONG[:100], LONG[:500]),
            i.Announce("say", LONG),
            Rule(f"rule {self._sent}", LONG, targets),
            i.Batch(tuple(i.Announce("say", LONG) for _ in range(8))),
            i.Batch(back * chance.choice((1, 20, 60))),
            i.Batch((i.Shuffle("deck.1"),) * chance.choice((1, 60, 200))),
            i.Draw(60, "deck.1", "hand.1"),
            i.MoveUnits(units[:60], "bench.1", position=(1.23456789, 9.87654321)),
            i.Undo(),
            i.Jump(node),
        )
        return chance.choice(makes)


async def greed(count: int, seed: int) -> Figures:
    """Let Mallory say `count` things. Raises AssertionError."""
    with tempfile.TemporaryDirectory(prefix="chabudai-greed-") as folder:
        evening = Greed(Path(folder), seed)
        try:
            await evening.host.start()
            evening.run(count)
            for guest in evening.guests:
                guest.close()
            assert await evening.host.end() == 0
            said = evening.host.log.read_text(errors="replace")
            assert "Traceback" not in said, said[-3000:]
        finally:
            for guest in evening.guests:
                guest.close()
            evening.host.put_away()
    return evening.figures


def main() -> int:
    """Let Mallory come, and print what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults.greed")
    parser.add_argument("--messages", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    began = time.monotonic()
    got = asyncio.run(greed(options.messages, options.seed))
    waited = sorted(got.waited)
    sys.stdout.write(
        f"seed {options.seed}: {time.monotonic() - began:.0f} s, {got.accepted} gestures of "
        f"Mallory's made, refused {dict(got.refused)}\n"
        f"{got.steps} steps; the longest view {got.view:,} bytes of {got.weight:,}; "
        f"{got.grown:.1f} MB grown\n"
        f"Ren was answered {len(waited)} times, after {1000 * waited[len(waited) // 2]:.1f} ms "
        f"(p50), {1000 * waited[-1]:.0f} ms (longest)\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
