"""The numbers of an import."""

from __future__ import annotations

from app.cards.importing.import_values import Summary


def test_what_was_refused_was_not_read_as_a_card() -> None:
    summary = Summary(
        new=5, changed=3, unchanged=20, refused=7, troubles=(), asides=(), cards=400, linked=90
    )
    assert summary.read == 28
