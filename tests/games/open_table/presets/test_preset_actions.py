"""The form in which a preset is chosen."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core import intent as i
from app.games.form_model import Pick
from app.games.game_api import Selection
from app.games.open_table.presets.preset_actions import PRESET_ACTIONS, asks_which, offered
from app.games.open_table.presets.preset_reading import read_preset, shipped, write_preset
from tests.games.open_table.table import OpenTable


def test_those_for_so_many_seats_are_offered() -> None:
    alone = [preset.title.en for preset in offered(OpenTable(1).view()).values()]
    assert alone == ["Klondike", "Memory"]
    two = [preset.title.en for preset in offered(OpenTable(2).view()).values()]
    assert two == ["Daifugō", "Memory", "Old Maid", "Sevens"]


def test_the_one_chosen_is_described_and_laid() -> None:
    table = OpenTable(2)
    form = asks_which(table.view(), Selection(), {"preset": "3"})
    assert form is not None
    assert form.lines[0].en == "Players: 2–8 · 52 cards"
    table.do(0, form.intent)
    assert table.pile("♠")
    assert PRESET_ACTIONS[0].when(table.view(), Selection())


@pytest.mark.parametrize("answer", ["", "99", "x", "²"])
def test_what_is_no_choice_is_the_first(answer: str) -> None:
    form = asks_which(OpenTable(2).view(), Selection(), {"preset": answer})
    assert form is not None
    assert form.intent == i.Procedure("lay_out", (("preset", "daifugo"),))


def test_presets_of_ones_own_stand_beside_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    folder = tmp_path / "config" / "presets" / "open_table"
    folder.mkdir(parents=True)
    mine = read_preset(
        '{"title": {"en": "Mine", "ja": "自分の"}, "deal": [{"to": "hand", "cards": 3}]}'
    )
    (folder / "mine.json").write_text(write_preset(mine), "utf-8")
    table = OpenTable(2)
    form = asks_which(table.view(), Selection(), {"preset": "4"})
    assert form is not None
    (pick,) = form.fields
    assert isinstance(pick, Pick)
    assert pick.among[-1].title.en == "Mine"
    assert form.lines[0].en == "Players: 1–8 · the cards of the table"
    table.do(0, form.intent)
    assert len(table.refs("hand.1")) == 3


@pytest.mark.parametrize(
    ("preset", "seats"),
    [(preset.id, max(preset.seats[0], min(3, preset.seats[1]))) for preset in shipped()],
)
def test_the_next_round_is_laid_in_one_gesture_and_keeps_the_scores(
    preset: str, seats: int
) -> None:
    table = OpenTable(seats)
    again = next(action for action in PRESET_ACTIONS if action.id == "next_round")
    table.do(0, i.Procedure("lay_out", (("preset", preset),)))
    table.do(0, i.PutMark(("seat.0",), "score", value=7))
    before = [len(zone) for zone in table.truth.zones.values()]
    refs = table.refs("hand.0")
    if refs:
        table.act(0, "to_discard", *table.view(0).zones["hand.0"].items[:3])
    assert again.when(table.view(0), Selection())
    table.do(0, again.make(table.view(0), Selection()))
    assert sorted(len(zone) for zone in table.truth.zones.values()) == sorted(before)
    assert not refs or table.refs("hand.0") != refs
    assert table.truth.marks["seat.0"][0].value == 7
    form = asks_which(table.view(), Selection(), {})
    assert form is not None
    assert form.intent == i.Procedure("lay_out", (("preset", preset),)), "the form begins with it"


def test_no_next_round_is_offered_where_something_else_is_played() -> None:
    again = next(action for action in PRESET_ACTIONS if action.id == "next_round")
    table = OpenTable(3)
    assert not again.when(table.view(), Selection())
    table.do(0, i.Procedure("deal", (("count", "5"),)))
    assert not again.when(table.view(), Selection()), "a stock is left: no Hearts"
    table.do(0, i.Procedure("deal", (("count", "all"),)))
    assert again.when(table.view(), Selection()), "any game in which all is dealt out"
