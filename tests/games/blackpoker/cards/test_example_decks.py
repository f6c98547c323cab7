import pytest

from app.cards.deck.deck import Pack
from app.games.blackpoker.cards.example_decks import packs
from app.games.blackpoker.cards.regulation_check import RegulationCheck
from app.games.blackpoker.cards.regulations import regulations


@pytest.mark.parametrize("pack", packs(), ids=lambda pack: pack.id)
def test_every_deck_fits_the_regulation_it_is_made_for(pack: Pack) -> None:
    assert RegulationCheck().findings(pack.deck, pack.deck.format, None, "all") == ()


def test_for_each_regulation_of_40_there_is_a_deck_of_40() -> None:
    sizes = {pack.id: sum(line.count for line in pack.deck.lines) for pack in packs()}
    assert sizes["54"] == 54
    forty = {one.id for one in regulations().values() if one.size == 40}
    assert {name for name, size in sizes.items() if size == 40} >= forty
