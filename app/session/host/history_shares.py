"""What each seat has added to the history: nothing is deleted, so each has a share of its own.

Whoever joins is told the shape of all of it, with everything that people wrote on steps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal

from app.core.ids import TABLE, SeatId
from app.core.past.branching import LONGEST_LABEL, LONGEST_NOTE, MOST_LABELLED, MOST_STEPS
from app.core.text.wording import CHARACTER, STEP, counted, times
from app.session.host.updates import Committed, Grew, JournalEntry, Labelled, Went
from app.session.steps.rights import ImpossibleError, check_text, impossible

MOST_COMMITTED = 10_000
"""Times that one seat is bound to links for the chance of a table: on coming back each time."""

Kind = Literal["step", "label", "commitment"]
"""What has a share: gestures and journeys, what is written on steps, commitments to links."""


class Shares:
    """How much of one history is whose."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[Kind, SeatId]] = Counter()

    def begin(self, actors: Iterable[SeatId], others: Iterable[JournalEntry]) -> None:
        """Begin with a history: who made each gesture, and what else happened."""
        self._counts.update({("step", actor): number for actor, number in Counter(actors).items()})
        for entry in others:
            self.count(entry)

    def count(self, entry: JournalEntry) -> None:
        """Take in what happened."""
        share = _share_of(entry)
        if share is not None:
            self._counts[share] += 1

    def check(self, entries: Iterable[JournalEntry]) -> None:
        """Raise ImpossibleError where a seat has used up its share for what is to happen.

        What the table does by itself follows from what seats do, and has no share.
        """
        for entry in entries:
            share = _share_of(entry)
            if share is None:
                continue
            kind, seat = share
            if seat != TABLE and self._counts[share] >= _most(kind):
                raise _used_up(kind)


def _share_of(entry: JournalEntry) -> tuple[Kind, SeatId] | None:
    """Return whose share of what an entry is a part of, if it is of any."""
    if isinstance(entry, Grew):
        return "step", entry.node.actor
    if isinstance(entry, Went):
        return "step", entry.actor
    if isinstance(entry, Labelled):
        return "label", entry.actor
    return ("commitment", entry.seat) if isinstance(entry, Committed) else None


def _most(kind: Kind) -> int:
    return {"step": MOST_STEPS, "label": MOST_LABELLED, "commitment": MOST_COMMITTED}[kind]


def _used_up(kind: Kind) -> ImpossibleError:
    """Return the refusal of more than a share."""
    most = times(_most(kind))
    if kind == "label":
        return impossible(
            "too-many",
            f"One seat can write on the steps of a table at most {most.en}. Start a new table.",
            f"1つの席が手順に書き込めるのは{most.ja}までです。新しい卓を用意してください。",
        )
    if kind == "commitment":
        return impossible(
            "too-many",
            f"One seat commits to the chance of a table {most.en} at most. Start a new table.",
            f"1つの席が抽選に登録できるのは{most.ja}までです。新しい卓を用意してください。",
        )
    most = counted(_most(kind), STEP)
    return impossible(
        "too-many",
        f"One seat can make at most {most.en} at a table. Start a new table to go on.",
        f"1つの卓で1つの席が行える操作は{most.ja}までです。続けるには新しい卓を用意してください。",
    )


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
