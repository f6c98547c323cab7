"""What fell by chance in each reading, where the table is the same after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

from app.core.ids import SPECTATOR, NodeId, SeatId
from app.core.intent import Flip, Intent, PickRandom, Roll, Undo
from app.core.text.words import Words
from app.core.view import Event
from app.games.game_registry import GAMES, cards_of
from app.games.lexicon import lexicon
from app.session.host.entropy import Entropy
from app.session.host.host import Host
from app.session.host.local_table import LocalTable
from app.session.positions.difference_words import DifferenceWords
from app.session.positions.laid_tables import lay_position
from app.session.positions.typed.typed_position import typed_position
from app.session.readings import compared_readings
from app.session.readings.compared_readings import compare
from app.session.readings.compared_rows import AS_FIRST
from app.session.readings.dispute_report import Asked, report
from app.session.readings.fallen_chance import Fallen, chance_differences, fallen
from tests.session.readings.readings_table import SPEC, TYPED

T = TypeVar("T")
WORDS = lexicon(SPEC, cards_of(SPEC))
Readings = tuple[Host, tuple[NodeId, ...]]
Told = list[tuple[str, tuple[str, ...]]]


class Rigged(Entropy):
    """Falls as it is told."""

    def __init__(self, *falls: int) -> None:
        super().__init__(1)
        self.falls = list(falls)

    def coin(self) -> bool:
        return bool(self.falls.pop(0))

    def die(self, sides: int) -> int:
        return self.falls.pop(0)

    def sample(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        return tuple(items[self.falls.pop(0)] for _ in range(count))


def ways(falls: Sequence[int], *played: Sequence[Intent], seat: SeatId = 0) -> Readings:
    """Return a table, and the ends of ways that a seat played out from its beginning."""
    position = typed_position(TYPED, SPEC, GAMES.cards("pokemon")).position
    host = Host(SPEC, lay_position(SPEC, position).tree, Rigged(*falls))
    player = LocalTable(host).sit(seat)
    ends = []
    for intents in played:
        for intent in intents:
            player.ask(intent)
        ends.append(host.tree.cursor)
        for _ in intents:
            player.ask(Undo())
    return host, tuple(ends)


def differ(readings: Readings, seat: SeatId = 0) -> Told:
    """Return what differs to a seat."""
    host, nodes = readings
    rows = compare(host, nodes, seat, WORDS, _raise).rows
    return [(row.about.en, tuple(one.en for one in row.told)) for row in rows]


def _raise(rule: str, problem: Exception) -> None:
    raise AssertionError(rule) from problem


def test_a_coin_that_fell_otherwise_differs_though_the_table_is_the_same() -> None:
    assert differ(ways((1, 0), [Flip()], [Flip()])) == [("Coin", ("heads", "tails"))]
    assert differ(ways((1, 1), [Flip()], [Flip()])) == []
    several = ways((1, 1, 0, 0), [Flip(2)], [Flip(2)])
    assert differ(several)[0][1] == (
        "2 coins: heads, heads (2 heads)",
        "2 coins: tails, tails (0 heads)",
    )


def test_a_coin_against_a_die_and_a_throw_that_never_was() -> None:
    found = differ(ways((1, 4), [Flip()], [Roll()], []))
    assert found == [("Coin", ("heads", "–", "–")), ("Die", ("–", "4", AS_FIRST.en))]


def test_each_throw_is_held_against_the_same_of_the_other() -> None:
    found = differ(ways((1, 1, 1, 0, 5), [Flip(), Flip()], [Flip(), Flip(), Roll()]))
    assert found == [("Coin 2", ("heads", "tails")), ("Die", ("–", "5"))]


def test_only_what_fell_since_they_part_is_told() -> None:
    host, (first, second) = ways((1, 0, 0), [Flip(), Flip()], [Flip()])
    parent = host.tree.parent(first)
    assert parent is not None
    assert differ((host, (parent, first))) == [("Coin", ("–", "tails"))]
    assert differ((host, (first, second)))[0] == ("Coin", ("heads", "tails"))


@pytest.mark.parametrize(("seat", "reads"), [(0, ("Switch", "Iono")), (1, None), (SPECTATOR, None)])
def test_a_pick_is_told_to_whoever_saw_which_card_it_was(
    seat: SeatId, reads: tuple[str, str] | None
) -> None:
    pick = PickRandom("hand.0", 1, "deck.0")
    found = dict(differ(ways((0, 1), [pick], [pick]), seat))
    assert found.get("Picked at random") == reads


def test_the_report_has_it_in_both_forms() -> None:
    host, nodes = ways((1, 0), [Flip()], [Flip()])
    made = report(host, Asked(nodes, SPECTATOR), WORDS, "ja", SPEC.title, _raise)
    assert "| コイン | オモテ | ウラ |" in made.markdown
    assert made.data["differences"] == [{"about": "コイン", "a": "オモテ", "b": "ウラ"}]


def test_it_comes_of_what_was_told_and_of_nothing_else() -> None:
    events = (
        Event("dice", 0, results=(3, 5), number=6, count=2),
        Event("draw", 0, ("x",), 1),
        Event("pick", 0, (None, "?", "trainer.switch"), 3),
    )
    assert fallen(events) == (
        Fallen("dice", (3, 5)),
        Fallen("pick", cards=(None, None, "trainer.switch")),
    )
    (found,) = chance_differences(fallen(events[:1]), (), DifferenceWords(WORDS))
    assert (found.about, found.one) == (Words("Die", "サイコロ"), Words("3, 5", "3、5"))


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Told with other eyes, a pick names the cards."""
    honest = compared_readings._chance
    monkeypatch.setattr(compared_readings, "_chance", lambda host, way, _: honest(host, way, 0))
    with pytest.raises(AssertionError):
        test_a_pick_is_told_to_whoever_saw_which_card_it_was(1, None)
