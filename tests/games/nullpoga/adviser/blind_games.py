"""What the adviser says of games that nobody plays wrong: `python -m … --games 200`.

    python -m tests.games.nullpoga.adviser.blind_games greedy 3 --games 200

Two computer players play at a table; each seat's adviser hears every gesture. None of it may be
called illegal, and little of it suspicious.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from random import Random

from app.core.advice import Advice
from app.core.intent import Procedure, Step
from app.core.view import SeatView
from app.games.contracts.computer_contract import Foreseen
from app.games.nullpoga.computer.program_seats import PLAYERS
from app.games.nullpoga.flow.next_phase import next_phase
from app.games.nullpoga.flow.phase_tasks import phase_step
from app.games.nullpoga.nullpoga_game import SPEC
from app.games.nullpoga.resolver.board_values import SIDES
from app.games.nullpoga.table.board_reading import winner_of
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Accepted
from app.session.seat.seat_adviser import SeatAdviser
from tests.games.nullpoga.computer.match_decks import DECKS

LAST_TURN = 30
Seen = Counter[tuple[str, str]]
"""How often each (severity, rule) was heard."""


def _ahead(_view: SeatView, _steps: Sequence[Step]) -> Foreseen:
    raise AssertionError("no player of this game looks ahead on a view")


def played(players: Sequence[str], number: int) -> tuple[Seen, list[Advice], int]:
    """Play a game by chance of its number; return what was heard, and how many plans were made."""
    decks = list(DECKS.values())
    chosen = [decks[number % len(decks)], decks[number // 2 % len(decks)]]
    table = lay_table(SPEC, ("Aki", "Ren"), tuple(map(tuple, chosen)), number)
    for seat in SIDES:
        table.sit(seat).ask(Procedure("setup"))
    table.sit(0).ask(Procedure("begin"))
    advisers = [_heard(table, seat) for seat in SIDES]
    thinks = [PLAYERS[name].think(_ahead) for name in players]
    plans = 0
    while not winner_of(table.sit(0).view) and table.sit(0).view.turn.number <= LAST_TURN:
        for seat in SIDES:
            turn = table.sit(seat).view.turn.number
            step, _ = thinks[seat](
                table.sit(seat).view, "", Random(f"blind/{number}/{turn}/{seat}")
            )
            assert step is not None
            assert isinstance(table.sit(seat).ask(step), Accepted)
            plans += 1
        while phase := next_phase(table.sit(0).view):
            assert isinstance(table.sit(0).ask(phase_step(phase)), Accepted)
    said: list[Advice] = []
    for adviser in advisers:
        adviser.catch_up()
        for node in range(len(table.host.tree.nodes)):
            said += adviser.advice_at(node)
    return Counter((one.severity, one.rule) for one in said), said, plans


def _heard(table: LocalTable, seat: int) -> SeatAdviser:
    client = table.sit(seat)
    make = SPEC.adviser
    assert make is not None
    made = SeatAdviser(make(), seat, client.node, client.view, table.host.retell, _raised)
    client.listeners.append(made.told)
    return made


def _raised(rule: str, problem: Exception) -> None:
    raise AssertionError(rule) from problem


def main() -> None:
    """Print how often each rule was heard."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("players", nargs=2, choices=sorted(PLAYERS))
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--sentences", action="store_true", help="what was said but for reminders")
    chosen = asked.parse_args()
    heard: Seen = Counter()
    plans = 0
    for number in range(chosen.games):
        players = chosen.players if number % 2 else chosen.players[::-1]
        seen, said, made = played(players, number)
        heard, plans = heard + seen, plans + made
        if chosen.sentences:
            for one in said:
                if one.severity != "reminder":
                    print(number, one.rule, one.message.en)  # noqa: T201
    print(f"{chosen.games} games, {plans} plans")  # noqa: T201
    for (severity, rule), count in sorted(heard.items()):
        print(f"{severity:>10} {rule:<18} {count:5} {count / plans:7.2%} of plans")  # noqa: T201


if __name__ == "__main__":
    main()
