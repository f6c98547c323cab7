"""Lets a form be answered on the board: what can be chosen is ringed, and a click chooses it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.form_model import Pick, Ticks
from app.ui.panels.slips.free_place import HAND, Taken, shown_at, whole

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtWidgets import QWidget

    from app.games.form_model import Choosable, Form, FormField
    from app.ui.board.board_view import BoardView


class Pointing:
    """What of a form lies on the board, and what is clicked there."""

    def __init__(self, board: BoardView, room: QWidget, choose: Callable[[str, str], None]) -> None:
        self._board = board
        self._room = room
        self._choose = choose
        """Told (id of a field, id of what was clicked); "" for what the field is about."""
        self._form: Form | None = None
        self.foremost = ""
        """The field that the keyboard is in: it is asked first whether a click is for it."""

    def follow(self, form: Form) -> None:
        """Ring what can be chosen now, and what is chosen."""
        self._form = form
        self._board.taker = self._take
        offered, picked = set(), set()
        for field in form.fields:
            if isinstance(field, Pick | Ticks):
                offered |= _on_board(field.among)
                chosen = {field.value} if isinstance(field, Pick) else set(field.values)
                picked |= _on_board(one for one in field.among if one.id in chosen)
        self._board.ring("offered", offered - picked)
        self._board.ring("picked", picked)

    def leave(self) -> None:
        """Take all rings off, and leave the clicks to the board."""
        self._form = None
        if self._board.taker == self._take:
            self._board.taker = None
        for kind in ("offered", "picked"):
            self._board.ring(kind, ())

    def about(self, names: Iterable[str]) -> list[Taken]:
        """Return where in the room all lies that can be chosen, and what else is called so."""
        wanted = set(names)
        for field in self._form.fields if self._form is not None else ():
            if isinstance(field, Pick | Ticks):
                wanted |= _on_board(field.among)
        board = self._board
        return [
            Taken(shown_at(board, whole(board, key), self._room), HAND)
            for key, piece in board.pieces.items()
            if (piece.unit and piece.unit in wanted)
            or any(part.name in wanted for part in piece.parts)
        ]

    def _take(self, names: tuple[str, ...], again: bool) -> bool:
        """Choose what was clicked, if a field of the form has it."""
        for clicked in names:
            name = self._meant(clicked)
            fields = [field for field in self._fields() if _has(field, name)]
            # One that has it already leaves it to the next, except that several can be let go.
            fresh = [field for field in fields if not _is_chosen(field, name)]
            # A choice of one that was made stays: the next click is for what takes several.
            fresh.sort(key=lambda field: isinstance(field, Pick) and bool(field.value))
            asked = next((field for field in self._fields() if _is_about(field, clicked)), None)
            if fields or asked is not None:
                if not again and fields:
                    self._choose((fresh or fields)[0].id, name)
                elif not again and asked is not None:
                    self._choose(asked.id, "")
                return True
        return False

    def _meant(self, name: str) -> str:
        """Return the id of what can be chosen that a piece on the board stands for."""
        among = (
            one
            for field in self._fields()
            if isinstance(field, Pick | Ticks)
            for one in field.among
        )
        return next((one.id for one in among if name in one.also), name)

    def _fields(self) -> list[FormField]:
        fields = self._form.fields if self._form is not None else ()
        return sorted(fields, key=lambda field: field.id != self.foremost)


def _on_board(among: Iterable[Choosable]) -> set[str]:
    """Return the names of all that stands for one of these."""
    return {name for one in among for name in (one.id, *one.also)}


def _has(field: FormField, name: str) -> bool:
    return isinstance(field, Pick | Ticks) and any(one.id == name for one in field.among)


def _is_about(field: FormField, name: str) -> bool:
    return isinstance(field, Ticks) and field.about == name


def _is_chosen(field: FormField, name: str) -> bool:
    if isinstance(field, Pick):
        return field.value == name
    return isinstance(field, Ticks) and name in field.values
