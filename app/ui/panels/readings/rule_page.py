"""One rule of the adviser: what it asks, where it stands, examples, neighbours, rulings on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from app.core.text.wording import labelled, moment, number, percent
from app.core.text.words import Words, unpacked
from app.games.advising.rule_neighbours import neighbours
from app.ui.look.icons import icon
from app.ui.side.advice.advice_line import ElidedButton
from app.ui.side.advice.advice_words import SIGNS
from app.ui.side.advice.ruling_form import RulingForm
from app.ui.table.options import rule_words
from app.ui.toolkit.plain_text import Label, reading_label

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.core.advice import AdviceRule, Adviser, RuleExamples
    from app.ui.look.look import Look
    from app.ui.side.advice.ruling_form import WhoAgrees
    from app.ui.side.advice.ruling_memory import Precedent

AGAINST = Words("Against it", "違反の例")
FINE = Words("Fine", "問題のない例")
NEIGHBOURS = Words("Read with it", "あわせて読むルール")
RULED = Words("Ruled before", "過去の裁定")
LIKE = Words("like this position", "この局面との近さ")
NOTE_IT = Words("Note the ruling", "裁定を記録")
LAY = Words("Set up its position on a table of its own", "この裁定の局面を別の卓に並べる")
TAKE_OUT = Words("Take this ruling out", "この裁定を消す")
MOST_RULINGS = 20


class RulePage(QFrame):
    """What a judge reads out, and what was ruled before."""

    wanted = Signal(str)
    """The id of another rule that was pressed."""
    ruled = Signal(object, str)
    """Tuple of seats, reason: a ruling is made."""
    position_wanted = Signal(object)
    """KeptRuling: its position is to be laid on a table of its own."""
    taken_out = Signal(object)
    """KeptRuling: it is to be let go."""
    grew = Signal(QWidget)
    """A part of it that was hidden is to be seen."""
    left_form = Signal()
    """Nobody is asked for a ruling any more."""

    def __init__(self, look: Look, adviser: Adviser, who: WhoAgrees) -> None:
        super().__init__()
        self.look = look
        self._adviser = adviser
        self._examples: Mapping[str, RuleExamples] = adviser.examples()
        self.rule: AdviceRule | None = None
        self._rulings: tuple[Precedent, ...] = ()
        self._parts: list[QWidget] = []
        self.links: list[ElidedButton] = []
        """The neighbours."""
        self.form = RulingForm(look, who, NOTE_IT)
        self.form.setParent(self)
        self.form.hide()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(2, 2, 8, 4)
        self._column.setSpacing(4)
        self._inside = QVBoxLayout()
        self._inside.setSpacing(4)
        self._column.addLayout(self._inside)
        self._column.addWidget(self.form)
        self._column.addStretch(1)
        self.form.agreed.connect(self._ruled)
        self.form.left.connect(self.leave_form)

    def show_rule(self, rule: AdviceRule | None, rulings: tuple[Precedent, ...]) -> None:
        """Show a rule with what was ruled on it before, or nothing."""
        if rule != self.rule:
            # The keyboard is where the other rule was chosen, and stays there.
            self.form.hide()
            self.form.reason.clear()
        self.rule, self._rulings = rule, rulings
        self.say()

    def say(self) -> None:
        """Write all of it anew, in the language and the colours of now."""
        held = self._held()
        self._clear()
        speak = self.look.language
        rule = self.rule
        if rule is None:
            return
        self._add(rule.title.in_(speak), "title")
        said = rule_words.said(rule, on=True).in_(speak)
        about = filter(None, (said, rule_words.rests_on(rule)))
        self._add(rule_words.BETWEEN.join(about), "muted")
        sources = rule_words.sources_of(rule, self._adviser.sources).in_(speak)
        if sources:
            self._add(sources, "muted")
        self._add_rulings()
        example = self._examples.get(rule.id)
        for heading, words in (
            (AGAINST, example.against if example is not None else None),
            (FINE, example.fine if example is not None else None),
        ):
            if words is not None:
                self._head(heading)
                self._add(words.in_(speak))
        self._add_neighbours(rule)
        if held is not None and held < len(self.links):
            self.links[held].setFocus()

    @property
    def stops(self) -> list[QWidget]:
        """What the keyboard comes to, from above to below."""
        buttons = [tool for part in self._parts for tool in part.findChildren(QToolButton)]
        return [*buttons, *self.links]

    def _held(self) -> int | None:
        """Return which neighbour has the keyboard."""
        return next((at for at, link in enumerate(self.links) if link.hasFocus()), None)

    def _add_neighbours(self, rule: AdviceRule) -> None:
        near = neighbours(rule, self._adviser.rules)
        if near:
            self._head(NEIGHBOURS)
        palette, unit = self.look.palette, self.fontMetrics().height()
        for one in near:
            link = ElidedButton()
            link.setProperty("look", "line")
            if one.state == "checked":
                link.setIcon(icon(SIGNS[one.severity], palette, palette.text))
                link.setIconSize(QSize(unit, unit))
            title = one.title.in_(self.look.language)
            link.say(title)
            link.setAccessibleName(title)
            link.setAccessibleDescription(one.id)
            link.clicked.connect(lambda _=False, rule=one.id: self.wanted.emit(rule))
            self._put(link)
            self.links.append(link)

    def _add_rulings(self) -> None:
        if not self._rulings:
            return
        self._head(RULED)
        speak = self.look.language
        for one in self._rulings[:MOST_RULINGS]:
            when = one.ruling.when.astimezone()
            at = moment(when.year, when.month, when.day, when.hour, when.minute)
            like = labelled(LIKE, percent(one.likeness))
            told = rule_words.BETWEEN.join((at.in_(speak), one.ruling.table, like.in_(speak)))
            row = QWidget(self)
            line = QHBoxLayout(row)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(4)
            about = Label(row, told)
            about.setProperty("look", "muted")
            about.setWordWrap(True)
            line.addWidget(about, 1)
            for name, words, told_of in (
                ("deck", LAY, self.position_wanted),
                ("close", TAKE_OUT, self.taken_out),
            ):
                if told_of is self.position_wanted and not one.ruling.position:
                    continue
                button = self._tool(name, words.in_(speak), told)
                button.clicked.connect(
                    lambda _=False, ruling=one.ruling, tell=told_of: tell.emit(ruling)
                )
                line.addWidget(button)
            self._put(row)
            self._add(unpacked(one.ruling.words, speak))
        if len(self._rulings) > MOST_RULINGS:
            left = number(len(self._rulings) - MOST_RULINGS)
            self._add(Words(f"and {left} more", f"ほか{left}件").in_(speak), "muted")

    def _tool(self, name: str, words: str, about: str) -> QToolButton:
        """Return a small button of a ruling; `about` tells it from those of others."""
        button = QToolButton()
        button.setProperty("look", "plain")
        button.setIcon(icon(name, self.look.palette, self.look.palette.muted))
        side = round(self.fontMetrics().height() * 0.8)
        button.setIconSize(QSize(side, side))
        button.setToolTip(words)
        button.setAccessibleName(words)
        button.setAccessibleDescription(about)
        return button

    def _head(self, words: Words) -> None:
        self._inside.addSpacing(self.fontMetrics().height() // 2)
        self._add(words.in_(self.look.language), "muted")

    def _add(self, text: str, look: str = "") -> None:
        self._put(reading_label(self, text, look))

    def _put(self, part: QWidget) -> None:
        self._inside.addWidget(part)
        self._parts.append(part)
        part.show()

    def _clear(self) -> None:
        while self._inside.count():
            self._inside.takeAt(0)
        for part in self._parts:
            part.hide()
            part.deleteLater()
        self._parts.clear()
        self.links.clear()

    def ask_ruling(self) -> None:
        """Ask who agrees to a ruling on the rule that shows, and why."""
        if self.rule is not None:
            self.form.open()
            self.grew.emit(self.form)

    @Slot(object, str)
    def _ruled(self, seats: tuple[int, ...], reason: str) -> None:
        self.ruled.emit(seats, reason)
        self.form.reason.clear()
        self.leave_form()

    @Slot()
    def leave_form(self) -> None:
        """Ask no more."""
        if not self.form.isHidden():
            self.form.hide()
            self.left_form.emit()
