"""What a seat may know, by examples: each kind of zone, grants, the judge, what is told.

That no secret passes whatever is played is shown by `tests/props`.
"""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.data.codec import seat_bytes
from app.core.facts.seal_facts import PlanLocked, PlansOpened, SealsOpened
from app.core.ids import JUDGE, SPECTATOR
from app.core.seal import SeatSeal, filled
from app.core.sight import handle_seen, redact, view
from app.core.view import Event, fold
from app.core.visibility import face_seers, lists, sees_face
from app.core.zone import Seat
from tests.core.small_table import AKI, REN, laid, moved, with_spec, zone


def test_a_hand_is_listed_by_its_holder_and_counted_by_the_others() -> None:
    table = laid(hand_0=("fox", "owl"))
    own, other = view(table, AKI), view(table, REN)
    assert own.cards_in("hand.0") == ("c0", "c1")
    assert [own.cards[handle].ref for handle in own.cards_in("hand.0")] == ["fox", "owl"]
    assert (other.zones["hand.0"].count, other.cards) == (2, {})


def test_a_deck_is_known_to_nobody_but_by_its_number_of_cards() -> None:
    table = laid(deck_0=("fox", "owl"))
    for seat in (AKI, REN, SPECTATOR):
        seen = view(table, seat)
        assert (seen.zones["deck.0"].count, seen.zones["deck.0"].items) == (2, ())
        assert b"fox" not in seat_bytes(seen)


def test_an_open_pile_is_listed_by_everybody_and_shows_what_lies_face_up() -> None:
    table = laid(grave_0=("fox", "owl"))
    down = apply(table, f.Faced(AKI, (1,), up=False))
    for seat, second in ((AKI, "owl"), (REN, None), (SPECTATOR, None)):
        seen = view(down, seat)
        assert [seen.cards[handle].ref for handle in ("c0", "c1")] == ["fox", second]


def test_who_turned_a_card_down_may_look_at_it_again() -> None:
    table = laid(hand_0=("fox",))
    table = moved(table, 0, "grave.0", handle="cnew", up=False, shown=(AKI,))
    assert sees_face(table, AKI, 0)
    assert not sees_face(table, REN, 0)


def test_of_a_stack_the_others_see_the_top_card_alone() -> None:
    table = laid(hand_0=("fox", "owl"))
    table = moved(
        moved(table, 0, "stack.0", handle="ca", up=True), 1, "stack.0", handle="cb", up=True
    )
    assert view(table, REN).cards_in("stack.0") == ("cb",)
    assert view(table, AKI).cards_in("stack.0") == ("cb", "ca")


def test_of_a_sealed_pile_not_even_the_number_is_told() -> None:
    table = laid(shields_0=("fox", "owl"))
    other = view(table, REN).zones["shields.0"]
    assert (other.count, other.sealed) == (None, True)
    opened = apply(table, SealsOpened(AKI, ("shields.0",), ((0, "ca"), (1, "cb"))))
    assert [view(opened, REN).cards[handle].ref for handle in ("ca", "cb")] == ["fox", "owl"]


def test_how_deep_a_card_lies_does_not_tell_how_large_a_deck_is_at_least() -> None:
    table = laid(deck_0=tuple(f"card-{number}" for number in range(6)))
    table = with_spec(table, "deck.0", counted_below=3)
    told = []
    for deep in (4, 5):
        shown = (f.Showing(1, "ca"), f.Showing(deep, "cb"))
        told.append(view(apply(table, f.Shown(AKI, shown, (AKI, REN))), REN).zones["deck.0"])
    assert told[0] == told[1]
    assert told[0].seen == ((1, "ca"), (3, "cb")), "but that one lies near the top"


def test_prizes_keep_their_places_and_everybody_sees_the_gap() -> None:
    table = laid(prizes_0=("fox", "owl", "elk"))
    table = moved(table, 1, "hand.0", handle="cnew")
    for seat in (AKI, REN):
        prizes = view(table, seat).zones["prizes.0"]
        assert (prizes.count, prizes.gaps) == (2, (1,))


def test_a_look_is_granted_to_whom_it_is_and_ends() -> None:
    table = laid(deck_0=("fox", "owl"))
    shown = apply(table, f.Shown(AKI, (f.Showing(0, "clook"),), (AKI,)))
    assert view(shown, AKI).zones["deck.0"].seen == ((0, "clook"),)
    assert view(shown, REN).zones["deck.0"].seen == ()
    ended = apply(shown, f.Hidden(AKI, "deck.0", (f.Showing(0),)))
    assert view(ended, AKI).cards == {}


def test_the_judge_sees_all_and_names_what_has_no_handle_by_its_number() -> None:
    table = laid(deck_0=("fox",), hand_1=("owl",))
    seen = view(table, JUDGE)
    assert {card.ref for card in seen.cards.values()} == {"fox", "owl"}
    assert seen.cards_in("deck.0") == ("j0",)


@pytest.mark.parametrize(("seat", "listed"), [(AKI, True), (REN, False), (JUDGE, True)])
def test_who_can_single_out_a_hand(seat: int, listed: bool) -> None:
    assert lists(laid(hand_0=("fox",)), seat, "hand.0") is listed


def test_who_sees_a_face_is_who_may_have_seen_it() -> None:
    table = laid(hand_0=("fox",), grave_0=("owl",), deck_0=("elk",))
    assert [face_seers(table, number) for number in range(3)] == [{AKI}, {AKI, REN}, set()]
    assert [handle_seen(table, REN, number) for number in range(3)] == [None, "c1", None]


def test_a_fact_is_told_to_each_seat_as_it_may_learn_it() -> None:
    before = laid(deck_0=("fox",), hand_0=())
    fact = f.Moved(AKI, (f.CardMove(0, "hand.0", handle="cnew"),), verb="draw")
    after = apply(before, fact)
    own, other = (redact(before, fact, after, seat) for seat in (AKI, REN))
    assert [card.ref for card in own.cards] == ["fox"]
    assert own.events[0].cards == ("fox",)
    assert other.cards == ()
    assert other.events[0].cards == (None,)
    assert b"fox" not in seat_bytes(other)


@pytest.mark.parametrize("seat", [AKI, REN, JUDGE, SPECTATOR])
def test_who_folds_what_is_told_has_the_view_of_the_table(seat: int) -> None:
    table = laid(deck_0=("fox", "owl"), hand_0=("elk",), prizes_1=("cat", "dog"))
    seen = view(table, seat)
    facts: tuple[f.Fact, ...] = (
        f.Moved(AKI, (f.CardMove(0, "hand.0", handle="ca"),), verb="draw"),
        f.Moved(AKI, (f.CardMove(2, "field.0", handle="cb", up=True, unit="u1"),)),
        f.Marked(AKI, (f.MarkChange("u1", "damage", None),)),
        f.Faced(REN, (2,), up=False),
        f.Shuffled(AKI, "deck.0", (1,)),
        f.Moved(REN, (f.CardMove(3, "hand.1", handle="cc"),), verb="take"),
    )
    for fact in facts:
        after = apply(table, fact)
        seen = fold(seen, redact(table, fact, after, seat))
        table = after
        assert seen == view(table, seat)


def test_of_a_locked_plan_others_learn_that_it_is_there() -> None:
    before = laid(hand_0=("fox",))
    fact = PlanLocked(AKI, filled("strike"))
    table = apply(before, fact)
    own, other = (redact(before, fact, table, seat) for seat in (AKI, REN))
    assert own.events == other.events == (Event("lock_plan", AKI),)
    assert own.seals == (SeatSeal(AKI, plan=filled("strike")),)
    for seat in (REN, SPECTATOR):
        assert redact(before, fact, table, seat).seals == (SeatSeal(AKI),)
        assert view(table, seat).seals == (SeatSeal(AKI),)
    assert view(table, JUDGE).seals == own.seals


def test_open_plans_are_everybodys() -> None:
    before = apply(laid(hand_0=("fox",)), PlanLocked(AKI, filled("strike")))
    fact = PlansOpened(REN, (AKI,), (REN,))
    told = redact(before, fact, apply(before, fact), SPECTATOR)
    assert told.seals == (SeatSeal(AKI, locked=False, plan=filled("strike")),)
    assert [(one.verb, one.text, one.seats) for one in told.events] == [
        ("open_plans", "", (REN,)),
        ("plan", "strike", (AKI,)),
    ]


def test_kinds_that_lie_open_in_a_hand_are_seen_by_all_and_the_rest_by_its_holder() -> None:
    spec = zone("hand", "owner", lies_open=("joker*",))
    cards = tuple(
        f.StartCard(ref, AKI, "hand.0", handle=f"c{number}")
        for number, ref in enumerate(("fox", "joker-1"))
    )
    seats = (Seat("Aki", 0), Seat("Ren", 1))
    table = apply(None, f.Began("toy", seats, (spec, zone("deck", "hidden")), cards))
    for seat in (REN, SPECTATOR):
        seen = view(table, seat)
        assert {card.ref for card in seen.cards.values()} == {"joker-1"}
        assert seen.zones["hand.0"].seen == ((1, "c1"),)
        assert seen.zones["hand.0"].count == 2
    assert face_seers(table, 1) == {AKI, REN}
    assert face_seers(table, 0) == {AKI}
    away = moved(table, 1, "deck.0")
    assert not view(away, REN).cards
