"""The marks that lie on a card in play: damage, Special Conditions, Energy, Tool, counters, notes.

Words and numbers stay upright however the board turns the card.
"""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPolygonF, QTransform

from app.cards.card import EnergyType, Language
from app.core.value import value
from app.core.wording import both
from app.core.words import Words
from app.ui.look.fonts import text_width
from app.ui.look.palette import LIGHT, Palette
from app.ui.look.strokes import fill, outline, pill, ringed_pip, write_centred, write_fitted
from app.ui.look.tints import CREAM, ENERGY, INK

CONDITIONS: dict[str, Words] = {
    "poisoned": Words("Poisoned", "どく"),
    "burned": Words("Burned", "やけど"),
    "asleep": Words("Asleep", "ねむり"),
    "confused": Words("Confused", "こんらん"),
    "paralyzed": Words("Paralyzed", "マヒ"),
}
"""The words of the Special Conditions."""

USED = Words("✓ used", "✓ 使用済")

PIPS_SHOWN = 6
"""More Energy than this is counted by type instead of stacked."""
LARGEST = 1.6
"""How much larger than usual badges become with the text; more would hide the card."""
LARGEST_TAB = 1.3
"""The same for the tab of a Tool, which stands over the card's edge."""
WIDEST = 0.94
"""The widest a pill becomes, as a share of the card's width."""
OVERHANG = 0.15
"""How far over the card's edge a pill reaches, in card widths: the picture ends further out."""


@value
class Badges:
    """What is painted on a card beside its face."""

    damage: int = 0
    """In points, not counters; 0 shows nothing."""
    conditions: tuple[str, ...] = ()
    """Keys of `CONDITIONS`; any other word is shown as it stands."""
    pips: tuple[EnergyType, ...] = ()
    """The Energy attached, one entry for each unit provided."""
    tool: str = ""
    """The name of the Tool attached; empty for none."""
    used: bool = False
    """Whether an Ability or effect of this card was used this turn."""
    marks: tuple[str, ...] = ()
    """Short words stamped on the card: "VSTAR", "GX"."""
    counters: tuple[tuple[str, int], ...] = ()
    """Other counters as (label of one or two letters, number)."""
    notes: int = 0
    """How many notes are pinned to the card."""
    count: int = 0
    """The number of cards in the pile this one lies on; 0 shows nothing."""


NO_BADGES = Badges()


def paint_badges(
    painter: QPainter,
    card: QRectF,
    badges: Badges,
    language: Language,
    *,
    turn: int = 0,
    palette: Palette = LIGHT,
    text: float = 1.0,
) -> None:
    """Paint `badges` on the card lying at `card`; some reach a little over its edge.

    `turn` is the angle in degrees by which the board will turn the finished picture; `text` is
    the text scale (1.0 to 3.0), which badges follow as far as the card has room for them.
    """
    if badges == NO_BADGES:
        return
    _Marker(painter, card, language, turn, palette, min(max(text, 1.0), LARGEST)).paint(badges)


@value
class _Marker:
    painter: QPainter
    card: QRectF
    language: Language
    turn: int
    palette: Palette
    grown: float
    """How much larger than usual."""

    def paint(self, badges: Badges) -> None:
        """Paint from the back to the front: what matters most lies on top."""
        if badges.tool:
            self._tool(badges.tool)
        if badges.notes:
            self._notes(badges.notes)
        self._stamps(badges)
        self._energy(badges.pips)
        self._counters(badges.counters)
        self._conditions(badges.conditions)
        if badges.damage:
            text = str(badges.damage)
            # Longer numbers move inwards, so that the pill keeps within the picture.
            across = 0.96 - 0.03 * len(text)
            down = 0.2 if self._lies_wide else 0.43
            self._pill(self._at(across, down), text, 0.168, self._damage_colours(), room=0.62)
        if badges.count:
            text = str(badges.count)
            colours = (self.palette.badge, self.palette.badge_text, self.palette.gold)
            self._pill(self._at(0.88, 0.96), text, 0.15, colours)

    def _at(self, across: float, down: float) -> QPointF:
        """Return a point by its shares of the card's width and height.

        A card turned by a quarter lies wide: the shares then count along the screen, so that
        upright words can still be stacked without covering each other.
        """
        if not self._lies_wide:
            return self.card.topLeft() + QPointF(
                self.card.width() * across, self.card.height() * down
            )
        wide, high = self.card.height(), self.card.width()
        on_screen = QPointF((across - 0.5) * wide, (down - 0.5) * high)
        return self.card.center() + QTransform().rotate(-self.turn).map(on_screen)

    @property
    def _lies_wide(self) -> bool:
        return self.turn % 180 != 0

    def _step(self, share: float) -> float:
        """Return a step of `share` card widths as a share of the height on the screen."""
        return (
            share
            * self.grown
            * self.card.width()
            / (self.card.width() if self._lies_wide else self.card.height())
        )

    def _of(self, share: float) -> float:
        return self.card.width() * share

    def _damage_colours(self) -> tuple[str, str, str]:
        return self.palette.vermilion, self.palette.vermilion_text, CREAM

    def _within(self, centre: QPointF, wide: float, high: float) -> QPointF:
        """Return the point nearest to `centre` where something upright keeps to the picture."""
        if self._lies_wide:
            wide, high = high, wide
        over = self._of(OVERHANG)
        inner = self.card.adjusted(
            wide / 2 - over, high / 2 - over, over - wide / 2, over - high / 2
        )
        x = min(max(centre.x(), inner.left()), max(inner.left(), inner.right()))
        y = min(max(centre.y(), inner.top()), max(inner.top(), inner.bottom()))
        return QPointF(x, y)

    def _upright(self, centre: QPointF) -> None:
        """Move the origin to `centre` and turn against the board; the caller restores."""
        self.painter.save()
        self.painter.translate(centre)
        self.painter.rotate(-self.turn)

    def _pill(
        self,
        centre: QPointF,
        text: str,
        share: float,
        colours: tuple[str, str, str],
        *,
        room: float = 0.56,
        square: bool = False,
    ) -> None:
        pixels, room = self._of(share * self.grown), self._of(min(WIDEST, room * self.grown))
        wide = min(room, text_width(text, pixels, bold=True) + pixels * 1.1)
        self._upright(self._within(centre, max(wide, pixels * 1.5), pixels * 1.5))
        pill(
            self.painter,
            QPointF(),
            text,
            pixels,
            colours,
            room=room,
            square=square,
        )
        self.painter.restore()

    def _conditions(self, conditions: tuple[str, ...]) -> None:
        """Stack the conditions down the right edge below the damage."""
        down = (0.47 if self._lies_wide else 0.615) + (self.grown - 1.0) * 0.12
        # Games with more conditions at once than here must not run over the lower edge.
        step = min(self._step(0.19), (0.93 - down) / max(1, len(conditions) - 1))
        for condition in conditions:
            text = CONDITIONS.get(condition, both(condition)).in_(self.language)
            colours = (self.palette.badge, self.palette.badge_text, self.palette.gold)
            if condition == "poisoned":
                colours = (self.palette.poison, self.palette.poison_text, CREAM)
            elif condition == "burned":
                colours = (self.palette.burn, self.palette.burn_text, CREAM)
            across = 0.84 - (self.grown - 1.0) * 0.3
            self._pill(self._at(across, down), text, 0.112, colours, room=0.66)
            down += step

    def _energy(self, pips: tuple[EnergyType, ...]) -> None:
        """Stack the Energy up the left edge from the lower corner."""
        shown = PIPS_SHOWN - 2 if self._lies_wide else PIPS_SHOWN
        if len(pips) * self.grown > shown:
            self._energy_counts(pips)
            return
        diameter = self._of(0.185 * self.grown)
        stride = self._step(0.167)
        for index, kind in enumerate(reversed(pips)):
            self._upright(self._at(0.03, 0.915 - index * stride))
            ringed_pip(self.painter, QPointF(), diameter, kind, self.language)
            self.painter.restore()

    def _energy_counts(self, pips: tuple[EnergyType, ...]) -> None:
        diameter = self._of(0.185 * self.grown)
        found = Counter(pips).most_common()
        # However many types there are, they keep to the card.
        stride = min(self._step(0.167), 0.86 / max(1, len(found) - 1))
        for index, (kind, number) in enumerate(reversed(found)):
            self._upright(self._at(0.05, 0.915 - index * stride))
            if number > 1:
                tag = QRectF(0, -diameter * 0.42, diameter * 1.35, diameter * 0.84)
                fill(self.painter, tag, diameter * 0.42, ENERGY[kind].deep)
                middle = QPointF(diameter * 0.88, 0)
                write_centred(self.painter, middle, str(number), diameter * 0.62, "#ffffff")
            ringed_pip(self.painter, QPointF(), diameter, kind, self.language)
            self.painter.restore()

    def _tool(self, name: str) -> None:
        """Tuck a paper tab with the Tool's name under the card's upper edge."""
        grown = min(self.grown, LARGEST_TAB)
        height = self._of(0.15 * grown)
        tab = QRectF(self.card.left() + self._of(0.06), self.card.top(), self._of(0.88), 0)
        tab.adjust(0, -height * 0.78, 0, height * 0.14)
        fill(self.painter, tab, height * 0.22, CREAM)
        outline(self.painter, tab, height * 0.22, "#8d7a52", max(0.6, self._of(0.008)))
        pixels = self._of(0.1 * grown)
        room = tab.width() * 0.92
        start = -min(room, text_width(name, pixels, bold=True)) / 2
        self.painter.save()
        self.painter.translate(tab.center())
        if not self._lies_wide:  # on a card lying wide the name can only run along the edge
            self.painter.rotate(-self.turn)
        at = QPointF(start, 0.37 * round(pixels))
        write_fitted(self.painter, at, name, room, (pixels, pixels * 0.85), colour=INK, bold=True)
        self.painter.restore()

    def _stamps(self, badges: Badges) -> None:
        """Stamp words across the art: what was used up, and that the card acted this turn."""
        words = [(mark, (CREAM, INK, self.palette.gold)) for mark in badges.marks]
        if badges.used:
            words.append(
                (USED.in_(self.language), (self.palette.matcha, self.palette.matcha_text, CREAM))
            )
        across = 0.31 + (self.grown - 1.0) * 0.25
        for index, (text, colours) in enumerate(words):
            up = self._step(0.18) * (len(words) - 1 - index)
            self._pill(self._at(across, 0.43 - up), text, 0.096, colours, room=0.5, square=True)

    def _counters(self, counters: tuple[tuple[str, int], ...]) -> None:
        """Lay other counters along the lower edge as square tiles."""
        for index, (label, number) in enumerate(counters):
            line, place = divmod(index, 3 if self.grown < 1.3 else 2)
            across = 0.34 + 0.27 * self.grown * place
            centre = self._at(across, 0.9 - self._step(0.18) * line)
            colours = (self.palette.badge, self.palette.badge_text, CREAM)
            self._pill(centre, f"{label}{number}", 0.1, colours, room=0.26, square=True)

    def _notes(self, notes: int) -> None:
        """Fold a sheet over the upper right corner, where a name has ended already.

        More than one note shows how many.
        """
        side = self._of(0.2 * self.grown)
        corner = self.card.topRight()
        sheet = QPolygonF(
            [
                corner + QPointF(-across, down) * side
                for across, down in ((0, 0), (1, 0), (1, 0.6), (0.6, 1), (0, 1))
            ]
        )
        self.painter.setPen(QColor("#7d6626"))
        self.painter.setBrush(QColor("#f6dd86"))
        self.painter.drawPolygon(sheet)
        text = str(notes) if notes > 1 else "✎"
        self._upright(corner + QPointF(-side * 0.46, side * 0.46))
        write_centred(self.painter, QPointF(), text, side * 0.66, "#3a2f10")
        self.painter.restore()


__all__ = ["CONDITIONS", "NO_BADGES", "Badges", "paint_badges"]
