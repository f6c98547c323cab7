"""What somebody is asked to do, as who is asked and the others read it."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.text.deed_words import DEEDS, deed_words, places_of
from app.core.text.words import Language, Words
from app.core.view import Event
from app.session.host.local_table import lay_table
from tests.helpers.play import NAMES, decks_for
from tests.helpers.told import bare_lexicon
from tests.helpers.toy_games import TOYS

OUTPOST = TOYS["outpost"]
AKI, REN, MIO = range(3)
SETTING = lay_table(OUTPOST, NAMES[:4], decks_for(OUTPOST, 4)).host.tree.table.setting
FALLS = Event("move", REN, ("fox",), 1, "line.1", "discard.1")


def says(*events: Event, language: Language = "en", reader: int = REN) -> str:
    return deed_words(events, language, SETTING, bare_lexicon(OUTPOST), reader)


def test_who_is_asked_reads_of_their_own_places() -> None:
    assert says(FALLS) == "move fox from your Line to your Discard"
    assert says(FALLS, language="ja") == "foxを自分の列から自分の捨て札へ移して"


def test_others_read_whose_they_are() -> None:
    assert says(FALLS, reader=AKI) == "move fox from Ren's Line to Ren's Discard"
    assert says(FALLS, reader=AKI, language="ja") == "foxをRenの列からRenの捨て札へ移して"


def test_what_nobody_told_them_is_a_card() -> None:
    hidden = Event("move", REN, (None,), 1, "line.1", "discard.1")
    assert says(hidden, reader=AKI) == "move 1 card from Ren's Line to Ren's Discard"


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            Event("drives", REN, ("fox",), 1, "line.1", "wild"),
            "move fox from your Line to the Wilderness",
        ),
        (
            Event("rearrange", REN, ("fox",), 1, "line.1", "line.1"),
            "put fox elsewhere in your Line",
        ),
        (Event("attach", REN, ("elk",), 1, "discard.1", "line.1", "fox", REN), "attach elk to fox"),
        (Event("face_up", REN, ("fox",), 1, "line.1", "line.1"), "turn fox face up"),
        (Event("rotate", REN, ("fox",), 1, "line.1", number=90, way="drives"), "turn fox to 90°"),
        (
            Event("mark", REN, unit="fox", unit_seat=REN, number=1, count=2, mark="fire"),
            "set fire on fox to 2",
        ),
        (Event("mark", REN, unit="fox", count=1, mark="note:x", text="hurt"), "put “hurt” on fox"),
        (Event("unmark", REN, unit="fox", mark="fire"), "take fire off fox"),
    ],
    ids=lambda one: one.verb if isinstance(one, Event) else "",
)
def test_every_way_to_touch_something_can_be_said(event: Event, said: str) -> None:
    assert says(event) == said
    assert says(event, language="ja").endswith("て")


def test_several_are_said_one_after_the_other() -> None:
    turned = Event("face_down", REN, ("elk",), 1, "line.1", "line.1")
    assert says(FALLS, turned) == "move fox from your Line to your Discard; turn elk face down"
    assert says() == ""


def test_of_several_that_read_alike_it_is_said_where_the_one_that_is_meant_lies() -> None:
    table = lay_table(OUTPOST, NAMES[:2], decks_for(OUTPOST, 2), seed=2)
    for _ in range(3):
        table.sit(REN).ask(i.Bring(("soldier-08",), "line.1"))
    seen, lexicon = table.sit(AKI).view, bare_lexicon(OUTPOST)
    _, second, third = seen.zones["line.1"].items
    base = seen.units[third].base
    assert places_of((second, base), seen, lexicon) == Words(
        "Line: 2 of 3, Line: 3 of 3", "列：3つのうち2番目、列：3つのうち3番目"
    )
    assert places_of(("gone",), seen, lexicon).en == ""


def test_in_japanese_all_ask() -> None:
    assert all(words.ja.endswith("て") for words in DEEDS.values())
