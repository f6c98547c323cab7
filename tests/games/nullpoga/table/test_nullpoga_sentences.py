"""The log in this game's words."""

from __future__ import annotations

import re

import pytest

from app.core.text.table_sentences import UNSAID
from app.core.text.words import Language
from app.games.nullpoga.flow.phase_tasks import phase_step
from app.games.nullpoga.nullpoga_game import SPEC
from app.games.nullpoga.table.nullpoga_sentences import SENTENCES
from tests.games.nullpoga.planned import CARDS
from tests.games.nullpoga.poga_table import Half, PogaTable
from tests.helpers.told import told_last


def blanks(text: str) -> set[str]:
    return set(re.findall(r"{(\w+)}", text))


@pytest.mark.parametrize("verb", SENTENCES)
def test_both_languages_name_the_same(verb: str) -> None:
    words = SENTENCES[verb]
    assert words == UNSAID or words.ja
    assert blanks(words.en) - {"actor"} == blanks(words.ja) - {"actor"}


def test_every_card_that_hurts_is_named() -> None:
    for card in CARDS:
        assert CARDS[card].name.en in SENTENCES[f"mark:hurt_{card}"].en
        # The last life taken is no mark any more: it is told with the 0 that it comes to.
        assert "→ 0" in SENTENCES[f"unmark:hurt_{card}"].en


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "loses 3 by Meteor Fall: 6 → 3"), ("ja", "3ダメージ：6→3")],
)
def test_what_a_spell_took_is_told_with_its_name(language: str, words: str) -> None:
    table = PogaTable(Half(hand="meteor"), Half("2:seraphim"))
    table.lock("cast meteor 1b3")
    table.ask(0, phase_step("spells"))
    assert words in told_last(table.clients[1], SPEC, language)


def test_what_the_table_remembers_for_itself_is_not_spoken_of() -> None:
    table = PogaTable(Half(hand="summon_ritual boar"))
    table.lock("cast summon_ritual 0b1 boar +1")
    table.ask(0, phase_step("spells"))
    assert len(table.view().units[table.unit("battle.0#2")].marks) == 1
    said = told_last(table.clients[0], SPEC, "en")
    assert "summons boar" in said
    assert "came by a spell" not in said


@pytest.mark.parametrize(
    ("language", "head", "next_turn"),
    [
        ("en", "Summons: Aki summons rat", "Turn end; Turn 7: "),
        ("ja", "召喚：", "ターン終了、7ターン目："),
    ],
)
def test_a_phase_heads_what_comes_of_it(language: Language, head: str, next_turn: str) -> None:
    table = PogaTable(Half(hand="rat"))
    table.lock("summon rat 0")
    table.ask(0, phase_step("summon"))
    assert told_last(table.clients[0], SPEC, language).startswith(head)
    table.run()
    assert told_last(table.clients[0], SPEC, language).startswith(next_turn)
