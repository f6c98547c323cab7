"""What one is called at a table in the network: said where it is otherwise than one wished."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.one_line import one_line
from app.core.text.wording import quoted
from app.core.text.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.ui.lan.visit import Visit


class OwnName:
    """Says so once for each name that the table gives one."""

    def __init__(self, tell: Callable[[Words], object]) -> None:
        self._tell = tell
        self._told = ""
        """What one is called at the table, as it was seen last."""

    def look(self, visit: Visit) -> None:
        """Look what one is called now."""
        if visit.me is None or visit.me.name == self._told:
            return
        self._told = name = visit.me.name
        wished = one_line(visit.way.wish.name)
        if name != wished:
            mine, theirs = quoted(name), quoted(wished)
            self._tell(
                Words(
                    f"Somebody at this table is called {theirs.en}, or almost so. You are"
                    f" {mine.en} here.",
                    f"この卓には{theirs.ja}と同じか、よく似た名前の人がいます。"
                    f"ここでのあなたの名前は{mine.ja}です。",
                )
            )
