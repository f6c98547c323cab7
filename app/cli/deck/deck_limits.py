"""Numbers on the command line that are out of reach."""

from __future__ import annotations

from collections.abc import Iterable

from app.cli.command_line import CannotError
from app.core.text.wording import spread
from app.core.text.words import Words


def check_limits(limits: Iterable[tuple[str, int | None, int, int]]) -> None:
    """Raise CannotError for the first option that is given and not from its least to its most."""
    for name, given, least, most in limits:
        if given is not None and not least <= given <= most:
            range_ = spread(least, most)
            raise CannotError(
                Words(
                    f"{name} {given} is out of range. Choose {range_.en}.",
                    f"{name} {given}は範囲外です。{range_.ja}で指定してください。",
                )
            )
