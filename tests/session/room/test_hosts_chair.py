"""What whoever looks after the table may do with people, and nobody else."""

from __future__ import annotations

import pytest

from app.session.room.messages.from_people import Chair
from tests.session.room.small_room import Evening


@pytest.fixture
def evening() -> Evening:
    return Evening()


def test_the_chair_sends_somebody_away_and_passes_itself_on(evening: Evening) -> None:
    gone: list[Chair] = []
    evening.room.chair.beyond = gone.append
    evening.hear(evening.ren, Chair("kick", evening.sora))
    assert evening.codes(evening.ren) == ["not-chair"]
    evening.hear(evening.aki, Chair("kick", evening.sora))
    assert evening.sora not in evening.room.roster
    assert (gone[0].do, evening.codes(evening.ren)[-1]) == ("kick", "sent-away")
    evening.hear(evening.aki, Chair("kick", evening.aki))
    assert evening.aki in evening.room.roster, "nobody sends themselves away"
    evening.hear(evening.aki, Chair("pass", evening.ren))
    assert evening.room.roster.chair == evening.ren


def test_what_the_chair_wants_of_the_door_is_not_the_rooms(evening: Evening) -> None:
    wanted: list[Chair] = []
    evening.room.chair.beyond = wanted.append
    evening.hear(evening.aki, Chair("new_code"))
    assert [deed.do for deed in wanted] == ["new_code"]


def test_somebody_who_is_not_there_cannot_be_muted(evening: Evening) -> None:
    evening.hear(evening.aki, Chair("mute", 99))
    assert evening.codes(evening.aki) == ["no-person"]
