"""The form in which a preset is chosen."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core import intent as i
from app.games.form_model import Pick
from app.games.game_api import Selection
from app.games.open_table.presets.preset_actions import PRESET_ACTIONS, asks_which, offered
from app.games.open_table.presets.preset_reading import read_preset, write_preset
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
