"""How long what is brought may be. Real cards stay far below; what is longer is no card.

Comparing names sorts marks onto letters, which takes the square of their number, so nothing
without a bound may come near it.
"""

from __future__ import annotations

LONGEST_NAME = 200
"""Letters of a name, an id, a number."""
LONGEST_TEXT = 5_000
"""Letters of one text of a card."""
LONGEST_CARD = 60_000
"""Letters of a whole card, written as JSON."""
LONGEST_ENTRY = 1_000_000
"""Letters of one entry or line of a file."""
