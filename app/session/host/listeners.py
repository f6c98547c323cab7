"""Who is told what happens: all hear of it, whatever one of them raises."""

from __future__ import annotations

from collections.abc import Callable

from app.core.ids import SeatId
from app.session.host.updates import Update

Hear = Callable[[Update], None]


class Listeners:
    """Who listens at which seat, and what they raised while they were told."""

    def __init__(self) -> None:
        self._seats: list[tuple[SeatId, Hear]] = []
        self._problems: list[Exception] = []
        """What was raised while all were told of the request in hand."""

    def join(self, seat: SeatId, hear: Hear) -> None:
        """Let `hear` be told what a seat may know from now on."""
        self._seats.append((seat, hear))

    def leave(self, hear: Hear) -> None:
        """Tell `hear` nothing any more."""
        self._seats = [pair for pair in self._seats if pair[1] != hear]

    def all(self) -> list[tuple[SeatId, Hear]]:
        """Return everybody who listens, in the order in which they came."""
        return list(self._seats)

    def actor_last(self, actor: SeatId) -> list[tuple[SeatId, Hear]]:
        """Return everybody, `actor` at the end: who did it knows what comes, others see it come."""
        others = [pair for pair in self._seats if pair[0] != actor]
        return others + [pair for pair in self._seats if pair[0] == actor]

    def keep_problem(self, problem: Exception) -> None:
        """Keep what one of them raised until everybody was told."""
        self._problems.append(problem)

    def raise_problems(self) -> None:
        """Raise what was raised while they were told."""
        problems, self._problems = self._problems, []
        if len(problems) > 1:
            raise ExceptionGroup("several of those who were told of a gesture failed", problems)
        if problems:
            raise problems[0]
