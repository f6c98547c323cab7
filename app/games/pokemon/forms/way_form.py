"""The forms that ask who makes way: of several Active Pokémon, and of several Stadiums in play.

Both ask only where there is something to choose.
"""

from __future__ import annotations

from collections.abc import Callable

from app.core.ids import SeatId, UnitId
from app.core.intent import Step
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Choosable, Form, Pick
from app.games.game_api import Selection
from app.games.pokemon.forms.form_choices import answered, choosable
from app.games.pokemon.table import moves, promoting
from app.games.pokemon.table.printed_facts import kind, name_of
from app.games.pokemon.table.seat_board import is_active, unit_name
from app.games.pokemon.table.titles import filled
from app.games.table_tools import (
    Steps,
    chosen_units,
    gesture,
    loose,
    owner_of,
    ref_of,
    side,
)

# -- an Active Spot -------------------------------------------------------------------------------


def _that_comes(view: SeatView, selection: Selection) -> tuple[UnitId, str]:
    """Return the Pokémon, or else the card, that is to come to an Active Spot."""
    for unit in chosen_units(view, selection):
        if not is_active(view, unit):
            return unit, ""
    return "", next(iter(loose(view, selection)), "")


def to_active(view: SeatView, selection: Selection, instead: UnitId = "") -> Steps:
    """Return what brings the selected Pokémon to an Active Spot, for `instead` if all are taken."""
    unit, ref = _that_comes(view, selection)
    if unit:
        return promoting.promote_unit(view, unit, instead)
    return promoting.promote_card(view, ref, instead) if ref else ()


def _making_way(view: SeatView, selection: Selection) -> tuple[UnitId, ...]:
    """Return the Active Pokémon of which one makes way; none where that is nobody's choice."""
    unit, ref = _that_comes(view, selection)
    if not unit and not ref:
        return ()
    seat: SeatId = side(view, unit) if unit else owner_of(view, ref)
    there = promoting.giving_way(view, seat)
    return there if len(there) > 1 and to_active(view, selection, there[0]) else ()


def may_come(view: SeatView, selection: Selection) -> bool:
    """Whether something is selected that can come to an Active Spot."""
    return bool(to_active(view, selection) or _making_way(view, selection))


def asks_active(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    """Ask which of several Active Pokémon makes way; whoever's they are chooses (BR234)."""
    among = _making_way(view, selection)
    if not among:
        return None
    unit, ref = _that_comes(view, selection)
    name = unit_name(view, unit) if unit else name_of(ref_of(view, ref))
    return _form(
        filled(Words("{} to the Active Spot", "{}をバトル場へ"), name),
        Words("Goes to the Bench", "ベンチへ"),
        choosable(view, among),
        Words("Change places", "入れ替える"),
        answers,
        lambda instead: gesture(to_active(view, selection, instead)),
    )


# -- a Stadium ------------------------------------------------------------------------------------


def _played(view: SeatView, ref: str, instead: UnitId) -> Step | None:
    placed = moves.place_stadium(view, ref, instead)
    tidied = moves.tidy(view) if moves.is_played(view, ref) else ()
    return gesture((*tidied, *placed)) if placed else None


def stadium_asked(view: SeatView, selection: Selection) -> str:
    """Return the one Stadium card selected where it is to be chosen what it replaces; else ""."""
    cards = loose(view, selection)
    if len(cards) != 1 or kind(ref_of(view, cards[0])) != "stadium":
        return ""
    asked = len(moves.replaced_stadiums(view)) > 1 and not moves.place_stadium(view, cards[0])
    return cards[0] if asked else ""


def asks_stadium(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    """Ask which of several Stadiums a new one replaces (BR065); None where that is plain."""
    ref = stadium_asked(view, selection)
    if not ref:
        return None
    among = tuple(Choosable(unit, unit_name(view, unit)) for unit in moves.replaced_stadiums(view))
    return _form(
        filled(Words("Stadium: {}", "スタジアム：{}"), name_of(ref_of(view, ref))),
        Words("Replaces", "トラッシュするスタジアム"),
        among,
        Words("Replace it", "入れ替える"),
        answers,
        lambda instead: _played(view, ref, instead),
    )


def _form(
    title: Words,
    asked: Words,
    among: tuple[Choosable, ...],
    done: Words,
    answers: Answers,
    does: Callable[[UnitId], Step | None],
) -> Form:
    instead = answered(answers, "instead", [one.id for one in among], "")
    return Form(
        title,
        (Pick("instead", asked, among, instead),),
        done,
        does(instead) if instead else None,
        missing=Words("Choose what makes way", "入れ替えるカードを選んでください"),
    )
