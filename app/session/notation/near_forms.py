"""What is said of a sentence that no form fits: which forms come near."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher

from app.core.text.wording import either, quoted
from app.games.contracts.notation_contract import (
    Claim,
    NotationError,
    Phrase,
    Scene,
    misread,
    readings,
)
from app.games.notation.script_places import nobody

MOST_FORMS = 4
"""Sentences that a message proposes."""
_MOST_COMPARED = 80
"""Letters of a sentence that are compared; likening long ones takes long."""

_BLANK = re.compile(r"\{(\w+)\}")


def not_understood(
    scene: Scene, text: str, sentences: Sequence[Phrase] | Sequence[Claim]
) -> NotationError:
    """Return the error for a sentence that is none of `sentences`."""
    first, _, rest = text.partition(" ")
    phrases = [one for one in sentences if isinstance(one, Phrase)]
    if first[:1].isupper() and any(True for _ in readings(phrases, rest)):
        return nobody(first, scene.view)
    forms = sorted((one.form for one in sentences), key=lambda form: -_likeness(form, text))
    shown = either([quoted(_shown(form)) for form in forms[:MOST_FORMS]])
    said = text if len(text) <= _MOST_COMPARED else text[: _MOST_COMPARED - 1] + "…"
    return misread(
        f"“{said}” is not understood. Possible here: {shown.en}.",
        f"「{said}」はわかりません。{shown.ja}のように書きます。",
        0,
    )


def _shown(form: str) -> str:
    """Return a form as a message shows it: "attaches CARDS to UNIT"."""
    return _BLANK.sub(lambda found: found[1].upper(), form)


def _likeness(form: str, text: str) -> float:
    verb = SequenceMatcher(None, form.partition(" ")[0], text[:_MOST_COMPARED].partition(" ")[0])
    words = _BLANK.sub("", form).casefold()
    whole = SequenceMatcher(None, words, text[:_MOST_COMPARED].casefold())
    return verb.ratio() * 2 + whole.ratio()
