"""Laying trumps before play, as menus, keys and tasks offer it (4.6.4)."""

from __future__ import annotations

from app.core.intent import Procedure
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.flow.trump_setup import (
    MOST,
    SEARCH,
    awaits_trumps,
    has_trumps,
    lay_with,
)
from app.games.blackpoker.rules.card_values import in_short
from app.games.blackpoker.rules.rule_set import rules_of
from app.games.blackpoker.table.blackpoker_zones import DECK
from app.games.blackpoker.table.field import in_order
from app.games.form_model import Answers, Choosable, Form, Ticks
from app.games.game_api import GameAction, Selection
from app.games.table_tools import chosen, count, of_argument, own, zone_of
from app.games.task_model import Choice, Task

LAY_TRUMPS = "lay_trumps"
FIELD = "cards"
TITLE = Words("Lay trumps and draw seven", "切札を置いて7枚引く")


def _seen(view: SeatView) -> tuple[str, ...]:
    """Return the cards of the own deck in the order of the suits, once it was looked through."""
    deck = own(view, DECK)
    cards = view.cards_in(deck)
    if len(cards) != count(view, deck):
        return ()
    return in_order(view, cards)


def _when(view: SeatView, _selection: Selection) -> bool:
    return view.seat >= 0 and has_trumps(view)


def _make(view: SeatView, selection: Selection) -> Procedure | None:
    """Look through the deck first; cards that are selected there are laid at once."""
    if not _seen(view):
        return Procedure(SEARCH)
    cards = tuple(
        card for card in chosen(view, selection) if zone_of(view, card) == own(view, DECK)
    )
    return lay_with(cards) if 0 < len(cards) <= MOST else None


def _form(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    cards = _seen(view)
    if not cards or _make(view, selection) is not None:
        return None
    said = tuple(one for one in of_argument(answers.get(FIELD, "")) if one in cards)
    among = tuple(Choosable(card, _named(view, card)) for card in cards)
    few = len(said) <= MOST
    return Form(
        TITLE,
        (Ticks(FIELD, Words("Trumps, two at most", "切札（2枚まで）"), among, said, MOST),),
        Words("Lay them face down", "伏せて置く") if said else Words("Without trumps", "切札なし"),
        lay_with(said) if few else None,
        tuple(_ability(view, card) for card in said) if few else (),
        missing=None if few else Words("Two at most", "2枚までです"),
    )


def _named(view: SeatView, card: str) -> Words:
    """Return a card, and the ability that it has as a trump."""
    ref = view.cards[card].ref or ""
    trump, said = rules_of(view).trumps.get(ref), in_short((ref,))
    if trump is None:
        return said
    return Words(f"{said.en} {trump.title.en}", f"{said.ja} {trump.title.ja}")


def _ability(view: SeatView, card: str) -> Words:
    """Return what a card does as an open trump, or that it does nothing."""
    trump, name = rules_of(view).trumps.get(view.cards[card].ref or ""), _named(view, card)
    if trump is None:
        return Words(f"{name.en}: no ability", f"{name.ja}：能力なし")
    return Words(f"{name.en}: {trump.ability.en}", f"{name.ja}：{trump.ability.ja}")


TRUMP_ACTIONS = (
    GameAction(
        LAY_TRUMPS,
        TITLE,
        _when,
        _make,
        key="L",
        group="table",
        form=_form,
        goes_on=True,
    ),
)


def trump_tasks(view: SeatView) -> tuple[Task, ...]:
    """Return who has still to lay trumps, or to say that they lay none."""
    return tuple(
        Task(
            f"trumps.{seat}",
            seat,
            Words(f"{one.name} lays up to two trumps", f"{one.name}は切札を2枚まで置けます"),
            (
                Choice(Words("Choose trumps", "切札を選ぶ"), action=LAY_TRUMPS),
                Choice(Words("Without trumps", "切札なし"), lay_with()),
            ),
        )
        for seat, one in enumerate(view.setting.seats)
        if awaits_trumps(view, seat)
    )
