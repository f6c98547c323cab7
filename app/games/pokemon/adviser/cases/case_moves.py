"""Moves of a case file, in plain words, as plays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.cards.name_keys import name_key
from app.games.advising.cases.case_fields import Players
from app.games.advising.cases.case_vocabulary import Reading, plays_written
from app.games.pokemon.adviser.cases import case_board as board
from app.games.pokemon.adviser.cases import case_claims as claims
from app.games.pokemon.adviser.cases import case_conditions as conditions
from app.games.pokemon.adviser.cases import case_evolving as evolving
from app.games.pokemon.adviser.cases import case_fighting as fighting
from app.games.pokemon.adviser.cases import case_hidden as hidden
from app.games.pokemon.adviser.cases.case_cards import Reader
from app.games.pokemon.adviser.cases.case_players import CHOSEN
from app.games.pokemon.adviser.cases.case_zones import source_of, zone_under
from app.games.pokemon.adviser.cases.state import case_setup as setting_up
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.cards.card_record import Card


def move_plays(move: Reader, position: Position, players: Players) -> tuple[p.Play, ...]:
    """Return the plays of one move that is told of a position. Raises CaseError."""
    return plays_written(move, position, players, position.turn.player, MOVES)


# -- moves --------------------------------------------------------------------------------------


def _put(move: Reader, by: int, position: Position, players: Players) -> Iterator[p.Play]:
    cards: tuple[Card | None, ...] = move.cards("cards") or (move.first_card("card"),)
    spot = zone_under(move, "to", "spot", "zone")
    whose = move.player("side", players, by)
    up = setting_up.face_up(move)
    yield c.PutDown(
        by,
        cards,
        "active" if spot == "active" else "bench",
        whose,
        source_of(move),
        position.number > 0 if up is None else up,
        move.by_effect(),
    )


def _trainer(move: Reader, by: int, position: Position, players: Players) -> Iterator[p.Play]:
    yield from board.trainer(move, by, position, players)
    if any(isinstance(move.raw.get(key), Mapping) for key in ("heal", "healed")):
        yield from fighting.heal(move, by, position, players)


def _pass(move: Reader, by: int, _position: Position, players: Players) -> Iterator[p.Play]:
    key = next((key for key in ("to", "next") if key in move.raw), "")
    to = move.player(key, players, -1) if key else None
    yield t.PassTurn(by, to)


def _ability(move: Reader, by: int, position: Position, players: Players) -> Iterator[p.Play]:
    name = move.one_of("ability", "name")
    uid = move.one_of("uid", "unit", "user", "pokemon")
    if not uid and position.mon(move.one_of("source")) is not None:
        uid = move.one_of("source")
    meant = move.players_under(CHOSEN, players)
    yield p.UseAbility(
        by,
        uid or _only_one_with(position, by, name),
        name,
        zone_under(move, "from", "zone"),
        None
        if meant
        else move.how_many("chosen", "chooses", "choose", "choice", "picks", "cards", "count"),
        meant,
    )


def _only_one_with(position: Position, by: int, name: str) -> str:
    """Return the player's Pokémon with this Ability, where there is exactly one."""
    found = [
        mon.uid
        for mon in position.side(by).mons
        if any(
            name_key(name) in (name_key(one.name.en), name_key(one.name.ja))
            for card in (mon.card, *mon.tools)
            if card is not None
            for one in card.abilities
        )
    ]
    return found[0] if name and len(found) == 1 else ""


def _use_stadium(move: Reader, by: int, position: Position, _players: Players) -> Iterator[p.Play]:
    there = position.stadiums[0].card if position.stadiums else None
    yield c.UseStadium(by, move.first_card("card") or there)


def _shuffle(move: Reader, by: int, _position: Position, players: Players) -> Iterator[p.Play]:
    yield c.ShuffleZone(by, zone_under(move, "zone", usual="deck"), move.player("of", players, by))


def _choose(move: Reader, by: int, position: Position, players: Players) -> Iterator[p.Play]:
    """A choice: for an Ability it is its use; for a card, whom its effect is done to."""
    if move.one_of("ability"):
        yield from _ability(move, by, position, players)
        return
    meant = move.players_under(CHOSEN, players)
    if meant:
        yield c.Choose(by, move.first_card("card", "stadium", "cause", "effect"), meant)


MOVES: dict[str, Reading] = {
    "attack": fighting.attack,
    "evolve": evolving.evolve,
    "devolve": evolving.devolve,
    "attach": board.attach,
    "play_trainer": _trainer,
    "play_stadium": board.stadium,
    "use_stadium": _use_stadium,
    "stadium_effect": _use_stadium,
    "use_ability": _ability,
    "ability": _ability,
    "put_into_play": _put,
    "retreat": board.retreat,
    "switch": board.switch,
    "promote": fighting.promote,
    "knock_out": fighting.knock_out,
    "ko": fighting.knock_out,
    "take_prizes": fighting.take_prizes,
    "take_prize": fighting.take_prizes,
    "set_prizes": setting_up.set_prizes,
    "checkup": conditions.checkup,
    "draw": hidden.draw,
    "mulligan": setting_up.mulligan,
    "heal": fighting.heal,
    "damage": fighting.damage,
    "put_damage": fighting.damage,
    "put_counters": fighting.damage,
    "counters": fighting.damage,
    "condition": conditions.condition,
    "rotate": conditions.rotate,
    "turn_card": conditions.rotate,
    "add_condition": conditions.condition,
    "set_condition": conditions.condition,
    "apply_condition": conditions.condition,
    "inflict": conditions.condition,
    "remove_condition": conditions.condition,
    "cure": conditions.condition,
    "pokemon_checkup": conditions.checkup,
    "place_prizes": setting_up.set_prizes,
    "prizes": setting_up.set_prizes,
    "place_active": setting_up.active,
    "set_active": setting_up.active,
    "choose_active": setting_up.active,
    "setup": setting_up.place,
    "setup_place": setting_up.place,
    "announce": setting_up.announce,
    "say": setting_up.announce,
    "declare": setting_up.announce,
    "ready": setting_up.announce,
    "no_basic": setting_up.announce,
    "has_basic": setting_up.announce,
    "keep": setting_up.keep,
    "keep_hand": setting_up.keep,
    "start": setting_up.start,
    "start_game": setting_up.start,
    "nothing": setting_up.looked_over,
    "look_over": setting_up.looked_over,
    "position": setting_up.looked_over,
    "move": board.move_cards,
    "discard": board.move_cards,
    "discard_stadium": board.move_cards,
    "move_energy": board.move_cards,
    "move_tool": board.move_cards,
    "look": hidden.look,
    "reveal": hidden.reveal,
    "open": hidden.look,
    "peek": hidden.look,
    "look_at": hidden.look,
    "show": hidden.reveal,
    "search": hidden.search,
    "turn_up": hidden.turn_up,
    "face_up": hidden.turn_up,
    "shuffle": _shuffle,
    "choose": _choose,
    "claim": claims.claim,
    "win": claims.claim,
    "end_game": claims.claim,
    "concede": claims.claim,
    "pass_turn": _pass,
    "end_turn": _pass,
    "begin_turn": hidden.begin_turn,
    "start_turn": hidden.begin_turn,
    "next_turn": hidden.begin_turn,
    "take_back": hidden.take_back,
    "put_back": hidden.take_back,
    "return": hidden.take_back,
    "return_to_hand": hidden.take_back,
    "detach": hidden.take_back,
}
