"""Fields of a case: what may stand in them, how it is read, and what is said where it cannot be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from app.games.advising.cases.case_fields import LONG, MOST, CaseError, CaseReader, Fields

PLAYERS = {"A": 0, "B": 1}


def reader(**written: Any) -> CaseReader:
    """Return an object of a case that stands "here"."""
    return CaseReader(written, "here")


def refusal(read: Callable[..., object], *asked: Any) -> str:
    """Return what is said of a field that cannot be read."""
    with pytest.raises(CaseError) as refused:
        read(*asked)
    assert refused.value.words.ja.endswith("。")
    assert str(refused.value) == refused.value.words.en
    return refused.value.words.en


# -- fields that were asked for --------------------------------------------------------------------


def test_fields_know_which_of_them_nobody_asked_for() -> None:
    fields = Fields({"onto": "a1", "card": "Dreepy", "colour": "red"})
    assert fields["onto"] == "a1"
    assert fields.get("card") == "Dreepy"
    assert "from" not in fields
    assert fields.unread == ("colour",)
    assert list(fields.asked) == ["onto", "card", "from"]
    assert (len(fields), list(fields)) == (3, ["onto", "card", "colour"])


def test_an_object_within_knows_where_it_stands() -> None:
    within = reader(turn={"player": 3}).inside("turn")
    assert refusal(within.text, "player") == "here.turn, player: 3 is not text."
    assert len(reader().inside("turn").raw) == 0


def test_where_an_object_is_needed_nothing_else_will_do() -> None:
    assert refusal(reader(turn=3).inside, "turn") == (
        "here.turn: an object in braces is needed here."
    )
    nothing = reader(turn=3).inside_if("turn")
    assert (len(nothing.raw), nothing.where) == (0, "here.turn")
    assert reader(turn={"count": 3}).inside_if("turn").number("count", 1) == 3
    assert dict(reader(options={"tie": "on"}).mapping("options")) == {"tie": "on"}


def test_asking_within_is_asking_where_it_is_written() -> None:
    outer = Fields({"by": "A"})
    CaseReader(outer, "here").text("by")
    assert outer.unread == ()
    assert CaseReader(outer, "here").raw is outer


# -- lists -----------------------------------------------------------------------------------------


def test_a_list_holds_objects_or_the_cards_themselves() -> None:
    bench = reader(bench=[{"uid": "a1", "card": "Dreepy"}, "Duskull"]).list_of("bench")
    assert [one.text("card") for one in bench] == ["Dreepy", "Duskull"]
    assert [one.where for one in bench] == ["here.bench[0]", "here.bench[1]"]


def test_one_entry_needs_no_brackets() -> None:
    for entry in ({"uid": "a1"}, {"card": "x"}, {"name": "x"}, {"attack": "x"}, {"type": "x"}):
        assert len(reader(active=entry).list_of("active")) == 1
    for written in ({"turn_of": "A"}, "Dreepy", 3, None):
        assert reader(active=written).list_of("active") == []


def test_a_list_ends_somewhere() -> None:
    assert len(reader(bench=["x"] * MOST).list_of("bench")) == MOST
    assert refusal(reader(bench=["x"] * (MOST + 1)).list_of, "bench") == (
        "here, bench: more than 400 entries."
    )


# -- texts, numbers, players -----------------------------------------------------------------------


def test_a_text_or_what_is_usual() -> None:
    assert reader(phase="draw").text("phase", "main") == "draw"
    assert reader().text("phase", "main") == reader(phase=None).text("phase", "main") == "main"
    assert refusal(reader(phase=3).text, "phase") == "here, phase: 3 is not text."


def test_texts_are_one_or_a_list() -> None:
    assert reader(hit="a1").texts("hit") == ["a1"]
    assert reader(hit=["a1", "a2"]).texts("hit") == ["a1", "a2"]
    assert reader().texts("hit") == []
    for written in (["a1", 3], {"a1": True}, 3):
        said = refusal(reader(hit=written).texts, "hit")
        assert said == "here, hit: a list of texts is needed."


def test_what_is_said_counts_whatever_it_stands_in() -> None:
    said = reader(locks=["items", {"what": "supporters", "until": "end", "turns": 2}, 3])
    assert said.sayings("locks") == ["items", "supporters end", "3"]
    assert reader(locks="items").sayings("locks") == ["items"]
    assert reader(locks=None).sayings("locks") == []


def test_a_whole_number_or_what_is_usual() -> None:
    assert reader(damage=-30).number("damage", 0) == -30
    assert reader(damage=99_999).number("damage", 0) == 99_999
    assert reader(damage=None).number("damage", 10) == 10
    for written, told in ((True, "True"), ("30", "'30'"), (2.5, "2.5"), (100_000, "100000")):
        said = refusal(reader(damage=written).number, "damage", 0)
        assert said == f"here, damage: {told} is not a whole number from −99,999 to 99,999."


def test_of_a_long_value_a_message_repeats_the_beginning() -> None:
    said = refusal(reader(damage="9" * 100).number, "damage", 0)
    assert said.startswith(f"here, damage: '{'9' * (LONG - 1)}… is not a whole number")
    whole = "9" * (LONG - 2)
    assert refusal(reader(damage=whole).number, "damage", 0).startswith(
        f"here, damage: '{whole}' is"
    )


def test_a_player_is_called_by_name() -> None:
    assert reader(by="B").player("by", PLAYERS, 0) == 1
    assert reader(by=None).player("by", PLAYERS, 1) == 1
    assert refusal(reader(by="C").player, "by", PLAYERS, 0) == (
        "here, by: “C” does not sit at this table: A and B."
    )
    assert refusal(reader(by=1).player, "by", PLAYERS, 0).startswith("here, by: “1” does")
    assert refusal(reader(by=["A"]).player, "by", PLAYERS, 0).startswith("here, by: “['A']” does")
    assert "write a “state” with its “players”" in refusal(reader(by="A").player, "by", {}, 0)


# -- one of several spellings ----------------------------------------------------------------------


def test_the_first_spelling_that_is_there_counts() -> None:
    keys = ("onto", "target")
    assert reader(target="b1", onto="a1").one_of(*keys) == "a1"
    assert reader(onto=None, target=["b1"]).one_of(*keys) == "b1"
    assert reader(onto=["a1", "a2"], target=3).one_of(*keys) == reader(onto=[3]).one_of(*keys) == ""


def test_a_yes_or_no_is_neither_a_number_nor_a_word() -> None:
    assert reader(shown="yes", show=False).said("shown", "show") is False
    assert reader(shown=1, show=None).said("shown", "show") is None
    assert reader(shown=True).said("shown") is True


def test_how_many_is_a_number_or_the_length_of_a_list() -> None:
    assert reader(chosen=["x", "y"]).how_many("chosen", "count") == 2
    assert reader(chosen=True, count=3).how_many("chosen", "count") == 3
    assert reader(chosen="x").how_many("chosen") is None


@pytest.mark.parametrize("written", [[], {}, 0, "", False])
def test_what_is_empty_is_not_there(written: Any) -> None:
    there = reader(key=written)
    assert there.list_of("key") == []
    assert there.texts("key") == there.sayings("key") == []
    assert len(there.inside("key").raw) == 0


def test_what_is_within_is_read_as_its_game_reads_it() -> None:
    class Own(CaseReader):
        pass

    outer = Own({"turn": {}, "bench": [{}]}, "here", known=7)
    for one in (outer.inside("turn"), outer.inside_if("other"), *outer.list_of("bench")):
        assert (type(one), one.known) == (Own, 7)
