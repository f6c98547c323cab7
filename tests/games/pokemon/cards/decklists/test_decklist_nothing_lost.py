"""Every line of every form ends somewhere: as a card, an error, or a part of the form itself."""

from __future__ import annotations

from collections import Counter

import pytest

from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import entries_of, read_decklist
from app.games.pokemon.cards.decklists.decklist_entry import Wrong
from app.games.pokemon.cards.decklists.forms.decklist_line import Row

SAMPLES = {
    "live": "Pokémon: 1\n2 Dreepy TWM 128\nwhat is this\n\nTotal Cards: 2\n",
    "limitless": "Pokémon (17.48)\n4.00 N's Zorua JTG 97\n0.30 Odd Thing ABC 1\n",
    "old client": "****** ******\n##Pokémon - 2\n* 1 Tapu Koko PR-SM SM31\n* one more\n",
    "official page": "ポケモン (5)\nドラメシヤ\nSV6\n066/101\n4枚\n\nシェイミ\n1枚\n"
    "枚\n\nナンジャモ 2枚",
    "typed": "My deck\n\n４枚　ナンジャモ\nハイパーボール×2\nIono\n0 Iono PAL 185\n- - -\n",
    "a copy a line": "Dreepy TWM\nDreepy TWM\nIono PAL\nand a remark\nIono PAL\n",
    "table": "count;name;set\n4;Iono;PAL\nfour;Iono;PAL\n;;\n1;Dreepy;TWM\n",
    "simulator": "QTY,Name,Type,URL\n2,Reshiram, the White,Pokémon,\n,,,\nfour,Iono,Trainer,\n",
    "ids": '["Exported from here",\n"sv6-128",\n"sv6-128",\n12,\n"sv2-185"]',
    "own JSON": '{"chabudai_deck": 1,\n"cards": [\n{"count": 2, "name": "Iono"},\n{"count": 1}\n]}',
    "own YAML": "chabudai_deck: 1\n# why\ncards:\n  - {count: 2, name: Iono}\n  - {count: 2}\n"
    "  - &a x\n?",
    "cod": '<?xml version="1.0"?>\n<cockatrice_deck version="1">\n<zone name="main">\n'
    '<card number="2" name="Iono"/>\n<card number="x" name="Iono"/>\n</zone>\n</cockatrice_deck>',
}
BY_LINES = [name for name in SAMPLES if name not in ("ids", "own JSON", "cod")]


@pytest.mark.parametrize("name", BY_LINES)
def test_every_line_is_in_one_entry(cards: CardBase, name: str) -> None:
    lines = SAMPLES[name].splitlines()
    covered: Counter[int] = Counter()
    for entry in entries_of(SAMPLES[name], cards):
        covered.update(range(entry.line, max(entry.line, entry.upto) + 1))
    for number, line in enumerate(lines, start=1):
        assert covered[number] == 1 or not line.strip() or line.startswith("-"), (number, line)


@pytest.mark.parametrize("name", SAMPLES)
def test_every_row_is_a_card_or_an_error(cards: CardBase, name: str) -> None:
    entries = entries_of(SAMPLES[name], cards)
    rows = sum(isinstance(entry.found, Row) for entry in entries)
    wrong = sum(isinstance(entry.found, Wrong) for entry in entries)
    deck = read_decklist(SAMPLES[name], cards)
    assert wrong > 0 or name == "limitless"
    assert len(deck.errors) > 0
    assert rows + wrong == len(deck.lines) + len(deck.side) + len(deck.maybe) + len(deck.errors)
    assert all(line.status in ("known", "placeholder") for line in deck.lines)
    assert all(error.reason.en and error.reason.ja for error in deck.errors)


def test_every_line_of_a_real_list_is_in_one_entry(
    cards: CardBase, real_lists: dict[str, bytes]
) -> None:
    for source in real_lists.values():
        lines = source.decode("utf-8-sig").splitlines()
        entries = entries_of(source, cards)
        assert [entry.line for entry in entries] == list(range(1, len(lines) + 1))
        deck = read_decklist(source, cards)
        rows = [entry for entry in entries if isinstance(entry.found, Row)]
        assert [line.source_line for line in deck.lines] == [entry.line for entry in rows]
