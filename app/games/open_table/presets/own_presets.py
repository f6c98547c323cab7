"""The presets in the folder of a person, read anew whenever somebody asks for them."""

from __future__ import annotations

from pathlib import Path

from app.core.text.disk_refusal import reason
from app.core.text.wording import quoted
from app.core.text.words import Words
from app.games.open_table.presets.preset_model import LONGEST_TEXT, Preset
from app.games.open_table.presets.preset_reading import PresetError, read_preset, write_preset
from app.places import files_in, presets_folder

GAME = "open_table"
MOST_READ = 60
"""Files of presets that are offered; a list of more would be none to choose from."""


def own_presets(folder: Path | None = None) -> dict[str, Preset]:
    """Return the presets of one's own that can be used, by the text that names each to a table."""
    found: dict[str, Preset] = {}
    for path in files_in(folder or presets_folder(GAME), "*.json")[:MOST_READ]:
        try:
            preset = read_file(path)
        except PresetError:
            continue
        found[write_preset(preset)] = preset
    return found


def troubles(folder: Path | None = None) -> tuple[Words, ...]:
    """Return what is wrong with files of presets of one's own."""
    said = []
    for path in files_in(folder or presets_folder(GAME), "*.json")[:MOST_READ]:
        try:
            read_file(path)
        except PresetError as problem:
            said.append(problem.words)
    return tuple(said)


def read_file(path: Path) -> Preset:
    """Return the preset in a file. Raises PresetError."""
    try:
        large = path.stat().st_size > 4 * LONGEST_TEXT
        text = "" if large else path.read_text("utf-8")
    except UnicodeDecodeError:
        text = ""
    except OSError as problem:
        name, why = quoted(path.name), reason(problem)
        raise PresetError(
            Words(
                f"Preset {name.en} cannot be read: {why.en}.",
                f"並べ方{name.ja}を読み取れません：{why.ja}。",
            )
        ) from problem
    return read_preset(text, path.stem)
