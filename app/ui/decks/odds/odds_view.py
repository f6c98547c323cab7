"""The odds of one deck: its opening hand, any card of it by turn, what is set aside.

Stands in whatever shows decks and has no window of its own. Figures are there at once; the plots
come when it is first shown, since their library takes a moment to load; simulations run beside.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from app.cards.odds import odds_words
from app.cards.odds.deck_pool import OddsError
from app.core.text.wording import labelled
from app.core.text.words import Words
from app.store.decks import played_openings as kept
from app.ui.decks.odds import odds_rows
from app.ui.decks.odds.odds_question import FIRST, SECOND, Asking
from app.ui.decks.odds.odds_rows import EXACT, PLAYED, TRIED, Sources
from app.ui.decks.odds.odds_scroll import Inside
from app.ui.decks.odds.odds_section import Section
from app.ui.decks.odds.trial_bar import TrialBar
from app.ui.home.focus_stop import unit_of
from app.ui.look.look import Look
from app.ui.toolkit.plain_text import Label
from app.ui.toolkit.worker import Beside

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QShowEvent

    from app.cards.deck.deck import DeckList
    from app.cards.odds.deck_pool import Pool
    from app.cards.odds.simulate import Simulated
    from app.games.contracts.card_contract import GameCards
    from app.ui.decks.odds.plot_key import Sign

HAND_TITLE = Words("The opening hand", "最初の手札")
TURNS_TITLE = Words("A card by turn", "カードが来る確率")
TURNS_BELOW = Words("Turn of the table; 0 is the opening hand", "卓の番（0は最初の手札）")
NO_DECK = Words("Choose a deck to see its odds.", "確率を見るデッキを選んでください。")


class OddsView(QWidget):
    """The odds of a deck; `deck` is None while there is none."""

    def __init__(
        self, look: Look, deck: DeckList | None, cards: GameCards, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.look = look
        self._cards = cards
        self._deck: DeckList | None = None
        self._pool: Pool | None = None
        self._trouble: Words | None = None
        """Why a deck has no odds."""
        self._damage: Words | None = None
        self._played: tuple[kept.Opening, ...] = ()
        self.tried: Simulated | None = None
        """What the last simulation found."""
        self._inside = Inside()
        self.summary = self._label("title")
        self.notes = self._label("muted")
        self.about = self._label("muted")
        """What was simulated and played."""
        self.assumed = self._label("muted")
        self.bar = TrialBar(look, self._inside)
        self._library = Beside("plots", self)
        self.asking = Asking(look, self._inside)
        self.hand = Section(look, self._inside)
        self.by_turn = Section(look, self._inside, self.asking)
        self.prizes = Section(look, self._inside)
        self._inside.sections = (self.hand, self.by_turn, self.prizes)
        self._lay_out()
        self._library.ended.connect(self.load_plots)
        self.bar.wanted.connect(self._simulate)
        self.bar.found.connect(self._on_found)
        self.asking.changed.connect(self._on_asked)
        self.asking.shown.connect(self._speak)
        self.show_deck(deck)
        look.changed.connect(self._follow_look)

    def _label(self, look: str) -> Label:
        label = Label()
        label.setProperty("look", look)
        label.setWordWrap(True)
        return label

    def _lay_out(self) -> None:
        self._column = QVBoxLayout(self._inside)
        self._inside.head.addWidget(self.summary, 1)
        self._inside.head.addWidget(self.bar)
        self._column.addLayout(self._inside.head)
        for part in (self.notes, self.about, *self._inside.sections, self.assumed):
            self._column.addWidget(part)
        self._column.addStretch(1)
        self.area = QScrollArea(self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # The one it comes with is filled with the colour of text fields.
        self.area.setViewport(QWidget())
        self.area.setWidget(self._inside)
        self.area.setWidgetResizable(True)
        self._inside.setAutoFillBackground(False)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.area)
        self._fit()

    # -- what it shows --------------------------------------------------------------------------

    def show_deck(self, deck: DeckList | None) -> None:
        """Show another deck, or the same one after a change; what was simulated is void."""
        self._deck = deck
        self.bar.forget()
        self.tried = None
        self._pool, self._trouble = None, None
        if deck is not None:
            try:
                self._pool, self._trouble = self._cards.pool_of(deck), None
            except OddsError as problem:
                self._trouble = problem.words
        self._read_played()
        self.asking.show_pool(self._pool, self._cards.face)
        self._speak()

    def show_cards(self, cards: GameCards) -> None:
        """Take the facts of the cards from another base, as after an import."""
        self._cards = cards
        self.show_deck(self._deck)

    def _read_played(self) -> None:
        """Read which openings were played with exactly these cards."""
        everything, self._damage = kept.load()
        self._played = kept.of_deck(everything, () if self._deck is None else self._deck.keys)

    def _show_figures(self, pool: Pool) -> None:
        """Write and paint all figures."""
        group = self.asking.group
        sources = Sources(pool, self.tried, self._played)
        found = self.tried.groups[0] if self.tried is not None else None
        words = pool.opening.words
        self.hand.say(HAND_TITLE, words.held_below)
        self.hand.show_rows(odds_rows.hand_rows(sources), self._key(("bar", EXACT)))
        self.by_turn.say(TURNS_TITLE, TURNS_BELOW)
        turns = odds_rows.turn_rows(sources, group, found, self.asking.turns, self.asking.least)
        self.by_turn.show_rows(turns, self._key(*self._lines()))
        title = labelled(words.among, odds_words.asked(group))
        self.prizes.say(title, words.among_below)
        prizes = odds_rows.aside_rows(sources, group, found)
        self.prizes.show_rows(prizes, self._key(("bar", EXACT), played=False))

    def _lines(self) -> Sequence[tuple[Sign, Words]]:
        lines: tuple[tuple[Sign, Words], ...] = (("first", FIRST), ("second", SECOND))
        return [line for line in lines if self.asking.going in (None, line[0])]

    def _key(self, *lines: tuple[Sign, Words], played: bool = True) -> Sequence[tuple[Sign, Words]]:
        """Return what the signs of a plot mean, of those that it has."""
        entries = list(lines)
        if self.tried is not None:
            entries.append(("tried", TRIED))
        if played and self._played:
            entries.append(("played", PLAYED))
        return entries

    # -- plots ----------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Load the library of the plots; read what was played in the meantime."""
        super().showEvent(event)
        if self.hand.plot is None and not self._library.running:
            self._library.begin(lambda _report: import_module("pyqtgraph"))
        before = self._played
        self._read_played()
        if self._played != before:
            self._speak()

    @Slot()
    def load_plots(self) -> None:
        """Put the plots in their places."""
        if self.hand.plot is not None:
            return
        from app.ui.decks.odds.plots import Bars, Turns  # noqa: PLC0415 - half a second without a thread

        self.hand.take_plot(Bars(self.look, self.hand))
        self._turns = Turns(self.look, self.by_turn)
        self.by_turn.take_plot(self._turns)
        self.prizes.take_plot(Bars(self.look, self.prizes))
        self._order_stops()
        self._speak()

    def _order_stops(self) -> None:
        """Have Tab come to the plots where they lie: they were made last."""
        before: QWidget = self.bar.stop
        for stop in (
            self.hand.plot,
            *self.asking.stops,
            self.by_turn.plot,
            self.prizes.plot,
        ):
            if stop is not None:
                QWidget.setTabOrder(before, stop)
                before = stop

    def turn_page(self, key: int) -> bool:
        """Scroll by a page with a key; False for a key that does not scroll."""
        bar = self.area.verticalScrollBar()
        ways = {Qt.Key.Key_PageDown: bar.pageStep(), Qt.Key.Key_PageUp: -bar.pageStep()}
        if key not in ways:
            return False
        bar.setValue(bar.value() + round(ways[Qt.Key(key)] * 0.9))
        return True

    # -- simulating -----------------------------------------------------------------------------

    @Slot()
    def _simulate(self) -> None:
        if self._pool is not None:
            self.bar.begin(self._pool, self.asking.group, self.asking.turns)

    @Slot()
    def _on_asked(self) -> None:
        """Show what is asked for now; the same openings are tried again to know it of them too."""
        again = self.tried is not None or self.bar.running
        self.tried = None
        self._speak()
        if again:
            self._simulate()

    @Slot(object)
    def _on_found(self, tried: Simulated) -> None:
        self.tried = tried
        self._speak()

    # -- words ----------------------------------------------------------------------------------

    @Slot()
    def _follow_look(self) -> None:
        self._fit()
        self._speak()

    @Slot()
    def _speak(self) -> None:
        """Say and show everything anew."""
        language, pool = self.look.language, self._pool
        self.setAccessibleName(Words("Odds", "確率").in_(self.look.language))
        for part in (self.bar, self.about, self.assumed, *self._inside.sections):
            part.setVisible(pool is not None)
        self.notes.setVisible(False)
        if pool is None:
            sign = "" if self._deck is None else "⚠ "
            self.summary.setText(sign + (self._trouble or NO_DECK).in_(language))
            return
        self.summary.setText(odds_words.summary(pool).in_(language))
        oddities = [*odds_words.doubts(pool), *(() if self._damage is None else (self._damage,))]
        self.notes.setText("\n".join("⚠ " + words.in_(language) for words in oddities))
        self.notes.setVisible(bool(oddities))
        told = odds_rows.about_openings(self.tried, len(self._played))
        self.about.setText("\n".join(words.in_(language) for words in told))
        assumed = (
            pool.opening.words.kept,
            odds_words.DRAWS,
            odds_words.own_turns(self.asking.going),
        )
        self.assumed.setText("\n".join(words.in_(language) for words in assumed))
        if self.by_turn.plot is not None:
            self._turns.show_going(self.asking.going)
        self._show_figures(pool)

    # -- looks ----------------------------------------------------------------------------------

    def _fit(self) -> None:
        """Space the parts by the size of text."""
        unit = unit_of(self)
        above, beside = round(unit * 0.4), round(unit * 0.6)
        # Its sheets begin where those of other pages do; only the bar to scroll keeps its distance.
        self._column.setContentsMargins(0, above, beside, round(unit * 1.2))
        self._column.setSpacing(round(unit * 0.9))
