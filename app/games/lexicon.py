"""The words of a game for the log: its sentences, marks, ledger, options, cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property

from app.cards.card_facts import CardFacts
from app.core.ids import SeatId
from app.core.table import Setting
from app.core.text.log_lexicon import Lexicon
from app.core.text.words import Language, Words
from app.games.advising.advice_options import listed_options, rule_of, rule_option
from app.games.contracts.computer_contract import seat_of, seat_option
from app.games.contracts.stage.stage_contract import called_in_log, titles_of_marks
from app.games.contracts.table_option import TableOption
from app.games.game_api import GameSpec

BEFORE_TURNS = "setup"
"""The phase in which every table begins."""


def lexicon(spec: GameSpec, cards: CardFacts) -> Lexicon:
    """Return the lexicon of `spec`, naming cards from `cards`."""
    return lexicon_naming(spec, lambda ref, language: cards.get(ref).name.in_(language))


def lexicon_naming(spec: GameSpec, name: Callable[[str, Language], str]) -> Lexicon:
    """Return the lexicon of `spec`; `name` says what a card is called, by its ref."""

    def declared(setting: Setting, seat: SeatId, text: str) -> Words | None:
        return None if spec.declared is None else called_in_log(setting, seat, text, spec.declared)

    known = _Known(spec)
    return Lexicon(
        name,
        spec.sentences,
        {**titles_of_marks(spec.marks), **{number.key: number.title for number in spec.numbers}},
        {key: title for key, title, _ in spec.ledger},
        phases_of(spec),
        spec.zones_said,
        _Titles(known),
        _Values(known),
        frozenset(number.key for number in spec.numbers),
        spec.counted,
        declared,
    )


def phases_of(spec: GameSpec) -> dict[str, Words]:
    """Return the phases of a game with their titles; the first one has one in any game."""
    return {BEFORE_TURNS: Words("Before the first turn", "最初の番の前"), **dict(spec.phases)}


class _Known:
    """All that a table of a game may agree on."""

    def __init__(self, spec: GameSpec) -> None:
        self._spec = spec
        self.plain = {option.id: option for option in listed_options(spec)}

    @cached_property
    def rules(self) -> dict[str, TableOption]:
        """The switches of the adviser's rules: it is made when one of them is first named."""
        rules = self._spec.adviser().rules if self._spec.adviser is not None else ()
        return {rule.id: rule_option(rule) for rule in rules}

    def option(self, key: str) -> TableOption:
        """Return an option by its id. Raises KeyError."""
        rule, seat = rule_of(key), seat_of(key)
        if seat is not None:
            return seat_option(self._spec.players, seat)
        return self.rules[rule] if rule else self.plain[key]


class _Titles(Mapping[str, Words]):
    """Id of an option -> its title. Rules are found, and not listed."""

    def __init__(self, known: _Known) -> None:
        self._known = known

    def __getitem__(self, key: str) -> Words:
        return self._known.option(key).title

    def __iter__(self) -> Iterator[str]:
        return iter(self._known.plain)

    def __len__(self) -> int:
        return len(self._known.plain)


class _Values(Mapping[tuple[str, str], Words]):
    """(id of an option, id of a value) -> the value's title. Days are found, and not listed."""

    def __init__(self, known: _Known) -> None:
        self._known = known

    def __getitem__(self, key: tuple[str, str]) -> Words:
        option, chosen = key
        return self._known.option(option).title_of(chosen)

    def __iter__(self) -> Iterator[tuple[str, str]]:
        for option in self._known.plain.values():
            yield from ((option.id, one.id) for one in option.values)

    def __len__(self) -> int:
        return sum(len(option.values) for option in self._known.plain.values())
