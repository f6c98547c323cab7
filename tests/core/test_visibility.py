"""Whose eyes see what; those that see the same are told alike, and nobody else."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.apply.changes import changes
from app.core.facts.agreement_facts import OptionsSet
from app.core.ids import JUDGE, SPECTATOR
from app.core.sight import redact, view
from app.core.table import Table
from app.core.text.words import Words
from app.core.view import fold
from app.core.visibility import (
    face_seers,
    is_listed,
    is_one_of,
    lists,
    sees_as_partner,
    sees_face,
    viewers,
)
from app.core.zone import Seat, ZoneSpec
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
    for zone, seats in (("hand.0", [AKI]), ("deck.0", []), ("grave.1", [AKI, REN])):
        assert [seat for seat in (AKI, REN) if lists(table, seat, zone)] == seats
        assert is_listed(table, zone) == bool(seats)
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


# -- what the team of a holder sees -------------------------------------------------------

SHARED = ("hands", "open")


@pytest.fixture
def pairs() -> Table:
    """Aki and Mio against Ren and Sora, a card in each hand; partners may be let see it."""
    hand = ZoneSpec("hand", Words("Hand", "手札"), visibility="owner", team_sees=SHARED)
    seats = tuple(Seat(name, number % 2) for number, name in enumerate("ARMS"))
    starts = tuple(
        f.StartCard(ref, seat, f"hand.{seat}", handle=f"c{seat}")
        for seat, ref in enumerate(("fox", "owl", "elk", "cat"))
    )
    return apply(None, f.Began("toy", seats, (hand,), starts))


def test_a_team_sees_a_hand_only_where_the_table_says_so(pairs: Table) -> None:
    assert viewers(pairs, "hand.0") == (0,)
    opened = apply(pairs, OptionsSet(AKI, (SHARED,)))
    assert viewers(opened, "hand.0") == (0, 2)
    assert [face_seers(opened, number) for number in range(4)] == [{0, 2}, {1, 3}] * 2
    assert [seat for seat in range(4) if lists(opened, seat, "hand.3")] == [1, 3]
    assert not sees_face(opened, SPECTATOR, 0)
    closed = apply(opened, OptionsSet(AKI, (("hands", "closed"),)))
    assert face_seers(closed, 0) == {0}
    assert closed.cards[0].known == {0, 2}, "what a partner saw is known"


def test_who_sees_a_card_as_a_partner_alone(pairs: Table) -> None:
    opened = apply(pairs, OptionsSet(AKI, (SHARED,)))
    told = [seat for seat in (0, 1, 2, 3, JUDGE, SPECTATOR) if sees_as_partner(opened, seat, 0)]
    assert told == [2]
    assert not sees_as_partner(pairs, 2, 0)
    shown = apply(opened, f.Shown(AKI, (f.Showing(0),), (2,)))
    assert not sees_as_partner(shown, 2, 0)


def test_every_seat_is_told_just_what_it_sees_now_and_no_more(pairs: Table) -> None:
    table = pairs
    for value in ("open", "closed", "open"):
        fact = OptionsSet(AKI, (("hands", value),))
        after = apply(table, fact)
        for seat in (0, 1, 2, 3, JUDGE, SPECTATOR):
            assert fold(view(table, seat), redact(table, fact, after, seat)) == view(after, seat)
        table = after


def test_kinds_lie_open_only_where_the_table_agreed_on_it() -> None:
    spec = ZoneSpec(
        "hand", Words("Hand", "手札"), lies_open=("fox",), opened_by=("open-spells", "open")
    )
    assert not spec.opens(())
    assert spec.opens((("open-spells", "open"),))
    assert spec.depends
