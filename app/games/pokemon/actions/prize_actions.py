"""What is offered for Prizes that are to be taken: choose them, and correct how many they are."""

from __future__ import annotations

from app.core.ids import SeatId, place
from app.core.intent import Intent, Procedure, PutMark
from app.core.text.wording import counted
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Choosable, Form, Ticks
from app.games.game_api import GameAction, Selection
from app.games.pokemon.actions.effect_actions import pointed_seat
from app.games.pokemon.table import prize_cards
from app.games.pokemon.table.titles import PRIZES
from app.games.table_tools import Does, Steps, me, offer, place_of


def _wanted(view: SeatView) -> int:
    """Return how many Prizes the acting player may take: those due, otherwise one."""
    return prize_cards.due(view, me(view)) or min(1, prize_cards.left(view, me(view)))


def _is_offered(view: SeatView, selection: Selection) -> bool:
    return bool(_wanted(view)) and not selection.units and not selection.cards


def _take_first(view: SeatView, selection: Selection) -> Intent | None:
    if not _is_offered(view, selection):
        return None
    return _taking((("count", str(_wanted(view))),))


def _taking(arguments: tuple[tuple[str, str], ...]) -> Procedure:
    return Procedure("take_prizes", arguments)


def _ask(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    """Ask which Prizes are taken: they lie face down, and are named by their places."""
    if not _is_offered(view, selection):
        return None
    zone, wanted = place_of(view, "prizes", me(view)), _wanted(view)
    among = tuple(
        Choosable(place(zone, index), Words(f"Prize {index + 1}", f"サイド{index + 1}"))
        for index in range(prize_cards.left(view, me(view)))
    )
    known = {one.id for one in among}
    chosen = tuple(ref for ref in answers.get("cards", "").split(",") if ref in known)
    said, now = counted(wanted, PRIZES), counted(len(chosen), PRIZES)
    return Form(
        Words("Take Prizes", "サイドをとる"),
        (Ticks("cards", Words("Which Prizes", "とるサイド"), among, chosen, wanted),),
        Words(f"Take {now.en}", f"{now.ja}とる"),
        _taking((("cards", ",".join(chosen)),)) if chosen else None,
        lines=(Words(f"{said.en} to take", f"とるサイドは{said.ja}"),),
        missing=None if chosen else Words("Choose a Prize", "サイドを選んでください"),
    )


def _more_due(change: int) -> Does:
    """Return what corrects how many Prizes a player is to take, whoever is pointed at."""

    def does(view: SeatView, selection: Selection) -> Steps:
        seat = _pointed(view, selection)
        owed = prize_cards.due(view, seat)
        possible = owed > 0 if change < 0 else owed < prize_cards.left(view, seat)
        return (
            (PutMark((f"seat.{seat}",), prize_cards.DUE, value=owed + change),) if possible else ()
        )

    return does


def _pointed(view: SeatView, selection: Selection) -> SeatId:
    seat = pointed_seat(view, selection)
    return me(view) if seat is None else seat


ACTIONS: tuple[GameAction, ...] = (
    GameAction(
        "choose_prizes",
        Words("Choose Prizes to take…", "とるサイドを選ぶ…"),
        _is_offered,
        _take_first,
        group="zone",
        form=_ask,
    ),
    offer(
        "one_more_prize_due",
        Words("One more Prize to take", "とるサイドを1枚増やす"),
        _more_due(1),
        group="player",
    ),
    offer(
        "one_prize_due_less",
        Words("One Prize fewer to take", "とるサイドを1枚減らす"),
        _more_due(-1),
        group="player",
    ),
)
