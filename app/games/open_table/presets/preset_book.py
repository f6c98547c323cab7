"""What the program is told of presets of one's own: how they are written, called and laid."""

from __future__ import annotations

from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.preset_contract import PresetBook
from app.games.open_table.presets.preset_actions import lay_with
from app.games.open_table.presets.preset_reading import PresetError, read_preset, write_preset
from app.games.open_table.presets.preset_saving import preset_of


def _written(view: SeatView, title: str) -> str:
    return write_preset(preset_of(view, title))


def _title(text: str) -> Words:
    try:
        return read_preset(text).title
    except PresetError as problem:
        raise ValueError(problem.words.en) from problem


BOOK = PresetBook(_written, _title, lay_with)
