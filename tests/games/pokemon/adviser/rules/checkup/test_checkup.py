"""The Pokémon Checkup: what each condition does, when it ends, and what comes before and after."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Condition, Mon, Position, Record
from tests.games.adviser.situation import (
    ME,
    PIKACHU,
    RIOLU,
    YOU,
    Heard,
    ability,
    hears,
    mon,
    pokemon,
    position,
    says,
    trainer,
)

ORDER, BOTH, POISON, BURN = "checkup-order", "checkup-both", "checkup-poison", "checkup-burn"
ASLEEP, CONFUSED = "checkup-asleep", "checkup-confused-none"
EARLY, LATE = "checkup-paralyzed", "checkup-paralyzed-late"
EFFECTS, KO, IN_TURN = "checkup-effects-order", "checkup-ko-last", "checkup-not-in-turn"
END_FIRST = "checkup-end-of-turn-first"
NEXT = p.BeginTurn(-1, YOU)
BOTH_FLIPPED = ("flips", "ended")


def sick(*keys: str, card: Any = PIKACHU, counters: int = 0, **more: Any) -> Mon:
    """Return a Pokémon with conditions, of the usual strength or with `counters`."""
    given = tuple(Condition(key, counters or (2 if key == "burned" else 1)) for key in keys)
    return mon(card, conditions=given, **more)


def case(theirs: Mon, mine: Mon | None = None, **more: Any) -> Position:
    """Return a checkup after my turn, as a case tells it."""
    said: dict[str, Any] = {"turn": {"phase": "checkup"}, "record": Record(is_case=True), **more}
    return position([mine or mon()], [theirs], **said)


def over(*done: Play, mine: Mon | None = None, theirs: Mon | None = None, **more: Any) -> Position:
    """Return a table after a checkup in which `done` was done, just before the next turn."""
    record = Record(checkup=done, complete=True)
    said: dict[str, Any] = {"turn": {"phase": "checkup"}, "record": record, "seen_by": ME, **more}
    return position([mine or mon()], [theirs or mon(PIKACHU)], **said)


def told(**more: Any) -> p.Checkup:
    return p.Checkup(ME, **more)


def hurt(points: int, uid: str = "b1") -> p.ChangeDamage:
    return p.ChangeDamage(ME, uid, points)


def ends(key: str, uid: str = "b1", counters: int = 1) -> p.ChangeCondition:
    return p.ChangeCondition(ME, uid, key, on=False, counters=counters)


HEADS = p.FlipCoins(ME, (1,))


# -- order and both players ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("order", "said"),
    [(("asleep", "poisoned"), True), (("poisoned", "asleep"), False),
     (("paralyzed", "asleep"), True), (("burned", "poisoned"), True),
     (("poisoned", "burned", "asleep", "paralyzed"), False),
     (("poisoned", "poisoned"), False), (("asleep", "effect", "poisoned"), True),
     (("effect", "poisoned"), False), ((), False)],
)  # fmt: skip
def test_checkup_order(order: tuple[str, ...], said: bool) -> None:
    heard = hears(ORDER, case(sick("poisoned")), told(order=order))
    assert heard == (("reminder", (), None) if said else None)


def to_do(*keys: str, **more: Any) -> Mon:
    """Return a Pokémon whose checks are noted as still to be done."""
    marks = tuple(Mark(f"check_{key}") for key in sorted(keys))
    return sick(*keys, marks=marks, **more)


def test_checkup_order_of_steps_at_a_table() -> None:
    at = over(theirs=to_do("asleep"), mine=to_do("poisoned"))
    assert hears(ORDER, at, p.Checkup(ME, step="asleep", unit="b1")) is not None
    assert hears(ORDER, at, p.Checkup(ME, step="poisoned", unit="a1")) is None
    done = over(theirs=to_do("asleep"), mine=sick("poisoned"))
    assert hears(ORDER, done, p.Checkup(ME, step="asleep", unit="b1")) is None
    same = over(theirs=to_do("asleep"), mine=to_do("asleep"))
    assert hears(ORDER, same, p.Checkup(ME, step="asleep", unit="b1")) is None
    stale = over(theirs=to_do("asleep"), mine=mon(marks=(Mark("check_poisoned"),)))
    assert hears(ORDER, stale, p.Checkup(ME, step="asleep", unit="b1")) is None


def test_checkup_order_names_what_comes_first() -> None:
    at = over(theirs=to_do("asleep", "burned"), mine=to_do("poisoned"))
    said = judge(at, (p.Checkup(ME, step="asleep", unit="b1"),))
    assert "Poisoned is checked before Asleep" in said[0].message.en
    assert "ねむりより先にどく" in said[0].message.ja


def test_checkup_both() -> None:
    two = case(sick("poisoned"), sick("poisoned"))
    assert hears(BOTH, two, told(counters=(("b1", 10),))) == ("reminder", ("seat.0",), None)
    assert hears(BOTH, two, told(counters=(("a1", 10),))) == ("reminder", ("seat.1",), None)
    assert hears(BOTH, two, told(counters=(("a1", 10), ("b1", 10)))) is None
    assert hears(BOTH, two, told(counters=())) is None
    assert hears(BOTH, case(sick("poisoned")), told(counters=(("b1", 10),))) is None


def test_checkup_both_blames_nobody_else_for_what_was_left_out() -> None:
    two = case(sick("poisoned", "burned"), sick("poisoned"))
    only = told(counters=(("a1", 10),), said=BOTH_FLIPPED)
    assert set(says(two, only)) == {BOTH}


def test_checkup_both_asks_for_coins_only_where_they_are_told() -> None:
    two = case(sick("asleep"), sick("poisoned"))
    assert hears(BOTH, two, told(counters=(("a1", 10),))) is None
    assert hears(BOTH, two, told(counters=(("a1", 10),), said=("flips",))) is not None
    flipped = told(counters=(("a1", 10),), flips=(("b1", "asleep"),), said=("flips",))
    assert hears(BOTH, two, flipped) is None
    woken = told(counters=(("a1", 10),), ended=(("b1", "asleep"),), said=BOTH_FLIPPED)
    assert hears(BOTH, two, woken) is None


def test_checkup_both_at_a_table() -> None:
    at = over(hurt(10, "a1"), mine=sick("poisoned"), theirs=sick("poisoned"))
    assert hears(BOTH, at, NEXT) == ("reminder", ("seat.1",), None)
    assert hears(POISON, at, NEXT) is None
    fine = over(hurt(10, "a1"), hurt(10), mine=sick("poisoned"), theirs=sick("poisoned"))
    assert hears(BOTH, fine, NEXT) is None
    ticked = p.Checkup(ME, step="poisoned", unit="b1")
    step = over(hurt(10, "a1"), ticked, mine=sick("poisoned"), theirs=sick("poisoned"))
    assert hears(BOTH, step, NEXT) is None


# -- Poisoned and Burned ---------------------------------------------------------------------------


def counted(rule: str, right: int) -> Heard:
    return ("suspicious", ("b1",), right) if rule else None


@pytest.mark.parametrize(("points", "wrong"), [(0, True), (10, False), (20, True)])
def test_checkup_poison(points: int, wrong: bool) -> None:
    heard = counted(POISON if wrong else "", 1)
    assert hears(POISON, case(sick("poisoned")), told(counters=(("b1", points),))) == heard
    assert hears(POISON, over(hurt(points), theirs=sick("poisoned")), NEXT) == heard


def test_checkup_poison_of_another_strength() -> None:
    eight = sick("poisoned", counters=8)
    assert hears(POISON, case(eight), told(counters=(("b1", 80),))) is None
    assert hears(POISON, case(eight), told(counters=(("b1", 10),))) == counted(POISON, 8)
    assert hears(POISON, over(hurt(40), hurt(40), theirs=eight), NEXT) is None


def test_checkup_poison_is_silent() -> None:
    at = case(sick("poisoned"))
    assert hears(POISON, at, told()) is None, "nobody said what was put"
    assert hears(POISON, at, told(counters=(), cause="Gas")) is None
    assert hears(POISON, at, told(counters=(), step="asleep")) is None
    assert hears(POISON, case(mon(PIKACHU)), told(counters=(("b1", 10),))) is None
    benched = position([mon()], their_bench=[sick("poisoned")], record=Record(is_case=True))
    assert hears(POISON, benched, told(counters=())) is None


def test_checkup_poison_looks_at_a_table_as_the_next_turn_begins() -> None:
    at = over(theirs=sick("poisoned"))
    assert hears(POISON, at, NEXT) == counted(POISON, 1)
    assert hears(POISON, at, told(counters=())) is None
    unseen = replace(at, record=replace(at.record, complete=False))
    assert hears(POISON, unseen, NEXT) is None
    assert hears(POISON, over(theirs=sick("poisoned"), turn={"phase": "main"}), NEXT) is None
    assert hears(POISON, case(sick("poisoned")), NEXT) is None
    nothing = over(theirs=sick("poisoned"), turn={"phase": "checkup", "number": 0})
    assert hears(POISON, nothing, NEXT) is None


def test_checkup_poison_knows_one_that_ended_or_began_in_the_checkup() -> None:
    assert hears(POISON, over(ends("poisoned")), NEXT) == counted(POISON, 1)
    assert hears(POISON, over(hurt(30), ends("poisoned", counters=3)), NEXT) is None
    begun = p.ChangeCondition(ME, "b1", "poisoned", on=True, counters=1)
    assert hears(POISON, over(begun, theirs=sick("poisoned")), NEXT) is None
    other = p.ChangeCondition(ME, "a1", "poisoned", on=True, counters=1)
    assert hears(POISON, over(other, theirs=sick("poisoned")), NEXT) is not None


ICY = "At each Pokémon Checkup, put 1 damage counter on each Pokémon."


@pytest.mark.parametrize(
    "more",
    [{"mine": mon(pokemon("Icy", abilities=(ability("Shroud", ICY),)))},
     {"mine": mon(RIOLU, tools=(trainer("Icy", "tool", ICY),))},
     {"mine": mon(RIOLU, others=(trainer("Icy", "tool", ICY),))},
     {"mine": mon(RIOLU, energy=(trainer("Icy", "special_energy", ICY),))},
     {"stadiums": [trainer("Icy", "stadium", ICY)]}],
)  # fmt: skip
def test_checkup_poison_is_silent_where_another_effect_may_work(more: dict[str, Any]) -> None:
    at = over(hurt(20), theirs=sick("poisoned"), **more)
    assert hears(POISON, at, NEXT) is None
    assert hears(POISON, over(theirs=sick("poisoned"), **more), NEXT) is None
    told_of = case(sick("poisoned"), **more)
    assert hears(POISON, told_of, told(counters=(("b1", 20),))) is None
    assert hears(POISON, told_of, told(counters=(("b1", 0),))) is not None


def test_checkup_poison_is_silent_where_something_is_not_known() -> None:
    for unknown in (mon(None), mon(RIOLU, unknown=1)):
        assert hears(POISON, over(hurt(20), theirs=sick("poisoned"), mine=unknown), NEXT) is None
    plain = mon(None, plain=True)
    assert hears(POISON, over(hurt(20), theirs=sick("poisoned"), mine=plain), NEXT) is not None
    quiet = trainer("Town", "stadium", "Draw a card.")
    at = over(hurt(20), theirs=sick("poisoned"), stadiums=[quiet])
    assert hears(POISON, at, NEXT) is not None
    lost = replace(at, stadiums=(replace(at.stadiums[0], card=None),))
    assert hears(POISON, lost, NEXT) is None


@pytest.mark.parametrize(("points", "wrong"), [(0, True), (10, True), (20, False), (30, True)])
def test_checkup_burn(points: int, wrong: bool) -> None:
    heard = counted(BURN if wrong else "", 2)
    assert hears(BURN, case(sick("burned")), told(counters=(("b1", points),))) == heard
    assert hears(BURN, over(hurt(points), HEADS, theirs=sick("burned")), NEXT) == heard
    assert hears(BURN, over(hurt(points), HEADS, ends("burned", counters=2)), NEXT) == heard


@pytest.mark.parametrize(
    ("points", "blamed"), [(30, ""), (10, BURN), (20, POISON), (0, POISON), (40, POISON)]
)
def test_checkup_burn_beside_poison(points: int, blamed: str) -> None:
    at = case(sick("poisoned", "burned"))
    play = told(counters=(("b1", points),))
    for rule in (POISON, BURN):
        assert hears(rule, at, play) == (counted(rule, 3) if rule == blamed else None)


def test_checkup_burn_needs_a_flip() -> None:
    at, right = case(sick("burned")), (("b1", 20),)
    assert hears(BURN, at, told(counters=right, said=("flips",))) == ("suspicious", ("b1",), None)
    assert hears(BURN, at, told(counters=right)) is None
    flipped = told(counters=right, flips=(("b1", "burned"),), said=("flips",))
    assert hears(BURN, at, flipped) is None
    other = told(counters=right, flips=(("b1", "asleep"),), said=("flips",))
    assert hears(BURN, at, other) is not None
    cured = told(counters=right, ended=(("b1", "burned"),), said=BOTH_FLIPPED)
    assert hears(BURN, at, cured) is None
    assert hears(BURN, case(sick("poisoned")), told(said=("flips",))) is None


@pytest.mark.parametrize(
    ("order", "wrong"),
    [(("flip", "counters"), True), (("counters", "flip"), False), (("flip",), False),
     (("flip", "counters", "flip"), True),
     (("burned", "flip", "burned", "counters"), True), (("poisoned", "counters", "flip"), False),
     (("poisoned", "counters", "burned", "flip", "counters"), True),
     (("asleep", "flip", "burned", "counters", "flip"), False), (("counters", "counters"), False)],
)  # fmt: skip
def test_checkup_burn_flips_after_the_counters(order: tuple[str, ...], wrong: bool) -> None:
    assert (hears(BURN, case(sick("burned")), told(order=order)) is not None) is wrong


# -- Asleep and Confused ---------------------------------------------------------------------------


def test_checkup_asleep() -> None:
    at = case(sick("asleep"))
    spoken = ("reminder", ("b1",), None)
    assert hears(ASLEEP, at, told(said=("flips",))) == spoken
    assert hears(ASLEEP, at, told()) == spoken
    assert hears(ASLEEP, at, told(flips=(("b1", "asleep"),), said=("flips",))) is None
    assert hears(ASLEEP, at, told(ended=(("b1", "asleep"),), said=("ended",))) is None
    assert hears(ASLEEP, at, told(flips=(("b1", "burned"),), said=("flips",))) is not None
    assert hears(ASLEEP, case(sick("poisoned")), told()) is None
    assert hears(ASLEEP, at, told(step="asleep")) is None


def test_checkup_asleep_at_a_table() -> None:
    sleeper = sick("asleep")
    assert hears(ASLEEP, over(theirs=sleeper), NEXT) == ("reminder", ("b1",), None)
    assert hears(ASLEEP, over(HEADS, theirs=sleeper), NEXT) is None
    ticked = p.Checkup(ME, step="asleep", unit="b1")
    assert hears(ASLEEP, over(ticked, theirs=sleeper), NEXT) is None
    other = p.Checkup(ME, step="asleep", unit="a1")
    assert hears(ASLEEP, over(other, theirs=sleeper), NEXT) is not None
    assert hears(ASLEEP, over(ends("asleep")), NEXT) is None
    assert hears(ASLEEP, over(theirs=sleeper, turn={"phase": "main"}), NEXT) is None


@pytest.mark.parametrize(
    "play",
    [told(flips=(("b1", "confused"),), said=("flips",)), told(ended=(("b1", "confused"),)),
     ends("confused")],
)  # fmt: skip
def test_checkup_confused_none(play: Play) -> None:
    assert hears(CONFUSED, case(sick("confused")), play) == ("reminder", ("b1",), None)


def test_checkup_confused_none_is_silent() -> None:
    at = case(sick("confused"))
    assert hears(CONFUSED, at, told(flips=(("b1", "asleep"),))) is None
    assert hears(CONFUSED, at, ends("asleep")) is None
    on = p.ChangeCondition(ME, "b1", "confused", on=True)
    assert hears(CONFUSED, at, on) is None
    assert hears(CONFUSED, case(sick("confused"), turn={"phase": "main"}), ends("confused")) is None
    assert hears(CONFUSED, at, told(order=("poisoned", "confused"))) == ("reminder", (), None)
    assert hears(CONFUSED, at, told(order=("poisoned",))) is None


# -- Paralyzed -------------------------------------------------------------------------------------


def numb(since: int | None = None, source: int | None = None) -> Mon:
    return mon(PIKACHU, conditions=(Condition("paralyzed", 1, source, since),))


def turn(player: int, number: int = 5, phase: str = "checkup") -> dict[str, Any]:
    return {"turn": {"player": player, "number": number, "phase": phase}}


RECOVERS = told(ended=(("b1", "paralyzed"),), said=("ended",))


@pytest.mark.parametrize("play", [RECOVERS, ends("paralyzed")])
def test_checkup_paralyzed(play: Play) -> None:
    spoken = ("suspicious", ("b1",), None)
    assert hears(EARLY, case(numb(), **turn(ME)), play) == spoken
    assert hears(EARLY, case(numb(since=5), **turn(ME)), play) == spoken
    assert hears(EARLY, case(numb(), **turn(YOU, 6)), play) is None
    assert hears(EARLY, case(numb(since=5), **turn(YOU, 6)), play) is None
    assert hears(EARLY, case(numb(since=6), **turn(YOU, 6)), play) == spoken


def test_checkup_paralyzed_at_a_table() -> None:
    assert hears(EARLY, over(theirs=numb(), **turn(ME)), ends("paralyzed")) is not None
    assert hears(EARLY, over(theirs=numb(), **turn(YOU, 6)), ends("paralyzed")) is None


def test_checkup_paralyzed_is_silent() -> None:
    at = case(numb(), **turn(ME))
    assert hears(EARLY, at, told(ended=(("b1", "asleep"),))) is None
    assert hears(EARLY, at, told(ended=(("b1", "paralyzed"),), cause="Full Heal")) is None
    assert hears(EARLY, at, told(ended=(("b9", "paralyzed"),))) is None
    assert hears(EARLY, case(mon(PIKACHU), **turn(ME)), RECOVERS) is None
    assert hears(EARLY, at, ends("asleep")) is None
    on = p.ChangeCondition(ME, "b1", "paralyzed", on=True)
    assert hears(EARLY, at, on) is None
    for phase in ("main", "attack"):
        assert hears(EARLY, case(numb(), **turn(ME, phase=phase)), ends("paralyzed")) is None
    assert hears(EARLY, case(numb(), **turn(ME, phase="end")), ends("paralyzed")) is not None
    table = over(theirs=numb(), **turn(ME, phase="end"))
    assert hears(EARLY, table, ends("paralyzed")) is None


STAYS = told(said=("ended",))
LATE_SAID = ("suspicious", ("b1",), None)


@pytest.mark.parametrize(
    ("player", "number", "since", "late"),
    [(YOU, 6, 5, True), (YOU, 6, 6, False), (YOU, 6, 1, True), (ME, 5, 5, False), (ME, 5, 4, False),
     (ME, 5, 3, True), (ME, 7, 6, False), (ME, 7, 5, True), (YOU, 6, None, False)],
)  # fmt: skip
def test_checkup_paralyzed_late(player: int, number: int, since: int | None, late: bool) -> None:
    heard = LATE_SAID if late else None
    assert hears(LATE, case(numb(since), **turn(player, number)), STAYS) == heard
    assert hears(LATE, over(theirs=numb(since), **turn(player, number)), NEXT) == heard


def test_checkup_paralyzed_late_where_a_case_says_who_gave_it() -> None:
    assert hears(LATE, case(numb(source=ME), **turn(YOU, 6)), STAYS) == LATE_SAID
    assert hears(LATE, case(numb(source=YOU), **turn(YOU, 6)), STAYS) is None
    assert hears(LATE, case(numb(source=ME), **turn(ME)), STAYS) is None
    assert hears(LATE, over(theirs=numb(source=ME), **turn(YOU, 6)), NEXT) is None


def test_checkup_paralyzed_late_is_silent() -> None:
    at = case(numb(5), **turn(YOU, 6))
    assert hears(LATE, at, RECOVERS) is None
    assert hears(LATE, at, told()) is None
    assert hears(LATE, case(mon(PIKACHU), **turn(YOU, 6)), STAYS) is None
    assert hears(LATE, case(sick("asleep"), **turn(YOU, 6)), STAYS) is None
    other = told(ended=(("a1", "paralyzed"),), said=("ended",))
    assert hears(LATE, at, other) is not None
    assert hears(LATE, case(numb(-1), **turn(YOU, 0)), STAYS) is None


def test_checkup_paralyzed_late_without_a_checkup_waits_for_a_whole_turn_more() -> None:
    for since, late in ((5, False), (4, False), (3, True)):
        at = over(theirs=numb(since), **turn(YOU, 6, "main"))
        assert hears(LATE, at, NEXT) == (LATE_SAID if late else None)
    assert hears(LATE, over(theirs=numb(5), **turn(ME, 7, "main")), NEXT) == LATE_SAID


# -- around it -------------------------------------------------------------------------------------


def test_checkup_effects_order() -> None:
    at = case(sick("poisoned"))
    assert hears(EFFECTS, at, told(chooser=ME)) == ("reminder", (), None)
    assert hears(EFFECTS, at, told(chooser=YOU)) is None
    assert hears(EFFECTS, at, told()) is None


@pytest.mark.parametrize(
    ("order", "said"),
    [(("poisoned", "effect", "asleep"), True), (("effect", "poisoned", "asleep"), False),
     (("poisoned", "asleep", "effect"), False), (("effect",), False), (("poisoned",), False),
     (("effect", "poisoned", "effect"), False), (("poisoned", "counters", "asleep"), False)],
)  # fmt: skip
def test_checkup_effects_order_keeps_the_conditions_together(
    order: tuple[str, ...], said: bool
) -> None:
    assert (hears(EFFECTS, case(sick("poisoned")), told(order=order)) is not None) is said


FROSTY = pokemon("Frosty", abilities=(ability("Shroud", ICY),))
DRAWS = pokemon("Quick", abilities=(ability("Draw", "Once during your turn, draw a card."),))


def test_checkup_effects_order_at_a_table() -> None:
    two: dict[str, Any] = {"mine": mon(FROSTY), "theirs": mon(FROSTY)}
    use = p.UseAbility(ME, "a1", "Shroud")
    assert hears(EFFECTS, over(**two), use) == ("reminder", (), None)
    assert hears(EFFECTS, over(**two), p.UseAbility(YOU, "b1", "Shroud")) is None
    assert hears(EFFECTS, over(p.UseAbility(YOU, "b1"), **two), use) is None
    assert hears(EFFECTS, over(use, **two), use) is None
    assert hears(EFFECTS, over(mine=mon(FROSTY)), use) is None
    assert hears(EFFECTS, over(mine=mon(FROSTY), theirs=mon(None)), use) is None
    off = mon(FROSTY, marks=(Mark("no_ability"),))
    assert hears(EFFECTS, over(mine=mon(FROSTY), theirs=off), use) is None
    assert hears(EFFECTS, over(**two, turn={"phase": "main"}), use) is None
    drawing = over(mine=mon(DRAWS), theirs=mon(FROSTY))
    assert hears(EFFECTS, drawing, p.UseAbility(ME, "a1", "Draw")) is None
    assert hears(EFFECTS, over(**two), p.UseAbility(-1, "a1", "Shroud")) is None


def test_checkup_ko_last() -> None:
    out = p.KnockOut(ME, "b1")
    open_steps = over(theirs=sick("poisoned"), mine=to_do("asleep"))
    assert hears(KO, open_steps, out) == ("reminder", ("b1",), None)
    assert hears(KO, over(theirs=sick("poisoned")), out) is None
    main = over(theirs=sick("poisoned"), mine=to_do("asleep"), turn={"phase": "main"})
    assert hears(KO, main, out) is None


def test_checkup_ko_last_in_a_case() -> None:
    out = p.KnockOut(ME, "b1")
    assert hears(KO, case(sick("poisoned")), out) == ("reminder", ("b1",), None)
    assert hears(KO, case(sick("confused")), out) is None
    done = Record(is_case=True, checked=True)
    assert hears(KO, case(sick("poisoned"), record=done), out) is None


@pytest.mark.parametrize(
    ("order", "said"),
    [(("poisoned", "knock out", "asleep"), True), (("poisoned", "asleep", "knock out"), False),
     (("knock out",), False), (("poisoned", "knock out", "knock out"), False), ((), False)],
)  # fmt: skip
def test_checkup_ko_last_of_an_order(order: tuple[str, ...], said: bool) -> None:
    heard = hears(KO, case(sick("poisoned")), told(order=order))
    assert heard == (("reminder", (), None) if said else None)


def test_checkup_not_in_turn() -> None:
    use = p.UseAbility(ME, "a1", "Draw")
    assert hears(IN_TURN, over(mine=mon(DRAWS)), use) == ("reminder", ("a1",), None)
    assert hears(IN_TURN, over(mine=mon(DRAWS), turn={"phase": "main"}), use) is None
    assert hears(IN_TURN, over(mine=mon(FROSTY)), p.UseAbility(ME, "a1", "Shroud")) is None
    assert hears(IN_TURN, over(mine=mon(None)), use) is None


def test_checkup_not_in_turn_is_all_that_is_said() -> None:
    for player, unit in ((ME, "a1"), (YOU, "b1")):
        at = over(mine=mon(DRAWS), theirs=mon(DRAWS))
        assert says(at, p.UseAbility(player, unit, "Draw")) == {IN_TURN: "reminder"}


LASTS = trainer("Spark", "special_energy", "At the end of your turn, discard this card.")
RESTS = pokemon("Rest", abilities=(ability("Rest", "At the end of your turn, heal 20 damage."),))


def test_checkup_end_of_turn_first() -> None:
    gone = p.Detach(ME, "a1", LASTS, "discard")
    assert hears(END_FIRST, over(), gone) == ("reminder", ("a1",), None)
    assert hears(END_FIRST, over(), p.Detach(ME, "a1", LASTS, "hand")) is None
    assert hears(END_FIRST, over(), p.Detach(ME, "a1", trainer("Cap", "tool"), "discard")) is None
    assert hears(END_FIRST, over(), p.Detach(ME, "a1", None, "discard")) is None
    assert hears(END_FIRST, over(turn={"phase": "main"}), gone) is None


def test_checkup_end_of_turn_first_of_an_ability() -> None:
    rest = p.UseAbility(ME, "a1", "Rest")
    assert hears(END_FIRST, over(mine=mon(RESTS)), rest) == ("reminder", ("a1",), None)
    assert hears(END_FIRST, over(mine=mon(DRAWS)), p.UseAbility(ME, "a1", "Draw")) is None
    assert hears(END_FIRST, over(mine=mon(None)), rest) is None


@pytest.mark.parametrize(
    ("order", "said"),
    [(("poisoned", "end of turn"), True), (("end of turn", "poisoned"), False), ((), False)],
)
def test_checkup_end_of_turn_first_in_an_order(order: tuple[str, ...], said: bool) -> None:
    heard = hears(END_FIRST, case(sick("poisoned")), told(order=order))
    assert heard == (("reminder", (), None) if said else None)


# -- what is said, and of several at once ----------------------------------------------------------


def sentences(at: Position, play: Play, rule: str) -> list[str]:
    return [one.message.en + one.message.ja for one in judge(at, (play,)) if one.rule == rule]


def test_checkup_poison_names_both_numbers() -> None:
    at = case(sick("poisoned", counters=3))
    (said,) = sentences(at, told(counters=(("b1", 20),)), POISON)
    assert "got 2 damage counters" in said
    assert "3 damage counters is due" in said
    assert "ダメカンが2個" in said
    (advice,) = [one for one in judge(at, (told(counters=(("b1", 20),)),)) if one.rule == POISON]
    assert repr(advice.right) == "3", "a number of counters is whole"


def test_checkup_poison_of_every_pokemon_that_was_miscounted() -> None:
    for points in (0, 10):
        at = case(sick("poisoned"), sick("poisoned", card=RIOLU))
        counters = (("a1", points), ("b1", 30))
        assert len(sentences(at, told(counters=counters), POISON)) == 2 - points // 10
    icy = [trainer("Icy", "stadium", ICY)]
    at = case(sick("poisoned"), sick("poisoned", card=RIOLU), stadiums=icy)
    explained = told(counters=(("a1", 20), ("b1", 0)))
    assert hears(POISON, at, explained) == counted(POISON, 1)


def test_checkup_confused_none_names_the_pokemon() -> None:
    (said,) = sentences(case(sick("confused")), ends("confused"), CONFUSED)
    assert "Pikachu stays Confused" in said
    (said,) = sentences(case(sick("confused")), told(order=("confused",)), CONFUSED)
    assert "A Confused Pokémon" in said


def test_checkup_paralyzed_looks_at_every_pokemon() -> None:
    both = told(ended=(("a1", "paralyzed"), ("b1", "paralyzed")), said=("ended",))
    mine = mon(conditions=(Condition("paralyzed"),))
    heard = hears(EARLY, case(numb(), mine, **turn(ME)), both)
    assert heard == ("suspicious", ("b1",), None)


@pytest.mark.parametrize(
    "text",
    ["Once in your turn, draw a card.", "自分の番に1回使える。", "自分の番の中で何回でも使える。"],
)
def test_checkup_not_in_turn_knows_how_texts_speak(text: str) -> None:
    card = pokemon("Quick", abilities=(ability("Draw", text),))
    use = p.UseAbility(ME, "a1", "Draw")
    assert hears(IN_TURN, over(mine=mon(card)), use) is not None


@pytest.mark.parametrize(
    "text", ["Discard it at the end of the turn.", "番の終わりにトラッシュする。"]
)
def test_checkup_end_of_turn_first_knows_how_texts_speak(text: str) -> None:
    gone = p.Detach(ME, "a1", trainer("Spark", "special_energy", text), "discard")
    assert hears(END_FIRST, over(), gone) is not None


def test_checkup_effects_order_is_not_fooled_by_other_plays() -> None:
    two: dict[str, Any] = {"mine": mon(FROSTY), "theirs": mon(FROSTY)}
    use = p.UseAbility(ME, "a1", "Shroud")
    assert hears(EFFECTS, over(hurt(10), HEADS, **two), use) is not None
