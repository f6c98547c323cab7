"""What each seat has added to the history: nothing is deleted, so each has a share of its own.

Whoever joins is told the shape of all of it, with everything that people wrote on steps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from app.core.branching import LONGEST_LABEL, LONGEST_NOTE, MOST_LABELLED, MOST_STEPS
from app.core.ids import TABLE, SeatId
from app.core.wording import CHARACTER, STEP, counted, times
from app.session.rights import check_text, impossible
from app.session.updates import Grew, JournalEntry, Labelled, Went


class Shares:
    """How much of one history is whose."""

    def __init__(self) -> None:
        self._steps: Counter[SeatId] = Counter()
        self._labels: Counter[SeatId] = Counter()

    def begin(self, actors: Iterable[SeatId], others: Iterable[JournalEntry]) -> None:
        """Begin with a history: who made each gesture, and what else happened."""
        self._steps.update(actors)
        for entry in others:
            self.count(entry)

    def count(self, entry: JournalEntry) -> None:
        """Take in what happened."""
        if isinstance(entry, Grew):
            self._steps[entry.node.actor] += 1
        elif isinstance(entry, Went):
            self._steps[entry.actor] += 1
        elif isinstance(entry, Labelled):
            self._labels[entry.actor] += 1

    def check(self, entries: Iterable[JournalEntry]) -> None:
        """Raise ImpossibleError where a seat has used up its share for what is to happen.

        What the table does by itself follows from what seats do, and has no share.
        """
        for entry in entries:
            if isinstance(entry, Labelled) and self._labels[entry.actor] >= MOST_LABELLED:
                most = times(MOST_LABELLED)
                raise impossible(
                    "too-many",
                    f"One seat writes on the steps of a table {most.en} at most. Lay a new table.",
                    f"1つの席が手順に書き込めるのは{most.ja}までです。新しい卓を用意してください。",
                )
            actor = _actor(entry)
            if actor != TABLE and self._steps[actor] >= MOST_STEPS:
                most = counted(MOST_STEPS, STEP)
                raise impossible(
                    "too-many",
                    f"One seat makes {most.en} at one table at most. Lay a new table to go on.",
                    f"1つの卓で1つの席が行える操作は{most.ja}までです。"
                    "続けるには新しい卓を用意してください。",
                )


def _actor(entry: JournalEntry) -> SeatId:
    """Return who makes a gesture or a journey; the table for anything else."""
    if isinstance(entry, Grew):
        return entry.node.actor
    return entry.actor if isinstance(entry, Went) else TABLE


def check_label(name: str, note: str) -> tuple[str, str]:
    """Return the name and the note of a step as they are told, each on one line.

    Raises ImpossibleError where one is too long.
    """
    if len(name) > LONGEST_LABEL or len(note) > LONGEST_NOTE:
        named, noted = counted(LONGEST_LABEL, CHARACTER), counted(LONGEST_NOTE, CHARACTER)
        raise impossible(
            "too-long",
            f"The name of a step has {named.en} at most, its note {noted.en}. Shorten it.",
            f"手順の名前は{named.ja}、メモは{noted.ja}までです。短くしてください。",
        )
    return check_text(name), check_text(note)
