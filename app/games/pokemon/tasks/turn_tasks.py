"""What the rules ask for in a game under way, first things first; the checkup and the turn's end.

Read from the table as it stands, so that undo and whatever people do by hand need no care. The
intents are meant to be asked by the seat that a task names.
"""

from __future__ import annotations

from collections.abc import Iterator

from app.core.intent import Procedure, PutMark
from app.core.text.wording import Noun, counted, labelled
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.pokemon.procedures import game_result
from app.games.pokemon.procedures.checkup_steps import (
    CHECKUP,
    Check,
    counters,
    lasts_on,
    open_checks,
)
from app.games.pokemon.procedures.turns import END
from app.games.pokemon.table.seat_board import WHY_OUT, player_name, turn_seat, unit_name
from app.games.pokemon.table.titles import filled
from app.games.pokemon.tasks import result_tasks
from app.games.pokemon.tasks.knock_out_tasks import (
    doubtful_knock_outs,
    knock_outs,
    prizes,
    promotions,
    shares,
)
from app.games.pokemon.tasks.opponent_tasks import opponent_tasks
from app.games.pokemon.tasks.pending_duties import STAYS, is_out
from app.games.task_model import Choice, Task

COUNTER = Noun("counter", "counters", "個")


def tasks(view: SeatView) -> tuple[Task, ...]:
    """Return what is to be done, first things first.

    Knock Outs come after the last step of a checkup (APR F); who has won is asked when no Prize
    is due any more, as both sides may have won; and a game that is won asks for nothing else.
    """
    if view.turn.phase == game_result.OVER:
        return (result_tasks.rematch(view),)
    checkup = tuple(_checkup(view))
    downs = (*knock_outs(view), *doubtful_knock_outs(view))
    first = (*checkup, *downs, *shares(view), *prizes(view))
    result = () if first else tuple(result_tasks.results(view))
    if result:
        return result
    found = (*first, *promotions(view)) or tuple(_leaving(view))
    return (*(found or tuple(_next_turn(view))), *opponent_tasks(view))


def _leaving(view: SeatView) -> Iterator[Task]:
    """Yield that somebody is out, where the others play on."""
    seat = view.turn.seat
    why = is_out(view, ending=view.turn.phase == END)
    if not why:
        return
    said = labelled(filled(Words("{} is out", "{}は敗退"), player_name(view, seat)), WHY_OUT[why])
    leave = Procedure("leave", (("seat", str(seat)), ("why", why)))
    on = PutMark((f"seat.{seat}",), STAYS, value=1, until=view.turn.number)
    yield Task(
        f"leave.{seat}",
        seat,
        said,
        (
            Choice(Words("Leave the game", "対戦から抜ける"), leave),
            Choice(Words("Play on", "対戦を続ける"), on),
        ),
    )


# -- Pokémon Checkup ----------------------------------------------------------------------


def _checkup(view: SeatView) -> Iterator[Task]:
    steps = open_checks(view)
    if not steps:
        return
    yield Task(
        "checkup",
        turn_seat(view),
        Words("Pokémon Checkup", "ポケモンチェック"),
        (
            *(Choice(_step_title(view, step), _step(step)) for step in steps),
            Choice(Words("All in order", "すべて順番に行う"), Procedure("checkup")),
        ),
        tuple(dict.fromkeys(step.unit for step in steps)),
    )


def _step(step: Check) -> Procedure:
    return Procedure("checkup", (("step", step.key), ("unit", step.unit)))


def _step_title(view: SeatView, step: Check) -> Words:
    name = unit_name(view, step.unit)
    title = STEPS["lasts_on" if step.key == "paralyzed" and lasts_on(view, step) else step.key]
    number = counted(counters(view, step), COUNTER)
    return Words(title.en.format(name.en, number.en), title.ja.format(name.ja, number.ja))


STEPS: dict[str, Words] = {
    "poisoned": Words("Poison on {}: {}", "{}のどく：ダメカン{}"),
    "burned": Words("Burn on {}: {}, then flip", "{}のやけど：ダメカン{}とコイン"),
    "asleep": Words("Sleep of {}: flip", "{}のねむり：コイン"),
    "paralyzed": Words("Paralysis of {}: ends", "{}のマヒ：回復"),
    "lasts_on": Words("Paralysis of {}: lasts one more turn", "{}のマヒ：次の番まで続く"),
}
"""What a step is called, with a Pokémon and a number of counters."""


def _next_turn(view: SeatView) -> Iterator[Task]:
    """Yield what is left when a turn waited and everything was seen to."""
    if view.turn.phase in (END, CHECKUP):
        number, seat = view.turn.number, turn_seat(view)
        name = view.setting.seats[seat].name
        title = Words(
            f"Turn {number} is over: {name} goes on",
            f"{number}ターン目は終わり：{name}が次へ進める",
        )
        go_on = Choice(Words("Go on to the next turn", "次の番へ進む"), Procedure("end_turn"))
        yield Task("next_turn", seat, title, (go_on,))
