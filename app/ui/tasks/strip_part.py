"""The strip of what is to be done next, as what stands beside it asks it."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame


class StripPart(QFrame):
    """The strip of what is to be done next."""

    def pass_on(self) -> bool:
        """Hand over where only the other one can go on; False where it is not so."""
        raise NotImplementedError

    def point_out(self) -> None:
        """Point at it: it is to be seen first."""
        raise NotImplementedError
