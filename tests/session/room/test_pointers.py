"""Fingers on the mat and ghosts of what is dragged: each is told what it may know of it."""

from __future__ import annotations

import math

import pytest

from app.core import intent as i
from app.core.ids import place
from app.session.room.messages.from_people import Chair
from app.session.room.messages.table_talk import Drag, Ghost, Point, Pointed
from app.session.room.pointers import DRAG_EVERY
from tests.session.room.small_room import DELAY, Evening


@pytest.fixture
def evening() -> Evening:
    """Aki holds a card."""
    evening = Evening()
    evening.do(evening.aki, i.Draw(1, "deck.0", "hand.0"))
    return evening


def own_card(evening: Evening) -> str:
    (card,) = evening.host.view_at(evening.host.tree.cursor, 0).cards_in("hand.0")
    return card


def ghosts(evening: Evening, person: int) -> list[Ghost]:
    return evening.heard(person, Ghost)


def test_a_finger_is_seen_by_the_others_and_by_who_watches(evening: Evening) -> None:
    evening.hear(evening.aki, Point(10.0, 20.0, (30.0, 40.0)))
    seen = Pointed(evening.aki, 10.0, 20.0, (30.0, 40.0))
    for person in (evening.ren, evening.sora):
        assert evening.heard(person, Pointed) == [seen]
    assert evening.heard(evening.aki, Pointed) == []


def test_who_was_muted_points_at_nothing_and_nobody_points_off_the_mat(evening: Evening) -> None:
    evening.hear(evening.ren, Point(math.inf, 0.0))
    evening.hear(evening.aki, Chair("mute", evening.ren))
    evening.hear(evening.ren, Point(1.0, 1.0))
    assert evening.codes(evening.ren) == ["muted"]
    assert evening.heard(evening.aki, Pointed) == []


def test_of_a_card_from_the_hand_the_others_see_a_back(evening: Evening) -> None:
    card = own_card(evening)
    evening.hear(evening.aki, Drag((card,), 5.0, 6.0))
    assert ghosts(evening, evening.ren) == [Ghost(evening.aki, (None,), 5.0, 6.0)]
    open_ = Evening()
    open_.do(open_.aki, i.Draw(1, "deck.0", "lane"))
    (lying,) = open_.host.view_at(open_.host.tree.cursor, 1).cards_in("lane")
    open_.hear(open_.aki, Drag((lying,), 5.0, 6.0))
    assert ghosts(open_, open_.ren) == [Ghost(open_.aki, (lying,), 5.0, 6.0)]


def test_what_somebody_cannot_single_out_has_no_ghost(evening: Evening) -> None:
    evening.hear(evening.ren, Drag((own_card(evening),), 5.0, 6.0))
    evening.hear(evening.ren, Drag((place("deck.0", 0),), 5.0, 6.0))
    assert ghosts(evening, evening.aki) == []
    evening.hear(evening.aki, Drag((place("deck.0", 0), place("deck.0", 99)), 5.0, 6.0))
    assert ghosts(evening, evening.ren) == [Ghost(evening.aki, (None,), 5.0, 6.0)]


def test_a_card_taken_out_of_another_s_hand_is_a_back_to_everybody(evening: Evening) -> None:
    evening.hear(evening.ren, Drag((place("hand.0", 0), place("hand.0", 1)), 5.0, 6.0))
    for person in (evening.aki, evening.sora):
        assert ghosts(evening, person) == [Ghost(evening.ren, (None,), 5.0, 6.0)]


def test_a_ghost_is_told_ten_times_a_second(evening: Evening) -> None:
    card = own_card(evening)
    for _ in range(3):
        evening.hear(evening.aki, Drag((card,), 5.0, 6.0))
        evening.now += DRAG_EVERY * 0.6
    assert len(ghosts(evening, evening.ren)) == 2


def test_let_go_it_is_gone_and_so_it_is_with_who_leaves(evening: Evening) -> None:
    evening.hear(evening.aki, Drag((own_card(evening),)))
    evening.hear(evening.aki, Drag())
    assert ghosts(evening, evening.ren)[-1] == Ghost(evening.aki)
    evening.hear(evening.aki, Drag())
    assert len(ghosts(evening, evening.ren)) == 2, "said once"
    evening.now += 1
    evening.hear(evening.aki, Drag((own_card(evening),)))
    evening.leave(evening.aki)
    assert ghosts(evening, evening.ren)[-1] == Ghost(evening.aki)


def test_who_watches_drags_nothing_and_sees_it_when_it_is_due() -> None:
    evening = Evening(delayed=True)
    evening.do(evening.aki, i.Draw(1, "deck.0", "hand.0"))
    evening.hear(evening.sora, Drag((place("lane", 0),)))
    evening.hear(evening.aki, Drag((own_card(evening),)))
    assert ghosts(evening, evening.sora) == []
    evening.pass_time(DELAY)
    assert ghosts(evening, evening.sora) == [Ghost(evening.aki, (None,))]
