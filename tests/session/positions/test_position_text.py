"""A seat's view as plain text: the turn, zone by zone, units with what is on them."""

from __future__ import annotations

from app.core.data.value import replace
from app.core.ids import SPECTATOR
from app.games.game_registry import cards_of
from app.games.lexicon import lexicon
from app.session.positions.position_text import position_text
from tests.session.readings.readings_table import SPEC, disputed


def test_it_says_what_the_seat_sees_where() -> None:
    table, _, _ = disputed()
    words = lexicon(SPEC, cards_of(SPEC))
    lines = position_text(table.host.view_at(0, 0), words, "en").splitlines()
    assert lines[:2] == ["Turn 5 · Aki (Turn)", "  Draw 1"]
    at = lines.index("Aki's Active Spot (1)")
    assert lines[at + 1] == "    Hawlucha + Basic Fighting Energy [Asleep, Damage 20]"
    assert "    Iono" in lines
    assert (
        "    Iono" not in position_text(table.host.view_at(0, SPECTATOR), words, "en").splitlines()
    )


def test_it_says_who_went_first_where_it_is_told() -> None:
    table, _, _ = disputed()
    view = table.host.view_at(0, 0)
    told = replace(view, setting=replace(view.setting, first=1))
    words = lexicon(SPEC, cards_of(SPEC))
    assert position_text(told, words, "en").splitlines()[1] == "  Ren went first"
    assert position_text(told, words, "ja").splitlines()[1] == "  先攻はRen"
    assert "went first" not in position_text(view, words, "en")
