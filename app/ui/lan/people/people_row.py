"""The people at a table in a row: seat, name, whether they are there, how far away, and their time.

Players come first, in the order of their seats, then judges; who only watches stands in one line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.core.text.wording import labelled, listed
from app.core.text.words import Words
from app.session.room.messages.to_people import People, Person
from app.ui.lan.people.clock_reading import Reading, shown
from app.ui.lan.people_words import ACTS, AWAY, MUTED, ROLES, about, judge_words
from app.ui.look.seat_colours import seat_disc
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from app.core.ids import PersonId, SeatId
    from app.ui.look.look import Look

HERE, GONE = "●", "○"
"""Before the name of somebody who is there, or away."""
BETWEEN = "   "
SLOW = 250
"""Milliseconds to somebody and back from which on it is worth a word."""
LETTERS = 8
"""Of a name that show at least."""
SPARE = 4
"""Pixels: signs from other fonts are wider than they say."""
NAMES, SHARE = 16, 0.1
"""Letters of names, and the share of the strip at most, before the line that was said last."""
RUNS, STOPPED, WARNS = "▶", "‖", "⚠"
WATCHING = Words("Watching", "観戦")


class ShortLabel(Label):
    """A line that is cut with an ellipsis where it has no room; all of it is in its tip."""

    def __init__(self, *, gives_way: bool = True) -> None:
        super().__init__()
        self.whole = ""
        self.head = ""
        """What of it shows at least."""
        self._gives_way = gives_way
        across = QSizePolicy.Policy.Ignored if gives_way else QSizePolicy.Policy.Maximum
        self.setSizePolicy(across, QSizePolicy.Policy.Preferred)

    def say(self, text: str, tip: str = "") -> None:
        """Show another text; the tip is that text where nothing else is said."""
        self.whole = text
        self.setToolTip(tip or text)
        self.setAccessibleDescription(tip or text)
        self._cut()
        self.updateGeometry()

    def _cut(self) -> None:
        cut = self.fontMetrics().elidedText(self.whole, Qt.TextElideMode.ElideRight, self.width())
        if len(cut) <= len(self.head) and cut != self.whole:
            cut = self.head
        if cut != self.text():
            self.setText(cut)

    def sizeHint(self) -> QSize:
        """Return the room for all of it."""
        usual = super().sizeHint()
        return QSize(self.fontMetrics().horizontalAdvance(self.whole) + 2, usual.height())

    def minimumSizeHint(self) -> QSize:
        """Return the room for its beginning."""
        high, metrics = super().minimumSizeHint().height(), self.fontMetrics()
        least = 0 if self._gives_way else metrics.horizontalAdvance(self.head or "m" * LETTERS) + 2
        return QSize(min(least, self.sizeHint().width()), high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut it anew."""
        super().resizeEvent(event)
        soon(self._cut)


class ClockLabel(Label):
    """The time of one seat, in digits that do not wander."""

    def __init__(self) -> None:
        super().__init__()
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setProperty("look", "clock")
        self.hide()

    def read(self, reading: Reading | None, *, paused: bool = False) -> None:
        """Show what the clock says of the seat; None where there is none."""
        times = [] if reading is None else [reading.left, reading.turn]
        text = " · ".join(shown(time) for time in times if time is not None)
        self.setVisible(bool(text))
        if reading is None or not text:
            return
        sign = WARNS if reading.warns else RUNS if reading.runs else STOPPED if paused else ""
        text = f"{sign} {text}" if sign else text
        look = "late" if reading.warns else "runs" if reading.runs else "clock"
        if look != self.property("look"):
            self.setProperty("look", look)
            self.style().unpolish(self)
            self.style().polish(self)
        self.setText(text)
        self._keep_width()

    def _keep_width(self) -> None:
        """Grow for a sign, and stay for a second: digits are of one width."""
        wide = self.fontMetrics().horizontalAdvance(_widest(self.text())) + SPARE
        if wide != self.minimumWidth():
            self.setMinimumWidth(wide)

    def changeEvent(self, event: QEvent) -> None:
        """Keep digits of one width in every font."""
        # Every font comes without them, the bold one of a clock that runs as well.
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            font, tabular = self.font(), QFont.Tag("tnum")
            if not font.isFeatureSet(tabular):
                font.setFeature(tabular, 1)
                self.setFont(font)
            self._keep_width()


def _widest(text: str) -> str:
    return "".join("0" if letter.isdigit() else letter for letter in text)


class PersonChip(QWidget):
    """One person with a seat, or a judge."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.disc = Label()
        self.name = ShortLabel(gives_way=False)
        self.note = Label()
        self.clock = ClockLabel()
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(6)
        for part in (self.disc, self.name, self.note, self.clock):
            self.row.addWidget(part)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._seat: int | None = None

    def show_person(self, one: Person, people: People, *, acted_for: bool = False) -> None:
        """Tell of somebody; `acted_for`: the judge at this window acts in their place."""
        language = self.look.language
        acts = f" · {ACTS.in_(language)}" if acted_for else ""
        whole = f"{one.name} · {about(one, people).in_(language)}{acts}"
        self._seat = one.seat if one.role == "player" else None
        self._paint_disc()
        self.name.say(f"{HERE if one.here else GONE} {one.name}", whole)
        note = ACTS if acted_for else _note(one)
        self.note.setText(note.in_(language))
        self.note.setVisible(bool(note.en))
        slow = one.here and (one.latency or 0) >= SLOW
        look = "wrong" if slow or acted_for else "muted"
        if look != self.note.property("look"):
            self.note.setProperty("look", look)
            self.note.style().unpolish(self.note)
            self.note.style().polish(self.note)
        self.setToolTip(whole)
        self.setAccessibleName(whole)

    def _paint_disc(self) -> None:
        side = round(self.fontMetrics().height() * 1.05)
        self.disc.setPixmap(seat_disc(self._seat, side, self.devicePixelRatioF()))


def _note(one: Person) -> Words:
    """Return what there is to see at a glance beside a name."""
    if not one.here:
        return AWAY
    said = [] if one.role == "player" else [ROLES[one.role]]
    said += judge_words(one)
    if one.muted:
        said.append(MUTED)
    if one.latency is not None and one.latency >= SLOW:
        said.append(Words(f"slow: {one.latency} ms", f"遅延{one.latency}ミリ秒"))
    elif one.latency is not None:
        said.append(Words(f"{one.latency} ms", f"{one.latency}ミリ秒"))
    return Words(" · ".join(one.en for one in said), " · ".join(one.ja for one in said))


class PeopleRow(QWidget):
    """Everybody at the table."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.whole = ""
        """All that it says, in one line."""
        self.acts_for: SeatId | None = None
        """In whose place the judge at this window acts."""
        self.chips: dict[PersonId, PersonChip] = {}
        self.watching = ShortLabel(gives_way=False)
        self.watching.setProperty("look", "muted")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(20)
        self._row.addWidget(self.watching)
        self._row.addStretch(1)

    def show_people(self, people: People) -> None:
        """Tell who is there."""
        language = self.look.language
        seated = sorted(
            (one for one in people.people if one.role != "spectator"),
            key=lambda one: (one.role != "player", one.seat or 0, one.id),
        )
        for gone in set(self.chips) - {one.id for one in seated}:
            chip = self.chips.pop(gone)
            chip.hide()
            chip.deleteLater()
        for at, one in enumerate(seated):
            if one.id not in self.chips:
                self.chips[one.id] = PersonChip(self.look)
            chip = self.chips[one.id]
            if self._row.indexOf(chip) != at:
                self._row.removeWidget(chip)
                self._row.insertWidget(at, chip)
            acted_for = one.role == "player" and one.seat == self.acts_for
            chip.show_person(one, people, acted_for=acted_for)
            chip.row.activate()
        watch = [one for one in people.people if one.role == "spectator"]
        names = listed([f"{HERE if one.here else GONE} {one.name}" for one in watch])
        head = labelled(WATCHING, str(len(watch))).in_(language) if watch else ""
        self.watching.head = head
        self.watching.say(f"{head} · {names.in_(language)}" if watch else "")
        self.whole = BETWEEN.join(
            f"{HERE if one.here else GONE} {one.name} · {about(one, people).in_(language)}"
            for one in people.people
        )
        self.setAccessibleDescription(self.whole)
        # From the inside, and now: names are cut by the room that there is.
        self._row.activate()

    def sizeHint(self) -> QSize:
        """Return the room for what has to show, and for some letters of names."""
        all_of_it, least = self._row.sizeHint(), self._row.minimumSize().width()
        strip = self.parentWidget() or self
        letters = self.fontMetrics().horizontalAdvance("m") * NAMES
        names = min(letters, round(strip.width() * SHARE))
        return QSize(min(all_of_it.width(), least + names), all_of_it.height())

    def minimumSizeHint(self) -> QSize:
        """Return none for the width: eight in large letters must not widen the window."""
        return QSize(0, super().minimumSizeHint().height())

    def place_of(self, person: PersonId) -> QWidget:
        """Return the part of the row that tells of somebody."""
        return self.chips.get(person, self.watching)
