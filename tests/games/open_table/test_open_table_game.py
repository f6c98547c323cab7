"""The open table as a game, and whole games played by hand at it."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from app.core import intent as i
from app.core.text.describe import describe_all
from app.core.text.words import Language, plain
from app.games._playing_cards.suits_ranks import CARDS, card_of
from app.games.game_api import Selection
from app.games.lexicon import lexicon
from app.games.open_table.open_cards import open_cards
from app.games.open_table.open_table_game import SPEC
from tests.games.open_table.table import OpenTable


def test_one_to_eight_may_sit_down_each_for_themselves() -> None:
    assert SPEC.seats == (1, 8)
    assert SPEC.made_zones is not None
    assert SPEC.cards is not None
    assert SPEC.cards().game == SPEC.id
    assert SPEC.presets is not None


def _moves(table: OpenTable) -> list[tuple[tuple[str, ...], str]]:
    """Return the moves of Klondike: whole runs on columns, and last cards on foundations."""
    view, found = table.view(), []
    columns = {table.pile(str(number)): number for number in range(1, 8)}
    sources = [*columns, "discard"]
    for source in sources:
        items = view.zones[source].items
        top = (items[-1:] if source in columns else items[:1]) if items else ()
        for handle in top:
            card = CARDS[view.cards[handle].ref or ""]
            home = table.pile({"S": "♠", "H": "♥", "D": "♦", "C": "♣"}[card.suit])
            if view.zones[home].count == card.number - 1:
                found.append(((handle,), home))
        up = [handle for handle in items if view.cards[handle].up] if source in columns else top
        for handle in up[:1]:
            card = CARDS[view.cards[handle].ref or ""]
            for goal in columns:
                lying = view.zones[goal].items
                last = view.cards[lying[-1]].ref if lying else None
                on = CARDS[last] if last else None
                fits = on is not None and on.number == card.number + 1
                red = on is not None and (on.suit in "HD") != (card.suit in "HD")
                king = not lying and card.rank == "K" and items.index(handle) > 0
                if goal != source and ((fits and red) or king):
                    found.append(((handle,), goal))
    return found


def test_klondike_is_played_alone_by_hand() -> None:
    table = OpenTable(1, "klondike")
    played = 0
    for _ in range(160):
        moves = _moves(table)
        if moves:
            cards, goal = moves[0]
            table.drag(0, cards, goal)
            played += 1
        elif table.view().zones["stock"].count:
            table.act(0, "turn_top", zone="stock")
        else:
            break
        for number in range(1, 8):
            items = table.view().zones[table.pile(str(number))].items
            if items and not table.view().cards[items[-1]].up:
                table.act(0, "turn_over", items[-1])
    homes = sum(table.view().zones[table.pile(suit)].count or 0 for suit in "♠♥♦♣")
    assert played > 10
    assert homes > 0
    assert Counter(card.ref for card in table.truth.cards) == Counter(
        key for key in CARDS if not key.startswith("J-")
    )


def _likeliest(table: OpenTable, selection: Selection) -> str:
    """Return what a double click does."""
    assert SPEC.foremost is not None
    offered = {one.id: one for one in SPEC.actions}
    view = table.view()
    names = SPEC.foremost(view, selection).likeliest
    return next((name for name in names if offered[name].when(view, selection)), "")


def test_klondike_comes_out_by_drags_and_double_clicks() -> None:
    table = OpenTable(1, "klondike", seed=13)
    suits, columns = (
        (table.pile(sign) for sign in "♠♥♦♣"),
        [table.pile(str(n)) for n in range(1, 8)],
    )
    homes, turned_over = tuple(suits), 0
    for _ in range(400):
        moves = _moves(table)
        if moves and moves[0][1] in homes:
            ((card,), _) = moves[0]
            assert _likeliest(table, Selection((card,))) == "play"
            table.act(0, "play", card)
        elif moves:
            table.drag(0, *moves[0])
        else:
            name = _likeliest(table, Selection(zone="stock"))
            table.act(0, name, zone="stock")
            turned_over += name == "turn_discard"
        for column in columns:
            items = table.view().zones[column].items
            if items and not table.view().cards[items[-1]].up:
                assert _likeliest(table, Selection(items[-1:])) == "turn_over"
                table.act(0, "turn_over", items[-1])
        if not any(table.refs(zone) for zone in (*columns, "stock", "discard")):
            break
    assert turned_over > 0
    for suit, home in zip("SHDC", homes, strict=True):
        assert table.refs(home) == tuple(key for key in CARDS if key[0] == suit)[12::-1]


def test_memory_is_played_to_the_end_places_stay_where_they_are() -> None:
    table = OpenTable(2, "memory")
    grid = table.pile("神経衰弱 · Memory")
    seat = 0
    while table.view(seat).zones[grid].count:
        refs = table.refs(grid)
        first = refs[0]
        second = next(at for at in range(1, len(refs)) if refs[at][2:] == first[2:])
        handles = table.view(seat).zones[grid].items
        table.act(seat, "turn_over", handles[0])
        table.act(seat, "turn_over", table.view(seat).zones[grid].items[second])
        items = table.view(seat).zones[grid].items
        table.act(seat, "to_won", items[0], items[second])
        if table.view(seat).zones[grid].count:
            assert len(table.truth.gaps[grid]) == 52 - len(table.truth.zones[grid])
        table.do(seat, i.Procedure("end_turn"))
        seat = table.truth.turn.seat
    assert len(table.refs("won.0")) == len(table.refs("won.1")) == 26


def test_a_trick_of_hearts_is_handed_on_played_taken_and_scored() -> None:
    table = OpenTable(4, "hearts")
    for seat in range(4):
        three = table.view(seat).zones[f"hand.{seat}"].items[:3]
        to = str((seat + 1) % 4)
        table.do(seat, i.Procedure("hand_on", (("card", ",".join(three)), ("seat", to))))
    assert [len(table.refs(f"hand.{seat}")) for seat in range(4)] == [13] * 4
    for seat in range(4):
        table.act(seat, "to_front", table.view(seat).zones[f"hand.{seat}"].items[0])
    table.act(2, "win")
    assert len(table.refs("won.2")) == 4
    assert not any(table.truth.cards[card].up for card in table.truth.zones["won.2"])
    table.do(2, i.PutMark(("seat.2",), "score", value=13))
    assert table.truth.marks["seat.2"][0].value == 13


def test_daifugo_and_sevens_are_played_onto_their_piles() -> None:
    for preset, title in (("daifugo", "場 · Field"), ("sevens", "♠")):
        table = OpenTable(3, preset)
        pile = table.pile(title)
        for seat in range(3):
            card = table.view(seat).zones[f"hand.{seat}"].items[0]
            table.drag(seat, (card,), pile)
        assert len(table.refs(pile)) == 3
        assert all(table.truth.cards[card].up for card in table.truth.zones[pile])
        assert [table.view(0).cards[card].up for card in table.view(0).zones[pile].items] == [
            True
        ] * 3


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "Aki sorts the hand",
                "Aki passes 3 cards on, face down to Ren's front",
                "Aki moves {card} from their Hand to their front",
                "Ren passes; Turn 3 · Mio",
            ],
        ),
        (
            "ja",
            [
                "Akiが手札を並べ替えた",
                "AkiがRenの前に3枚を伏せて渡した",
                "Akiが{card}を手札から前へ移した",
                "Renがパスし、3ターン目・Mioの番",
            ],
        ),
    ],
)
def test_the_log_tells_a_round_in_sentences(language: Language, told: list[str]) -> None:
    table = OpenTable(3, "hearts")
    card = table.truth.cards[table.truth.zones["hand.0"][4]].ref
    lines = []

    def done() -> None:
        host, words = table.local.host, lexicon(SPEC, open_cards())
        events = host.told(host.tree.cursor, 2)
        lines.append(plain(describe_all(events, language, table.view(2).setting, words)))

    table.act(0, "sort_hand")
    done()
    table.do(0, i.Undo())
    table.act(0, "pass_on", *table.view(0).zones["hand.0"].items[:3])
    done()
    table.act(0, "to_front", table.view(0).zones["hand.0"].items[1])
    done()
    table.do(0, i.Undo())
    table.do(1, i.Procedure("end_turn", (("seat", "1"),)))
    table.act(1, "pass_turn")
    done()
    table.do(2, i.Procedure("collect"))
    done()
    assert not re.search("Passes|パス", lines.pop())
    name = card_of(card).name.in_(language)
    assert lines == [line.replace("{card}", name) for line in told]
