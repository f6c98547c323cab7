"""Another pack is played with."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.games.game_api import Selection
from app.games.open_table.open_packs import PACK_ACTIONS
from app.session.host.updates import Refused
from tests.games.open_table.table import OpenTable


@pytest.mark.parametrize(("pack", "cards"), [("54", 54), ("108", 108), ("32", 32), ("52", 52)])
def test_the_stock_is_that_pack_then(pack: str, cards: int) -> None:
    table = OpenTable(3)
    table.act(0, "deal_all")
    asks = PACK_ACTIONS[0].form
    assert asks is not None
    form = asks(table.view(), Selection(), {"pack": pack})
    assert form is not None
    table.do(0, form.intent)
    assert len(table.refs("stock")) == cards
    assert len(table.refs("aside")) == max(0, 52 - cards)


def test_a_pack_that_is_none_is_refused() -> None:
    answer = OpenTable(2).ask(0, i.Procedure("use_pack", (("pack", "jokers"),)))
    assert isinstance(answer, Refused)
    assert answer.code == "arguments"
