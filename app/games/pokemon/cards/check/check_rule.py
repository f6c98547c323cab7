"""What a rule of deck building is: an id, a severity, a source and one function that finds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from app.cards.deck.finding import Finding, Severity
from app.core.data.value import value
from app.core.text.words import Words
from app.games.pokemon.cards.check.checked_deck import Checked
from app.games.pokemon.cards.check.deck_row import Held


@value
class Said:
    """One thing that a rule says."""

    words: Words
    about: tuple[Held, ...] = ()
    """The rows it is about; none for the whole deck."""
    sure: bool = True
    """Whether all that it rests on is known. What is not known never makes a deck illegal."""


Find = Callable[[Checked], Iterable[Said]]


def _nothing(_deck: Checked) -> Iterable[Said]:
    return ()


@value
class Rule:
    """A rule. One without a function of its own is a guard: it names what must not be flagged."""

    id: str
    severity: Severity
    source: str
    """See `sources`."""
    find: Find = _nothing

    @property
    def is_guard(self) -> bool:
        """Whether the rule only keeps others from speaking."""
        return self.find is _nothing

    def findings(self, deck: Checked) -> Iterator[Finding]:
        """Yield what the rule has to say about a deck."""
        for said in self.find(deck):
            severity = self.severity
            if severity == "illegal" and not said.sure:
                severity = "suspicious"
            names = tuple(dict.fromkeys(held.line.name for held in said.about))
            yield Finding(self.id, severity, names, said.words, self.source)


def rule(rule_id: str, severity: Severity, source: str) -> Callable[[Find], Rule]:
    """Make the function below it the rule with this id."""
    return lambda find: Rule(rule_id, severity, source, find)


def guard(rule_id: str, source: str) -> Rule:
    """Return a rule that says nothing: what it is about must not be flagged by any other."""
    return Rule(rule_id, "reminder", source)
