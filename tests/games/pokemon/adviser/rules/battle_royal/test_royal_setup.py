"""Rules of the setup of a Battle Royal."""

from __future__ import annotations

from app.core.data.value import replace
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.turn_record import Record
from app.games.pokemon.tasks.setup_marks import READY
from tests.games.pokemon.adviser.royal import PLAIN, A, B, royal
from tests.games.pokemon.adviser.situation import hears, trainer

SETUP = {"number": 0, "phase": "setup"}
BEGIN = t.BeginTurn(A, A)


def down(count: int, spot: str) -> c.PutDown:
    return c.PutDown(A, (None,) * count, spot, A)


def test_br_player_count() -> None:
    three = royal(turn=SETUP)
    three = replace(three, sides=three.sides[:3])
    assert hears("br-player-count", three, BEGIN) == ("illegal", (), 4)
    assert hears("br-player-count", three, t.Announce(A, READY)) is not None
    team = royal(turn=SETUP, sides={1: {"team": 0}})
    assert hears("br-player-count", team, BEGIN) == ("illegal", (), None)


def test_br_player_count_is_silent_for_four() -> None:
    assert hears("br-player-count", royal(turn=SETUP), BEGIN) is None
    three = royal()
    assert hears("br-player-count", replace(three, sides=three.sides[:3]), BEGIN) is None
    assert hears("br-player-count", royal(turn=SETUP), t.Announce(A, "has_basic")) is None


def test_br_setup_actives() -> None:
    heard = ("illegal", ("seat.0",), None)
    assert hears("br-setup-actives", royal([PLAIN] * 3, turn=SETUP), BEGIN) == heard
    assert hears("br-setup-actives", royal([], turn=SETUP), BEGIN) == heard
    assert hears("br-setup-actives", royal([PLAIN], turn=SETUP), down(2, "active")) == heard
    assert hears("br-setup-actives", royal([PLAIN] * 3), p.Standing()) == heard


def test_br_setup_actives_is_silent_for_one_and_two() -> None:
    assert hears("br-setup-actives", royal([PLAIN], turn=SETUP), BEGIN) is None
    assert hears("br-setup-actives", royal([], turn=SETUP), down(2, "active")) is None
    assert hears("br-setup-actives", royal([]), p.Standing()) is None, "a Spot may be free"


def test_br_setup_bench_needs_two() -> None:
    one = royal([PLAIN], turn=SETUP, bench={A: [PLAIN]})
    assert hears("br-setup-bench-needs-two", one, BEGIN) == ("illegal", ("seat.0",), None)
    assert hears("br-setup-bench-needs-two", royal([PLAIN], turn=SETUP), down(1, "bench"))


def test_br_setup_bench_needs_two_is_silent_with_two() -> None:
    two = royal(turn=SETUP, bench={A: [PLAIN] * 3})
    assert hears("br-setup-bench-needs-two", two, BEGIN) is None
    together = (down(1, "active"), down(1, "bench"))
    assert hears("br-setup-bench-needs-two", royal([PLAIN], turn=SETUP), *together) is None
    at_table = royal([PLAIN], turn=SETUP, record=Record())
    assert hears("br-setup-bench-needs-two", at_table, down(1, "bench")) is None


def test_br_setup_bench_four() -> None:
    five = royal(turn=SETUP, bench={B: [PLAIN] * 5})
    assert hears("br-setup-bench-four", five, BEGIN) == ("illegal", ("seat.1",), 4)


def test_br_setup_bench_four_is_silent_for_four_and_for_what_is_agreed() -> None:
    assert hears("br-setup-bench-four", royal(turn=SETUP, bench={B: [PLAIN] * 4}), BEGIN) is None
    more = royal(turn=SETUP, bench={B: [PLAIN] * 5}, options=(("br-bench", "5"),))
    assert hears("br-setup-bench-four", more, BEGIN) is None


def test_br_bench_limit_four() -> None:
    full = royal(bench={A: [PLAIN] * 4})
    heard = ("suspicious", ("seat.0",), 4)
    assert hears("br-bench-limit-four", full, down(1, "bench")) == heard
    assert hears("br-bench-limit-four", full, p.MoveToBench(A, "a1")) == heard
    assert hears("br-bench-limit-four", royal(bench={A: [PLAIN] * 5}), p.Standing()) == heard


def test_br_bench_limit_four_is_silent_with_room() -> None:
    assert hears("br-bench-limit-four", royal(bench={A: [PLAIN] * 3}), down(1, "bench")) is None
    more = royal(bench={A: [PLAIN] * 4}, options=(("br-bench", "5"),))
    assert hears("br-bench-limit-four", more, down(1, "bench")) is None
    field = royal(bench={A: [PLAIN] * 4}, stadiums=[trainer("Sky Field", "stadium")])
    assert hears("br-bench-limit-four", field, down(1, "bench")) is None
    swap = (p.MoveToBench(A, "a1"), p.Promote(A, "a3"))
    assert hears("br-bench-limit-four", royal(bench={A: [PLAIN] * 4}), *swap) is None


def test_br_prizes_six() -> None:
    heard = ("illegal", ("seat.0",), 6)
    assert hears("br-prizes-six", royal(turn=SETUP), c.SetPrizes(A, 5)) == heard
    five = royal(turn=SETUP, sides={A: {"prizes": 5}})
    assert hears("br-prizes-six", five, BEGIN) == heard


def test_br_prizes_six_is_silent_for_six_and_while_they_are_set() -> None:
    assert hears("br-prizes-six", royal(turn=SETUP), c.SetPrizes(A, 6)) is None
    assert hears("br-prizes-six", royal(turn=SETUP), BEGIN) is None
    table = royal(turn=SETUP, record=Record(), sides={A: {"prizes": 2}})
    assert hears("br-prizes-six", table, c.SetPrizes(A, 3)) is None
    assert hears("br-prizes-six", table, c.SetPrizes(A, 5)) is not None
    four = royal(turn=SETUP, options=(("prizes", "4"),))
    assert hears("br-prizes-six", four, c.SetPrizes(A, 4)) is None
