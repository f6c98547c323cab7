"""What a key means at the table in the window: the action that fits what it is pressed on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.games.game_api import Selection
from app.ui.commands.action_registry import without_letter
from app.ui.commands.second_press import SecondPress
from app.ui.table.place.table_keys import key_of

if TYPE_CHECKING:
    from collections.abc import Container

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from app.ui.app.shell import Shell
    from app.ui.app.table_in_front import TableInFront
    from app.ui.commands.action_registry import Action
    from app.ui.commands.situation import Situation
    from app.ui.table.place.table_keys import TableKeys

BY_TURNS = ("show_open", "start", "lock_plan", "end_turn")
"""What one key means, each right after the other."""
LOCKS = "lock_plan"
FIRST_LET_GO = Words(
    "Something is selected. Esc lets go of it; then this key locks your plan.",
    "選択中のものがあります。Escで選択をやめてから押すと、計画を伏せて確定します。",
)
MEANS_POINTED = Words(
    "This key means what is under the pointer, and does nothing there. Point at one of the "
    "selected cards, or at nothing, to use it on what is selected.",
    "このキーはポインターの下にあるものに使われますが、そこでは何も起きません。選択中のカー"
    "ドに使うには、そのどれかか何もない所にポインターを合わせてください。",
)
NOTHING_FOR_IT = Words(
    "{what}: nothing that it could be done with is pointed at or selected.",
    "{what}：使えるものが、ポインターの下にも選択中にもありません。",
)


class PlaceKeys:
    """Carries out keys on what is pointed at, or says why one does nothing."""

    def __init__(self, window: Shell, place: TableInFront) -> None:
        self._window = window
        self._place = place
        self._second = SecondPress()
        self._asked = 0
        """How much had been asked of the table when that key was pressed last."""

    def take_from(self, keys: TableKeys, log: QWidget) -> None:
        """Let keys of the board come here, and from the log the one for the sheet of keys."""
        keys.watch(self._place.board, self.board_keeps)
        keys.watch(log, self.log_keeps)

    def board_keeps(self, event: QKeyEvent) -> bool:
        """Whether a key is the board's own now: the ring's, or a drag's."""
        board = self._place.board
        return board.focus.claims(event) or board.mouse.keys.claims(event)

    def log_keeps(self, event: QKeyEvent) -> bool:
        """Whether a key is the log's own or nobody's: all but the one for the sheet of keys."""
        return key_of(event) not in self._window.registry.keys("keys")

    def knows(self, key: str) -> bool:
        """Whether a key means anything now, whatever it is pressed on."""
        if key == "Esc":
            playing = self._place.bridge.playback.playing
            return self._window.sheets.in_front() is not None or playing
        # The board answers Space itself: held down it pans.
        return key != "Space" and key in self._window.table_keys

    def take(self, key: str) -> bool:
        """Do what a key means that was pressed anywhere at the table; False if it means nothing."""
        sheet = self._window.sheets.in_front() if key == "Esc" else None
        if sheet is not None:
            # It lies in front, although the keyboard was taken to the board.
            sheet.wish_to_leave()
            return True
        if key == "Esc":
            self._place.bridge.playback.skip()
            return True
        return self.press(key, self._place.pointed())

    def space(self) -> None:
        """Space was pressed and let go on the board, which pans while it is held."""
        self.press("Space", self._place.pointed())

    def press(self, key: str, selection: Selection) -> bool:
        """Do what `key` means on `selection`; False if it means nothing there."""
        situation, meant = self._window.situation(), self._window.registry.by_key(key)
        for entry in meant:
            if entry.when(situation, selection) and self._do(entry, selection):
                return True
        # What is done with a whole hand means one's own, wherever one points.
        situation = self._window.situation()
        for entry in meant:
            own = self.own_pile(entry, ("hand",), situation)
            if own is not None and self._window.perform(entry, own):
                return True
        return self._say_what_lacks(meant, selection)

    def _do(self, entry: Action, selection: Selection) -> bool:
        """Do what a key means, unless it means that only since it was pressed."""
        bridge = self._place.bridge
        if entry.id == LOCKS and self._place.selection() != Selection():
            self._window.tell(FIRST_LET_GO, "refused")
            return True
        if entry.id not in BY_TURNS:
            return self._window.perform(entry, selection)
        if bridge.asked != self._asked:
            self._second.forget()
        if not self._second.press(entry.id):
            return True
        done = self._window.perform(entry, selection)
        self._second.done()
        self._asked = bridge.asked
        return done

    def _say_what_lacks(self, meant: tuple[Action, ...], selection: Selection) -> bool:
        """Say why a key does nothing, where a game knows what it was pressed for."""
        situation = self._window.situation()
        for entry in meant:
            words = entry.lacks(situation, selection) if entry.lacks is not None else None
            if words is not None:
                self._window.tell(words, "refused")
                return True
        return self._say_whose_key(meant, selection, situation)

    def _say_whose_key(
        self, meant: tuple[Action, ...], selection: Selection, situation: Situation
    ) -> bool:
        """Say that a key meant what is under the pointer, where it fits only what is selected."""
        chosen = self._place.selection()
        elsewhere = chosen not in (selection, Selection()) and self._place.in_outline() is None
        if elsewhere and any(entry.when(situation, chosen) for entry in meant):
            self._window.tell(MEANS_POINTED, "refused")
            return True
        return self._say_that_nothing_is_there(meant, selection, situation)

    def _say_that_nothing_is_there(
        self, meant: tuple[Action, ...], selection: Selection, situation: Situation
    ) -> bool:
        """Say that what the game means by a key can be done with nothing here."""
        of_game = next((entry for entry in meant if entry.of_game), None)
        if of_game is None:
            return False
        title = of_game.words(situation, selection)
        en, ja = (without_letter(words) for words in (title.en, title.ja))
        told = Words(NOTHING_FOR_IT.en.format(what=en), NOTHING_FOR_IT.ja.format(what=ja))
        self._window.tell(told, "refused")
        return True

    def own_pile(
        self, entry: Action, menus: Container[str], situation: Situation
    ) -> Selection | None:
        """Return the pile of one's own that an action of these menus makes sense on, if any."""
        if not entry.of_game or entry.menu not in menus:
            return None
        bridge = self._place.bridge
        for zone in bridge.view.setting.zones.values():
            aimed = Selection(zone=zone.id)
            if bridge.seat in zone.holders and entry.when(situation, aimed):
                return aimed
        return None
