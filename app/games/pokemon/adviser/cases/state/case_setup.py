"""What a case says of a setup: who said what, mulligans, extra cards, what was done in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from app.core.card import Mark
from app.core.text.words import Words
from app.games.advising.cases.case_fields import Players
from app.games.pokemon.adviser.cases.case_cards import Reader
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.case_marks import NOTHING_DOWN, SETTING_UP
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.tasks.setup_marks import HAS_BASIC, NO_BASIC, READY

PRIZES = {"half": "3", "limited": "4"}
"""Prizes by the format of the deck, where it is not the usual number."""


def prize_number(state: Reader, options: Mapping[str, str], usual: int) -> int:
    """Return how many Prizes a case plays with: its option, or what its format says."""
    said = options.get("prizes") or PRIZES.get(state.text("format", ""), "")
    return int(said) if said.isdecimal() else usual


def marks_of(player: Reader) -> Iterator[Mark]:
    """Yield what a player of a case said of the setup, as the marks of a table."""
    for key in (HAS_BASIC, NO_BASIC, READY):
        if player.raw.get(key) is True:
            yield Mark(key)
    if player.raw.get("ready") is False:
        yield Mark(SETTING_UP)
    if player.raw.get("active") == []:
        yield Mark(NOTHING_DOWN)


# -- what was done before -------------------------------------------------------------------------


def rounds(past: Reader, players: Players) -> tuple[tuple[int, ...], ...]:
    """Return the mulligans round by round: a list of rounds, or how many each had alone.

    Raises CaseError.
    """
    written = past.raw.get("mulligans", [])
    if isinstance(written, Mapping):
        return tuple(
            (players[name],)
            for name, number in written.items()
            if name in players and isinstance(number, int)
            for _ in range(min(number, 60))
        )
    if not isinstance(written, list):
        raise past.error(
            "mulligans", Words("must be a list of rounds", "ラウンドのリストが必要です")
        )
    if "mulligans" in past.raw and not written:
        return ((),)  # it is told that nobody had one
    several = ([one] if isinstance(one, str) else one for one in written)
    return tuple(
        tuple(players[name] for name in one if isinstance(name, str) and name in players)
        for one in several
        if isinstance(one, list)
    )


def done_before(
    state: Reader, players: Players, past_moves: Callable[[Reader], Any]
) -> list[p.Play]:
    """Return what a case says was done in the setup, in the order of the rules.

    `past_moves` reads one move of a list "setup" of the log.
    """
    past, now = state.inside("log"), state.inside("this_turn")
    found: list[p.Play] = []
    for place in (past, now):
        found += [
            c.ShuffleZone(seat, "deck", seat) for seat in _named(place, "shuffled", players, state)
        ]
        found += _announced(place, players)
        for key in ("setup", "draws"):
            found += [play for one in place.list_of(key) for play in past_moves(one)]
        for key in ("extra_draws", "extra_draw", "extra_cards", "drew_extra", "extra_drawn"):
            found += [
                c.DrawCards(seat, number, "mulligan", announced=True)
                for seat, number in _numbers(place, key, players, state)
            ]
    return found


def _named(place: Reader, key: str, players: Players, state: Reader) -> list[int]:
    """Return the players a log names: by name, {name: true}, or true for whose turn it is."""
    written = place.raw.get(key)
    if written is True:
        return [_mover(state, players)]
    if isinstance(written, Mapping):
        written = [name for name, said in written.items() if said]
    if isinstance(written, str):
        written = [written]
    names = written if isinstance(written, list) else []
    return [players[name] for name in names if isinstance(name, str) and name in players]


def _numbers(place: Reader, key: str, players: Players, state: Reader) -> list[tuple[int, int]]:
    written = place.raw.get(key)
    if isinstance(written, list) and any(isinstance(one, Mapping) for one in written):
        told = ((one.text("by"), one.number("count", 1)) for one in place.list_of(key))
        return [(players[name], number) for name, number in told if name in players]
    if isinstance(written, Mapping):
        pairs = [(name, number) for name, number in written.items() if name in players]
        return [(players[name], number) for name, number in pairs if isinstance(number, int)]
    if isinstance(written, int) and written:
        return [(_mover(state, players), int(written))]
    return [(seat, 1) for seat in _named(place, key, players, state)]


def _mover(state: Reader, players: Players) -> int:
    return state.inside("turn").player("player", players, 0)


def _announced(place: Reader, players: Players) -> Iterator[p.Play]:
    for key in ("announced", "said", "announcements"):
        written = place.raw.get(key)
        if isinstance(written, list):
            written = {name: HAS_BASIC for name in written if isinstance(name, str)}
        if isinstance(written, Mapping):
            for name, told in written.items():
                if name in players:
                    yield t.Announce(players[name], verb_of(told))


# -- moves ----------------------------------------------------------------------------------------


def verb_of(told: Any) -> str:
    """Return what a player says, as the mark a table has for it."""
    if isinstance(told, bool):
        return HAS_BASIC if told else NO_BASIC
    text = str(told).casefold().replace("_", " ").replace("-", " ")
    if "ready" in text:
        return READY
    if "draw" in text or "extra" in text:
        return "extra_draw"
    denies = text.startswith(("no ", "none", "without", "mulligan")) or " no " in text
    return NO_BASIC if denies or "no basic" in text or "don't" in text else HAS_BASIC


def announce(move: Reader, by: int, _position: Position, _players: Players) -> Iterator[p.Play]:
    """Yield that a player says something: of the hand, of being ready, of extra cards."""
    told = next(
        (move.raw[key] for key in ("say", "says", "what", "basic", "text") if key in move.raw),
        move.text("type"),
    )
    yield t.Announce(by, verb_of(told), number=move.number("number", move.number("count", 0)))


def _saw(move: Reader, by: int, players: Players) -> tuple[int, ...] | None:
    """Return the players that a hand was shown to, where they are named."""
    for key in ("shown_to", "revealed_to", "shows_to", "shown", "revealed"):
        written = move.raw.get(key)
        if isinstance(written, list):
            return tuple(players[one] for one in written if one in players)
        if isinstance(written, str):
            everybody = written.casefold() in ("all", "everybody", "everyone")
            others = tuple(seat for seat in players.values() if seat != by)
            return others if everybody else move.players_under((key,), players)
    return None


def mulligan(move: Reader, by: int, position: Position, players: Players) -> Iterator[p.Play]:
    """Yield that a hand goes back for a new one; or is kept, where the case says so."""
    if move.said("redraw", "redraws", "taken", "mulligan") is False:
        yield t.Announce(by, HAS_BASIC)
        return
    hand = move.cards("hand") if "hand" in move.raw else position.side(by).hand
    shown = move.said("revealed", "reveal", "shown", "show")
    saw = _saw(move, by, players)
    yield c.Redraw(by, shown, hand, move.how_many("number", "count"), saw)
    drawn = move.how_many("draw", "draws", "drawn", "drew", "new_hand")
    if drawn is not None:
        if move.said("shuffled", "shuffle") is not False:
            yield c.ShuffleZone(by, "deck", by)
        yield c.DrawCards(by, drawn, "opening")


def keep(_move: Reader, by: int, _position: Position, _players: Players) -> Iterator[p.Play]:
    """Yield that a player keeps the opening hand."""
    yield t.Announce(by, HAS_BASIC)


def start(_move: Reader, by: int, position: Position, _players: Players) -> Iterator[p.Play]:
    """Yield that the setup is over and the first turn begins."""
    yield t.BeginTurn(by, position.first)


def active(move: Reader, by: int, _position: Position, _players: Players) -> Iterator[p.Play]:
    """Yield that a card is put into the Active Spot."""
    cards = move.cards("cards") or (move.first_card("card", "active"),)
    yield c.PutDown(by, cards, "active", by, "hand", up=bool(face_up(move)))


def place(move: Reader, by: int, _position: Position, _players: Players) -> Iterator[p.Play]:
    """Yield a whole setup: Active Pokémon, Bench and Prizes, as far as they are written."""
    for spot in ("active", "bench"):
        cards = move.cards(spot)
        if cards:
            yield c.PutDown(by, cards, spot, by, "hand", up=bool(face_up(move)))
    prizes = move.how_many("prizes")
    if prizes is not None:
        yield c.SetPrizes(by, prizes)


def set_prizes(move: Reader, by: int, _position: Position, _players: Players) -> Iterator[p.Play]:
    """Yield that Prizes are set out; "face_up" may be a number of them."""
    said = move.raw.get("face_up", move.raw.get("up"))
    shown = said if isinstance(said, int) else face_up(move)
    count = move.how_many("count", "prizes", "cards", "number")
    yield c.SetPrizes(by, 6 if count is None else count, up=bool(shown))


def face_up(move: Reader) -> bool | None:
    """Return whether a move says that cards are put down face up; None where it does not say."""
    said = move.said("face_up", "up", "open")
    if said is None and isinstance(move.raw.get("face_down"), bool):
        return not move.raw["face_down"]
    face = move.raw.get("face")
    return face == "up" if said is None and isinstance(face, str) else said


def looked_over(
    _move: Reader, _by: int, _position: Position, _players: Players
) -> Iterator[p.Play]:
    """Yield that nothing is done: what stands there is looked at."""
    yield p.Standing()
