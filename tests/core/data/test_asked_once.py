"""What is asked about one value is worked out once, and of another one anew."""

from __future__ import annotations

from app.core.data.asked_once import asked_once
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
