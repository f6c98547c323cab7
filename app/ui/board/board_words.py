"""What the board is called."""

from __future__ import annotations

from app.core.text.words import Words

TABLE = Words("Table", "卓")
