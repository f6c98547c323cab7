"""A table is laid as its preset says: every card once, each where it belongs."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core import intent as i
from app.core.text.describe import describe_all
from app.core.text.log_lexicon import Lexicon
from app.core.text.words import Language, plain
from app.games._playing_cards.suits_ranks import CARDS
from app.games.open_table.open_zones import ASIDE, STOCK
from app.games.open_table.presets.preset_laying import fits, preset_meant
from app.games.open_table.presets.preset_model import EACH, PILE
from app.games.open_table.presets.preset_reading import PresetError, cards_of, shipped
from app.session.host.updates import Refused
from tests.games.open_table.table import SPEC, OpenTable

IDS = [preset.id for preset in shipped()]


def _check(table: OpenTable, name: str) -> None:
    """Whether the table lies as a preset says."""
    preset = preset_meant(name)
    cards = [card.ref for card in table.truth.cards if card.zone != ASIDE]
    assert Counter(cards) == Counter(cards_of(preset))
    made = {zone.spec.title.en for zone in table.truth.setting.zones.values() if zone.is_made}
    assert made == {pile.title for pile in preset.piles}
    seats = len(table.truth.setting.seats)
    left = len(cards)
    for part in preset.deal:
        if part.to in EACH:
            held = [len(table.refs(f"{part.to}.{seat}")) for seat in range(seats)]
            assert max(held) - min(held) <= (0 if part.cards else 1)
            left -= sum(held)
        else:
            zone = table.pile(part.to.removeprefix(PILE)) if PILE in part.to else part.to
            lying = table.truth.zones[zone]
            assert len(lying) == (part.cards or len(lying))
            ups = [table.truth.cards[card].up for card in lying]
            wanted = {"last": [False] * (len(ups) - 1) + [True], "down": [False] * len(ups)}
            assert ups == wanted.get(part.face, [True] * len(ups))
            left -= len(lying)
    assert len(table.refs(STOCK)) == left


@settings(max_examples=25, deadline=None)
@given(
    st.sampled_from(IDS),
    st.integers(1, 8),
    st.lists(st.sampled_from([*CARDS, "?Dragon||", "TWM-128"]), max_size=120),
)
def test_whatever_lies_there_before_every_card_is_there_once(
    name: str, seats: int, deck: list[str]
) -> None:
    preset = preset_meant(name)
    seats = min(max(seats, preset.seats[0]), preset.seats[1])
    table = OpenTable(seats, name, tuple(deck))
    _check(table, name)


@pytest.mark.parametrize("first", IDS)
def test_one_is_laid_after_another(first: str) -> None:
    table = OpenTable(3 if first != "klondike" else 1, first)
    seats = len(table.truth.setting.seats)
    for name in IDS:
        if fits(preset_meant(name), seats):
            table.do(seats - 1, i.Procedure("lay_out", (("preset", name),)))
            _check(table, name)


def test_it_is_one_gesture_and_one_undo() -> None:
    table = OpenTable(1)
    before = table.truth
    table.do(0, i.Procedure("lay_out", (("preset", "klondike"),)))
    table.do(0, i.Undo())
    assert table.truth.zones == before.zones


def test_nobody_is_shown_the_cards_that_are_sorted_out() -> None:
    table = OpenTable(2, "old_maid", tuple(CARDS) * 2)
    for seat in (0, 1):
        known = {card.zone for card in table.view(seat).cards.values() if card.ref}
        assert known == {f"hand.{seat}"}


@pytest.mark.parametrize("named", ["", "nowhere", "{}", "klondike"])
def test_what_cannot_be_laid_is_refused_and_nothing_moves(named: str) -> None:
    table = OpenTable(2)
    before = table.truth
    answer = table.ask(0, i.Procedure("lay_out", (("preset", named),)))
    assert isinstance(answer, Refused)
    assert answer.code == "arguments"
    assert table.truth == before


def test_an_unknown_name_says_what_is_wrong() -> None:
    with pytest.raises(PresetError):
        preset_meant("nowhere")


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("seats", [1, 3])
def test_the_log_tells_what_was_laid_and_not_how_the_pack_was_gone_through(
    language: Language, seats: int
) -> None:
    table = OpenTable(seats, "klondike" if seats == 1 else "sevens")
    host, lexicon = table.local.host, Lexicon(sentences=SPEC.sentences)
    events = host.told(host.tree.cursor, seats - 1)
    told = plain(describe_all(events, language, table.view(seats - 1).setting, lexicon))
    assert any(event.verb == "look" for event in events), "the fact stays"
    assert not re.search("look|見", told)
    assert told.startswith(("Aki sets up the table: ", "Akiが卓を並べた："))
