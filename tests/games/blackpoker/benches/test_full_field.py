"""The full field of the benches: full it is, and each gesture is possible."""

import random

from app.cli.benches.stage_bench import full_field
from app.games.blackpoker.benches.full_field import HELD, PLAY, SIDE, gesture, listed
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.table import field as f
from app.session.host.updates import Accepted


def test_both_sides_are_full_and_much_can_be_started() -> None:
    table = full_field()
    view = table.sit(table.sit(0).view.turn.seat).view
    for seat in range(2):
        assert len(f.soldiers(view, seat)) == len(f.bulwarks(view, seat)) == SIDE
        assert f.held(view, seat) == HELD
    assert listed(view, view.seat) > 100
    assert SPEC.play_benches is not None
    assert SPEC.play_benches() is PLAY
    assert PLAY.player in SPEC.players


def test_the_gestures_are_possible_and_change_what_somebody_holds_now_and_then() -> None:
    table, chance = full_field(), random.Random(1)
    client = table.sit(table.sit(0).view.turn.seat)
    hands = set()
    for _ in range(40):
        assert isinstance(client.ask(gesture(client.view, chance)), Accepted)
        hands.add(f.hand(client.view, client.seat))
    assert 3 < len(hands) < 30
