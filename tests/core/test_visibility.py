"""Whose eyes see what; those that see the same are told alike, and nobody else."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.apply.changes import changes
from app.core.ids import JUDGE, SPECTATOR
from app.core.sight import redact
from app.core.table import Table
from app.core.visibility import face_seers, is_one_of, listers, lists, sees_face
from tests.core.small_table import AKI, REN, laid
from tests.helpers.play import played
from tests.helpers.toy_games import TOYS
from tests.props.checks import facts_of

MIO = 2


@pytest.fixture
def table() -> Table:
    """Aki holds a fox and looks at the elk on her deck; an owl lies open."""
    table = laid(hand_0=("fox",), deck_0=("elk",), grave_1=("owl",))
    return apply(table, f.Shown(AKI, (f.Showing(1, "clook"),), (AKI,)))


def test_a_face_is_seen_by_who_holds_it_was_shown_it_or_by_all(table: Table) -> None:
    assert [face_seers(table, number) for number in range(3)] == [{AKI}, {AKI}, {AKI, REN}]
    for number in range(3):
        seers = face_seers(table, number)
        assert [sees_face(table, seat, number) for seat in (AKI, REN)] == [True, REN in seers]
        assert sees_face(table, JUDGE, number)
        assert sees_face(table, SPECTATOR, number) == (number == 2)


def test_cards_are_singled_out_in_the_own_hand_and_in_the_open(table: Table) -> None:
    assert listers(table, "hand.0") == {AKI}
    assert listers(table, "deck.0") == frozenset()
    assert listers(table, "grave.1") == {AKI, REN}
    assert lists(table, JUDGE, "deck.0")


def test_who_would_get_another_answer_is_not_told_alike() -> None:
    alike = {REN, MIO, SPECTATOR}
    assert is_one_of(AKI, (AKI, REN), alike)
    assert alike == {REN}
    alike = {REN, MIO, SPECTATOR}
    assert not is_one_of(AKI, (REN,), alike)
    assert alike == {MIO, SPECTATOR}


def test_a_question_that_all_would_be_answered_alike_parts_nobody(table: Table) -> None:
    alike = {REN, SPECTATOR}
    assert sees_face(table, AKI, 2, alike)
    assert lists(table, AKI, "grave.1", alike)
    assert alike == {REN, SPECTATOR}
    assert sees_face(table, AKI, 1, alike)
    assert alike == set()


@pytest.mark.parametrize("game", sorted(TOYS))
def test_whoever_is_told_alike_learns_just_what_they_would_alone(game: str) -> None:
    shared = 0
    for seed in range(6):
        play = played(TOYS[game], seed)
        everybody = {*play.seats, SPECTATOR}
        for _, before, fact, after in facts_of(play.host.tree):
            touched = changes(before, fact)
            alone = {seat: redact(before, fact, after, seat, touched) for seat in everybody}
            for seat in everybody:
                alike = everybody - {seat}
                assert redact(before, fact, after, seat, touched, alike) == alone[seat]
                assert all(alone[other] == alone[seat] for other in alike), fact
                shared += len(alike)
            alike = set(everybody)
            redact(before, fact, after, JUDGE, touched, alike)
            assert alike == set()
    assert shared
