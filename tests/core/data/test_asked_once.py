"""What is asked about one value is worked out once, and of another one anew."""

from __future__ import annotations

from app.core.data.asked_once import MOST, MadeOnce, asked_of_each, asked_once, asked_while
from app.core.data.value import replace, value


@value
class Table:
    """A value that questions are asked about."""

    names: tuple[str, ...]


A = Table(("Aki", "Ren"))


def test_it_is_worked_out_once_for_each_question_about_one_value() -> None:
    worked: list[int] = []

    @asked_once
    def name(table: Table, seat: int) -> str:
        worked.append(seat)
        return table.names[seat]

    assert [name(A, 0), name(A, 1), name(A, 0), name(A, 1)] == ["Aki", "Ren", "Aki", "Ren"]
    assert worked == [0, 1]


def test_of_another_value_it_is_worked_out_anew_even_of_an_equal_one() -> None:
    worked: list[Table] = []

    @asked_once
    def number(table: Table) -> int:
        worked.append(table)
        return len(table.names)

    later = replace(A, names=("Aki",))
    assert [number(A), number(later), number(A), number(replace(A))] == [2, 1, 2, 2]
    assert len(worked) == 4


def test_nothing_is_an_answer_too() -> None:
    worked: list[Table] = []

    @asked_once
    def nothing(table: Table) -> None:
        worked.append(table)

    assert [nothing(A), nothing(A)] == [None, None]
    assert len(worked) == 1


def test_of_each_of_several_values_it_is_worked_out_once() -> None:
    worked: list[tuple[Table, int]] = []

    @asked_of_each
    def name(table: Table, seat: int) -> str:
        worked.append((table, seat))
        return table.names[seat]

    other = replace(A, names=("Mio",))
    for _ in range(2):
        assert [name(A, 0), name(other, 0), name(A, 1)] == ["Aki", "Mio", "Ren"]
    assert worked == [(A, 0), (other, 0), (A, 1)]
    assert name(replace(A), 0) == "Aki"
    assert len(worked) == 4, "an equal value is another one"


def test_of_ever_more_values_it_does_not_remember_all() -> None:
    worked: list[int] = []

    @asked_of_each
    def number(table: Table) -> int:
        worked.append(len(worked))
        return len(table.names)

    tables = [replace(A) for _ in range(MOST + 1)]
    assert [number(table) for table in tables] == [2] * (MOST + 1)
    assert (number(tables[-1]), len(worked)) == (2, MOST + 1)
    assert (number(tables[0]), len(worked)) == (2, MOST + 2)


@value
class Game:
    """A value that questions read a part of."""

    table: Table
    turn: tuple[int, ...]
    note: str = ""


def test_it_is_worked_out_once_while_what_it_reads_is_the_same() -> None:
    worked: list[Game] = []

    @asked_while("table", "turn")
    def name(game: Game, seat: int = 0) -> str:
        worked.append(game)
        return game.table.names[seat]

    game = Game(A, (1,))
    noted = replace(game, note="more")
    assert [name(game), name(noted), name(noted, 1), name(game, 1)] == ["Aki", "Aki", "Ren", "Ren"]
    assert len(worked) == 2
    for changed in (replace(game, table=replace(A)), replace(game, turn=(len(worked),)), game):
        assert name(changed) == "Aki"
    assert len(worked) == 5


def test_what_is_made_once_is_made_when_it_is_first_called_for() -> None:
    made: list[Table] = []

    def names(table: Table) -> tuple[str, ...]:
        made.append(table)
        return table.names

    once = MadeOnce(names, A)
    assert made == []
    assert (once(), once()) == (A.names, A.names)
    assert made == [A]
    assert MadeOnce(lambda _: None, A)() is None
