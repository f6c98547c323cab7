"""What the program is told of presets of one's own: how they are written, called and laid."""

from __future__ import annotations

from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.preset_contract import PresetBook, TablePreset
from app.games.open_table.presets.preset_actions import lay_with, there
from app.games.open_table.presets.preset_reading import PresetError, read_preset, write_preset
from app.games.open_table.presets.preset_saving import preset_of


def _written(view: SeatView, title: str) -> str:
    return write_preset(preset_of(view, title))


def _title(text: str) -> Words:
    try:
        return read_preset(text).title
    except PresetError as problem:
        raise ValueError(problem.words.en) from problem


def _offered() -> tuple[TablePreset, ...]:
    return tuple(
        TablePreset(preset.id, preset.title, preset.hint, preset.seats, lay_with(named))
        for named, preset in there().items()
    )


BOOK = PresetBook(_written, _title, lay_with, _offered)
