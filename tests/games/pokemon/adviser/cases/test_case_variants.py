"""What a case calls the variants."""

from __future__ import annotations

import pytest

from app.games.advising.cases.case_fields import CaseError
from app.games.pokemon.adviser.cases.case_variants import VARIANTS, variant_said
from app.games.pokemon.variants.standard_game import STANDARD
from tests.games.pokemon.adviser.cases.telling import reader


def test_a_variant_is_called_by_its_name_and_the_usual_game_by_none() -> None:
    for name, variant in VARIANTS.items():
        assert variant_said(reader(variant=name)) is variant
    assert variant_said(reader()) is STANDARD
    with pytest.raises(
        CaseError, match="here, variant: “chess” is not a variant; choose standard,"
    ):
        variant_said(reader(variant="chess"))
