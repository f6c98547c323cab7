"""What happened, as values; what they do to a table is in `test_apply.py`."""

from __future__ import annotations

import typing

import pytest

from app.core import fact as f


def test_each_kind_of_fact_is_written_under_a_name_of_its_own() -> None:
    kinds = [typing.get_args(typing.get_type_hints(one)["kind"]) for one in typing.get_args(f.Fact)]
    assert len(set(kinds)) == len(kinds)


def test_a_fact_holds_results_and_never_changes() -> None:
    coins = f.CoinsFlipped(0, (True, False))
    assert coins == f.CoinsFlipped(0, (True, False)) != f.CoinsFlipped(0, (False, True))
    with pytest.raises(AttributeError):
        coins.heads = (True,)  # type: ignore[misc]
