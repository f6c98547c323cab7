"""What a table agreed on, how it is read, and how the log tells of it."""

from __future__ import annotations

import pytest

from app.core.options import LONGEST_OPTION, MOST_OPTIONS, names_option, value_set, with_options
from app.core.table import Setting
from app.core.text.describe import describe, describe_all
from app.core.text.log_lexicon import Lexicon
from app.core.text.words import Words, packed, plain
from app.core.view import Event
from app.core.zone import Seat

SETTING = Setting("toy", (Seat("Aki", 0), Seat("Ren", 1)), {})
LEXICON = Lexicon(
    options={"tie": Words("A tie", "同時に勝ったとき")},
    values={("tie", "sudden-death"): Words("Sudden Death", "サドンデス")},
)
AGREED = (("advice", "off"), ("rule:a", "on"), ("rule:a-b", "off"), ("tie", "sudden-death"))


@pytest.mark.parametrize(("key", "chosen"), AGREED)
def test_what_was_set_is_found(key: str, chosen: str) -> None:
    assert value_set(AGREED, key, "usual") == chosen


@pytest.mark.parametrize("key", ["", "a", "rule:", "rule:a-", "rule:b", "tie-break", "z"])
def test_of_what_nobody_set_the_usual_holds(key: str) -> None:
    assert value_set(AGREED, key, "usual") == "usual"
    assert value_set((), key) == ""


def test_changes_are_put_in_their_places() -> None:
    assert with_options(AGREED[1:3], (AGREED[3], AGREED[0])) == AGREED
    assert with_options(AGREED, (("tie", "draw"), ("tie", "replay"))) == (
        *AGREED[:3],
        ("tie", "replay"),
    )


@pytest.mark.parametrize(
    "name", ["", " ", "tie ", "two\nlines", "half a pair \ud83d", "x" * (LONGEST_OPTION + 1)]
)
def test_what_names_nothing_is_no_option(name: str) -> None:
    assert not names_option(name)
    for change in ((name, "on"), ("tie", name)):
        with pytest.raises(ValueError, match="no proper name"):
            with_options((), (change,))


def test_a_table_has_only_so_many_options() -> None:
    full = with_options((), tuple((f"option-{n}", "on") for n in range(MOST_OPTIONS)))
    assert value_set(with_options(full, (("option-7", "off"),)), "option-7") == "off"
    with pytest.raises(ValueError, match="301 options"):
        with_options(full, (("one-more", "on"),))


def test_the_log_calls_an_option_and_its_value_by_their_titles() -> None:
    event = Event("option", 0, mark="tie", text="sudden-death")
    said = plain(describe(event, "en", SETTING, LEXICON))
    assert said == "Aki sets A tie: Sudden Death"
    said = plain(describe(event, "ja", SETTING, LEXICON))
    assert said == "Akiが同時に勝ったときを「サドンデス」にした"


def test_the_log_calls_what_it_does_not_know_by_its_id() -> None:
    events = (
        Event("option", 0, mark="tie", text="replay"),
        Event("option", 0, mark="rule:once", text="off"),
    )
    said = plain(describe_all(events, "en", SETTING, LEXICON))
    assert said == "Aki sets A tie: replay; sets rule:once: off"
    said = plain(describe_all(events, "ja", SETTING, LEXICON))
    assert said == "Akiが同時に勝ったときを「replay」にし、rule:onceを「off」にした"


def test_the_log_tells_who_agreed_to_a_ruling_and_on_what() -> None:
    text = packed(Words("A second Supporter", "2枚目のサポート"))
    event = Event("ruled", 0, text=text, mark="supporter-once", seats=(0, 1))
    said = plain(describe(event, "en", SETTING, LEXICON))
    assert said == "Kept by ruling (Aki and Ren agreed): A second Supporter"
    said = plain(describe(event, "ja", SETTING, LEXICON))
    assert said == "裁定により続行（Aki、Renが合意）：2枚目のサポート"
