"""What a judge asks and is told of ways to put a step right: what fits on the wire."""

from __future__ import annotations

import pytest

from app.core.data.validation import fits, misfit
from app.core.data.value import replace
from app.core.intent import Shuffle
from app.core.text.words import Words
from app.session.agreement.still_known import StillKnown
from app.session.positions.difference_words import Difference
from app.session.room.messages.remedy_messages import (
    MOST_CHANGES,
    MOST_WAYS,
    RemediesTold,
    RemedyTold,
    WantRemedies,
)

WORDS = Words("Shuffle", "混ぜる")
WAY = RemedyTold(
    "shuffle deck.0",
    WORDS,
    WORDS,
    (Shuffle("deck.0"),),
    (Difference(WORDS, WORDS, WORDS),) * MOST_CHANGES,
    3,
    (StillKnown(1, "deck.0", ("fox", None)),),
)


@pytest.mark.parametrize("message", [WantRemedies(4), RemediesTold(4, 9, (WAY,) * MOST_WAYS)])
def test_what_is_asked_and_told_fits(message: object) -> None:
    assert fits(message)


@pytest.mark.parametrize(
    ("message", "path"),
    [
        (WantRemedies(-1), "step"),
        (WantRemedies(True), "step"),
        (RemediesTold(4, 9, (WAY,) * (MOST_WAYS + 1)), "ways"),
        (RemediesTold(4, 9, (replace(WAY, id=""),)), "ways.0.id"),
        (RemediesTold(4, 9, (replace(WAY, changes=WAY.changes * 2),)), "ways.0.changes"),
        (RemediesTold(4, 9, (replace(WAY, title=Words("x" * 4001, "")),)), "ways.0.title.en"),
        (RemediesTold(4, 9, (replace(WAY, again=-1),)), "ways.0.again"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_what_is_too_much_does_not(message: object, path: str) -> None:
    assert misfit(message) == path
