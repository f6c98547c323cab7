"""What a case tells of this turn as a list of moves, or only by the cards that were played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from app.core.data.value import replace
from app.games.advising.cases.case_fields import Players
from app.games.pokemon.adviser.cases.case_cards import Reader
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.known_cards import is_energy, is_trainer, kind
from app.games.pokemon.adviser.model.turn_record import Turn

_LISTS = ("log", "moves", "actions", "done", "history", "events", "plays")
_PAST = ("actions", "moves", "this_turn")
PLAYED = ("played", "cards_played", "played_cards")


def with_log(
    turn: Turn, state: Reader, players: Players, read_move: Callable[[Reader], Iterable[p.Play]]
) -> Turn:
    """Return a turn with the moves that a case lists for it, in their order, and their counts."""
    if turn.number <= 0:
        return turn
    plays = tuple(play for one in _moves(state) for play in read_move(one))
    in_force = tuple(_in_force(state, players, turn.player))
    if not plays and not in_force:
        return turn
    used = dict(turn.used)
    for key in map(_counts_as, plays):
        if key:
            used[key] = used.get(key, 0) + 1
    return replace(turn, plays=(*turn.plays, *plays, *in_force), used=tuple(sorted(used.items())))


def _moves(state: Reader) -> Iterator[Reader]:
    for key in _LISTS:
        yield from _with_type(state.inside("this_turn"), key)
    for key in _PAST:
        yield from _with_type(state.inside("log"), key)


def _with_type(place: Reader, key: str) -> Iterator[Reader]:
    yield from (one for one in place.list_of(key) if "type" in one.raw)


def _in_force(state: Reader, players: Players, player: int) -> Iterator[p.Play]:
    """Yield the Trainers whose effects a case says are in force, of whose turn it is."""
    for one in state.list_of("effects"):
        card = one.first_card("card", "source")
        if is_trainer(card) and one.player("by", players, player) == player:
            yield c.PlayTrainer(player, card)


def _counts_as(play: p.Play) -> str:
    """Return what a play uses up in a turn; "" for nothing."""
    if isinstance(play, c.PlayTrainer):
        return "supporter" if kind(play.card) == "supporter" else ""
    if isinstance(play, p.AttachCard):
        return "energy" if is_energy(play.card) and play.manual else ""
    if isinstance(play, c.PlayStadium):
        return "stadium"
    if isinstance(play, p.Retreat):
        return "retreat"
    return "attack" if isinstance(play, p.Attack) else ""


def cards_played(said: Reader, player: int) -> Iterator[p.Play]:
    """Yield what was played this turn, of a list of cards of any kind."""
    for key in PLAYED:
        for card in said.some_cards(key):
            if kind(card) == "stadium":
                yield c.PlayStadium(player, card)
            elif is_trainer(card):
                yield c.PlayTrainer(player, card)
