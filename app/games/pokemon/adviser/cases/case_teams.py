"""What a case of two against two tells besides: whom an effect means, whose cards go where."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from app.core.data.value import replace
from app.games.advising.cases.case_fields import Players, several
from app.games.pokemon.adviser.cases.case_cards import Reader
from app.games.pokemon.adviser.cases.case_zones import owner_in
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Side
from app.games.pokemon.adviser.model.printed_texts import printed_text
from app.games.pokemon.cards.card_record import Card

_ABOUT = ("players", "opponents", "hands_of", "decks_of", "affects", "affected")
_DECK_OF = ("deck_of", "searches", "whose_deck", "search_deck_of")
_RETURNED = ("returned", "returns", "shuffled_in", "shuffles_in", "put_back")
_INTO = ("into_deck_of", "deck_of", "into", "to", "goal")
_EFFECT_ON = ("effect_target", "effect_on", "effect_targets", "effects_on")
_TEAM = re.compile(r"\b(?:team|pair) ?(\d+)\b|チーム ?(\d+)")


def named_players(move: Reader, players: Players, *keys: str) -> tuple[int, ...]:
    """Return the players that stand under the first of these keys that names any."""
    for key in keys:
        told = [players[one] for one in several(move.raw.get(key)) if one in _names(players)]
        if told:
            return tuple(told)
    return ()


def _names(players: Players) -> list[object]:
    return list(players)


def about(move: Reader, players: Players) -> tuple[int, ...]:
    """Return the players that an effect is said to be about."""
    return named_players(move, players, *_ABOUT)


def deck_of(move: Reader, players: Players) -> int | None:
    """Return whose deck an effect is said to use; None where that is not said."""
    told = (owner_in(move.raw.get(key), players) for key in _DECK_OF)
    return next((player for player in told if player is not None), None)


def effect_on(move: Reader) -> tuple[str, ...]:
    """Return the Pokémon that the effect of an attack is said to be put on."""
    for key in _EFFECT_ON:
        if move.raw.get(key):
            return tuple(uid for uid in several(move.raw[key]) if isinstance(uid, str))
    return ()


def cards_returned(
    move: Reader, by: int, cause: Card | None, players: Players
) -> Iterator[c.MoveCards]:
    """Yield the cards that an effect puts into decks, each with whose it is and whose deck.

    They come from the hand where the text says so, otherwise from the discard pile.
    """
    for key in _RETURNED:
        for one in move.list_of(key):
            owner = one.player("owner", players, by)
            into = (owner_in(one.raw.get(place), players) for place in _INTO)
            goal = next((player for player in into if player is not None), owner)
            card = one.first_card("card", "name")
            source = one.text("from") or _source(cause)
            yield c.MoveCards(by, (card,), source, "deck", goal, (owner,), "move", effect=True)


def _source(cause: Card | None) -> str:
    said = printed_text(cause) if cause is not None else ""
    return "hand" if "hand into" in said or "手札を" in said else "discard"


def random_pick(move: Reader, by: int, players: Players) -> Iterator[c.MoveCards]:
    """Yield that a card is picked at random from a hand, where a case tells how."""
    told = move.raw.get("random_pick", move.raw.get("random"))
    if not isinstance(told, Mapping):
        return
    pick = move.inside("random_pick" if "random_pick" in move.raw else "random")
    hidden = pick.said("backs_hidden", "hidden")
    seen = pick.said("backs_seen", "backs_visible") is True or hidden is False
    foreign = any(pick.raw.get(key) for key in ("foreign_cards", "foreign", "partners_cards"))
    yield c.MoveCards(
        by,
        (None,),
        "hand",
        "discard",
        effect=True,
        source_player=pick.player("hand_of", players, by),
        at_random=True,
        backs_seen=seen and foreign,
    )


def thrower(move: Reader, players: Players) -> int | None:
    """Return who threw the coins of a move; None where that is not said."""
    for key in ("thrown_by", "thrower", "flipped_by", "coin_by", "coins_by"):
        if isinstance(move.raw.get(key), str):
            return move.player(key, players, 0)
    for key in ("coins", "flips", "coin"):
        for one in several(move.raw.get(key)):
            if isinstance(one, Mapping) and one.get("by") in players:
                return players[str(one["by"])]
    return None


def team_named(said: str, position: Position) -> int | None:
    """Return the first player of a team that a sentence names by its number; None for none."""
    found = _TEAM.search(said.casefold())
    number = int(found[1] or found[2]) if found is not None else None
    return next((side.player for side in position.sides if side.team == number), None)


def with_shared_piles(sides: tuple[Side, ...], state: Reader) -> tuple[Side, ...]:
    """Return the sides of partners with the discard pile and Lost Zone that they share.

    Of a case that writes them for one of the two, for each of them, or for the team.
    """
    return tuple(_with_piles(side, sides, state) for side in sides)


def _with_piles(side: Side, sides: tuple[Side, ...], state: Reader) -> Side:
    team = [one for one in sides if one.team == side.team]
    told = [one.discard for one in team if one.discard is not None]
    piles = state.raw.get("discard")
    if isinstance(piles, Mapping):
        told += [state.inside("discard").cards(key) for key in _keys(piles, team)]
    lost = tuple(card for one in team for card in one.lost)
    discard = tuple(card for pile in told for card in pile) if told else None
    return replace(side, discard=discard, lost=lost)


def _keys(piles: Mapping[Any, Any], team: list[Side]) -> list[Any]:
    names = {str(team[0].team), f"team{team[0].team}", *(one.name for one in team)}
    return [key for key in piles if str(key) in names]
