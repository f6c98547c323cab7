"""Penalties, time and counted Prizes: noted by hand, told to all, and nothing else."""

from __future__ import annotations

import pytest

from app.core.intent import Announce
from app.core.text.describe import describe_all
from app.core.text.words import plain, unpacked
from app.games.form_model import Form, Pick, Writing
from app.games.game_api import Selection
from app.games.game_registry import GAMES, cards_of
from app.games.lexicon import lexicon
from app.games.pokemon.forms.penalty_form import ACTIONS, ENTRIES
from app.session.conformance.random_play import RandomPlay
from tests.session.readings.readings_table import SPEC, disputed

(ACTION,) = ACTIONS


def asked(**answers: str) -> Form:
    table, _, _ = disputed()
    assert ACTION.form is not None
    form = ACTION.form(table.sit(0).view, Selection(), answers)
    assert form is not None
    return form


def said(form: Form) -> tuple[str, str]:
    assert isinstance(form.intent, Announce)
    assert form.intent.verb == "noted"
    return unpacked(form.intent.text, "en"), unpacked(form.intent.text, "ja")


def test_a_penalty_is_for_a_player_with_its_source() -> None:
    assert asked(what="warning").intent is None
    assert asked(what="warning").missing is not None
    form = asked(what="warning", whom="seat.1", reason="two cards too many")
    en, ja = said(form)
    source = "Penalty guidelines for tournaments, 2018-04, 7.2"
    assert en == f"Warning for Ren. Reason: two cards too many ({source})"
    assert ja.startswith("警告（Ren）。理由：two cards too many（")


def test_what_it_means_and_where_it_stands_is_said_beside_it() -> None:
    lines = [words.en for words in asked(what="double_prize", whom="seat.0").lines]
    assert lines[0].startswith("An opponent wins with 2 Prize cards left.")
    assert lines[1] == "Penalty guidelines for tournaments, 2018-04, 7.3"


def test_time_and_counted_prizes_are_of_the_table() -> None:
    assert said(asked(what="time_called"))[0].startswith("Time is called: 3 extra turns")
    assert said(asked(what="time_called", turns="1"))[0].startswith("Time is called: 1 extra turn ")
    assert said(asked(what="extra_time", minutes="6"))[1].startswith("時間の延長：6分")
    assert said(asked(what="prizes_counted"))[0].startswith("Prize cards counted: Aki: ")


@pytest.mark.parametrize(
    "wrong", [{"what": "nothing"}, {"what": "time_called", "turns": "²"}, {"whom": "seat.9"}]
)
def test_an_answer_that_was_not_asked_for_counts_as_none(wrong: dict[str, str]) -> None:
    form = asked(**wrong)
    (what, *_) = form.fields
    assert isinstance(what, Pick)
    assert what.value in {entry.id for entry in ENTRIES}


def test_a_reason_is_one_line_and_no_template() -> None:
    en, _ = said(asked(what="caution", whom="seat.0", reason="{0}\n{name}" + "x" * 500))
    assert "{0} {name}xxx" in en
    assert len(en) < 250


@pytest.mark.parametrize("game", ["pokemon", "battle-royal", "team-battle"])
def test_each_can_be_noted_in_every_variant(game: str) -> None:
    play = RandomPlay(GAMES[game], 3)
    play.begin()
    view = play.host.view_at(play.host.tree.cursor, 0)
    assert ACTION.form is not None
    for entry in ENTRIES:
        form = ACTION.form(view, Selection(), {"what": entry.id, "whom": "seat.1"})
        assert form is not None
        before_prizes = entry.id == "prizes_counted"
        assert (form.intent is None) == before_prizes


def test_it_is_told_to_all_and_moves_nothing() -> None:
    table, _, _ = disputed()
    aki, ren = table.sit(0), table.sit(1)
    before = ren.view
    form = asked(what="caution", whom="seat.0")
    assert form.intent is not None
    aki.ask(form.intent)
    assert table.sit(1).view == before
    told = table.host.told(table.host.tree.cursor, 1)
    text = plain(describe_all(told, "en", ren.view.setting, lexicon(SPEC, cards_of(SPEC))))
    assert text.startswith("Aki notes: Caution for Aki (Penalty guidelines")


def test_a_number_is_what_the_box_shows_and_goes_to_no_other_entry() -> None:
    assert "60 minutes" in said(asked(what="extra_time", minutes="999"))[0]
    assert "3 extra turns" in said(asked(what="time_called", minutes="30"))[0]
    assert "9 extra turns" in said(asked(what="time_called", turns="30"))[0]


def test_what_is_typed_of_a_reason_stays_as_it_is_typed() -> None:
    form = asked(what="caution", whom="seat.0", reason="late ")
    (line,) = (field for field in form.fields if isinstance(field, Writing))
    assert line.value == "late "
    assert "Reason: late (" in said(form)[0]


def test_no_prizes_are_counted_before_any_are_laid_out() -> None:
    play = RandomPlay(GAMES["pokemon"], 3)
    play.begin()
    assert ACTION.form is not None
    form = ACTION.form(play.host.view_at(0, 0), Selection(), {"what": "prizes_counted"})
    assert form is not None
    assert form.intent is None
    assert form.missing is not None
