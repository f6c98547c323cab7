"""What the log calls the options of a table, the adviser's rules among them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from app.core.data.value import replace
from app.core.table import Turn
from app.core.text.log_lexicon import Lexicon
from app.core.text.words import Words
from app.games.advising.advice_options import OFF, ON, SHOWN, switch_of
from app.games.game_api import GameSpec
from app.games.game_registry import GAMES
from app.games.lexicon import lexicon, phases_of
from tests.helpers.shipped import shipped_base
from tests.helpers.toy_games import TOYS


@pytest.fixture
def words() -> Lexicon:
    return lexicon(GAMES["pokemon"], shipped_base())


def test_a_rule_is_called_by_its_title(words: Lexicon) -> None:
    rule = switch_of("first-turn-attack")
    assert words.options[rule] == Words(
        "the rule “The player going first does not attack on the first turn”",
        "ルール「先攻プレイヤーは、最初の番にワザを使えません」",
    )
    assert words.values[rule, "off"] == OFF.title
    assert words.values[rule, "on"] == ON.title


def test_how_much_advice_is_shown_has_its_words(words: Lexicon) -> None:
    assert words.options["advice"] == SHOWN.title
    assert words.values["advice", "illegal"] == Words("Only against the rules", "ルール違反だけ")


def test_a_day_is_told_in_the_manner_of_each_language(words: Lexicon) -> None:
    assert words.values["date", "2025-08-31"] == Words("31 Aug 2025", "2025年8月31日")
    assert words.values["date", "today"] == Words("Today", "今日")


@pytest.mark.parametrize("option", ["rule:no-such-rule", "weather"])
def test_what_nobody_knows_has_no_words(words: Lexicon, option: str) -> None:
    """A table of a later version may have been saved with it; its ids stand in the log."""
    assert words.options.get(option) is None
    assert words.values.get((option, "off")) is None
    assert words.values.get(("tie", "2025-08-31")) is None


def test_a_game_without_an_adviser_has_no_rules() -> None:
    spec = replace(GAMES["pokemon"], adviser=None)
    assert lexicon(spec, shipped_base()).options.get(switch_of("ko-not-done")) is None


def test_the_adviser_is_not_loaded_for_the_words_alone() -> None:
    code = """
import sys
from tests.helpers.shipped import shipped_base
from tests.helpers.toy_games import TOYS
from app.games.lexicon import lexicon, phases_of
from app.games.game_api import GameSpec
from app.games.game_registry import GAMES
words = lexicon(GAMES["pokemon"], shipped_base())
assert words.options["tie"].en and words.values["advice", "off"].en
assert "app.games.pokemon.adviser.advising" not in sys.modules
assert words.options["rule:ko-not-done"].en
assert "app.games.pokemon.adviser.advising" in sys.modules
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_who_plays_a_seat_is_told_by_the_name_of_the_player() -> None:
    words = lexicon(TOYS["duel"], shipped_base())
    assert words.options["computer.1"] == Words("who plays seat 2", "2番の席の担当")
    assert words.values["computer.1", "draws"].en == "Draws (computer)"
    assert words.values["computer.1", "none"] == Words("a person", "人")
    assert words.values.get(("computer.1", "careful")) is None


@pytest.mark.parametrize("spec", [*GAMES.values(), *TOYS.values()], ids=lambda spec: spec.id)
def test_what_comes_before_the_first_turn_has_a_title_in_every_game(spec: GameSpec) -> None:
    title = phases_of(spec)[Turn().phase]
    assert title.en != title.ja
    assert title == dict(spec.phases).get("setup", title)
