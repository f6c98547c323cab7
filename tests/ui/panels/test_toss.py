"""Coins turn in the air and dice roll, for a moment; then they lie as they fell, in words too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from app.core.intent import Flip, Roll, Undo
from app.games.lexicon import lexicon
from app.ui.look.look import Look
from app.ui.panels.slips.coins import ChanceToast
from app.ui.panels.slips.toss import LAST, LASTS, LIES, flight
from tests.ui.panels.toy import TOY, ask

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from app.games.pokemon.cards.pokemon_cards import PokemonCards
    from app.ui.table.bridge import Bridge

pytestmark = pytest.mark.painted


@pytest.fixture
def chance(bridge: Bridge, base: PokemonCards, desk: QWidget) -> ChanceToast:
    return ChanceToast(Look(language="en"), bridge, lexicon(TOY, base), desk)


@pytest.mark.parametrize("coin", [True, False])
@pytest.mark.parametrize("number", [0, 1, 19])
def test_it_lies_as_it_fell_after_a_short_while(number: int, coin: bool) -> None:
    assert LASTS + LAST <= 0.8
    assert flight(0.0, number, coin=coin) != LIES
    assert flight(LASTS + LAST, number, coin=coin) == LIES


def test_both_sides_of_a_coin_show_on_the_way() -> None:
    way = [flight(LASTS * part / 60, 0, coin=True) for part in range(60)]
    assert {one.passed % 2 for one in way} == {0, 1}
    assert min(one.wide for one in way) < 0.3
    assert max(one.size for one in way) > 1.15
    assert all(0 < one.wide <= 1.0 for one in way)


def test_it_comes_to_rest_without_a_leap() -> None:
    last = flight(LASTS * 0.98, 0, coin=True)
    assert last.passed == 0
    assert last.wide > 0.95
    assert flight(LASTS * 0.9, 0, coin=False).passed == 0


def test_a_throw_turns_in_the_air_and_then_lies(
    qtbot: QtBot, chance: ChanceToast, bridge: Bridge
) -> None:
    ask(bridge, Flip(3))
    assert chance.toss.flies
    assert "3 coins" in chance.accessibleName(), "it is told at once"
    air = chance.grab().toImage()
    qtbot.waitUntil(lambda: not chance.toss.flies)
    assert chance.grab().toImage() != air
    assert chance.isVisible()


def test_what_lies_looks_as_if_it_had_never_flown(
    qtbot: QtBot, chance: ChanceToast, bridge: Bridge
) -> None:
    ask(bridge, Roll(6, 4))
    qtbot.waitUntil(lambda: not chance.toss.flies)
    landed = chance.grab().toImage()
    chance.set_animated(False)
    assert chance.grab().toImage() == landed


def test_a_click_ends_it(qtbot: QtBot, chance: ChanceToast, bridge: Bridge) -> None:
    ask(bridge, Flip())
    qtbot.mouseClick(chance, Qt.MouseButton.LeftButton)
    assert not chance.toss.flies
    assert not chance.isVisible()


def test_taking_it_back_ends_it(chance: ChanceToast, bridge: Bridge) -> None:
    ask(bridge, Flip())
    ask(bridge, Undo())
    assert not chance.toss.flies


def test_without_animations_it_lies_at_once(chance: ChanceToast, bridge: Bridge) -> None:
    chance.set_animated(False)
    ask(bridge, Flip(2))
    assert not chance.toss.flies


def test_switching_off_lets_it_lie(chance: ChanceToast, bridge: Bridge) -> None:
    ask(bridge, Flip(2))
    chance.set_animated(False)
    assert not chance.toss.flies
    assert chance.isVisible()
