"""Rules of free Active Spots and of checkups in a Battle Royal."""

from __future__ import annotations

from typing import Any

from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position_sides import Condition
from app.games.pokemon.adviser.model.turn_record import KnockedOut, PlayedTurn, Record
from tests.games.pokemon.adviser.royal import CASE, PLAIN, SHEET, A, B, C, royal
from tests.games.pokemon.adviser.situation import hears, mon, says, trainer

EARLY, START, OWN = "br-promote-too-early", "br-promote-turn-start", "br-promote-own-turn"
CHECK = "br-checkup-owner-only"
BALL = c.PlayTrainer(A, trainer("Ball", text="Draw a card."))
SICK = mon(None, plain=True, conditions=(Condition("poisoned", 1, A),))


def gap(player: int = A, actives: int = 1, **more: Any) -> Any:
    standing = {"abcd"[player]: [PLAIN] * actives}
    return royal(**standing, bench={player: [PLAIN]}, **more)  # type: ignore[arg-type]


def test_br_promote_too_early() -> None:
    heard = ("illegal", ("b2",), None)
    assert hears(EARLY, gap(B), p.Promote(B, "b2")) == heard
    after_c = gap(B, turn={"player": C, "phase": "checkup"})
    assert hears(EARLY, after_c, p.Promote(B, "b2")) == heard


def test_br_promote_too_early_is_silent_in_the_own_turn_and_by_an_effect() -> None:
    assert hears(EARLY, gap(), p.Promote(A, "a2")) is None
    assert hears(EARLY, gap(B), p.Promote(A, "b2", effect=True)) is None
    assert hears(EARLY, gap(B, turn={"phase": "checkup"}), p.Promote(B, "b2")) is None
    called = gap(B, record=Record(), turn={"plays": (c.PlayTrainer(A, None),)})
    assert hears(EARLY, called, p.Promote(A, "b2")) is None


def test_br_promote_turn_start() -> None:
    waits = {"drew": False}
    heard = ("illegal", ("seat.0",), None)
    assert hears(START, gap(turn=waits), c.DrawCards(A, 1, "turn")) == heard
    assert hears(START, gap(turn=waits), BALL) == heard
    unseen = gap(turn=waits, record=Record())
    assert hears(START, unseen, c.DrawCards(A, 1)) == ("suspicious", ("seat.0",), None)
    fell = Record((KnockedOut(B, A, 6),))
    assert hears(START, gap(turn=waits, record=fell), c.DrawCards(A, 1)) == heard
    left = Record(turns=(PlayedTurn(A), PlayedTurn(B, (p.MoveToBench(B, "a2"),))))
    assert hears(START, gap(turn=waits, record=left), c.DrawCards(A, 1)) == heard


def test_br_promote_turn_start_is_silent_where_both_stand_or_nobody_can() -> None:
    waits = {"drew": False}
    draw = c.DrawCards(A, 1, "turn")
    assert hears(START, royal(turn=waits, bench={A: [PLAIN]}), draw) is None
    assert hears(START, royal([PLAIN], turn=waits), draw) is None
    assert hears(START, gap(turn=waits), p.Promote(A, "a2")) is None


def test_by_the_sheet_a_pokemon_comes_after_the_draw_and_before_all_else() -> None:
    draw, heard = c.DrawCards(A, 1, "turn"), ("illegal", ("seat.0",), None)
    fell = Record((KnockedOut(B, A, 6),))
    for drew in (False, True):
        sheet: Any = {"turn": {"drew": drew}, "options": SHEET, "record": fell}
        assert hears(START, gap(**sheet), draw) is None
        assert hears(START, gap(**sheet), BALL) == heard
        assert hears(START, gap(**sheet), p.Promote(A, "a2")) is None
    (said,) = judge(gap(turn={"drew": True}, options=SHEET, record=fell), (BALL,))
    assert said.message.en.endswith("a Benched Pokémon takes it as the turn begins.")
    # What left in the own turn is another rule's, and so is a Spot that never was taken.
    own = Record((KnockedOut(A, A, 9),))
    for record in (own, Record()):
        table = gap(turn={"drew": True}, options=SHEET, record=record)
        assert hears(START, table, BALL) is None
    assert hears(START, gap(turn={"drew": True}, record=fell), BALL) is None


def test_by_the_sheet_only_a_knock_out_makes_a_spot_wait() -> None:
    up = p.Promote(B, "b2")
    fell = Record((KnockedOut(A, B, 9),))
    assert hears(EARLY, gap(B, options=SHEET, record=fell), up) == ("illegal", ("b2",), None)
    joined_late = gap(B, options=SHEET, record=Record())
    assert hears(EARLY, joined_late, up) == ("suspicious", ("b2",), None)
    assert hears(EARLY, gap(B, options=SHEET, record=Record(complete=True)), up) is None
    assert hears(EARLY, gap(B, record=Record(complete=True)), up) == ("illegal", ("b2",), None)


def test_br_promote_own_turn() -> None:
    heard = ("illegal", ("seat.0",), None)
    fell = Record((KnockedOut(A, A, 9),), is_case=True)
    assert hears(OWN, gap(record=fell), BALL) == heard
    assert hears(OWN, gap(actives=0), t.PassTurn(A)) == heard
    gone = {"plays": (p.Attack(A, "a9"),), "used": (("attack", 1),)}
    assert hears(OWN, gap(turn=gone), p.Attack(A, "a1", target="b1")) == heard


def test_br_promote_own_turn_is_silent_where_nobody_left() -> None:
    assert hears(OWN, gap(), BALL) is None
    fell = Record((KnockedOut(A, A, 9),), is_case=True)
    assert hears(OWN, gap(record=fell), p.Promote(A, "a2")) is None
    assert "board-empty-active" not in says(gap(B, 0), BALL)
    assert "ko-promote-missing" not in says(gap(B, 0, record=fell), BALL)


def test_br_checkup_owner_only() -> None:
    table = royal(c=[SICK, PLAIN], turn={"phase": "checkup"})
    counted = t.Checkup(A, counters=(("c1", 10),))
    assert hears(CHECK, table, counted) == ("illegal", ("c1",), {})
    assert hears(CHECK, table, t.Checkup(A, step="poisoned", unit="c1")) is not None
    flipped = t.Checkup(A, flips=(("c1", "asleep"),), said=("flips",))
    assert hears(CHECK, table, flipped) is not None
    begun = Record(checkup=(p.ChangeDamage(A, "c1", 10),))
    at_table = royal(c=[SICK, PLAIN], turn={"phase": "checkup"}, record=begun)
    assert hears(CHECK, at_table, t.BeginTurn(A, B)) is not None


def test_br_checkup_owner_only_is_silent_around_the_own_turn() -> None:
    for player, uid in ((A, "a1"), (B, "b1")):
        table = royal([SICK, PLAIN], [SICK, PLAIN], turn={"phase": "checkup"})
        done = t.Checkup(player, counters=((uid, 10),))
        assert hears(CHECK, table, done) is None
    flipped = t.Checkup(A, flips=(("c1", "asleep"),), said=("flips",))
    by_sheet = royal(c=[SICK, PLAIN], turn={"phase": "checkup"}, options=SHEET, record=CASE)
    assert hears(CHECK, by_sheet, flipped) is None
    others = royal(c=[SICK, PLAIN], turn={"phase": "checkup"})
    assert says(others, t.Checkup(A, counters=())) == {}, "C's Pokémon is not due"
