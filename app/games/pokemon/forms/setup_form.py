"""What is asked while setting up: who begins where, and how many cards a mulligan is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.core.intent import Procedure
from app.core.text.wording import labelled, number
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Choosable, Form, FormField, Number, Pick, Ticks
from app.games.game_api import Selection
from app.games.pokemon.procedures.mulligans import owed, pairs_up
from app.games.pokemon.procedures.setup_steps import needs_all_actives
from app.games.pokemon.table.printed_facts import name_of
from app.games.pokemon.table.seat_board import actives, bench_size, free_spots
from app.games.pokemon.tasks.setup_marks import has_prizes, prize_number, put_down
from app.games.pokemon.tasks.starters import for_active, for_bench
from app.games.table_tools import chosen, count, me, own, ref_of, units_in, zone_of

ACTIVE = Words("Active Pokémon", "バトルポケモン")
SECOND = Words("Second Active Pokémon", "2匹目のバトルポケモン")
NONE = "none"
"""What is chosen where an Active Spot is to stay free."""
PUT_DOWN = Words("Put down", "ウラ向きで置く")
_WHO_LEADS = Words("Choose the Active Pokémon.", "バトルポケモンを選んでください。")
_WHICH = Words("Choose the Pokémon to put down.", "置くポケモンを選んでください。")


def put_down_form(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    """Ask which Pokémon begin in the Active Spot and on the Bench, and how many Prizes there are.

    Nothing is asked where cards of the hand are selected: the first is the Active Pokémon, the
    others go to the Bench.
    """
    if view.turn.number or any(zone_of(view, ref) == own(view, "hand") for ref in selection.cards):
        return None
    there = bool(put_down(view, "active", me(view)))
    free = free_spots(view, me(view))
    candidates = for_active(view) if free else ()
    active = _actives(view, candidates, answers)
    benched = tuple(card for card in for_bench(view) if card not in active)
    if needs_all_actives(view) and len(active) < free:
        benched = ()
    begun = bool(actives(view, me(view)))
    if not (candidates or (begun and (benched or not has_prizes(view, me(view))))):
        return None
    ticked = tuple(card for card in answers.get("bench", "").split(",") if card in benched)
    fields: list[FormField] = list(_spots(view, candidates, active))
    if benched:
        fields.append(Ticks("bench", Words("Bench", "ベンチ"), _named(view, benched), ticked))
    arguments: tuple[tuple[str, str], ...] = (
        ("active", ",".join(active)),
        ("bench", ",".join(ticked)),
    )
    if not has_prizes(view, me(view)):
        prizes = _number(answers, "prizes", prize_number(view))
        most = count(view, own(view, "deck"))
        fields.append(Number("prizes", Words("Prizes", "サイド"), prizes, most=most))
        arguments = (*arguments, ("prizes", str(prizes)))
    # A partner may leave both Active Spots to the other (TV021).
    led = there or not free or bool(active) or answers.get("active") == NONE
    # With the Prizes set out nothing would happen.
    ready = led and bool(active or ticked or not has_prizes(view, me(view)))
    return Form(
        Words("Put down for the start", "対戦の準備をする"),
        tuple(fields),
        PUT_DOWN,
        Procedure("setup_place", arguments) if ready else None,
        (_benched(view, len(ticked)),) if benched else (),
        None if ready else _WHICH if led else _WHO_LEADS,
    )


def _actives(view: SeatView, candidates: Sequence[str], answers: Answers) -> tuple[str, ...]:
    """Return who is chosen for each Active Spot; where one alone may be, that one."""
    if not candidates:
        return ()
    asked = answers.get("active", "")
    alone = len(candidates) == 1 and asked != NONE
    first = asked if asked in candidates else candidates[0] if alone else ""
    second = ""
    if first and free_spots(view, me(view)) > 1:
        # Who leaves a Spot free gives up the Bench: that is chosen, and nothing that slips by.
        others = [card for card in candidates if card != first]
        usual = "" if pairs_up(view) else next(iter(others), "")
        second = answers.get("second") or usual
    return tuple(dict.fromkeys(card for card in (first, second) if card in candidates))


def _spots(
    view: SeatView, candidates: Sequence[str], active: tuple[str, ...]
) -> Iterator[FormField]:
    """Yield a field for each free Active Spot; a second one may stay free."""
    if not candidates:
        return
    none = Choosable(NONE, Words("No Pokémon", "なし"))
    leaves = (none,) if pairs_up(view) else ()
    yield Pick("active", ACTIVE, (*_named(view, candidates), *leaves), next(iter(active), ""))
    others = tuple(card for card in candidates if card not in active[:1])
    if active and others and free_spots(view, me(view)) > 1:
        second = next(iter(active[1:]), NONE)
        yield Pick("second", SECOND, (*_named(view, others), none), second)


def _named(view: SeatView, cards: Sequence[str]) -> tuple[Choosable, ...]:
    return tuple(Choosable(card, name_of(ref_of(view, card))) for card in cards)


def _benched(view: SeatView, more: int) -> Words:
    """Return how many will be on the Bench, of how many places."""
    there = len(units_in(view, own(view, "bench"))) + more
    places = f"{number(there)}/{number(bench_size(view))}"
    return labelled(Words("Bench", "ベンチ"), places)


def _number(answers: Answers, key: str, usual: int) -> int:
    text = answers.get(key, "")
    return int(text) if text.isdecimal() and len(text) < 4 else usual


def extra_draw_form(view: SeatView, _selection: Selection, answers: Answers) -> Form | None:
    """Ask how many cards to draw for the opponent's mulligans: none, or up to one for each."""
    most = owed(view, me(view))
    if most < 1:
        return None
    drawn = _number(answers, "number", most)
    return Form(
        Words("Draw for the opponent's mulligans", "相手のマリガン分を引く"),
        (Number("number", Words("Cards to draw", "枚数"), drawn, most=most),),
        Words("Draw", "引く"),
        Procedure("extra_draw", (("number", str(drawn)),)),
    )


def selected_in_hand(view: SeatView, selection: Selection) -> tuple[str, ...]:
    """Return the selected cards of the own hand."""
    return tuple(ref for ref in chosen(view, selection) if zone_of(view, ref) == own(view, "hand"))
