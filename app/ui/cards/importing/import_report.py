"""What came of an import, as headings with lines below them: to be read, searched and copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cards.importing import import_words
from app.core.data.value import value
from app.core.text.wording import counted
from app.core.text.words import Words
from app.ui.cards.importing import import_phrases

if TYPE_CHECKING:
    from app.cards.importing.import_values import Imported
    from app.core.text.words import Language


@value
class Part:
    """A heading and what stands below it."""

    title: Words
    lines: tuple[Words, ...]


def sentences(done: Imported, what: Words) -> tuple[Words, ...]:
    """Return what an import did, the most important first; `what` can be imported."""
    summary = done.summary
    said = (*import_words.summary_lines(summary), import_words.link_line(summary))
    if not summary.read:
        said = (import_words.NO_CARDS, what)
    return said if done.aside is None else (*said, import_words.kept_aside(done.aside))


def parts(done: Imported) -> tuple[Part, ...]:
    """Return the refusals, the files left alone and the sets found."""
    summary = done.summary
    refused = [import_words.trouble_line(one) for one in summary.troubles]
    more = summary.refused - len(summary.troubles)
    if more > 0:
        rest = counted(more, import_words.ENTRY)
        refused.append(Words(f"and {rest.en} more", f"ほか{rest.ja}"))
    left = [import_words.trouble_line(one) for one in summary.asides]
    sets = [import_phrases.set_line(one) for one in summary.sets]
    made = (
        Part(import_phrases.heading(import_phrases.REFUSED, summary.refused), tuple(refused)),
        Part(import_phrases.heading(import_phrases.SETS, len(sets)), tuple(sets)),
        Part(import_phrases.heading(import_phrases.LEFT, len(left)), tuple(left)),
    )
    return tuple(part for part in made if part.lines)


def as_text(done: Imported, what: Words, language: Language) -> str:
    """Return everything as plain text, to be copied."""
    lines = [said.in_(language) for said in sentences(done, what)]
    for part in parts(done):
        lines += ["", part.title.in_(language)]
        lines += [f"  {line.in_(language)}" for line in part.lines]
    return "\n".join(lines) + "\n"
