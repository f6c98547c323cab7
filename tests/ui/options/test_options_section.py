"""The rules of a table that is about to be laid: what the button over them says."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.games.blackpoker.table.blackpoker_options import OPTIONS
from app.ui.look.look import Look
from app.ui.table.options.options_section import RulesSection


def test_what_was_agreed_last_is_counted_also_while_it_is_folded_up(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    rules = RulesSection(Look(language="en"), OPTIONS, None, window)
    rules.show_options((("format", "extra"), ("edition", "9")))
    assert rules.rows.isHidden()
    assert rules.head.text() == "▸ Rules of this table (2 things are not as usual)"
    rules.show_options(())
    assert rules.head.text() == "▸ Rules of this table"
