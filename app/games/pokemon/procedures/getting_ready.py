"""Setting up the own side by one button: what leaves no choice is done, the rest is asked.

What the others see must tell them nothing of a hand: where a Pokémon went down by itself they would
know that it was the only Basic one. So at a table for several it is asked for in any case, with the
only one chosen already.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.core.data.value import replace
from app.core.intent import Procedure
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Form
from app.games.game_api import Look, Selection
from app.games.pokemon.forms.setup_form import extra_draw_form, put_down_form
from app.games.pokemon.procedures.mulligans import MOST_MULLIGANS, pairs_up
from app.games.pokemon.tasks.setup_marks import is_set_out, seats
from app.games.pokemon.tasks.setup_tasks import first_of
from app.games.pokemon.tasks.starters import for_active
from app.games.table_tools import Running, Steps, offer
from app.games.task_model import Task

MOST_STEPS = MOST_MULLIGANS + 10
"""In one gesture: a hand, as many mulligans as make sense, the Active Pokémon, the Prizes."""
FORCED = ("deal", "basic", "redraw", "prizes")
"""What may leave nothing to choose."""
SET_UP_FOR_ME = Words("Set up for me", "おまかせで準備")
NAMED = {
    "extra": Words("Draw for mulligans", "マリガン分を引く"),
    "ready": Words("Ready", "準備完了"),
}
"""What the button says where there is nothing to put down any more, by what is to be done."""


def get_ready(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Do on the own side what leaves nothing to choose: draw, redraw, set out the Prizes.

    What is left then is a choice, or for somebody else to do.
    """
    for _ in range(MOST_STEPS):
        step = forced(look())
        if step is None:
            return
        yield step


def forced(view: SeatView) -> Procedure | None:
    """Return the next step of the own side that leaves nothing to choose; None for none."""
    return _forced(view, first_of(view, view.seat))


def _forced(view: SeatView, task: Task | None) -> Procedure | None:
    """Return what `task`, the first one of the own side, leaves to do without a choice."""
    if task is None or not task.choices or _kind(task) not in FORCED:
        return None
    if _kind(task) == "basic" and len(task.choices) > 1:
        return None
    step = task.choices[0].intent
    return step if isinstance(step, Procedure) else _only_one(view)


def _only_one(view: SeatView) -> Procedure | None:
    """Return what puts down the one card that may begin, where nobody else looks on."""
    cards = for_active(view)
    if len(cards) > 1 or len(seats(view)) > 1:
        return None
    return Procedure("setup_place", (("active", cards[0]),))


def _kind(task: Task | None) -> str:
    """Return what is to be done on the own side: "deal" for "setup.deal.0"; "" for nothing."""
    return "" if task is None else task.id.split(".")[1]


def _asks(view: SeatView, _selection: Selection, answers: Answers) -> Form | None:
    return _form(view, first_of(view, view.seat), answers)


def _form(view: SeatView, task: Task | None, answers: Answers) -> Form | None:
    if view.seat < 0 or view.turn.number or _forced(view, task) is not None:
        return None
    if _kind(task) == "extra":
        return extra_draw_form(view, Selection(), answers)
    waits = pairs_up(view) and _kind(task) not in ("down", "prizes")
    done = waits or is_set_out(view, view.seat)
    return None if done else put_down_form(view, Selection(), answers)


def _does(view: SeatView, _selection: Selection) -> Steps:
    return _steps(view, first_of(view, view.seat))


def _steps(view: SeatView, task: Task | None) -> Steps:
    if _forced(view, task) is not None:
        return (Procedure("get_ready"),)
    return (Procedure("announce", (("say", "ready"),)),) if _kind(task) == "ready" else ()


def _offers(view: SeatView, _selection: Selection) -> bool:
    """Whether there is something to do: asked of every situation, so it looks once."""
    task = first_of(view, view.seat)
    return bool(_steps(view, task)) or _form(view, task, {}) is not None


def _named(view: SeatView, _selection: Selection) -> Words | None:
    return NAMED.get(_kind(first_of(view, view.seat)))


ACTION = replace(
    offer("get_ready", SET_UP_FOR_ME, _does, group="turn", named=_named),
    when=_offers,
    form=_asks,
    goes_on=True,
)
"""The next thing to do on the own side."""
