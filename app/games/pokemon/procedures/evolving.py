"""Evolving a Pokémon that is pointed at, with what is in the hand for it.

The card is found by itself where one kind of card fits, and asked for where several do.
"""

from __future__ import annotations

from app.core.ids import UnitId
from app.core.intent import Step
from app.core.text.wording import bracketed
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Choosable, Form, Pick
from app.games.game_api import GameAction, Selection
from app.games.pokemon.forms.form_choices import answered
from app.games.pokemon.table import moves
from app.games.pokemon.table.printed_facts import evolves, name_of
from app.games.pokemon.table.seat_board import chosen_pokemon, hand, is_with, unit_name
from app.games.pokemon.table.titles import filled
from app.games.table_tools import base_ref, gesture, me, ref_of


def fitting(view: SeatView, unit: UnitId) -> tuple[str, ...]:
    """Return the cards in the own hand that evolve a Pokémon, one of each kind."""
    base = base_ref(view, view.units[unit])
    kinds: dict[str | None, str] = {}
    for card in hand(view):
        if evolves(ref_of(view, card), base):
            kinds.setdefault(ref_of(view, card), card)
    return tuple(kinds.values())


def _meant(view: SeatView, selection: Selection) -> UnitId:
    """Return the own Pokémon that is meant alone, during the game; empty for none."""
    units = chosen_pokemon(view, selection)
    alone = len(units) == len(selection.units) == 1 and not selection.cards
    begun = view.turn.number > 0
    return units[0] if alone and begun and is_with(view, units[0], me(view)) else ""


def _ways(view: SeatView, selection: Selection) -> tuple[str, ...]:
    unit = _meant(view, selection)
    return fitting(view, unit) if unit else ()


def _when(view: SeatView, selection: Selection) -> bool:
    return bool(_ways(view, selection))


def _make(view: SeatView, selection: Selection) -> Step | None:
    cards = _ways(view, selection)
    if len(cards) != 1:
        return None
    return gesture(moves.evolve(view, cards[0], _meant(view, selection)))


def _named(view: SeatView, selection: Selection) -> Words | None:
    cards = _ways(view, selection)
    if len(cards) != 1:
        return None
    return filled(Words("Evolve into {}", "{}に進化させる"), name_of(ref_of(view, cards[0])))


def asks(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    """Ask which card it becomes, where more than one kind fits."""
    cards = _ways(view, selection)
    if len(cards) < 2:
        return None
    unit, card = _meant(view, selection), answered(answers, "evolution", cards, "")
    return Form(
        filled(Words("Evolve {}", "{}を進化させる"), unit_name(view, unit)),
        (Pick("evolution", Words("Evolve into", "進化先"), _choices(view, cards), card),),
        Words("Evolve", "進化させる"),
        gesture(moves.evolve(view, card, unit)) if card else None,
        missing=Words("Choose the card", "カードを選んでください"),
    )


def _choices(view: SeatView, cards: tuple[str, ...]) -> tuple[Choosable, ...]:
    """Return cards by name, and by print where two of one name differ."""
    names = [name_of(ref_of(view, card)) for card in cards]
    found = []
    for card, name in zip(cards, names, strict=True):
        mark = bracketed(str(ref_of(view, card))) if names.count(name) > 1 else Words("", "")
        found.append(Choosable(card, Words(f"{name.en}{mark.en}", f"{name.ja}{mark.ja}")))
    return tuple(found)


def _lacking(view: SeatView, selection: Selection) -> Words | None:
    unit = _meant(view, selection)
    if not unit or fitting(view, unit):
        return None
    no_card = Words("No card in your hand evolves {}.", "手札に{}から進化するカードがありません。")
    return filled(no_card, unit_name(view, unit))


ACTIONS: tuple[GameAction, ...] = (
    GameAction(
        "evolve_from_hand",
        Words("Evolve from the hand", "手札から進化させる"),
        _when,
        _make,
        "E",
        "unit",
        _named,
        form=asks,
        lacking=_lacking,
    ),
)
