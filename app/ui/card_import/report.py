"""What came of an import, as headings with lines below them: to be read, searched and copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cards.imports import told
from app.core.value import value
from app.core.wording import counted
from app.core.words import Words
from app.ui.card_import import words

if TYPE_CHECKING:
    from app.cards.imports.errand import Imported
    from app.core.words import Language


@value
class Part:
    """A heading and what stands below it."""

    title: Words
    lines: tuple[Words, ...]


def sentences(done: Imported) -> tuple[Words, ...]:
    """Return what an import did, the most important first."""
    summary = done.summary
    said = (*told.summary_lines(summary), told.link_line(summary))
    if not summary.read:
        said = (told.NO_CARDS, words.WHAT)
    return said if done.aside is None else (*said, told.kept_aside(done.aside))


def parts(done: Imported) -> tuple[Part, ...]:
    """Return the refusals, the files left alone and the sets found."""
    summary = done.summary
    refused = [told.trouble_line(one) for one in summary.troubles]
    more = summary.refused - len(summary.troubles)
    if more > 0:
        rest = counted(more, told.ENTRY)
        refused.append(Words(f"and {rest.en} more", f"ほか{rest.ja}"))
    left = [told.trouble_line(one) for one in summary.asides]
    sets = [words.set_line(one) for one in summary.sets]
    made = (
        Part(words.heading(words.REFUSED, summary.refused), tuple(refused)),
        Part(words.heading(words.SETS, len(sets)), tuple(sets)),
        Part(words.heading(words.LEFT, len(left)), tuple(left)),
    )
    return tuple(part for part in made if part.lines)


def as_text(done: Imported, language: Language) -> str:
    """Return everything as plain text, to be copied."""
    lines = [said.in_(language) for said in sentences(done)]
    for part in parts(done):
        lines += ["", part.title.in_(language)]
        lines += [f"  {line.in_(language)}" for line in part.lines]
    return "\n".join(lines) + "\n"
