from app.core.text.table_sentences import UNSAID
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.table.blackpoker_sentences import MARKS, SENTENCES
from tests.games.blackpoker.black_table import BlackTable, Side


def test_every_sentence_is_said_in_both_languages_or_not_at_all() -> None:
    said = [words for words in SENTENCES.values() if words != UNSAID]
    assert all(words.en and words.ja for words in said)


def test_the_marks_of_a_battle_have_names() -> None:
    assert {key for key, _ in SPEC.marks} == set(MARKS)


def test_a_gesture_is_told_in_the_game_s_words() -> None:
    table = BlackTable(Side("C7", "", "D2"), format="lite")
    table.start("summonsSoldier", keys="C7", drives="D2")
    ways = [event.way or event.verb for event in table.told(1)]
    assert ways == ["drive", "damage", "show_key", "start"]


def test_that_something_waits_for_a_choice_is_seen_and_not_told() -> None:
    assert SENTENCES["mark:prepared"] == SENTENCES["unmark:prepared"] == UNSAID


def test_characters_are_driven_and_charged_in_japanese_as_well() -> None:
    assert SENTENCES["rotate:drive"].ja == "{actor}が{cards}をドライブした"
    assert not any("山札" in words.ja for words in SENTENCES.values()), "a deck is called デッキ"
