"""Draws, searches, looks and cards taken back of a case file, as plays."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.advising.cases.case_fields import Players
from app.games.pokemon.adviser.cases.case_cards import Reader
from app.games.pokemon.adviser.cases.case_zones import (
    owner_in,
    whose_pile,
    zone_called,
    zone_under,
)
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.cards.card_record import Card

FOR_THE_TURN = ("turn", "turn_start", "turn start", "start", "start of turn", "draw step")
IN_PLAY = ("attached", "active", "bench", "stage", "stadium")


def draw(move: Reader, by: int, _position: Position, _players: Players) -> Iterator[p.Play]:
    """Yield a draw with its reason: "turn", "mulligan", "opening"; "effect" where one is named."""
    reason = move.text("reason").casefold()
    if reason in FOR_THE_TURN:
        reason = "turn"
    elif "mulligan" in reason or "extra" in reason:
        reason = "mulligan"
    elif any(word in reason for word in ("opening", "setup", "initial", "starting", "first hand")):
        reason = "opening"
    elif not reason and (move.by_effect() or move.one_of("card", "ability", "attack", "with")):
        reason = "effect"
    announced = move.said("announced", "announce", "said")
    yield c.DrawCards(by, move.number("count", 1), reason, announced=announced)


def begin_turn(move: Reader, by: int, position: Position, players: Players) -> Iterator[p.Play]:
    """Yield the beginning of a turn: of `player`, or of whoever does it."""
    whose = move.player("player", players, move.player("to", players, by))
    if position.sides and not any(move.raw.get(key) for key in ("by", "player", "to")):
        whose = position.next_player()
    yield t.BeginTurn(by, whose)


# -- searching ---------------------------------------------------------------------------------


def searched(move: Reader, by: int, cause: Card | None) -> Iterator[p.Play]:
    """Yield the search of a Trainer or Ability, where a case says how it was done."""
    shown = move.said("shown", "reveal", "revealed", "show")
    shuffled = move.said("shuffled", "shuffle")
    if shown is not None or shuffled is not None:
        yield c.Search(by, cause, zone_under(move, "zone", usual="deck"), shown, shuffled)


def search(move: Reader, by: int, _position: Position, players: Players) -> Iterator[p.Play]:
    """Yield a search of a pile; what is not said of it is taken as done."""
    shown = move.said("shown", "reveal", "revealed", "show")
    shuffled = move.said("shuffled", "shuffle")
    cause = move.first_card("cause", "with", "using", "effect")
    zone = zone_under(move, "zone", "in", usual="deck")
    told = (owner_in(move.raw.get(key), players) for key in ("of", "whose", "zone", "deck_of"))
    whose = next((player for player in told if player is not None), None)
    yield c.Search(by, cause, zone, shown, shuffled, whose)


# -- looking -----------------------------------------------------------------------------------


def look(move: Reader, by: int, position: Position, players: Players) -> Iterator[p.Play]:
    """Yield a look at a hidden zone: `zone`, and `of` whom."""
    zone, whose = _hidden_zone(move, by, position, players)
    yield c.LookAt(by, zone, whose, move.number("count", 0), move.by_effect())


def reveal(move: Reader, by: int, position: Position, players: Players) -> Iterator[p.Play]:
    """Yield that cards are shown to everybody."""
    zone, whose = _hidden_zone(move, by, position, players)
    yield c.Reveal(by, zone, whose, move.number("count", 0), move.by_effect())


def turn_up(move: Reader, by: int, position: Position, players: Players) -> Iterator[p.Play]:
    """Yield that cards are turned face up."""
    zone, whose = _hidden_zone(move, by, position, players)
    if move.by_effect():
        yield c.Reveal(by, zone, whose, 0, effect=True)
    else:
        yield c.TurnUp(by, zone, whose, move.said("up") is not False)


def _hidden_zone(
    move: Reader, by: int, position: Position, players: Players
) -> tuple[str, int | None]:
    """Return the zone meant ("hand", "prizes", ...) and whose it is."""
    places = ("zone", "at", "what", "from", "cards")
    written = move.one_of(*places)
    owner = next(
        (key for key in ("of", "player", "owner", "whose", "target") if key in move.raw), None
    )
    whose: int | None = move.player(owner, players, by) if owner is not None else by
    named = owner_in(written, players)
    if owner is None and named is not None:
        whose = named
    if owner is None and "opponent" in written.casefold():
        foe = position.foe(by)
        whose = foe.player if foe is not None else None
    return zone_under(move, *places, usual="hand"), whose


# -- taking back -------------------------------------------------------------------------------


def take_back(move: Reader, by: int, position: Position, players: Players) -> Iterator[p.Play]:
    """Yield that something goes back to the hand, or where `to` says: a card, or a Pokémon."""
    goal = zone_under(move, "to", "goal", usual="hand")
    card, effect = move.first_card("card", "energy", "tool"), move.by_effect()
    place = move.one_of("uid", "unit", "from", "pokemon", "source")
    owner = move.player("owner", players, by)
    pile = whose_pile(move, players)
    to = owner if pile is None else pile
    if position.mon(place) is None:
        zone = zone_called(place)
        source = zone if zone in IN_PLAY else "stage"
        yield c.MoveCards(by, (card,), source, goal, to, (owner,), "move", effect)
    elif card is None:
        yield p.LeavePlay(by, place, goal, "move", effect, pile)
    else:
        yield p.Detach(by, place, card, goal, "move", owner, to, effect)
