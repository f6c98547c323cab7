"""The board widget: shows the seat's view and turns gestures into intents.

Everything that others ask of a board is here. Qt's events come in at `port`, what lies on the
mat is `board`, the scene.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Slot
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QWidget

from app.core.ids import SeatId
from app.ui.board.board_following import Following
from app.ui.board.board_laying import Laying
from app.ui.board.eyes.eyes_on_board import EyesOnBoard
from app.ui.board.input.board_focus import Focus
from app.ui.board.input.board_keys import Keys
from app.ui.board.input.lens import Lens
from app.ui.board.input.mouse import Mouse
from app.ui.board.input.pointer import at_screen
from app.ui.board.input.port import Port
from app.ui.board.looking_at import LookingAt
from app.ui.board.scene.board_ground import Ground
from app.ui.board.scene.plates import Plates
from app.ui.board.scene.scene import BoardScene
from app.ui.board.scene.table_layout import CARD_HEIGHT, CARD_WIDTH
from app.ui.board.seating import Seating
from app.ui.look.card_art import CardArt
from app.ui.look.fonts import scale_of
from app.ui.look.look import Look
from app.ui.table.bridge import Bridge
from app.ui.toolkit.common_words import TABLE
from app.ui.toolkit.spoken.spoken_role import speak_as

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards
    from app.ui.board.declared.game_arrows import GameArrows
    from app.ui.board.remote.others_on_board import Others
    from app.ui.board.scene.board_ground import KeptGrounds


class BoardView(Port):
    """The table as the bridge's seat sees it."""

    def __init__(
        self,
        look: Look,
        bridge: Bridge,
        art: CardArt,
        cards: GameCards,
        parent: QWidget | None = None,
        *,
        grounds: KeptGrounds | None = None,
    ) -> None:
        """`grounds` are those that the boards before it in a window leave to it."""
        super().__init__(parent)
        self.look = look
        self.cards = cards
        self.bridge = bridge
        self.looking = LookingAt(self)
        self.laying = Laying(self)
        self.plates = Plates(look)
        self.laid = self.laying.seated()
        self.seating: Seating = self.laid
        self.board = BoardScene(
            art,
            cards.face,
            look.language,
            bridge.spec,
            self.plates,
            bridge.view,
            self.seating,
            self,
        )
        self.board.counts.numbers = bridge.spec.counted
        self.board.counts.unnumbered = bridge.spec.unnumbered
        self.board.counts.plan_words = bridge.spec.plan_words
        self.board.counts.tells_chance = bridge.spec.chance is not None
        self.board.counts.seats_shown = bool(self.seating.boards)
        self.board.write_in(scale_of(self.font()))
        self.ground = Ground(self, grounds)
        alone = len(bridge.view.setting.seats) == 1
        self.lens = Lens(self, self.seating.mat, low=alone)
        self.chosen = ()
        self._passing = False
        self.taker = None
        self._others: Others | None = None
        self.game_arrows: GameArrows | None = None
        """What the game draws between what lies here; None where it draws nothing."""
        self.adviser = None
        self.landing = None
        self.setScene(self.board)
        self.mouse = Mouse(self)
        self.focus = Focus(self)
        self.keys = Keys(self)
        speak_as(self, QAccessible.Role.Canvas)
        self.ready = True
        self.following: Following = Following(
            self, self.mouse, self.focus, self.laying, self.ground, lambda: self.others
        )
        self.following.begin()
        self.board.place_all(bridge.view, self.seating)
        self.board.glide.finish()
        self.laying.show_out()
        self._name_aloud()
        self.eyes = EyesOnBoard(self)
        look.changed.connect(self._follow_look)
        if bridge.spec.arrows is not None or bridge.spec.moments is not None:
            from app.ui.board.declared.game_arrows import GameArrows  # noqa: PLC0415 - few have any

            self.game_arrows = GameArrows(self, bridge.spec.arrows)
            self.game_arrows.follow()

    @property
    def others(self) -> Others | None:
        """The other people at the table, where they sit at windows of their own."""
        return self._others

    @others.setter
    def others(self, others: Others | None) -> None:
        self._others = others
        self.mouse.aiming = others.aiming if others is not None else None

    # -- what is shown --------------------------------------------------------------------

    @Slot()
    def _follow_look(self) -> None:
        self.plates.forget()
        self.laying.tray.follow_look()
        self.board.pictures.forget()
        self.ground.forget()
        self.board.speak(self.look.language, scale_of(self.font()))
        self.mouse.repaint()
        self.show_others()
        self.laying.show_out()
        self.viewport().update()
        self._name_aloud()
        self.focus.retell()

    def turn_table(self, bottom: SeatId | None = None) -> None:
        """Put a seat at the lower edge; None for the seat whose eyes these are."""
        self.laying.bottom = bottom
        self.looking.forget()
        self.laying.seat_anew()
        self.mouse.follow()

    def show_others(self) -> None:
        """Lay anew what other people do over the table: it is turned, or painted otherwise."""
        if self.others is not None:
            self.others.repaint()

    def _name_aloud(self) -> None:
        self.setAccessibleName(TABLE.in_(self.look.language))

    # -- cards from another window ----------------------------------------------------------

    def card_size(self) -> QSize:
        """Return how large a card lies on the board now, in logical pixels."""
        per_unit = self.camera.per_unit
        return QSize(round(CARD_WIDTH * per_unit), round(CARD_HEIGHT * per_unit))

    def drop_cards(self, cards: tuple[str, ...], where: QPoint, *, new: bool = False) -> None:
        """Let go `cards` at a global position, as after a drag from another window.

        `new` ones are not on the table yet: they are refs and no handles.
        """
        from app.ui.board.drag.from_outside import bring  # noqa: PLC0415 - not at the start

        bring(self.mouse.carry, cards, at_screen(self.viewport(), where), new=new)

    def show_carried(
        self, cards: tuple[str, ...], where: QPoint, *, new: bool = False, foot: float = 0.0
    ) -> None:
        """Say what letting go `cards` would do, whose ghost lies over the board around `where`."""
        from app.ui.board.drag.from_outside import hover  # noqa: PLC0415 - not at the start

        hover(self.mouse.carry, cards, at_screen(self.viewport(), where), new=new, foot=foot)

    @Slot()
    def end_carried(self) -> None:
        """Stop saying so."""
        self.mouse.cancel()

    def mend(self) -> None:
        """Put everything right after an error in a handler: nothing is held, all lies in place."""
        self.following.mend()

    def fit(self) -> None:
        """Show all of the mat, and again whenever the window changes its size."""
        self.looking.look_at_all()

    # -- a picture of it, and the end ------------------------------------------------------

    def grab_image(self, size: QSize) -> QImage:
        """Return the board as a picture of `size` pixels, every card with its real face.

        Works without the board being shown, and leaves it as it is.
        """
        from app.ui.board.scene.snapshot import take  # noqa: PLC0415 - not at the start

        art = self.board.pictures.art
        other = BoardView(self.look, self.bridge, art, self.cards)
        other.laying.bottom = self.laying.bottom
        try:
            return take(other, size)
        finally:
            other.close_board()

    def close_board(self) -> None:
        """Stop listening and take everything off the scene."""
        self.mouse.cancel()
        self.mouse.forget()
        if self.others is not None:
            self.others.clear()
        self.following.end()
        self.laying.take_away()
        self.board.close_scene()
        self.setScene(None)
        self.deleteLater()
