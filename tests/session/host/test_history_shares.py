"""Nothing is ever deleted, so each seat has a share of the history of its own."""

from __future__ import annotations

import pytest

from app.core.ids import TABLE, SeatId
from app.core.past.branching import LONGEST_LABEL, LONGEST_NOTE, MOST_LABELLED, MOST_STEPS
from app.core.past.history import Node
from app.session.host.history_shares import MOST_COMMITTED, Shares, check_label
from app.session.host.updates import Committed, Drew, Grew, JournalEntry, Labelled, Went
from app.session.steps.rights import ImpossibleError

AKI, REN = 0, 1


def grew(seat: SeatId) -> Grew:
    return Grew(Node(1, 0, seat, (), 1, 1, 1))


def refusal(shares: Shares, *entries: JournalEntry) -> str:
    """Return what is said of what is to happen, "" where there is room for it."""
    try:
        shares.check(entries)
    except ImpossibleError as refused:
        return refused.reason.en
    return ""


def test_gestures_and_journeys_are_of_one_share() -> None:
    shares = Shares()
    shares.begin([AKI] * (MOST_STEPS - 1), [])
    assert refusal(shares, grew(AKI)) == ""
    shares.count(Went(AKI, 1, 0, "undo"))
    assert refusal(shares, grew(AKI)).startswith(f"One seat can make at most {MOST_STEPS:,} steps")
    assert refusal(shares, Went(AKI, 0, 1, "redo"))


def test_who_used_up_a_share_takes_nothing_from_the_others() -> None:
    shares = Shares()
    shares.begin([AKI] * MOST_STEPS, [])
    assert refusal(shares, grew(REN)) == ""
    assert refusal(shares, Labelled(AKI, 0, "here", "")) == "", "what is written is another share"


@pytest.mark.parametrize(
    ("entry", "most", "said"),
    [
        (Labelled(AKI, 0, "here", ""), MOST_LABELLED, "can write on the steps"),
        (Committed(AKI, "ab" * 32), MOST_COMMITTED, "commits to the chance"),
    ],
)
def test_labels_and_commitments_have_an_end(entry: JournalEntry, most: int, said: str) -> None:
    shares = Shares()
    shares.begin([], [entry] * (most - 1))
    assert refusal(shares, entry) == ""
    shares.count(entry)
    assert said in refusal(shares, entry)


def test_what_the_table_does_by_itself_has_no_share() -> None:
    shares = Shares()
    shares.begin([TABLE] * MOST_STEPS, [Committed(TABLE, "ab" * 32)] * MOST_COMMITTED)
    assert refusal(shares, grew(TABLE), Committed(TABLE, "ab" * 32), Drew(1, ())) == ""


def test_what_is_written_on_a_step_is_short_and_one_line() -> None:
    assert check_label("the fork\n", " why\nnot") == ("the fork", "why not")
    assert check_label("x" * LONGEST_LABEL, "y" * LONGEST_NOTE)
    for name, note in (("x" * (LONGEST_LABEL + 1), ""), ("", "y" * (LONGEST_NOTE + 1))):
        with pytest.raises(ImpossibleError, match="Shorten it"):
            check_label(name, note)
