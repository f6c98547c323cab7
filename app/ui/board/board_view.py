"""The board widget: shows the seat's view and turns gestures into intents.

Everything that others ask of a board is here. Qt's events come in at `port`, what lies on the
mat is `board`, the scene.
"""

from __future__ import annotations

from collections.abc import Collection, Container
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Slot
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from app.core.ids import SeatId, ZoneId
from app.session.host.updates import Placed, Refused, Stepped
from app.ui.app.trouble import steady, surviving
from app.ui.board.board_laying import Laying
from app.ui.board.board_words import TABLE
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

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards
    from app.ui.board.declared.game_arrows import GameArrows
    from app.ui.board.remote.others_on_board import Others


class BoardView(Port):
    """The table as the bridge's seat sees it."""

    def __init__(
        self,
        look: Look,
        bridge: Bridge,
        art: CardArt,
        cards: GameCards,
        parent: QWidget | None = None,
    ) -> None:
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
        self.board.text = self.board.pictures.text = scale_of(self.font())
        self.ground = Ground(self)
        alone = len(bridge.view.setting.seats) == 1
        self.lens = Lens(self, self.seating.mat, low=alone)
        self.chosen = ()
        self._passing = False
        self.taker = None
        self._others: Others | None = None
        self.game_arrows: GameArrows | None = None
        """What the game draws between what lies here; None where it draws nothing."""
        self.adviser = None
        self._landing = None
        self._behind = False
        """Whether the table changed and the board has not followed all of it."""
        self.setScene(self.board)
        self.mouse = Mouse(self)
        self.focus = Focus(self)
        self.keys = Keys(self)
        self.ready = True
        bridge.stepped.connect(self._stepped)
        bridge.shown.connect(self._shown)
        bridge.reseated.connect(self._let_go)
        bridge.placed.connect(self._placed)
        bridge.refused.connect(self._refused)
        self.board.changed_keys.connect(self._pieces_changed)
        self.board.glide.arrived.connect(self._arrived)
        self.board.place_all(bridge.view, self.seating)
        self.board.glide.finish()
        self.laying.show_out()
        self._name_aloud()
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

    # -- following the table --------------------------------------------------------------

    @Slot(object)
    @steady
    def _stepped(self, stepped: Stepped) -> None:
        self._behind = True
        start = self._landing or self.mouse.landing(self.bridge.telling)
        if start is None and self.others is not None:
            start = self.others.hands.landing(stepped.actor)
        agreed = any(fact.options is not None for fact in stepped.facts)
        written: Container[ZoneId] = ()
        if any(fact.made or fact.removed for fact in stepped.facts):
            self.laying.lay_made()
        elif agreed and self.laid != self.laying.seated():
            # A row has more places now, or fewer.
            self.laying.seat_anew()
        else:
            written = self.board.step(self.bridge.view, stepped, start)
        of_seats = (
            (fact.turn, fact.marks, fact.seals, fact.options, fact.stage) for fact in stepped.facts
        )
        if any(part is not None for parts in of_seats for part in parts):
            self.board.counts.refresh_hands(written)
        if self.seating.boards:
            self.laying.follow_seats(anew=any(fact.turn is not None for fact in stepped.facts))
        self.ground.follow_frames()
        self._keep_chosen({zone.id for fact in stepped.facts for zone in fact.zones})
        self._behind = False
        self.mouse.follow()

    @Slot(object)
    @steady
    def _shown(self, news: Stepped | None) -> None:
        """Follow a step that is shown moment by moment, forth or anywhere."""
        if news is not None:
            self._stepped(news)
        else:
            self._lay_anew()
            self.mouse.follow()

    @Slot()
    @steady
    def _let_go(self) -> None:
        """Choose nothing: what one seat chose is not what another means."""
        self.mouse.forget()
        self.focus.hide()
        self.choose(())

    @Slot(object)
    @steady
    def _placed(self, placed: Placed) -> None:
        self._lay_anew()
        self.mouse.follow(leap=placed.went is None or placed.went.how == "jump")

    def _lay_anew(self) -> None:
        self._behind = True
        self.laying.seat_anew()
        if self.seating.boards:
            self.laying.follow_seats(anew=True, at_once=True)
        self.ground.follow_frames()
        self._keep_chosen()
        self._behind = False

    @Slot(object)
    @steady
    def _refused(self, _refused: Refused) -> None:
        self.mouse.settle()

    @Slot(object)
    @steady
    def _pieces_changed(self, keys: set[str]) -> None:
        self.focus.pieces_changed(keys)
        self.mouse.hover.again()

    @Slot()
    @steady
    def _arrived(self) -> None:
        self.mouse.hover.again()

    def _keep_chosen(self, moved: Collection[ZoneId] = ()) -> None:
        """Drop what is gone from the selection, and in `moved` zones what only has a place.

        The second Prize card is another one after the first was taken.
        """
        pieces = self.board.pieces
        kept = tuple(
            one
            for one in self.chosen
            if one.key in pieces
            and not ("#" in one.key and one.key.partition("#")[0] in moved)
            and (not one.part or any(p.name == one.part for p in pieces[one.key].piece.parts))
        )
        self._choose(kept, passing=self._passing)

    def mend(self) -> None:
        """Put everything right after an error in a handler: nothing is held, all lies in place."""
        with surviving("Mouse.give_up", "dragging"):
            self.mouse.give_up()
        if self._behind:
            self._behind = False
            self.board.view = self.bridge.view
            self.board.lay_anew()
            self._keep_chosen()
        else:
            self.board.handling.straighten()

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
        for signal, slot in (
            (self.bridge.stepped, self._stepped),
            (self.bridge.shown, self._shown),
            (self.bridge.reseated, self._let_go),
            (self.bridge.placed, self._placed),
            (self.bridge.refused, self._refused),
        ):
            signal.disconnect(slot)
        self.laying.take_away()
        self.board.close_scene()
        self.setScene(None)
        self.deleteLater()
