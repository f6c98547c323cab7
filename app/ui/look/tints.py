"""The colours a card is painted with, from the one colour of its sign."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from app.cards.face import Face, Sign
from app.core.data.value import value
from app.ui.look.colour import contrast, mix, readable

INK = "#22242a"
"""墨: the ink of names and texts on a card."""
CREAM = "#faf3e2"
"""The paper of a card."""
HP_RED = "#a92717"
"""The ink of hit points."""
RULE_RED = "#a22d18"
"""The ink of the word for Ability."""
PIP_CONTRAST = 3.0
"""A sign that is no word has to be found: 3 to 1."""
WHITE, BLACK = "#ffffff", "#000000"


@value
class Tint:
    """The colours that follow from the colour of a sign."""

    base: str
    """The colour of the sign and of the edge of the art panel."""
    glow: str
    """The middle of the art panel."""
    top: str
    """The paper at the top of the card."""
    bottom: str
    """The paper at the bottom of the card."""
    deep: str
    """A dark shade of `base` that reads on the paper."""

    @property
    def pip_ink(self) -> str:
        """The ink of a sign on `base`: white, or dark on pale colours."""
        return WHITE if contrast(WHITE, self.base) >= PIP_CONTRAST else INK

    @property
    def letter_ground(self) -> str:
        """`base`, as much deeper (or paler, under dark ink) as letters in `pip_ink` need."""
        return below_letters(self.base, self.pip_ink)


def below_letters(ground: str, ink: str) -> str:
    """Return `ground`, moved away from `ink` just far enough that letters in it read."""
    return readable(ground, ink, BLACK if ink == WHITE else WHITE)


COOL = "#eef1f2"
"""The paper under steel and night, which cream would turn to mud."""


@cache
def tint(sign: Sign) -> Tint:
    """Return the colours of a sign."""
    base, ground = sign.colour, COOL if sign.cool else CREAM
    top = mix(base, ground, sign.pale)
    return Tint(
        base=base,
        glow=mix(base, ground, 0.42),
        top=top,
        bottom=mix(base, ground, 0.5 + sign.pale * 0.62),
        deep=readable(base, top, INK, 4.6),
    )


def tint_of(face: Face, *, plain: bool = False) -> Tint:
    """Return the tint a card is painted in.

    `plain` gives white paper and black ink; only signs keep their colour.
    """
    found = tint(face.sign)
    return replace(found, top=WHITE, bottom=WHITE, deep=BLACK) if plain else found
