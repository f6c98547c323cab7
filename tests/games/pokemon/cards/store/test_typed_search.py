"""What people type into the search, and what they mean by it: at hand, in a store, in both."""

from __future__ import annotations

import subprocess
import sys

import pytest

from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_filter import CardFilter
from app.games.pokemon.cards.card_record import Card, Words
from app.games.pokemon.cards.store.card_store import CardStore
from tests.games.pokemon.cards.stored_cards import filled, item


def _pokemon(key: str, en: str, ja: str, released: str = "", card_id: str = "") -> Card:
    return Card(
        key=key, name=Words(en, ja), kind="pokemon", types=("C",), released=released, id=card_id
    )


SAYING = tuple(
    item(
        f"Z-{number}",
        "Same Name",
        "おなじ",
        text=Words("Shuffle your deck.", "山札を切る。"),
        released="2024-01-01",
    )
    for number in range(1, 61)
)
"""Prints that only their number tells apart."""
CARDS = (
    _pokemon("MEW-151", "Mew ex", "ミュウex", "2023-09-22"),
    _pokemon("LTR-24", "Mew-EX", "ミュウEX", "2013-11-08"),
    _pokemon("FO-11", "Mew", "ミュウ", "1999-10-10"),
    _pokemon("OBF-125", "Charizard ex", "リザードンex", "2023-08-11"),
    _pokemon("BS-4", "Charizard", "リザードン", "1999-01-09"),
    _pokemon("TWM-130", "Dragapult ex", "ドラパルトex", "2024-05-24", "sv6-130"),
    _pokemon("SVP-189", "Pecharunt", "モモワロウ", "2024-11-08"),
    _pokemon("SFA-38", "Fezandipiti ex", "キチキギスex", "2024-08-02"),
    _pokemon("JTG-98", "N's Zoroark ex", "Nのゾロアークex", "2025-03-28"),
    item("SVI-196", "Ultra Ball", "ハイパーボール", released="2023-03-31"),
    item("PAL-172", "Boss's Orders", "ボスの指令", released="2023-06-09"),
    item("SVI-189", "Professor's Research", "博士の研究", released="2023-03-31"),
    item("PAF-87", "Professor's Research", "博士の研究", released="2024-01-26"),
    item("PAL-185", "Iono", "ナンジャモ", released="2023-06-09", set_name="Paldea Evolved"),
    item("PAF-80", "Iono", "ナンジャモ", released="2024-01-26", set_name="Paldean Fates"),
    *SAYING,
)


@pytest.fixture(scope="module", params=["store", "at hand", "both"])
def base(request: pytest.FixtureRequest) -> CardBase:
    if request.param == "at hand":
        return CardBase(CARDS)
    own = CARDS[::2] if request.param == "both" else ()
    return CardBase(own, (filled(CardStore.in_memory(), *CARDS),))


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("ex charizard", "OBF-125"),
        ("research professor", "PAF-87"),
        ("ex リザードン", "OBF-125"),
        ("TWM 130", "TWM-130"),
        ("twm130", "TWM-130"),
        ("twm-130", "TWM-130"),
        ("TWM 130/167", "TWM-130"),
        ("130/167", "TWM-130"),
        ("#130 / 167", "TWM-130"),
        ("１８５／１９３", "PAL-185"),
        ("004/102", "BS-4"),
        ("PR-SV 189", "SVP-189"),
        ("sv6-130", "TWM-130"),
        ("charzard", "BS-4"),
        ("charzard ex", "OBF-125"),
        ("fezandipity", "SFA-38"),
        ("ハイパボール", "SVI-196"),
        ("ハイパーポール", "SVI-196"),
        ("はいぱーぼおる", "SVI-196"),
        ("はかせのけんきゅう", "PAF-87"),
        ("けんきゅう はかせ", "PAF-87"),
        ("ボスのしれい", "PAL-172"),
        ("ボスの司令", "PAL-172"),
        ("profesor reserch", "PAF-87"),
        ("proffesors reserch", "PAF-87"),
        ("fezzandipitti", "SFA-38"),
        ("iono paldea evolved", "PAL-185"),
        ("iono Paldean fates", "PAF-80"),
        ("iono evolved", "PAL-185"),
        ("fezandipiti prime", "SFA-38"),
        ("gold charizard ex", "OBF-125"),
        ("ＴＷＭ　１３０", "TWM-130"),
        ("bosss orders", "PAL-172"),
        ("boss orders", "PAL-172"),
        ("ns zoroark", "JTG-98"),
        ("n zoroark", "JTG-98"),
        ("mew ex", "MEW-151"),
        ("ミュウex", "MEW-151"),
        ("iono pal", "PAL-185"),
        ("PAF iono", "PAF-80"),
        ("professor's research svi 189", "SVI-189"),
        ("charizard 4", "BS-4"),
    ],
)
def test_what_is_meant_comes_first(base: CardBase, typed: str, first: str) -> None:
    assert base.search_keys(typed)[:1] == [first]


def test_of_names_typed_alike_the_newest_comes_first(base: CardBase) -> None:
    assert base.search_keys("mew ex") == ["MEW-151", "LTR-24"]


@pytest.mark.parametrize("typed", ["same name", "shuffle your deck", "e", "", "mew", "sme name"])
def test_the_order_is_the_same_however_many_are_wanted(base: CardBase, typed: str) -> None:
    everything = base.search_keys(typed, limit=1000)
    for limit in (1, 2, 7, 40):
        assert base.search_keys(typed, limit=limit) == everything[:limit]


def test_where_a_name_fits_no_slip_is_looked_for(base: CardBase) -> None:
    assert base.search_keys("charizard") == ["BS-4", "OBF-125"]
    assert base.search_keys("iono") == ["PAF-80", "PAL-185"]


def test_a_print_of_another_kind_than_asked_for_is_not_found(base: CardBase) -> None:
    assert base.search_keys("TWM 130", CardFilter(kind="item")) == []
    assert base.search_keys("charzard", CardFilter(kind="item")) == []
    assert base.search_keys("charzard", CardFilter(set_code="OBF")) == ["OBF-125"]


@pytest.mark.parametrize(
    "typed",
    [
        "zzzzzzz",
        "pal 999",
        "ex zzzzzzz",
        "iono zzzzzzz",
        "a charizard ex of fire",
        "99 99",
        "130/168",
        "130/000",
        "けんきゅうじょ",
        "PAL PAF",
        "# 4",
        "x " * 500,
    ],
)
def test_what_is_not_there_is_not_found(base: CardBase, typed: str) -> None:
    assert base.search_keys(typed) == []


def test_cards_are_there_without_what_searches_them() -> None:
    """Its patterns are made at the first search, not while a window waits for its board."""
    code = (
        "import sys; from app.games.pokemon.cards.card_base import CardBase; CardBase.load(); "
        "late = ('typed_search', 'near_names', 'read_names'); "
        "sys.exit(any(name.endswith(late) for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
