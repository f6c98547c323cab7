"""The sheets that lie over the board: a pile, the top of one, notes, a form.

Each is made when it is first wanted, and cards are carried out of them onto the board.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QPoint, Slot

from app.core.ids import JUDGE
from app.core.intent import Look as LookAt
from app.core.text.words import Words
from app.games.game_registry import cards_of
from app.ui.toolkit.plain_text import literal

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu, QWidget

    from app.core.intent import Look
    from app.core.text.log_lexicon import Lexicon
    from app.games.game_api import GameAction, Selection
    from app.session.seat.sent_intent import Sent
    from app.ui.app.front_parts import CarriesCards
    from app.ui.app.shell import Shell
    from app.ui.board.board_view import BoardView
    from app.ui.cards.browser.browser_sheet import CardsSheet
    from app.ui.forms.form_sheet import FormSheet
    from app.ui.panels.cards.notes import NoteEditor
    from app.ui.panels.piles.card_panel import CardPanel
    from app.ui.panels.piles.look_top import LookTop
    from app.ui.panels.piles.pile_viewer import PileViewer
    from app.ui.side.earlier_step import EarlierStep
    from app.ui.side.pointed_card import PointedCard
    from app.ui.table.bridge import Bridge
    from app.ui.table.planned.look_back_sheet import LookBackSheet

Cards = TypeVar("Cards", bound="CardPanel")
LONGEST_TITLE = 30
"""Letters of a note in a menu."""


class BoardSheets(QObject):
    """The sheets of one table."""

    def __init__(
        self,
        window: Shell,
        bridge: Bridge,
        board: BoardView,
        lexicon: Lexicon,
        pointed: PointedCard,
        beside: QWidget,
    ) -> None:
        """`beside` is the panel beside the board, with which they end."""
        super().__init__(beside)
        self._window = window
        self._bridge = bridge
        self._board = board
        self._lexicon = lexicon
        self._pointed = pointed
        self._beside = beside
        self._viewer: PileViewer | None = None
        self._back: LookBackSheet | None = None
        self._top: LookTop | None = None
        self._notes: NoteEditor | None = None
        self._form: FormSheet | None = None

    def _of_cards(self, kind: type[Cards]) -> Cards:
        """Return a sheet from which cards are carried onto the board."""
        window = self._window
        face = cards_of(self._bridge.spec).face
        sheet = kind(window.look, self._bridge, window.art, face, self._board)
        sheet.key_of = self._key_of
        sheet.card_hovered.connect(self._pointed.show_ref)
        sheet.reading_wanted.connect(self._pointed.read)
        self._wire_carrying(sheet)
        return sheet

    @property
    def viewer(self) -> PileViewer:
        """The sheet that shows a whole pile."""
        if self._viewer is None:
            from app.ui.panels.piles.pile_viewer import PileViewer  # noqa: PLC0415 - not at the start

            self._viewer = self._of_cards(PileViewer)
        return self._viewer

    @property
    def top(self) -> LookTop:
        """The sheet that shows the top of a pile and puts it in order."""
        if self._top is None:
            from app.ui.panels.piles.look_top import LookTop  # noqa: PLC0415 - not at the start

            self._top = self._of_cards(LookTop)
        return self._top

    @property
    def notes(self) -> NoteEditor:
        """The sheet that writes notes."""
        if self._notes is None:
            from app.ui.panels.cards.notes import NoteEditor  # noqa: PLC0415 - not at the start

            window = self._window
            self._notes = NoteEditor(window.look, self._bridge, self._lexicon, self._board)
        return self._notes

    @property
    def form(self) -> FormSheet:
        """The sheet that asks what a gesture needs beside a selection."""
        if self._form is None:
            from app.ui.forms.form_sheet import FormSheet  # noqa: PLC0415 - not at the start

            window = self._window
            self._form = FormSheet(
                window.look, self._bridge, self._board, window.room, self._beside
            )
            self._form.gone_stale.connect(window.tell)
        return self._form

    @property
    def form_entered(self) -> bool:
        """Whether a form was carried out with Enter a moment ago."""
        return self._form is not None and self._form.just_entered

    def made(self) -> list[PileViewer | LookTop | NoteEditor | FormSheet]:
        """Return those that were wanted so far."""
        sheets = (self._viewer, self._top, self._notes, self._form)
        return [sheet for sheet in sheets if sheet is not None]

    def look_back(self, earlier: EarlierStep) -> None:
        """Show where the game turned; `earlier` shows a step of it on the board."""
        from app.ui.table.planned.look_back import LookBack  # noqa: PLC0415 - on demand
        from app.ui.table.planned.look_back_sheet import LookBackSheet  # noqa: PLC0415 - on demand

        self._end_look_back()
        window, bridge = self._window, self._bridge
        back = LookBack(bridge)
        back.failed.connect(lambda words: window.tell(words, "warning"))
        name = bridge.view.setting.seats[bridge.seat].name
        sheet = LookBackSheet(window.look, window.room, back, name)
        sheet.shown.connect(partial(self._show_step, earlier))
        sheet.closed.connect(self._forget_back)
        earlier.left.connect(sheet.come_back)
        self._back = sheet
        sheet.open()
        back.begin()

    def _show_step(self, earlier: EarlierStep, node: int) -> None:
        """Show a step on the board; what was read of it makes way until that is left."""
        earlier.look(node)
        if self._back is not None and earlier.node is not None:
            self._back.step_aside()

    def _end_look_back(self) -> None:
        if self._back is not None:
            self._back.leave()

    @Slot()
    def _forget_back(self) -> None:
        self._back = None

    def close(self) -> None:
        """Take away what lies over the window and not over the board alone."""
        if self._form is not None:
            form, self._form = self._form, None
            form.leave()
            form.deleteLater()
        self._end_look_back()

    # -- piles --------------------------------------------------------------------------------

    @Slot(str)
    def open_pile(self, zone: str, search: str = "") -> None:
        """Look through a pile, as far as the seat may, for what is searched in it.

        What a judge looks into at a table of others, and not everybody may, stands in the log.
        """
        if self._is_noted(zone):
            self._bridge.ask(LookAt(zone)).if_accepted(lambda: self._open(zone, search))
        else:
            self._open(zone, search)

    def _is_noted(self, zone: str) -> bool:
        bridge = self._bridge
        place, lies = bridge.view.setting.zones[zone], bridge.view.zones[zone]
        hidden = place.spec.visibility != "public"
        return bridge.hosted and bridge.seat == JUDGE and hidden and bool(lies.count)

    def _open(self, zone: str, search: str) -> None:
        if self._bridge.view.zones[zone].listed:
            self.viewer.open_zone(zone)
        else:
            self.viewer.search(zone)
        if search:
            self.viewer.filters.field.setText(search)

    def look(self, intent: Look) -> Sent:
        """Carry out a look in the sheet made for it, which opens once the table allows it."""
        if intent.count:
            return self.top.look_at(intent.zone, intent.count)
        return self.viewer.search(intent.zone)

    # -- cards carried out of them ------------------------------------------------------------

    def _key_of(self, action: GameAction) -> str:
        """Return the key an action has now: the person may give it another at any time."""
        return self._window.registry.key_of(action)

    def take_cards(self, sheet: CardsSheet) -> None:
        """Let cards be brought to the table from the sheet of all known ones."""
        sheet.lend(self._bridge, self._board)
        self._wire_carrying(sheet, new=True)

    def take_new(self, palette: CarriesCards) -> None:
        """Let the board take the cards that are carried out of a palette."""
        self._wire_carrying(palette, new=True)

    def _wire_carrying(self, sheet: CarriesCards, *, new: bool = False) -> None:
        """Let the board take what is carried out of a sheet; `new` cards are not on it yet."""
        carried = partial(self._carried_from, sheet, new=new)
        sheet.carried.connect(carried)
        sheet.carry_ended.connect(self._board.end_carried)
        sheet.carried.connect(lambda *_: self._window.toasts.aside.step_aside())
        sheet.carry_ended.connect(self._window.toasts.aside.come_back)
        sheet.dropped.connect(partial(self._board.drop_cards, new=new))

    def _carried_from(
        self, sheet: CarriesCards, cards: tuple[str, ...], where: QPoint, *, new: bool
    ) -> None:
        """Light up what a card carried out of a sheet would do; over the sheet, nothing."""
        if sheet.is_outside(where):
            high = sheet.grid.delegate.card_size().height()
            foot = (min(high, self._board.card_size().height()) if new else high) / 2
            self._board.show_carried(cards, where, new=new, foot=foot)
        else:
            self._board.end_carried()

    # -- notes --------------------------------------------------------------------------------

    def add_notes(self, menu: QMenu, selection: Selection) -> None:
        """Offer to change the notes that lie on what is selected."""
        targets = selection.units or (() if selection.cards else ("table",))
        for target in targets:
            self._add_notes(menu, target)

    def _add_notes(self, menu: QMenu, target: str) -> None:
        """Offer to change or remove the notes that lie on something."""
        view = self._bridge.view
        marks = view.units[target].marks if target in view.units else view.marks.get(target, ())
        for mark in marks:
            if mark.key.startswith("note:"):
                short = mark.text.splitlines()[0][:LONGEST_TITLE] if mark.text else "…"
                title = Words(f"Note: {short}", f"メモ：{short}")
                entry = menu.addAction(literal(title.in_(self._window.look.language)))
                entry.triggered.connect(lambda _=False, mark=mark: self.notes.edit(target, mark))
