"""A copy lies as the table does, under the same names, and its steps are told and read."""

from __future__ import annotations

import pytest

from app.core.data.codec import CodecError
from app.core.ids import JUDGE
from app.session.conformance.random_play import RandomPlay
from app.session.readings.judges_copy import copy_of, steps_told, told_steps
from tests.session.readings.played_copy import EVERY, played


@pytest.mark.parametrize("name", sorted(EVERY))
def test_it_lies_as_the_judge_sees_the_table(name: str) -> None:
    play = RandomPlay(EVERY[name], 3)
    play.begin()
    for _ in play.go_on(20):
        pass
    seen = play.host.view_at(play.host.tree.cursor, JUDGE)
    copy, handles = copy_of(EVERY[name], seen)
    laid = copy.view_at(0, JUDGE)
    assert laid.units == seen.units
    assert (laid.marks, laid.turn, laid.seals) == (seen.marks, seen.turn, seen.seals)
    for zone in seen.zones:
        faces = [[view.cards[one].ref for one in view.cards_in(zone)] for view in (seen, laid)]
        assert faces[0] == faces[1]
    assert len(handles) == len(seen.cards)


def test_its_steps_are_told_and_read() -> None:
    copy = played(EVERY["duel"], 1).copy
    node = copy.tree.cursor
    steps = steps_told(told_steps(copy, node))
    assert [step.facts for step in steps] == [copy.tree.facts(one) for one in copy.tree.path(node)][
        1:
    ]
    with pytest.raises(CodecError):
        steps_told('[{"actor":0,"facts":[{"kind":"moved"}]}]')
