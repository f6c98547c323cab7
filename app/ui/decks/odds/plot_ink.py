"""The colours of figures, the same in plots and in what explains them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.look.colour import contrast, readable

if TYPE_CHECKING:
    from app.ui.look.palette import Palette

_SEEN = 3.0
"""The contrast at which a sign is found on its ground."""


def ink_of(palette: Palette) -> dict[str, str]:
    """Return the colour of what is "exact", "tried" and "played", on a raised panel."""
    ground, toward = palette.panel_raised, palette.text
    # Indigo and the vermilion of the seal; on dark panels those that shine there.
    blue = palette.indigo if contrast(palette.indigo, ground) >= _SEEN else palette.drop
    red = palette.vermilion if contrast(palette.vermilion, ground) >= _SEEN else palette.accent_text
    return {
        "exact": readable(blue, ground, toward, _SEEN),
        "tried": readable(palette.gold, ground, toward, _SEEN),
        "played": readable(red, ground, toward, _SEEN),
    }
