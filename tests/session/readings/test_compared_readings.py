"""Two branches held against each other: where they part, what differs, what is said of each."""

from __future__ import annotations

from app.core.ids import JUDGE, SPECTATOR
from app.games.game_registry import cards_of
from app.games.lexicon import lexicon
from app.session.readings.compared_readings import Compared, compare
from tests.session.readings.readings_table import SPEC, disputed


def compared(seat: int = 0, *, secret: bool = False) -> Compared:
    table, retreat, switch = disputed()
    steps, cursor = len(table.host.tree), table.host.tree.cursor
    found = compare(
        table.host,
        (retreat, switch),
        seat,
        lexicon(SPEC, cards_of(SPEC)),
        _raise,
        secret=secret,
    )
    assert (len(table.host.tree), table.host.tree.cursor) == (steps, cursor), "only looked at"
    return found


def _raise(rule: str, problem: Exception) -> None:
    raise AssertionError(rule) from problem


def test_where_they_part_and_how_long_each_is() -> None:
    found = compared()
    assert (found.parts, *(one.steps for one in found.readings)) == (0, 1, 3)


def test_each_has_the_advice_of_its_own_steps() -> None:
    found = compared()
    assert "cond-active-only" in {advice.rule for advice in found.readings[0].advice}
    assert "cond-active-only" not in {advice.rule for advice in found.readings[1].advice}
    heard = [advice.rule for advice in compared(JUDGE).readings[0].advice]
    assert heard == [advice.rule for advice in found.readings[0].advice], "of whoever's turn it is"
    watched = compared(SPECTATOR).readings[0].advice
    assert "cond-active-only" in {advice.rule for advice in watched}, "everybody sees that"


def test_who_knows_what_is_told_where_nothing_is_secret() -> None:
    plain, whole = compared(), compared(secret=True)
    assert [one.about.en for one in whole.rows[len(plain.rows) :]] == ["What Aki knows"]


def test_a_step_before_the_other_parts_from_it_there() -> None:
    table, _, switch = disputed()
    words = lexicon(SPEC, cards_of(SPEC))
    found = compare(table.host, (0, switch), 0, words, _raise)
    assert (found.parts, *(one.steps for one in found.readings)) == (0, 0, 3)
    assert compare(table.host, (switch, switch), 0, words, _raise).rows == ()
