"""A part of a position is put on a table that lies there: cards, units, marks, the turn."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.card import MOST_BROUGHT, Mark, mark_of
from app.core.data.codec import CodecError, intent_from_json, to_bytes
from app.core.ids import JUDGE, SeatId
from app.core.intents.laying_intents import BringOnto, Lay
from app.core.placed.table_position import UNKNOWN, PlacedCard, PlacedUnit, PlacedZone
from app.core.table import Turn
from app.core.text.describe import describe_all
from app.core.text.log_lexicon import Lexicon
from app.core.text.words import Language, plain
from app.session.host.updates import Accepted, Refused
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
BURNT = (Mark("damage", 150), Mark("fire", 1))
UNIT = PlacedUnit(
    "any",
    PlacedCard("top", up=True),
    (PlacedCard("lowest"), PlacedCard("middle")),
    (PlacedCard("tool"),),
    BURNT,
    90,
    entered=1,
)
NEVER = PlacedUnit("any", PlacedCard("never", up=True), entered=-5)


@pytest.fixture
def duel() -> Play:
    """Aki and Ren in the third turn."""
    play = lay(TOYS["duel"], 5)
    for _ in range(3):
        done(play, i.NextTurn(AKI), AKI)
    return play


def done(play: Play, intent: i.Intent, seat: SeatId = JUDGE) -> None:
    answer = play.ask(seat, intent)
    assert isinstance(answer, Accepted), answer


def refusal(play: Play, intent: i.Intent, seat: SeatId = JUDGE) -> str:
    answer = play.ask(seat, intent)
    assert isinstance(answer, Refused), answer
    assert answer.reason.en
    assert answer.reason.ja
    return answer.code


def said(play: Play, seat: SeatId, language: Language = "en") -> str:
    tree = play.host.tree
    told = play.host.told(tree.cursor, seat)
    return plain(describe_all(told, language, tree.table.setting, Lexicon()))


def refs(play: Play, numbers: tuple[int, ...]) -> list[str]:
    return [play.truth.cards[number].ref for number in numbers]


# -- units ----------------------------------------------------------------------------------------


def test_a_unit_stands_there_with_all_that_is_on_it(duel: Play) -> None:
    done(duel, Lay((PlacedZone("field.1", units=(UNIT,)),)))
    (name,) = duel.truth.fields["field.1"]
    unit = duel.truth.units[name]
    assert refs(duel, (unit.base, *unit.under, *unit.attached)) == [
        *("top", "lowest"),
        *("middle", "tool"),
    ]
    assert (unit.marks, unit.turn, unit.entered, unit.changed) == (BURNT, 90, 1, 1)
    assert {duel.truth.cards[number].owner for number in unit.parts} == {REN}
    assert {duel.truth.cards[number].entered for number in unit.parts} == {1}


def test_what_came_before_its_time_came_now(duel: Play) -> None:
    late = PlacedUnit("any", PlacedCard("late", up=True), entered=99)
    done(duel, Lay((PlacedZone("field.0", units=(late,)),)))
    assert duel.truth.units[duel.truth.fields["field.0"][0]].entered == 3


def test_all_of_it_is_one_step_and_taken_back_at_once(duel: Play) -> None:
    before = duel.truth
    marks = (("seat.0", (Mark("gx", 1),)), ("table", (Mark("fire", 2),)))
    zones = (PlacedZone("field.0", units=(UNIT, UNIT)), PlacedZone("grave.0", (PlacedCard("old"),)))
    done(duel, Lay(zones, marks, Turn(8, REN, "main", (("energy", 1),))))
    assert len(duel.truth.fields["field.0"]) == 2
    assert mark_of(duel.truth.marks["seat.0"], "gx") == Mark("gx", 1)
    assert duel.truth.turn == Turn(8, REN, "main", (("energy", 1),))
    assert "turn 8" in said(duel, AKI)
    assert "8ターン目・Renの番とした" in said(duel, REN, "ja")
    done(duel, i.Undo())
    assert duel.truth.fields == before.fields
    assert (duel.truth.marks, duel.truth.turn) == (before.marks, before.turn)


def test_new_cards_join_what_stands_there(duel: Play) -> None:
    done(duel, i.Bring(("base",), "field.0"), AKI)
    (name,) = duel.truth.fields["field.0"]
    done(duel, BringOnto(("energy", "energy"), name), AKI)
    assert said(duel, REN) == "Aki brings energy ×2 to base"
    assert said(duel, REN, "ja") == "Akiが新しくenergy×2をbaseにつけた"
    done(duel, BringOnto(("stage",), name, "base"), AKI)
    done(duel, BringOnto(("egg",), name, "under"), AKI)
    unit = duel.truth.units[name]
    assert refs(duel, (unit.base, *unit.under, *unit.attached)) == [
        *("stage", "egg", "base"),
        *("energy", "energy"),
    ]


# -- piles ----------------------------------------------------------------------------------------


def test_cards_come_below_those_of_a_pile_in_their_order(duel: Play) -> None:
    held = len(duel.truth.zones["deck.1"])
    cards = tuple(PlacedCard(f"n{number}") for number in range(MOST_BROUGHT + 2))
    done(duel, Lay((PlacedZone("deck.1", cards),)))
    new = duel.truth.zones["deck.1"][held:]
    assert refs(duel, new) == [card.ref for card in cards]
    seen = {card.ref for card in duel.view(REN).cards.values()}
    assert not seen & set(refs(duel, new))


def test_what_nobody_named_stays_unknown_and_eyes_see_what_they_are_said_to_see(duel: Play) -> None:
    cards = (PlacedCard(UNKNOWN), PlacedCard("seen", shown=(REN,), known=(REN,)))
    done(duel, Lay((PlacedZone("hand.0", cards),)))
    assert refs(duel, duel.truth.zones["hand.0"][-2:]) == [UNKNOWN, "seen"]
    assert "seen" in {card.ref for card in duel.view(REN).cards.values()}
    assert UNKNOWN not in {card.ref for card in duel.view(REN).cards.values()}


# -- who may, and what cannot be ------------------------------------------------------------------


def test_a_seat_lays_in_its_own_places_and_leaves_the_turn_alone(duel: Play) -> None:
    done(duel, Lay((PlacedZone("field.0", units=(UNIT,)),)), AKI)
    assert refusal(duel, Lay((PlacedZone("field.1", units=(UNIT,)),)), AKI) == "not-theirs"
    assert refusal(duel, Lay(turn=Turn(9, AKI, "main")), AKI) == "judge-only"
    seen = PlacedCard("seen", shown=(REN,), known=(REN,))
    assert refusal(duel, Lay((PlacedZone("hand.0", (seen,)),)), AKI) == "judge-only"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (Lay((PlacedZone("deck.0", units=(UNIT,)),)), "no-field"),
        (Lay((PlacedZone("field.0", (PlacedCard("x"),)),)), "no-pile"),
        (Lay((PlacedZone("nowhere", (PlacedCard("x"),)),)), "no-zone"),
        (Lay((PlacedZone("hand.0", (PlacedCard("x", shown=(7,)),)),)), "no-seat"),
        (Lay(turn=Turn(2, 7, "main")), "no-seat"),
        (Lay(), "nothing"),
        (Lay((PlacedZone("hand.0"),) * 101), "malformed"),
        (Lay((PlacedZone("field.0", units=(NEVER,)),)), "malformed"),
        (BringOnto(("x",), "u-none"), "gone"),
    ],
)
def test_what_cannot_be_laid_is_refused_with_a_sentence(
    duel: Play, wrong: i.Intent, code: str
) -> None:
    before = duel.truth
    assert refusal(duel, wrong) == code
    assert duel.truth is before


def test_more_than_a_table_holds_is_refused(duel: Play) -> None:
    many = Lay((PlacedZone("deck.0", (PlacedCard("x"),) * 1990),))
    assert refusal(duel, many) == "too-many"


def test_it_comes_over_the_wire_as_it_was_asked() -> None:
    asked = Lay((PlacedZone("field.0", units=(UNIT,)),), turn=Turn(3, 1, "main"))
    assert intent_from_json(to_bytes(asked)) == asked
    with pytest.raises(CodecError):
        intent_from_json(b'{"kind":"lay","zones":[{"id":"field.0","units":[{"id":"u"}]}]}')


def test_it_happens_again_on_a_table_that_was_put_right(duel: Play) -> None:
    done(duel, i.Flip(), AKI)
    flipped = duel.host.tree.cursor
    done(duel, Lay((PlacedZone("field.0", units=(UNIT,)),)))
    laid = duel.host.tree.cursor
    (name,) = duel.truth.fields["field.0"]
    done(duel, BringOnto(("energy",), name))
    joined = duel.host.tree.cursor
    start = duel.host.tree.parent(flipped)
    assert start is not None
    done(duel, i.Repeat(start, (laid, joined)))
    (again,) = duel.truth.fields["field.0"]
    unit = duel.truth.units[again]
    assert refs(duel, (unit.base, *unit.under, *unit.attached)) == [
        *("top", "lowest", "middle"),
        *("tool", "energy"),
    ]
    assert unit.marks == BURNT
