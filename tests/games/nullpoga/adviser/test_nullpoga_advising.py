"""The adviser of a table: its rules are there, and it says each thing once and only where asked."""

from __future__ import annotations

from app.core.intents.seal_intents import LockPlan, Sketch
from app.games.nullpoga.adviser.nullpoga_advising import ADVISED, BOOK, SOURCES
from app.games.nullpoga.flow.next_phase import next_phase
from app.games.nullpoga.flow.phase_tasks import phase_step
from app.games.nullpoga.nullpoga_game import SPEC
from tests.games.nullpoga.adviser.poga_advice import Heard, rules
from tests.games.nullpoga.poga_table import Half, PogaTable

TOO_DEAR = "summon ulvan 0"


def test_the_game_has_all_rules_of_the_book() -> None:
    assert SPEC.adviser is not None
    assert SPEC.adviser().rules == BOOK.told


def test_every_rule_has_a_sentence_in_both_languages_and_a_source() -> None:
    begins = tuple(name for name, _ in SOURCES)
    for rule in BOOK.told:
        assert rule.title.en.endswith("."), rule.id
        assert rule.title.ja.endswith("。"), rule.id
        assert rule.source.startswith(begins), rule.id


def test_what_the_table_switched_off_is_not_said() -> None:
    view = PogaTable(Half(hand="ulvan"), options={"rule:plan-mana": "off"}).view()
    assert ADVISED.foresee(ADVISED.begin(view), view, Sketch(TOO_DEAR)) == []


def test_nothing_is_said_of_a_game_that_is_played_right() -> None:
    table = PogaTable(Half("1:boar", hand="rat"), Half("5:cat"), turn=1)
    heard = Heard(table)
    assert heard.of(LockPlan(f"attack {table.unit('battle.0#1')};summon rat 1")) == []
    table.ask(1, LockPlan(""))
    while phase := next_phase(table.view()):
        table.ask(0, phase_step(phase))
        assert rules(heard.last()) == {}, phase
