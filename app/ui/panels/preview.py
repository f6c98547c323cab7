"""The large card at the top of the side panel, with what lies on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from app.core.card import Mark, value_of
from app.ui.look.badges import CONDITIONS
from app.ui.look.palette import LIGHT, Palette
from app.ui.panels.card_words import card_words
from app.ui.panels.large_card import LargeCard
from app.ui.panels.reading import ReadingView

if TYPE_CHECKING:
    from app.cards.card import Card
    from app.core.ids import UnitId
    from app.core.view import SeatUnit
    from app.core.words import Language
    from app.session.updates import Placed, Stepped
    from app.ui.bridge import Bridge


class CardPreview(QWidget):
    """Shows the card or unit that is pointed at; a unit is kept up to date."""

    def __init__(
        self,
        bridge: Bridge,
        card_of: Callable[[str], Card],
        *,
        palette: Palette = LIGHT,
        language: Language = "ja",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._card_of = card_of
        self._colours = palette
        self._language: Language = language
        self._unit: UnitId = ""
        self._empty = True
        self.face = LargeCard(language, self)
        self.face.line = palette.panel_line
        self.name = QLabel(self)
        self.name.setProperty("look", "title")
        self.details = QLabel(self)
        self.details.setTextFormat(Qt.TextFormat.RichText)
        for label in (self.name, self.details):
            label.setWordWrap(True)
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        layout.addWidget(self.face, 1)
        layout.addWidget(self.name)
        layout.addWidget(self.details)
        bridge.stepped.connect(self._on_stepped)
        bridge.placed.connect(self._on_placed)
        self._retranslate()

    # -- what is shown --

    def show_card(self, ref: str | None) -> None:
        """Show a card alone; None shows a back."""
        self._unit = ""
        self._show_face(ref)
        self.details.hide()

    def show_unit(self, unit: SeatUnit) -> None:
        """Show a unit: its top card and what lies on it."""
        self._unit = unit.id
        base = self._bridge.view.cards.get(unit.base)
        self._show_face(base.ref if base else None)
        lines = self._lines(unit, self.face.card)
        self.details.setText("<br>".join(lines))
        self.details.setVisible(bool(lines))

    def clear(self) -> None:
        """Show nothing."""
        self._unit, self._empty = "", True
        self.face.show_nothing()
        self.face.setAccessibleName("")
        self.name.setText(self.tr("Point at a card to read it here."))
        self.name.setProperty("look", "muted")
        self.name.show()
        self._polish()
        self.details.hide()

    def reading_view(self, ref: str | None) -> ReadingView:
        """Show a card (None: a back) at full size over the window until a key or click."""
        card = None if ref is None else self._card_of(ref)
        return ReadingView(self.window(), card, self._language)

    def set_language(self, language: Language) -> None:
        """Write card and details in `language`."""
        self._language = language
        self.face.set_language(language)
        self._refresh()

    def set_palette(self, palette: Palette) -> None:
        """Paint in another theme."""
        self._colours = palette
        self.face.line = palette.panel_line
        self._refresh()

    def _show_face(self, ref: str | None) -> None:
        card = None if ref is None else self._card_of(ref)
        self._empty = False
        self.face.show_card(card)
        name = card.name.in_(self._language) if card else self.tr("Face-down card")
        self.face.setAccessibleName(name)
        self.face.setAccessibleDescription(card_words(card, self._language) if card else "")
        self.name.setText(name)
        self.name.setProperty("look", "title")
        # A face says its own name; the room is the face's.
        self.name.setVisible(card is None)
        self._polish()

    def _polish(self) -> None:
        self.name.style().unpolish(self.name)
        self.name.style().polish(self.name)

    def _refresh(self) -> None:
        """Write everything anew."""
        if self._empty:
            self.clear()
            return
        unit = self._bridge.view.units.get(self._unit)
        if unit is not None:
            self.show_unit(unit)
        else:
            self.show_card(self.face.card.key if self.face.card else None)

    # -- what lies on a unit --

    def _lines(self, unit: SeatUnit, card: Card | None) -> list[str]:
        """Return the details as rich text, one line each."""
        lines = [self._health(unit, card), self._marks(unit)]
        lines.append(self._cards(self.tr("Attached"), unit.attached))
        lines.append(self._cards(self.tr("Below"), tuple(reversed(unit.under))))
        lines += [f"✎ {escape(self._note(mark))}" for mark in unit.marks if _is_note(mark)]
        return [line for line in lines if line]

    def _health(self, unit: SeatUnit, card: Card | None) -> str:
        damage = value_of(unit.marks, "damage")
        parts = []
        if card is not None and card.hp:
            left = max(0, card.hp - damage)
            parts.append(f"<b>HP {left}</b> / {card.hp}")
        if damage:
            words = self.tr("Damage {n}").format(n=damage)
            colour = self._colours.accent_text
            parts.append(f'<b style="color:{colour}">{escape(words)}</b>')
        return " · ".join(parts)

    def _marks(self, unit: SeatUnit) -> str:
        """Return Special Conditions and counters, each by its word."""
        words = []
        for mark in unit.marks:
            if mark.key == "damage" or _is_note(mark):
                continue
            name = self._mark_name(mark.key)
            # The number of a condition says how long it lasts: the game keeps that to itself.
            told = mark.value > 1 and mark.key not in CONDITIONS
            words.append(f"{name} {mark.value}" if told else name)
        return " · ".join(f"<b>{escape(word)}</b>" for word in words)

    def _mark_name(self, key: str) -> str:
        for known, title in self._bridge.spec.marks:
            if known in (key, key.partition(":")[0]):
                return title.in_(self._language)
        if key in CONDITIONS:
            return CONDITIONS[key][1 if self._language == "ja" else 0]
        return key

    def _cards(self, title: str, handles: tuple[str, ...]) -> str:
        names: Counter[str] = Counter()
        for handle in handles:
            card = self._bridge.view.cards.get(handle)
            ref = card.ref if card else None
            names[
                self.tr("Face-down card")
                if ref is None
                else self._card_of(ref).name.in_(self._language)
            ] += 1
        if not names:
            return ""
        listed = [f"{escape(name)} ×{n}" if n > 1 else escape(name) for name, n in names.items()]
        joined = ("、" if self._language == "ja" else ", ").join(listed)
        return f'<span style="color:{self._colours.muted}">{escape(title)}</span> {joined}'

    def _note(self, mark: Mark) -> str:
        if mark.until is None:
            return mark.text
        return self.tr("{note} (until the end of turn {turn})").format(
            note=mark.text, turn=mark.until
        )

    # -- updates --

    @Slot(object)
    def _on_stepped(self, stepped: Stepped) -> None:
        if not self._unit:
            return
        touched = any(
            unit.id == self._unit for fact in stepped.facts for unit in fact.units
        ) or any(self._unit in fact.gone_units for fact in stepped.facts)
        if touched:
            self._refresh()

    @Slot(object)
    def _on_placed(self, placed: Placed) -> None:
        if placed.went is None:
            # Another seat looks at the window now: what the one before pointed at is not for it.
            self.clear()
        elif self._unit:
            self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language of the program."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Large card"))
        self._refresh()


def _is_note(mark: Mark) -> bool:
    return mark.key.startswith("note:")
