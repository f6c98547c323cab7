"""A value is a frozen dataclass with slots, to everybody who asks."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from dataclasses import FrozenInstanceError, field

import pytest
from pydantic import TypeAdapter

from app.core.data.value import each_field, replace, value


@value
class Point:
    """A point."""

    x: int
    y: int = 2
    tags: list[str] = field(default_factory=list)

    @property
    def sum(self) -> int:
        return self.x + self.y


@value
class Keyed:
    shown: str
    hidden: object = field(default=None, compare=False, repr=False)
    length: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "length", len(self.shown))


@value
class Wide:
    """Enough fields to be filled in one go."""

    held: int
    new: int
    put: str = "p"
    target: tuple[int, ...] = ()
    tags: list[str] = field(default_factory=list)


@value
class Nothing:
    pass


def test_it_is_made_from_fields_with_defaults() -> None:
    assert (Point(1).x, Point(1).y, Point(1).tags) == (1, 2, [])
    assert Point(1).tags is not Point(1).tags
    assert Point(y=5, x=3).sum == 8
    assert Nothing() == Nothing()


def test_it_is_equal_by_its_fields_and_hashable_if_they_are() -> None:
    assert Point(1) == Point(1, 2, [])
    assert Point(1) != Point(2)
    assert Point(1) != (1, 2, [])
    assert hash(Keyed("a")) == hash(Keyed("a"))
    assert Keyed("a", 1) == Keyed("a", 2)
    with pytest.raises(TypeError, match="unhashable"):
        hash(Point(1))


def test_it_cannot_be_changed() -> None:
    point = Point(1)
    with pytest.raises(FrozenInstanceError):
        point.x = 2
    with pytest.raises(FrozenInstanceError):
        del point.x
    with pytest.raises(FrozenInstanceError):
        point.z = 3
    assert not hasattr(point, "__dict__")


def test_it_says_what_it_is() -> None:
    assert repr(Point(1)) == "Point(x=1, y=2, tags=[])"
    assert repr(Keyed("a", 7)) == "Keyed(shown='a', length=1)"
    assert Point.__doc__ == "A point."
    assert Point.__name__ == Point.__qualname__ == "Point"


def test_the_standard_library_takes_it_for_a_dataclass() -> None:
    assert dataclasses.is_dataclass(Point)
    assert [one.name for one in dataclasses.fields(Point)] == ["x", "y", "tags"]
    assert dataclasses.replace(Point(1), y=9) == Point(1, 9)
    assert dataclasses.asdict(Point(1)) == {"x": 1, "y": 2, "tags": []}
    match Point(4, 5):
        case Point(x, y):
            assert (x, y) == (4, 5)


def test_it_is_copied_and_pickled() -> None:
    assert copy.copy(Point(1)) == Point(1)
    assert copy.deepcopy(Point(1, 2, ["a"])) == Point(1, 2, ["a"])
    assert pickle.loads(pickle.dumps(Keyed("abc"))) == Keyed("abc")


def test_pydantic_reads_and_writes_it() -> None:
    adapter = TypeAdapter(Point)

    assert adapter.validate_python({"x": 1, "tags": ["a"]}) == Point(1, 2, ["a"])
    assert adapter.dump_python(Point(1)) == {"x": 1, "y": 2, "tags": []}


def test_a_copy_with_other_fields() -> None:
    assert replace(Point(1, 2, ["a"]), y=9) == Point(1, 9, ["a"])
    with pytest.raises(TypeError, match="no field 'z'"):
        replace(Point(1), z=1)


def test_a_wide_one_is_as_closed_as_a_narrow_one() -> None:
    made, copied = Wide(1, 2), replace(Wide(1, 0), new=2)

    assert made == copied == Wide(held=1, new=2, put="p", target=(), tags=[])
    assert made.tags is not Wide(1, 2).tags
    for one in (made, copied, copy.copy(made), pickle.loads(pickle.dumps(made))):
        assert type(one) is Wide
        assert not hasattr(one, "__dict__")
        with pytest.raises(FrozenInstanceError):
            one.held = 2
    assert TypeAdapter(Wide).validate_python({"held": 1, "new": 2}) == made
    with pytest.raises(TypeError):
        Wide(1)  # type: ignore[call-arg]


def test_a_field_may_be_called_as_what_stands_for_the_value_inside() -> None:
    @value
    class Odd:
        held: int

    assert replace(Odd(held=1), held=3) == Odd(held=3)


def test_fields_are_asked_in_turn_until_one_does_not_fit() -> None:
    asked: list[object] = []

    def even(held: object) -> bool:
        asked.append(held)
        return isinstance(held, int) and held % 2 == 0

    fits = each_field((("x", even), ("y", even)))
    assert fits(Point(2, 4))
    assert not fits(Point(1, 4))
    assert asked == [2, 4, 1]
    assert each_field(())(Point(1))
