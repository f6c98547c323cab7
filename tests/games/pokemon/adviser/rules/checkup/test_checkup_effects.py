"""What happens around a Pokémon Checkup: effects, Knock Outs, its time."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.turn_record import Record
from tests.games.pokemon.adviser.rules.checkup.checkup_table import (
    HEADS,
    case,
    hurt,
    over,
    sick,
    to_do,
    told,
)
from tests.games.pokemon.adviser.situation import (
    ME,
    YOU,
    ability,
    hears,
    mon,
    pokemon,
    says,
    trainer,
)

EFFECTS, KO, IN_TURN = "checkup-effects-order", "checkup-ko-last", "checkup-not-in-turn"
END_FIRST = "checkup-end-of-turn-first"

ICY = "At each Pokémon Checkup, put 1 damage counter on each Pokémon."


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
