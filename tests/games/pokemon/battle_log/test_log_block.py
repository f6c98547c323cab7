"""A line at the margin, with what stands below it."""

from __future__ import annotations

from app.games.pokemon.battle_log.log_block import Block
from app.games.pokemon.battle_log.log_forms import LogForms
from app.games.pokemon.battle_log.log_lines import read_log


def test_the_deck_is_shuffled_after_what_stands_before_that() -> None:
    (line,) = read_log("Aki played Arven.\n- Aki drew Iono.\n- Aki shuffled their deck.")
    forms = LogForms(["Aki", "Ren"])
    below = [(one, forms.read(one.text)) for one in line.below]
    block = Block(line, forms.read(line.text), below)
    assert [block.searches_after(at) for at in (-1, 0, 1)] == [True, True, False]
