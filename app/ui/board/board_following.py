"""The board follows the table: steps, places in the history, other seats, and what was refused."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, SignalInstance, Slot

from app.core.ids import ZoneId
from app.session.host.updates import Placed, Refused, Stepped
from app.ui.app.trouble import steady, surviving

if TYPE_CHECKING:
    from app.ui.board.board_laying import Laying
    from app.ui.board.board_stage import BoardStage
    from app.ui.board.input.board_focus import Focus
    from app.ui.board.input.mouse import Mouse
    from app.ui.board.remote.others_on_board import Others
    from app.ui.board.scene.board_ground import Ground


class Following(QObject):
    """Brings the board up to date with what its bridge tells."""

    def __init__(
        self,
        view: BoardStage,
        mouse: Mouse,
        focus: Focus,
        laying: Laying,
        ground: Ground,
        others: Callable[[], Others | None],
    ) -> None:
        """`others` returns the other people at the table, who may have brought what comes."""
        super().__init__(view)
        self._view = view
        self._mouse, self._focus = mouse, focus
        self._laying, self._ground = laying, ground
        self._others = others
        self._behind = False
        """Whether the table changed and the board has not followed all of it."""

    def begin(self) -> None:
        """Follow from now on."""
        for signal, slot in self._told():
            signal.connect(slot)
        self._view.board.changed_keys.connect(self._pieces_changed)
        self._view.board.glide.arrived.connect(self._arrived)

    def end(self) -> None:
        """Follow no longer."""
        for signal, slot in self._told():
            signal.disconnect(slot)

    def _told(self) -> tuple[tuple[SignalInstance, Callable[..., None]], ...]:
        """Return what the bridge tells, and what is done about it."""
        bridge = self._view.bridge
        return (
            (bridge.stepped, self._stepped),
            (bridge.shown, self._shown),
            (bridge.reseated, self._let_go),
            (bridge.placed, self._placed),
            (bridge.refused, self._refused),
        )

    @property
    def dragging(self) -> bool:
        """Whether something is being carried."""
        return self._mouse.carrying

    @Slot(object)
    @steady
    def _stepped(self, stepped: Stepped) -> None:
        self._behind = True
        start = self._view.landing or self._mouse.landing(self._view.bridge.telling)
        others = self._others()
        if start is None and others is not None:
            start = others.hands.landing(stepped.actor)
        agreed = any(fact.options is not None for fact in stepped.facts)
        written: Container[ZoneId] = ()
        if any(fact.made or fact.removed for fact in stepped.facts):
            self._laying.lay_made()
        elif agreed and self._view.laid != self._laying.seated():
            # A row has more places now, or fewer.
            self._laying.seat_anew()
        else:
            written = self._view.board.step(self._view.bridge.view, stepped, start)
        of_seats = (
            (fact.turn, fact.marks, fact.seals, fact.options, fact.stage) for fact in stepped.facts
        )
        if any(part is not None for parts in of_seats for part in parts):
            self._view.board.counts.refresh_hands(written)
        if self._view.seating.boards:
            self._laying.follow_seats(anew=any(fact.turn is not None for fact in stepped.facts))
        self._ground.follow_frames()
        self._keep_chosen({zone.id for fact in stepped.facts for zone in fact.zones})
        self._behind = False
        self._mouse.follow()

    @Slot(object)
    @steady
    def _shown(self, news: Stepped | None) -> None:
        """Follow a step that is shown moment by moment, forth or anywhere."""
        if news is not None:
            self._stepped(news)
        else:
            self._lay_anew()
            self._mouse.follow()

    @Slot()
    @steady
    def _let_go(self) -> None:
        """Choose nothing: what one seat chose is not what another means."""
        self._mouse.forget()
        self._focus.hide()
        self._view.choose(())

    @Slot(object)
    @steady
    def _placed(self, placed: Placed) -> None:
        self._lay_anew()
        self._mouse.follow(leap=placed.went is None or placed.went.how == "jump")

    def _lay_anew(self) -> None:
        self._behind = True
        self._laying.seat_anew()
        if self._view.seating.boards:
            self._laying.follow_seats(anew=True, at_once=True)
        self._ground.follow_frames()
        self._keep_chosen()
        self._behind = False

    @Slot(object)
    @steady
    def _refused(self, _refused: Refused) -> None:
        self._mouse.settle()

    @Slot(object)
    @steady
    def _pieces_changed(self, keys: set[str]) -> None:
        self._focus.pieces_changed(keys)
        self._mouse.hover.again()

    @Slot()
    @steady
    def _arrived(self) -> None:
        self._mouse.hover.again()

    def _keep_chosen(self, moved: Collection[ZoneId] = ()) -> None:
        """Drop what is gone from the selection, and in `moved` zones what only has a place.

        The second Prize card is another one after the first was taken.
        """
        pieces = self._view.board.pieces
        kept = tuple(
            one
            for one in self._view.chosen
            if one.key in pieces
            and not ("#" in one.key and one.key.partition("#")[0] in moved)
            and (not one.part or any(p.name == one.part for p in pieces[one.key].piece.parts))
        )
        self._view.keep_chosen(kept)

    def mend(self) -> None:
        """Put everything right after an error in a handler: nothing is held, all lies in place."""
        with surviving("Mouse.give_up", "dragging"):
            self._mouse.give_up()
        if self._behind:
            self._behind = False
            self._view.board.view = self._view.bridge.view
            self._view.board.lay_anew()
            self._keep_chosen()
        else:
            self._view.board.handling.straighten()
