"""Choosing a preset at the table: a form with all of them, shipped and one's own."""

from __future__ import annotations

from app.core.intent import Procedure, Step
from app.core.text.wording import CARD, counted, number
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Choosable, Form, Pick
from app.games.game_api import GameAction, Selection
from app.games.open_table.open_zones import ASIDE, STOCK
from app.games.open_table.presets.own_presets import own_presets
from app.games.open_table.presets.preset_laying import fits
from app.games.open_table.presets.preset_model import Preset
from app.games.open_table.presets.preset_reading import cards_of, shipped
from app.games.table_tools import count

LAY = Words("Set up the table for a game…", "遊びを選んで卓を並べる…")


def there() -> dict[str, Preset]:
    """Return all presets, shipped and one's own: what names each in a request, and it.

    One of one's own is named by all it says, for the table may be another's.
    """
    return {preset.id: preset for preset in shipped()} | own_presets()


def offered(view: SeatView) -> dict[str, Preset]:
    """Return the presets for the seats of a table: what names each in a request, and it."""
    return {name: one for name, one in there().items() if fits(one, len(view.setting.seats))}


def lies_there(view: SeatView, preset: Preset) -> bool:
    """Whether a table lies as a preset lays it: its piles, and as many cards."""
    made = {zone.spec.title.en for zone in view.setting.zones.values() if zone.is_made}
    if made != {pile.title for pile in preset.piles}:
        return False
    piles = (zone for zone in view.setting.zones.values() if zone.spec.holds == "pile")
    cards = sum(count(view, zone.id) for zone in piles if zone.id != ASIDE)
    cards += sum(len(unit.parts) for unit in view.units.values())
    return fits(preset, len(view.setting.seats)) and (
        not preset.cards or cards == len(cards_of(preset))
    )


def _next_round(view: SeatView, _selection: Selection) -> Step | None:
    """Lay a shipped preset once more as it lies there, which keeps the scores.

    Where it deals all cards and there are some in the stock, something else is played.
    """
    for preset in shipped() if view.seat >= 0 else ():
        all_dealt = any(not part.cards for part in preset.deal)
        if not (all_dealt and count(view, STOCK)) and lies_there(view, preset):
            return lay_with(preset.id)
    return None


def _may(view: SeatView, _selection: Selection) -> bool:
    return view.seat >= 0


def asks_which(view: SeatView, _selection: Selection, answers: Answers) -> Form | None:
    """Ask which preset the table is laid with."""
    fitting = offered(view)
    if view.seat < 0 or not fitting:
        return None
    ids = list(fitting)
    chosen = answers.get("preset", "")
    known = chosen.isdecimal() and len(chosen) < 4 and int(chosen) < len(ids)
    at = int(chosen) if known else _lying(view, fitting)
    preset = fitting[ids[at]]
    among = tuple(Choosable(str(place), fitting[name].title) for place, name in enumerate(ids))
    return Form(
        Words("Set up the table for a game", "遊びを選んで卓を並べる"),
        (Pick("preset", Words("Which game", "遊び"), among, str(at)),),
        Words("Set up the table", "卓を並べる"),
        lay_with(ids[at]),
        tuple(_lines(preset)),
    )


def _lying(view: SeatView, fitting: dict[str, Preset]) -> int:
    """Return which of them the table lies as; the first if it lies as none."""
    lying = (at for at, preset in enumerate(fitting.values()) if lies_there(view, preset))
    return next(lying, 0)


def lay_with(named: str) -> Procedure:
    """Return what lays a table: by the name of a shipped preset, or by the text of one."""
    return Procedure("lay_out", (("preset", named),))


def _lines(preset: Preset) -> list[Words]:
    """Return what a preset is: for how many, with what, and how it is played here."""
    fewest, most = preset.seats
    seats = str(fewest) if fewest == most else f"{number(fewest)}–{number(most)}"
    cards = counted(len(cards_of(preset)), CARD) if preset.cards else _OF_THE_TABLE
    lines = [Words(f"Players: {seats} · {cards.en}", f"人数：{seats}・{cards.ja}")]
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
    GameAction(
        "next_round",
        Words("Collect, shuffle and deal again", "集めて切り、もう一度配る"),
        lambda view, selection: _next_round(view, selection) is not None,
        _next_round,
        "Ctrl+Shift+R",
        "table",
        ruinous=True,
    ),
)
