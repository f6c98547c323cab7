"""Cards that are spread over lines: every line in one entry, every card where it began."""

from __future__ import annotations

from app.games.pokemon.cards.decklists.decklist_entry import Remark, Title, Wrong
from app.games.pokemon.cards.decklists.decklist_text import LONGEST_LINE
from app.games.pokemon.cards.decklists.forms.decklist_line import Ornament
from app.games.pokemon.cards.decklists.forms.decklist_spread import SpreadCards


class Pairs(SpreadCards):
    """Reads "name value"; a line of its own ends a card, "?" says nothing."""

    def take(self, number: int, line: str) -> None:
        name, _, value = line.partition(" ")
        if name == "?":
            self.unknown.append(value)
        elif value:
            self.put(number, line, name, value)
        else:
            self.end_card()
            self.add(number, line, Ornament())


def told(cells: dict[str, str]) -> Title:
    return Title(",".join(f"{name}={value}" for name, value in cells.items()))


def test_a_card_goes_from_its_first_line_to_its_last() -> None:
    found = Pairs(told).read(["name Iono", "count 4", "-", "name Judge"])
    assert [(one.line, one.upto, one.found) for one in found] == [
        (1, 2, Title("name=Iono,count=4")),
        (3, 0, Ornament()),
        (4, 4, Title("name=Judge")),
    ]


def test_a_line_too_long_ends_the_card_and_is_told() -> None:
    found = Pairs(told).read(["name Iono", "x" * (LONGEST_LINE + 1), "name Judge"])
    assert [type(one.found) for one in found] == [Title, Wrong, Title]
    assert found[1].line == 2


def test_names_that_say_nothing_are_told_once_at_the_end() -> None:
    found = Pairs(told).read(["? art", "name Iono", "? price"])
    assert [type(one.found) for one in found] == [Title, Remark]
    assert found[1].line == 3


def test_nothing_is_nothing() -> None:
    assert Pairs(told).read([]) == []
