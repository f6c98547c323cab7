"""What differs between two views, in words: units, zones, marks, the turn; nothing else."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE
from app.core.intent import Batch, MoveUnits, PutMark, Rotate
from app.core.intents.turn_intents import NextTurn, Use
from app.core.text.log_lexicon import Lexicon
from app.games.game_registry import GAMES, cards_of
from app.games.lexicon import lexicon
from app.session.conformance.random_play import RandomPlay
from app.session.positions.view_differences import differences
from tests.helpers.toy_games import TOYS
from tests.session.readings.readings_table import SPEC, disputed

EVERY = {**TOYS, **GAMES}
Told = list[tuple[str, str, str]]


@pytest.fixture(scope="module")
def words() -> Lexicon:
    return lexicon(SPEC, cards_of(SPEC))


def told(words: Lexicon, *, seat: int = 0) -> Told:
    table, retreat, switch = disputed()
    one, other = (table.host.view_at(node, seat) for node in (retreat, switch))
    return [(d.about.en, d.one.en, d.other.en) for d in differences(one, other, words)]


def test_a_dispute_in_words(words: Lexicon) -> None:
    assert told(words) == [
        ("Aki's Hawlucha", "Asleep", "–"),
        ("Aki's Deck", "21 cards", "21 cards, with Dreepy"),
        ("Aki's Hand", "2 cards, with Switch", "1 card"),
        ("Aki's Discard pile", "0 cards", "1 card, with Switch"),
    ]


def test_who_does_not_see_a_card_is_told_how_many(words: Lexicon) -> None:
    assert told(words, seat=1) == [
        ("Aki's Hawlucha", "Asleep", "–"),
        ("Aki's Hand", "2 cards", "1 card"),
        ("Aki's Discard pile", "0 cards", "1 card, with Switch"),
    ]


def test_everything_that_may_differ_is_told(words: Lexicon) -> None:
    table, _, _ = disputed()
    aki = table.sit(0)
    before = aki.view
    unit, other = before.zones["active.0"].items[0], before.zones["bench.0"].items[0]
    aki.ask(
        Batch(
            (
                PutMark((unit,), "damage", add=50),
                Rotate((unit,), 90),
                MoveUnits((other,), "mat"),
                PutMark(("seat.1",), "vstar", value=1),
                PutMark(("table",), "note:x", value=1, text="look"),
                Use("energy"),
            )
        )
    )
    aki.ask(NextTurn(1))
    found = {d.about.en: (d.one.en, d.other.en) for d in differences(before, aki.view, words)}
    assert found["Turn"] == ("Turn 5 · Aki (Turn)", "Turn 6 · Ren (Turn)")
    assert "Damage 50" in found["Aki's Dreepy"][1]
    assert "90°" in found["Aki's Dreepy"][1]
    assert found["Aki's Duskull"] == ("Bench", "Mat")
    assert found["Ren"][1] == "VSTAR Power"
    assert found["The table"] == ("–", "Note: look")


@pytest.mark.parametrize("game", sorted(EVERY))
def test_the_same_view_differs_in_nothing_and_another_in_something(game: str) -> None:
    spec = EVERY[game]
    play = RandomPlay(spec, 4)
    play.begin()
    for _ in play.go_on(30):
        pass
    said, tree = lexicon(spec, cards_of(spec)), play.host.tree
    for seat in (0, JUDGE):
        last = play.host.view_at(len(tree) - 1, seat)
        assert differences(last, play.host.view_at(len(tree) - 1, seat), said) == ()
        for node in range(0, len(tree) - 1, 7):
            found = differences(play.host.view_at(node, seat), last, said)
            back = differences(last, play.host.view_at(node, seat), said)
            assert {(d.about, d.one, d.other) for d in found} == {
                (d.about, d.other, d.one) for d in back
            }
            for one in found:
                assert one.about.ja and one.one.ja and one.other.ja  # noqa: PT018 - all at once
                assert one.one != one.other
