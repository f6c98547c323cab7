"""What a click chooses, and what a double click does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.core.data.value import replace
from app.games.game_api import Selection
from app.ui.board.board_selection import Chosen, selection_of
from app.ui.board.input.hits import zone_at
from app.ui.board.scene.pieces.piece import PILE_MARK

if TYPE_CHECKING:
    from app.ui.board.board_stage import BoardStage
    from app.ui.board.drag.carried_cards import Held
    from app.ui.board.input.pointer import Pointer


@dataclass(slots=True)
class Press:
    """A button that is down and has not become a drag yet."""

    pointer: Pointer
    held: Held | None
    """What it went down on; None for the bare mat."""
    again: bool
    """Whether it is the second press of a double click."""


class Clicks:
    """Chooses and activates."""

    def __init__(self, view: BoardStage) -> None:
        self._view = view
        self._anchor: Chosen | None = None
        """From where a click with Shift reaches."""
        self._narrowed: tuple[Chosen, ...] = ()
        """What was chosen before the last click, if that left one of several."""

    def click(self, press: Press, pointer: Pointer) -> None:
        """Choose what was clicked, or what lies between it and the last choice."""
        view, self._narrowed = self._view, ()
        plain = not (pointer.adds or pointer.reaches)
        if plain and self._is_taken(press):
            return
        if press.held is None:
            if plain:
                view.choose(())
            return
        one = press.held.chosen
        if pointer.reaches:
            reached = self._reach(one)
            view.choose((*view.chosen, *reached) if pointer.adds else reached)
            return
        self._anchor = one
        if not pointer.adds:
            self._narrowed = tuple(view.chosen) if one in view.chosen else ()
            view.choose((one,))
        elif one in view.chosen:
            view.choose(other for other in view.chosen if other != one)
        else:
            view.choose((*view.chosen, one))

    def _reach(self, one: Chosen) -> tuple[Chosen, ...]:
        """Return all from the last choice to `one` where both lie in one row, fan or grid."""
        board, anchor = self._view.board, self._anchor
        item = board.pieces.get(one.key)
        line = board.by_zone.get(item.piece.zone, []) if item is not None else []
        if anchor is None or anchor.key not in line or one.key not in line:
            self._anchor = one
            return (one,)
        here, there = line.index(anchor.key), line.index(one.key)
        return tuple(Chosen(key) for key in line[min(here, there) : max(here, there) + 1])

    def act(self, press: Press) -> None:
        """Do the likeliest thing with what was clicked twice.

        Where that is one of several that were chosen all of them are meant, although the first of
        both clicks chose it alone.
        """
        view, narrowed, self._narrowed = self._view, self._narrowed, ()
        if self._is_taken(press, again=True):
            return
        if press.held is None:
            self._act_on_empty(press)
            return
        one = press.held.chosen
        item = view.board.pieces.get(one.key)
        if item is not None and one.key.startswith(PILE_MARK):
            view.activated.emit(Selection(zone=item.piece.zone))
            return
        if one in narrowed:
            view.choose(narrowed)
        elif one not in view.chosen:
            view.choose((one,))
        view.activated.emit(view.selection())

    def _is_taken(self, press: Press, *, again: bool = False) -> bool:
        """Whether a sheet over the board asked for what was clicked, or for whose place it is."""
        view = self._view
        if press.held is not None and view.takes(press.held.chosen, again=again):
            return True
        point, key = press.pointer.point, press.held.chosen.key if press.held is not None else ""
        return view.takes_seat(*view.to_mat(point.x(), point.y()), key, again=again)

    def _act_on_empty(self, press: Press) -> None:
        """Do the likeliest thing with a hidden pile that has no cards left: it may be filled.

        Where places are filled by hand, with any.
        """
        view = self._view
        x, y = view.to_mat(press.pointer.point.x(), press.pointer.point.y())
        zone, seen = zone_at(view.board.zone_rects, x, y) or "", view.bridge.view
        hidden = zone in seen.zones and seen.setting.zones[zone].spec.visibility == "hidden"
        if zone and (view.fills_places or (hidden and seen.zones[zone].count == 0)):
            view.activated.emit(Selection(zone=zone))

    def menu(self, pointer: Pointer, held: Held | None) -> None:
        """Open the menu of what is under the pointer, or of the zone or the bare mat there."""
        view = self._view
        if held is None:
            from app.ui.board.made.made_places import made_at  # noqa: PLC0415 - not at the start

            x, y = view.to_mat(pointer.point.x(), pointer.point.y())
            view.choose(())
            zone = zone_at(view.board.zone_rects, x, y) or ""
            bare = replace(selection_of((), {}, zone), at=made_at(view.seating, zone, x, y))
            view.menu_requested.emit(bare, pointer.on_screen)
            return
        if held.chosen not in view.chosen:
            view.choose((held.chosen,), passing=True)
        view.menu_requested.emit(view.selection(), pointer.on_screen)
