"""Steps of the history told again: each against the view that was before it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest

from app.core import intent as i
from app.core.data.value import replace
from app.core.view import SeatView
from app.net.encoding import past_frames
from app.net.encoding.past_frames import PAST, PAST_WIDTH, past_from
from app.net.encoding.past_frames import past_frames as frames_of
from app.net.encoding.patch.patch_reading import PatchReading
from app.net.encoding.patch.patch_writing import PatchWriting
from app.net.transport.wire_error import WireError
from app.session.seat.chronicle import recall
from app.session.seat.chronicle_entries import Heard
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1


@pytest.fixture
def play() -> Play:
    """A card is drawn, a coin is flipped, a card is drawn again: steps 1 to 3."""
    play = lay(TOYS["duel"], 5)
    for intent in (i.Draw(1, "deck.0", "hand.0"), i.Flip(), i.Draw(1, "deck.0", "hand.0")):
        play.ask(AKI, intent)
    return play


def heard(play: Play, *nodes: int, seat: int = AKI) -> list[Heard]:
    return [recall(play.host, seat, node) for node in nodes]


def frames(view: SeatView, steps: Iterable[Heard]) -> list[bytes]:
    return list(frames_of(PatchWriting(view.setting), view, steps))


def parts_of(frame: bytes) -> list[Any]:
    parts = json.loads(frame)
    assert parts[0] == PAST
    steps: list[Any] = parts[1:]
    return steps


def read(view: SeatView, frame: bytes) -> tuple[Heard, ...]:
    return past_from(PatchReading(view.setting), view, parts_of(frame))


def without_before(steps: Iterable[Heard]) -> list[Heard]:
    """What the other side knows of steps: what was before them is not told as such."""
    return [replace(one, before=None) for one in steps]


# -- told and read -------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [AKI, REN])
@pytest.mark.parametrize("nodes", [(0,), (3,), (1, 2, 3), (3, 1), (2, 2)], ids=str)
def test_steps_are_read_as_they_were_told(play: Play, seat: int, nodes: tuple[int, ...]) -> None:
    steps = heard(play, *nodes, seat=seat)
    (frame,) = frames(play.view(seat), steps)
    assert len(frame) % PAST_WIDTH == 0
    assert list(read(play.view(seat), frame)) == without_before(steps)


def test_the_view_after_a_step_is_there_where_it_was_asked_for(play: Play) -> None:
    steps = [recall(play.host, AKI, node, seen=node == 2) for node in (1, 2)]
    (frame,) = frames(play.view(AKI), steps)
    assert [step[2] for step in parts_of(frame)] == [0, 1]
    first, second = read(play.view(AKI), frame)
    assert first.view is None
    assert second.view == play.host.view_at(2, AKI)


@pytest.mark.parametrize(
    ("nodes", "follows"), [((1, 2), [False, True]), ((3, 1), [False, False])], ids=str
)
def test_a_step_that_follows_the_one_before_needs_no_view(
    play: Play, nodes: tuple[int, ...], follows: list[bool]
) -> None:
    (frame,) = frames(play.view(AKI), heard(play, *nodes))
    assert [step[3] == 0 for step in parts_of(frame)] == follows


def test_nothing_is_told_of_no_steps(play: Play) -> None:
    assert frames(play.view(AKI), []) == []


def test_what_is_much_goes_in_several_frames_each_by_itself(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(past_frames, "ENOUGH", 100)
    steps = heard(play, 1, 2, 3)
    several = frames(play.view(AKI), steps)
    assert len(several) == 3
    told = [one for frame in several for one in read(play.view(AKI), frame)]
    assert told == without_before(steps)


# -- what is none --------------------------------------------------------------------------------


def test_no_step_follows_what_was_not_told(play: Play) -> None:
    (frame,) = frames(play.view(AKI), heard(play, 1, 2))
    with pytest.raises(WireError, match="past"):
        past_from(PatchReading(play.view(AKI).setting), play.view(AKI), parts_of(frame)[1:])


@pytest.mark.parametrize(
    "change",
    [
        {0: -1},
        {0: "1"},
        {1: 2},
        {1: -4},
        {2: 2},
        {2: None},
        {3: 1},
        {3: None},
        {3: [1, [[0, 0]]]},
    ],
    ids=str,
)
def test_a_step_of_another_form_is_refused(play: Play, change: dict[int, Any]) -> None:
    (frame,) = frames(play.view(AKI), heard(play, 1))
    (step,) = parts_of(frame)
    for at, wrong in change.items():
        step[at] = wrong
    with pytest.raises(WireError, match="past"):
        past_from(PatchReading(play.view(AKI).setting), play.view(AKI), [step])


@pytest.mark.parametrize("step", [None, [], [1, 0, 0]], ids=str)
def test_what_is_no_step_is_refused(play: Play, step: Any) -> None:
    with pytest.raises(WireError, match="past"):
        past_from(PatchReading(play.view(AKI).setting), play.view(AKI), [step])
