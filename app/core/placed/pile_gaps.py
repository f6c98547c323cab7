"""The empty places in a pile whose cards keep theirs: who takes one leaves a gap.

Places are counted from 0, and there are as many as there are cards and gaps. The cards lie in their
order in those that are no gap.
"""

from __future__ import annotations

Gaps = tuple[int, ...]
"""Empty places, rising."""


def place_of(gaps: Gaps, index: int) -> int:
    """Return the place of the card that is number `index` of its pile."""
    place = index
    for gap in gaps:
        if gap > place:
            break
        place += 1
    return place


def taken_out(gaps: Gaps, index: int, count: int) -> Gaps:
    """Return the gaps once card `index` of `count` was taken; with the last all places are gone."""
    return tuple(sorted((*gaps, place_of(gaps, index)))) if count > 1 else ()


def put_in(gaps: Gaps, index: int) -> Gaps:
    """Return the gaps once a card was put in as number `index`.

    It fills the gap that is there; where none is, the cards behind it make room as far as the next
    one, or those before it as far as the last: there are never more places than there were cards.
    """
    before = _place_before(gaps, index)
    filled = next((gap for gap in gaps if gap > before), gaps[-1] if gaps else None)
    return tuple(gap for gap in gaps if gap != filled)


def is_gap(gaps: Gaps, index: int) -> bool:
    """Whether a card that is put in as number `index` comes to an empty place, and none moves."""
    return _place_before(gaps, index) + 1 in gaps


def next_free(gaps: Gaps, count: int) -> int:
    """Return as which number a card is put in that goes to the first empty place, or to the end."""
    return gaps[0] if gaps else count


def _place_before(gaps: Gaps, index: int) -> int:
    return place_of(gaps, index - 1) if index else -1
