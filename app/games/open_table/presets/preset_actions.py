"""Choosing a preset at the table: a form with all of them, shipped and one's own."""

from __future__ import annotations

from app.core.intent import Procedure
from app.core.text.wording import CARD, counted, number
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Choosable, Form, Pick
from app.games.game_api import GameAction, Selection
from app.games.open_table.presets.own_presets import own_presets
from app.games.open_table.presets.preset_laying import fits
from app.games.open_table.presets.preset_model import Preset
from app.games.open_table.presets.preset_reading import cards_of, shipped

LAY = Words("Lay the table for a game…", "遊びを選んで卓を並べる…")


def there() -> dict[str, Preset]:
    """Return all presets, shipped and one's own: what names each in a request, and it.

    One of one's own is named by all it says, for the table may be another's.
    """
    return {preset.id: preset for preset in shipped()} | own_presets()


def offered(view: SeatView) -> dict[str, Preset]:
    """Return the presets for the seats of a table: what names each in a request, and it."""
    return {name: one for name, one in there().items() if fits(one, len(view.setting.seats))}


def _may(view: SeatView, _selection: Selection) -> bool:
    return view.seat >= 0


def asks_which(view: SeatView, _selection: Selection, answers: Answers) -> Form | None:
    """Ask which preset the table is laid with."""
    fitting = offered(view)
    if view.seat < 0 or not fitting:
        return None
    ids = list(fitting)
    chosen = answers.get("preset", "")
    at = int(chosen) if chosen.isdecimal() and len(chosen) < 4 and int(chosen) < len(ids) else 0
    preset = fitting[ids[at]]
    among = tuple(Choosable(str(place), fitting[name].title) for place, name in enumerate(ids))
    return Form(
        Words("Lay the table for a game", "遊びを選んで卓を並べる"),
        (Pick("preset", Words("Which game", "遊び"), among, str(at)),),
        Words("Lay the table", "卓を並べる"),
        lay_with(ids[at]),
        tuple(_lines(preset)),
    )


def lay_with(named: str) -> Procedure:
    """Return what lays a table: by the name of a shipped preset, or by the text of one."""
    return Procedure("lay_out", (("preset", named),))


def _lines(preset: Preset) -> list[Words]:
    """Return what a preset is: for how many, with what, and how it is played here."""
    fewest, most = preset.seats
    seats = str(fewest) if fewest == most else f"{number(fewest)}–{number(most)}"
    cards = counted(len(cards_of(preset)), CARD) if preset.cards else _OF_THE_TABLE
    lines = [Words(f"Players: {seats} · {cards.en}", f"人数：{seats} · {cards.ja}")]
    return [*lines, preset.hint] if preset.hint.en else lines


_OF_THE_TABLE = Words("the cards of the table", "卓のカード")

PRESET_ACTIONS: tuple[GameAction, ...] = (
    GameAction(
        "lay_out",
        LAY,
        _may,
        lambda _view, _selection: None,
        "Ctrl+Shift+G",
        "table",
        form=asks_which,
    ),
)
