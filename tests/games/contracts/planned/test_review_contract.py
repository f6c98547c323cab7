"""How a computer judges a turn of plans: what it may say, and who is asked."""

from __future__ import annotations

import json
from random import Random

from app.core.data.codec import to_bytes
from app.core.text.wording import both
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.computer_contract import ComputerPlayer, asked_for_reviews
from app.games.contracts.planned.review_contract import MOST_ENTRIES, JudgedTurn, Judges
from app.games.game_registry import GAMES
from app.session.computer.thoughts import Thought, thought_from, thought_line
from tests.helpers.play import lay
from tests.helpers.toy_games import TOYS

LOST = JudgedTurn(0.6, 0.4, 0.2, 0.6, (Words("Wait", "待つ"),))


def _judges() -> Judges:
    def judge(before: SeatView, opened: SeatView, chance: Random) -> JudgedTurn:
        assert before.seat == opened.seat
        return JudgedTurn(0.6, 0.4, chance.random(), 0.6)

    return judge


def _player(*, judges: bool) -> ComputerPlayer:
    return ComputerPlayer(
        both("Judge"), lambda _: lambda *_: (None, ""), None, _judges if judges else None
    )


def test_the_last_player_that_judges_is_asked() -> None:
    names = {"a": _player(judges=True), "b": _player(judges=True), "c": _player(judges=False)}
    assert asked_for_reviews(names) == "b"
    assert asked_for_reviews({"c": names["c"]}) == ""
    assert asked_for_reviews({}) == ""


def test_only_games_whose_seats_plan_in_secret_have_one_who_judges() -> None:
    judged = {name for name, spec in GAMES.items() if asked_for_reviews(spec.players)}
    assert judged
    assert all(GAMES[name].plans for name in judged)
    assert all(GAMES[name].result is not None for name in judged), "how it ended is told"


def test_the_same_chance_gives_the_same_judgement() -> None:
    view = lay(TOYS["duel"], 1).view(0)
    assert _judges()(view, view, Random(3)) == _judges()(view, view, Random(3))


def test_a_judged_turn_travels_with_its_plan() -> None:
    assert json.loads(to_bytes(LOST))["best"] == [{"en": "Wait", "ja": "待つ"}]
    assert thought_from(thought_line(Thought(1, judged=LOST))).judged == LOST
    full = JudgedTurn(0.0, 0.0, 1.0, 1.0, (Words("Wait", "待つ"),) * MOST_ENTRIES)
    assert thought_from(thought_line(Thought(1, judged=full))).judged == full
