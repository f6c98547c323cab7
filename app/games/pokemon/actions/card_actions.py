"""What the menu of a card offers: where to put it, what to play it as."""

from __future__ import annotations

from app.core.data.value import replace
from app.core.ids import zone_name
from app.core.intent import Face, Step
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Asks, Form
from app.games.game_api import GameAction, Selection
from app.games.pokemon.actions import joining_cards
from app.games.pokemon.forms import opponent_form, way_form
from app.games.pokemon.table import moves, prize_cards
from app.games.pokemon.table.printed_facts import is_basic, kind, name_of
from app.games.pokemon.table.seat_board import is_with
from app.games.table_tools import (
    Does,
    Steps,
    chosen_units,
    chosen_zone,
    find,
    gesture,
    loose,
    me,
    offer,
    own,
    owner_of,
    ref_of,
    zone_of,
)
from app.games.zone_actions.common_actions import show_action


def _to_pile(name: str, at: int = 0, verb: str = "move") -> Does:
    """Return what puts cards and whole Pokémon in their owners' piles."""

    def does(view: SeatView, selection: Selection) -> Steps:
        cards, units = _taken(view, selection), chosen_units(view, selection)
        if name == "hand" and cards and {zone_of(view, ref) for ref in cards} == {_prizes(view)}:
            return prize_cards.take(view, cards, me(view))
        return (
            *moves.put_cards(view, cards, name, at, verb),
            *moves.put_units(view, units, name, at, verb),
        )

    return does


def _prizes(view: SeatView) -> str:
    return own(view, "prizes")


def _taken(view: SeatView, selection: Selection) -> tuple[str, ...]:
    """Return the cards selected; of an open pile that is pointed at, the top one."""
    zone = chosen_zone(view, selection)
    if not selection.cards and not selection.units and zone_name(zone) in ("discard", "lost"):
        return view.cards_in(zone)[:1]
    return loose(view, selection)


def _from_top(view: SeatView, selection: Selection, title: Words) -> Words | None:
    """Return the title with the card's name where it is the top one of a pile."""
    if selection.cards or selection.units:
        return None
    for card in _taken(view, selection):
        name = name_of(ref_of(view, card))
        return Words(f"{title.en}: {name.en}", f"{title.ja}：{name.ja}")
    return None


def _to_prizes(view: SeatView, selection: Selection) -> Steps:
    cards = [ref for ref in loose(view, selection) if _zone(view, ref) != "prizes"]
    return moves.put_cards(view, cards, "prizes", -1, "set_prizes")


def _shuffle_in(view: SeatView, selection: Selection) -> Steps:
    """Shuffle into the own deck, a partner's card into the partner's; others do that themselves."""
    team = view.setting.partners(me(view))
    cards = [ref for ref in _taken(view, selection) if owner_of(view, ref) in team]
    units = [unit for unit in chosen_units(view, selection) if is_with(view, unit, me(view))]
    return moves.shuffle_in(view, cards, units)


def _discard(view: SeatView, selection: Selection) -> Steps:
    return (
        *moves.put_cards(view, loose(view, selection), "discard", 0, "discard"),
        *moves.put_units(view, chosen_units(view, selection), "discard", 0, "discard"),
    )


def _zone(view: SeatView, ref: str) -> str:
    return zone_name(zone_of(view, ref))


def _to_bench(view: SeatView, selection: Selection) -> Steps:
    if _bench_basic(view, selection):
        return ()
    cards, units = _taken(view, selection), chosen_units(view, selection)
    return (*moves.bench_cards(view, cards), *moves.bench_units(view, units))


def _bench_basic(view: SeatView, selection: Selection) -> Steps:
    """Bench the Basic Pokémon of a hand: what a double click means (seed 000 §6.2)."""
    cards = loose(view, selection)
    basics = all(is_basic(ref_of(view, ref)) and _zone(view, ref) == "hand" for ref in cards)
    return moves.bench_cards(view, cards) if basics and not selection.units else ()


def _to_stadium(view: SeatView, selection: Selection) -> Steps:
    for ref in loose(view, selection):
        return moves.place_stadium(view, ref)
    return ()


def _play(view: SeatView, selection: Selection) -> Steps:
    return _playing(view, selection, finish=False)


def _play_and_discard(view: SeatView, selection: Selection) -> Steps:
    return _playing(view, selection, finish=True)


def _playing(view: SeatView, selection: Selection, *, finish: bool) -> Steps:
    """Play Trainers; those played before are done by then, and go to the discard pile."""
    steps: list[Step] = []
    stadium = False
    for ref in loose(view, selection):
        what = kind(ref_of(view, ref))
        if not moves.is_played(view, ref) or what == "tool" or (what == "stadium" and stadium):
            continue
        stadium = stadium or what == "stadium"
        steps.extend(moves.play(view, ref, finish=finish))
    return (*moves.tidy(view), *steps) if steps else ()


def _turn_over(view: SeatView, selection: Selection) -> Steps:
    units = chosen_units(view, selection)
    refs = [view.units[unit].base for unit in units]
    refs += [ref for ref in loose(view, selection) if _zone(view, ref) != "hand"]
    refs = list(dict.fromkeys(refs))
    if not refs:
        return ()
    first = find(view, refs[0])
    up = not (first is not None and first.up)
    there = [ref for ref in refs if _faces(view, ref) != up]
    return (Face(tuple(there), up),)


def _faces(view: SeatView, ref: str) -> bool:
    card = find(view, ref)
    return card is not None and card.up


def _going(name: str, title: Words, does: Does, key: str) -> GameAction:
    """Return an action that may take the top card of an open pile, and then says which it is."""

    def naming(view: SeatView, selection: Selection) -> Words | None:
        return _from_top(view, selection, title)

    return offer(name, title, does, key, named=naming)


def _placing(
    name: str, title: Words, does: Does, key: str, asks: Asks = way_form.asks_stadium
) -> GameAction:
    """Return an action that may play a Stadium, and then asks which one it replaces."""

    def when(view: SeatView, selection: Selection) -> bool:
        return bool(does(view, selection) or way_form.stadium_asked(view, selection))

    def make(view: SeatView, selection: Selection) -> Step | None:
        return gesture(does(view, selection))

    return GameAction(name, title, when, make, key, form=asks)


def _asks_play(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    """Ask which Stadium makes way, or whom a Trainer means."""
    stadium = way_form.asks_stadium(view, selection, answers)
    return stadium or opponent_form.asks_play(view, selection, answers)


ACTIONS: tuple[GameAction, ...] = (
    _placing("play", Words("Play", "使う"), _play, "I", _asks_play),
    replace(
        offer(
            "play_and_discard",
            Words("Play and discard", "使ってトラッシュ"),
            _play_and_discard,
            "Shift+I",
        ),
        form=opponent_form.asks_play_and_discard,
    ),
    offer("evolve", Words("Evolve", "進化させる"), joining_cards.evolve, "E"),
    offer("bench_basic", Words("To the Bench", "ベンチへ"), _bench_basic, "B"),
    offer("attach", Words("Attach", "つける"), joining_cards.attach, "Q"),
    offer(
        "attach_other",
        Words("Attach anyway", "制限を無視してつける"),
        joining_cards.attach_other,
        "Q",
    ),
    offer(
        "attach_by_effect",
        Words("Attach by an effect", "効果でつける"),
        joining_cards.attach_by_effect,
        "Shift+Q",
    ),
    offer("tuck", Words("Put under the Pokémon", "ポケモンの下に置く"), joining_cards.tuck),
    _going("to_hand", Words("To the hand", "手札へ"), _to_pile("hand", -1), "H"),
    _going("to_bench", Words("To the Bench", "ベンチへ"), _to_bench, "B"),
    GameAction(
        "to_active",
        Words("To the Active Spot", "バトル場へ"),
        way_form.may_come,
        lambda view, selection: gesture(way_form.to_active(view, selection)),
        "A",
        form=way_form.asks_active,
    ),
    _placing("to_stadium", Words("Play as Stadium", "スタジアムに出す"), _to_stadium, "G"),
    offer("to_discard", Words("Discard", "トラッシュへ"), _discard, "X"),
    _going("to_lost", Words("To the Lost Zone", "ロストゾーンへ"), _to_pile("lost"), "L"),
    offer("to_prizes", Words("Set as Prize", "サイドに置く"), _to_prizes, "P"),
    _going(
        "to_deck_top",
        Words("On top of the deck", "山札の上へ"),
        _to_pile("deck", 0, "return"),
        "Ctrl+Up",
    ),
    _going(
        "to_deck_bottom",
        Words("To the bottom of the deck", "山札の下へ"),
        _to_pile("deck", -1, "return"),
        "Ctrl+Down",
    ),
    _going(
        "shuffle_in", Words("Shuffle into the deck", "山札に戻して切る"), _shuffle_in, "Shift+S"
    ),
    offer("turn_over", Words("Turn over", "裏返す"), _turn_over, "F"),
    show_action(),
)
