"""Computers that play seats: the menu that is there where a game has any."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.ui.commands.actions.action_kinds import in_menu, of_table

if TYPE_CHECKING:
    from app.games.game_api import Selection
    from app.ui.app.table_in_front import ComputersPart, TableInFront
    from app.ui.commands.situation import Situation

STOP = Words("&Stop the computer thinking", "コンピューターの思考を止める(&S)")
GO_ON = Words("Let the computer go on (&S)", "コンピューターに続行させる(&S)")


def _computers(place: TableInFront) -> ComputersPart:
    assert place.computers is not None, "asked only where there are some"
    return place.computers


def _stop_named(situation: Situation, _selection: Selection) -> Words:
    there = situation.computers
    return GO_ON if there.wait and not there.think else STOP


COMPUTER_ACTIONS = in_menu(
    "computers",
    (
        of_table(
            "computer_stop",
            STOP,
            lambda p: _computers(p).stop_or_go_on(),
            "Ctrl+F8",
            lambda s: s.computers.there and (s.computers.think or s.computers.wait),
            named=_stop_named,
        ),
        of_table(
            "take_over",
            Words("&Take over from the computer", "コンピューターの席を引き継ぐ(&T)"),
            lambda p: _computers(p).take_over(),
            "Ctrl+F9",
            lambda s: s.computers.there and s.computers.play,
        ),
        of_table(
            "give_back",
            Words("Let the computer &play this seat", "この席をコンピューターに任せる(&P)"),
            lambda p: _computers(p).give_back(),
            "Ctrl+F10",
            lambda s: s.computers.mine,
        ),
        of_table(
            "who_plays",
            Words("&Who plays the seats…", "席の担当を選ぶ(&W)…"),
            lambda p: _computers(p).choose(),
            can=lambda s: s.computers.there,
        ),
    ),
)
