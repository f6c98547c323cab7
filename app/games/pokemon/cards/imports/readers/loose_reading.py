"""How the public data is read: strictly where it matters, without a fuss where it does not.

It grows fields, writes `null` for nothing and numbers as texts or the other way round.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from app.games.pokemon.cards.imports.readers.lengths import LONGEST_NAME, LONGEST_TEXT


class Loose(BaseModel):
    """An object whose unknown fields are nobody's business."""

    model_config = ConfigDict(extra="ignore", frozen=True, defer_build=True)


def _text(data: Any) -> Any:
    if data is None:
        return ""
    # A number where a text belongs says the same; True is neither.
    return str(data) if type(data) is int and abs(data) < _LONGEST_NUMBER else data


def _list(data: Any) -> Any:
    return () if data is None else data


def _number(data: Any) -> Any:
    return 0 if data is None or data == "" else data


_LONGEST_NUMBER = 10**9

Text = Annotated[str, BeforeValidator(_text), Field(max_length=LONGEST_TEXT)]
"""A text; nothing is the empty one."""
Name = Annotated[str, BeforeValidator(_text), Field(max_length=LONGEST_NAME)]
Texts = Annotated[tuple[str, ...], BeforeValidator(_list)]
Number = Annotated[int, BeforeValidator(_number), Field(ge=0, lt=_LONGEST_NUMBER)]
Numbers = Annotated[tuple[int, ...], BeforeValidator(_list)]
Nothing = BeforeValidator(_list)
"""For a list of anything: `null` is the empty one."""
