"""What a rule is: asked about some kinds of play, it speaks, and what it said becomes advice."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from app.core.advice import Advice, AdviceRule, Severity
from app.core.data.value import replace
from app.core.text.words import Words
from app.games.advising.advice_rule import Rule, Said, by_hand, guard, rule
from app.games.pokemon.adviser.model.plays import Retreat
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_plays import PassTurn
from app.games.pokemon.pokemon_game import SPEC
from app.ui.table.options import rule_words
from tests.games.pokemon.adviser.situation import ME, mon, position

TITLE = Words("A Pokémon retreats once.", "にげるのは1回です。")
AGAIN = Words("Riolu retreats again.", "Rioluがまたにげます。")
WHY = Words("The table does not hold a clock.", "卓に時計はありません。")


@pytest.fixture
def reference() -> ModuleType:
    """What writes the pages of the docs that are made from the code."""
    path = Path(__file__).parents[3] / "packaging" / "reference.py"
    spec = importlib.util.spec_from_file_location("reference", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def retreats(severity: Severity = "illegal") -> Rule:
    @rule("retreat-once", severity, Retreat, title=TITLE, source="ST054")
    def retreat_once(_position: Position, play: Retreat) -> Iterator[Said]:
        yield Said(AGAIN, (play.unit,))

    return retreat_once


def test_a_function_becomes_the_rule_that_stands_above_it() -> None:
    made = retreats()
    assert (made.id, made.severity, made.plays) == ("retreat-once", "illegal", (Retreat,))
    assert (made.title, made.source, made.state) == (TITLE, "ST054", "checked")
    (said,) = made.speak(position([mon()]), Retreat(ME, "a1"))
    assert said == Said(AGAIN, ("a1",))


def test_a_list_of_rules_shows_what_each_asks_for() -> None:
    assert retreats().told == AdviceRule("retreat-once", "illegal", TITLE, "ST054", "checked")
    left = by_hand("time", "reminder", TITLE, "TH 4", WHY)
    assert left.told == AdviceRule("time", "reminder", TITLE, "TH 4", "by hand", WHY)


def test_the_list_and_the_docs_show_why_a_rule_is_left_to_people(
    reference: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    left, checked = by_hand("time", "reminder", TITLE, "TH 4", WHY), retreats()
    assert rule_words.said(left.told, on=True) == Words(
        "Left to people: The table does not hold a clock.", "人が確認する：卓に時計はありません。"
    )
    assert SPEC.adviser is not None
    knows = replace(SPEC.adviser(), rules=(left.told, checked.told))
    monkeypatch.setattr(reference, "games", lambda: [replace(SPEC, adviser=lambda: knows)])
    page = reference.advice_page()
    assert "2 rules: 1 checked, 0 guard, 1 by hand." in page
    en, ja = f"{TITLE.en}<br>*{WHY.en}*", f"{TITLE.ja}<br>*{WHY.ja}*"
    assert [line for line in page.splitlines() if line.startswith("| `")] == [
        f"| `time` | reminder | by hand | {en} | {ja} | TH 4 |",
        f"| `retreat-once` | illegal | checked | {TITLE.en} | {TITLE.ja} | ST054 |",
    ]


def test_what_it_said_becomes_advice_of_that_turn() -> None:
    said = Said(AGAIN, ("a2", "a1", "", "a2"), right=1)
    assert retreats().advice(said, 5) == Advice(
        "retreat-once", "illegal", AGAIN, ("a1", "a2"), 1, 5
    )
    assert retreats().advice(said).turn is None


def test_what_it_said_begins_as_a_sentence() -> None:
    nameless = Said(Words("the Active card left.", "カードが離れた。"))
    assert retreats().advice(nameless).message == Words("The Active card left.", "カードが離れた。")
    named = Said(Words("theo left.", "theoが離れた。"))
    assert retreats().advice(named).message.en == "theo left.", "a name stays as it is written"


@pytest.mark.parametrize(
    ("severity", "unsure"),
    [("illegal", "suspicious"), ("suspicious", "suspicious"), ("reminder", "reminder")],
)
def test_what_is_not_sure_makes_nothing_illegal(severity: Severity, unsure: Severity) -> None:
    made = retreats(severity)
    assert made.advice(Said(AGAIN)).severity == severity
    assert made.advice(Said(AGAIN, sure=False)).severity == unsure


def test_a_guard_and_what_people_look_after_are_asked_about_nothing_and_say_nothing() -> None:
    for silent, state in (
        (guard("hand-any-size", TITLE, "ST010"), "guard"),
        (by_hand("time", "suspicious", TITLE, "TH 4", WHY), "by hand"),
    ):
        assert (silent.plays, silent.state) == ((), state)
        assert [*silent.speak(position([mon()]), PassTurn(ME))] == []
    assert guard("hand-any-size", TITLE, "ST010").severity == "reminder"
