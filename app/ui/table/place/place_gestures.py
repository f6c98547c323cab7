"""What an action or a drop comes to at the table in the window: asked first, done, gone on with."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.core import intent as i
from app.core.text.wording import labelled
from app.core.text.words import Words
from app.ui.commands.native_key import native
from app.ui.table.place.sudden_turn import SuddenTurn

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.games.game_api import Drop, Selection
    from app.ui.app.shell import Shell
    from app.ui.app.table_in_front import TableInFront
    from app.ui.commands.action_registry import Action

OF_TURNS = ("start", "end_turn")
"""What is meant for the turn that one sees."""


class PlaceGestures(QObject):
    """Makes gestures of what was meant."""

    def __init__(self, window: Shell, place: TableInFront) -> None:
        super().__init__(place)
        self._window = window
        self._place = place
        self._sudden = SuddenTurn(place.bridge, self)

    def perform(self, action: Action, selection: Selection) -> bool:
        """Carry out a gesture, or ask first what it needs; False if there was nothing to do."""
        place = self._place
        if action.make_intent is None:
            return False
        if action.id in OF_TURNS and (self._sudden.is_news or place.side.sheets.form_entered):
            return True
        situation = self._window.situation()
        if action.asks is not None and action.form(situation, selection) is not None:
            return place.side.sheets.form.ask(action.asks, selection, place.carry_out)
        intent = action.make_intent(situation, selection)
        if intent is None:
            return False
        self._window.toasts.tell_too(self._with_options(action))
        sent = place.carry_out(intent)
        if action.goes_on:
            sent.if_accepted(partial(self._go_on, action, selection, place.bridge.seat))
        return not (sent.refused and isinstance(intent, i.Look))

    def _go_on(self, action: Action, selection: Selection, seat: SeatId) -> None:
        """Ask for what is left of an action once its gesture has happened."""
        place = self._place
        here = place.bridge.seat == seat and self._window.place_in_front is place
        if here and action.asks is not None:
            place.side.sheets.form.ask(action.asks, selection, place.carry_out)

    def _with_options(self, action: Action) -> Words | None:
        """Return which keys do it over with all that can be chosen, for what is done at once.

        It is taken back first: the options alone would do it a second time.
        """
        registry = self._window.registry
        if action.with_options not in registry:
            return None
        keys = [registry.keys(one) for one in ("undo", action.with_options)]
        if not all(keys):
            return None
        undo, options = (native(bound[0]) for bound in keys)
        title = registry.get(action.with_options).title
        return labelled(Words(f"{undo}, then {options}", f"{undo}のあと{options}"), title)

    @Slot(object)
    def put_down(self, drop: Drop) -> None:
        """Do what a drop means, or ask first what it needs."""
        place = self._place
        form = place.side.sheets.form
        if drop.asks is not None and form.ask(drop.asks, drop.about, place.carry_out):
            return
        if not place.bridge.ask_for(drop.intent):
            place.ask(drop.intent)
