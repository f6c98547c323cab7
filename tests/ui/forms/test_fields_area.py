"""The fields of a form: whether they are scrolled."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.core.text.words import Words
from app.games.form_model import Choosable, Form, Pick
from app.ui.forms.fields_area import FieldsArea


def test_fields_that_fit_without_a_bar_have_none_though_they_needed_one_before(
    qtbot: QtBot,
) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    area, title = FieldsArea(room), Words("Replaces", "トラッシュするスタジアム")
    names = ("Artazon", "Forest of Vitality")
    among = tuple(Choosable(name, Words(name, name)) for name in names)
    area.show_form(Form(title, (Pick("instead", title, among),), title), "en")
    room.show()
    widths = range(area.least_width, 600)
    wide = next(width for width in widths if area.height_at(width) < area.height_at(width - 1))
    high = area.height_at(wide)
    area.show()
    area.resize(wide - 1, high)
    qtbot.waitUntil(area.verticalScrollBar().isVisible)
    area.resize(wide, high)
    qtbot.waitUntil(lambda: not area.verticalScrollBar().isVisible())
    assert area.viewport().height() >= area.widget().height()
