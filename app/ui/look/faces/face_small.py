"""The face on the table: name, hit points, type and attacks, legible from 72 x 100 pixels."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.core.data.value import value
from app.games.pokemon.cards.card_record import Attack, Card, Language
from app.ui.look.card_terms import ABILITY
from app.ui.look.colour import with_alpha
from app.ui.look.faces.paper import art_panel, paper
from app.ui.look.fonts import text_width
from app.ui.look.strokes import fill, pip, write, write_centred, write_fitted
from app.ui.look.text_block import TextBlock
from app.ui.look.tints import CREAM, HP_RED, INK, RULE_RED, Tint, kind_line, tint_of

COST_ROOM = 3.2
"""The room for the cost of an attack, in pips."""
ROOMY = 96.0
"""From this width in device pixels a Trainer's text is legible on the small face."""


@value
class _Page:
    """The lines of one face: where text runs, and the sizes of letters, in device pixels."""

    left: float
    right: float
    width: float
    height: float

    @property
    def room(self) -> float:
        return self.right - self.left

    def of(self, share: float) -> float:
        """Return a share of the card's width."""
        return self.width * share


def paint_small(
    painter: QPainter, rect: QRectF, card: Card, language: Language, *, plain: bool = False
) -> None:
    """Draw the face of `card` into `rect`; `plain` is black on white."""
    tint = tint_of(card, plain=plain)
    page = _Page(rect.width() * 0.085, rect.width() * 0.915, rect.width(), rect.height())
    paper(painter, rect, tint, dotted=card.kind == "unknown", plain=plain)
    if card.kind == "unknown":
        _placeholder(painter, page, card, language, tint)
        return
    _name(painter, page, card, language)
    energy = card.kind in ("basic_energy", "special_energy")
    art_height = page.height * (0.62 if energy else 0.345)
    art = QRectF(page.left, page.of(0.225), page.room, art_height)
    art_panel(painter, art, card, language, small=True, plain=plain)
    if card.hp or card.kind == "pokemon":
        _hit_points(painter, page, art, card, language)
    base = art.bottom() + page.of(0.105)
    line = kind_line(card, language)
    sizes = (page.of(0.088), page.of(0.075))
    write_fitted(
        painter, QPointF(page.left, base), line, page.room, sizes, colour=tint.deep, bold=True
    )
    below = QRectF(page.left, base + page.of(0.035), page.room, 0)
    below.setBottom(page.height - page.of(0.085))
    if card.kind == "pokemon":
        _moves(painter, page, below, card, language)
    elif card.text and page.width >= ROOMY:
        _excerpt(painter, page, below, card.text.in_(language), language)


def _name(painter: QPainter, page: _Page, card: Card, language: Language) -> None:
    sizes = (page.of(0.122), page.of(0.094))
    at = QPointF(page.left, page.of(0.178))
    name = card.name.in_(language) or card.key
    write_fitted(painter, at, name, page.room, sizes, colour=INK, bold=True, narrowest=0.66)


def _hit_points(
    painter: QPainter, page: _Page, art: QRectF, card: Card, language: Language
) -> None:
    """Draw hit points and type on a cream tag in the upper right corner of the art."""
    pixels, diameter = page.of(0.118), page.of(0.135)
    text = str(card.hp) if card.hp else "–"
    text_room = text_width(text, pixels, bold=True)
    width = text_room + diameter * len(card.types) + page.of(0.055)
    height = page.of(0.16)
    tag = QRectF(art.right() - width, art.top(), width, height)
    fill(painter, tag, height * 0.28, with_alpha(CREAM, 0.94))
    middle = tag.center().y()
    at = QPointF(tag.left() + page.of(0.025), middle + 0.365 * round(pixels))
    write(painter, at, text, pixels, HP_RED, bold=True)
    for index, kind in enumerate(card.types):
        x = tag.right() - page.of(0.012) - diameter * (len(card.types) - index - 0.5)
        pip(painter, QPointF(x, middle), diameter, kind, language)


def _moves(painter: QPainter, page: _Page, below: QRectF, card: Card, language: Language) -> None:
    """List Abilities and attacks as far as there is room, then the line of weakness and retreat."""
    foot = page.of(0.115)
    moves: list[str | Attack] = [ability.name.in_(language) for ability in card.abilities]
    moves += card.attacks
    room = below.height() - foot
    row = min(page.of(0.125), max(page.of(0.108), room / max(1, len(moves))))
    rows = max(1, int((room + 0.5) // row))
    hidden = len(moves) - rows
    if hidden > 0:
        moves = moves[: rows - 1] if rows > 1 else moves[:1]
    y = below.top()
    for move in moves:
        box = QRectF(below.left(), y, below.width(), row)
        if isinstance(move, Attack):
            _attack_row(painter, page, box, move, language)
        else:
            _ability_row(painter, page, box, move, language)
        y += row
    if hidden > 0 and rows > 1:
        more = len(card.abilities) + len(card.attacks) - len(moves)
        at = QPointF(below.left(), y + row * 0.78)
        write(painter, at, f"+{more} …", page.of(0.088), INK)
    _foot(painter, page, below.bottom() - foot * 0.42, card, language)


def _ability_row(
    painter: QPainter, page: _Page, box: QRectF, name: str, language: Language
) -> None:
    word = ABILITY.in_(language)
    pixels = page.of(0.074)
    width = text_width(word, pixels, bold=True) + page.of(0.04)
    chip = QRectF(box.left(), box.top() + box.height() * 0.1, width, box.height() * 0.78)
    fill(painter, chip, chip.height() * 0.3, RULE_RED)
    write_centred(painter, chip.center(), word, pixels, "#ffffff")
    left = chip.right() + page.of(0.025)
    at = QPointF(left, box.top() + box.height() * 0.78)
    write_fitted(
        painter, at, name, box.right() - left, (page.of(0.096), page.of(0.085)), colour=INK
    )


def _attack_row(
    painter: QPainter, page: _Page, box: QRectF, attack: Attack, language: Language
) -> None:
    diameter = page.of(0.098)
    # A long cost moves together, so that the name keeps its room.
    stride = diameter * min(1.06, COST_ROOM / max(1, len(attack.cost)))
    middle = box.top() + box.height() * 0.5
    left = box.left()
    for kind in attack.cost:
        pip(painter, QPointF(left + diameter / 2, middle), diameter, kind, language)
        left += stride
    if attack.cost:
        left += diameter - stride + page.of(0.02)
    base = box.top() + box.height() * 0.78
    pixels = page.of(0.1)
    damage_width = text_width(attack.damage, pixels, bold=True)
    if attack.damage:
        at = QPointF(box.right() - damage_width, base)
        write(painter, at, attack.damage, pixels, INK, bold=True)
        damage_width += page.of(0.025)
    room = box.right() - damage_width - left
    sizes = (page.of(0.098), page.of(0.085))
    write_fitted(painter, QPointF(left, base), attack.name.in_(language), room, sizes, colour=INK)


def _foot(painter: QPainter, page: _Page, middle: float, card: Card, language: Language) -> None:
    """Draw weakness and resistance at the left, the retreat cost at the right."""
    diameter, pixels = page.of(0.085), page.of(0.08)
    base = middle + 0.365 * round(pixels)
    x = page.left
    for kind, amount in (
        (card.weakness, card.weakness_value),
        (card.resistance, card.resistance_value),
    ):
        if kind:
            pip(painter, QPointF(x + diameter / 2, middle), diameter, kind, language)
            x += diameter + page.of(0.008)
            write(painter, QPointF(x, base), amount, pixels, INK)
            x += text_width(amount, pixels) + page.of(0.03)
    shown = min(card.retreat, 5)
    if shown:
        arrow = "↷"
        width = text_width(arrow, pixels)
        start = page.right - shown * diameter
        write(painter, QPointF(start - width - page.of(0.01), base), arrow, pixels, INK)
        for index in range(shown):
            centre = QPointF(start + (index + 0.5) * diameter, middle)
            pip(painter, centre, diameter * 0.94, "C", language)


def _excerpt(painter: QPainter, page: _Page, below: QRectF, text: str, language: Language) -> None:
    block = TextBlock(text, below.width(), page.of(0.078), language=language)
    block.draw(painter, below.topLeft(), INK, lines=int(below.height() // block.line_height))


def _placeholder(
    painter: QPainter, page: _Page, card: Card, language: Language, tint: Tint
) -> None:
    """Draw a card nobody has data for: its name large, a question mark, its set and number."""
    centre = QPointF(page.width / 2, page.height * 0.66)
    write_centred(painter, centre, "?", page.of(0.5), with_alpha(tint.base, 0.4))
    name = card.name.in_(language) or card.key
    block = TextBlock(name, page.room, page.of(0.135), bold=True)
    for share in (0.118, 0.1):
        if block.height > page.height * 0.45:
            block = TextBlock(name, page.room, page.of(share), bold=True)
    block.draw(painter, QPointF(page.left, page.of(0.085)), INK, lines=5)
    number = placeholder_number(card)
    sizes = (page.of(0.1), page.of(0.07))
    at = QPointF(page.left, page.height - page.of(0.095))
    write_fitted(painter, at, number, page.room, sizes, colour=tint.deep, bold=True)


def placeholder_number(card: Card) -> str:
    """Return set and number of a placeholder ("TWM 130") from its key, or the key itself."""
    parts = card.key.split("|")
    return " ".join(part for part in parts[1:] if part) if len(parts) > 1 else card.key
