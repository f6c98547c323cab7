"""Lists of cards within a sentence, each name a span of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from app.core.text.log_lexicon import Lexicon
from app.core.text.wording import CARD, counted, joints, repeated
from app.core.text.words import Language, Span, Words


def grouped(cards: Sequence[str | None], lexicon: Lexicon, language: Language) -> list[list[Span]]:
    """Return each card by name, equal ones together and the unknown ones last."""
    known = Counter(ref for ref in cards if ref is not None)
    groups: list[list[Span]] = []
    for ref, copies in known.items():
        name = Span(lexicon.names(ref, language), ref)
        groups.append([name, Span(repeated("", copies).in_(language))])
    unknown = len(cards) - known.total()
    if unknown:
        number_of = counted(unknown, CARD)
        groups.append([Span(Words(number_of.en, f"カード{number_of.ja}").in_(language))])
    return groups


def joined(groups: list[list[Span]], language: Language) -> list[Span]:
    """Return the spans of a list, with what stands between its parts: "A, B and C"."""
    between = joints(len(groups))
    spans: list[Span] = []
    for index, group in enumerate(groups):
        if index:
            spans.append(Span(between[index - 1].in_(language)))
        spans.extend(group)
    return spans
