"""What is noted while the duel is played: what was done, what was said too much, and pictures."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from tests.e2e.unsaid import Unsaid, draws_told

if TYPE_CHECKING:
    from app.ui.app.window import Window
    from app.ui.side.advice.advice_watch import Spoken


class Watch:
    """Looks over the players' shoulders; made before the table is laid."""

    def __init__(self, window: Window, pictures: Path | None = None) -> None:
        """`pictures` is a folder for one picture of each kind of moment; None for none."""
        self.did: Counter[str] = Counter()
        self.leaks: list[str] = []
        self.advised: list[tuple[str, str]] = []
        """(severity, rule) of all that the adviser said of a move, in order."""
        self._window = window
        self._pictures = pictures
        self._unsaid = Unsaid(window)
        self._seen: set[str] = set()

    def follow(self) -> None:
        """Hear what the adviser says from now on, at the table that lies there."""
        assert self._window.side is not None
        assert self._window.side.advice.watch is not None
        self._window.side.advice.watch.spoke.connect(self._hear)

    def _hear(self, spoken: tuple[Spoken, ...]) -> None:
        self.advised += [(one.advice.severity, one.advice.rule) for one in spoken]

    def behind_the_curtain(self) -> None:
        """While nobody sits: nothing of any hand may be read or seen."""
        hidden = {name for seat in self._unsaid.seats for name in self._unsaid.secrets(seat)}
        self.leaks += [f"curtain: {leak}" for leak in self._unsaid.leaks(hidden)]
        self.leaks += [f"curtain: a face in {zone}" for zone in self._unsaid.faces()]
        self.did["kept behind the curtain"] += len(hidden)

    def sat_down(self, seat: int) -> None:
        """Somebody sits: the own hand can be read, and nothing that only others saw."""
        foreign, log = self._unsaid.foreign_to(seat), self._window.log_text()
        self.leaks += [f"seat {seat}: {leak}" for leak in self._unsaid.leaks(foreign)]
        for other in self._unsaid.others(seat):
            self.leaks += [f"log of seat {seat}: {line}" for line in draws_told(log, other)]
        self.did["kept from who sits"] += len(foreign)
        self.did["read by who sits"] += len(self._unsaid.leaks(self._unsaid.secrets(seat)))

    def picture(self, name: str) -> None:
        """Keep a picture of the first moment of its kind."""
        if self._pictures is not None and name not in self._seen:
            self._seen.add(name)
            file = self._pictures / f"{len(self._seen):02d}-{name}.png"
            self._window.grab().save(str(file))
