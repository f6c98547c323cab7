"""What a case says was done: in this turn so far, and in the game before it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.games.advising.cases.case_fields import Players
from app.games.pokemon.adviser.cases.case_cards import Reader
from app.games.pokemon.adviser.cases.state import case_past as past_of
from app.games.pokemon.adviser.cases.state import case_setup as setting_up
from app.games.pokemon.adviser.cases.state import case_state as state_of
from app.games.pokemon.adviser.cases.state.case_log import PLAYED, cards_played
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.turn_record import PlayedTurn, Record, Turn

NOBODY = -1
"""Whose a Pokémon was, where it may be any of several players and a case does not say."""
NOT_BY_HAND = ("effect", "ability", "attack", "trainer", "item", "supporter", "discard", "deck")
"""How a case names what attached an Energy, or whence, where that was not the turn's attachment."""


def turn_of(state: Reader, turn: Reader, players: Players, player: int, number: int) -> Turn:
    """Return the turn of a case, with what was done and used in it so far."""
    said = state.inside("this_turn")
    plays = tuple(_logged(said, player, players))
    energy = said.list_of("energy")
    by_hand = sum(not _by_an_effect(one) for one in energy)
    used = {
        "energy": by_hand if energy else _most(said, "energy", "energy_attached", "energies"),
        "supporter": _most(said, "supporter", "supporters", "supporter_played")
        or _of_kind(said, "supporter"),
        "stadium": _most(said, "stadium", "stadiums", "stadium_played")
        or _of_kind(said, "stadium"),
        "retreat": _most(said, "retreated", "retreat", "retreats"),
        "attack": len(said.list_of("attacks"))
        or max(_times(said, key) for key in ("attack", "attacked", "attack_used")),
    }
    return Turn(
        player,
        number,
        turn.text("phase", "main"),
        # In the draw phase the draw is still to come, unless the case says it was made.
        said.raw.get("drew", turn.text("phase", "main") != "draw") is not False,
        tuple(sorted((key, times) for key, times in used.items() if times)),
        plays,
        tuple(said.texts("hit")),
        tuple(
            sorted({turn.named(name, "also", players) for name in turn.texts("also")} - {player})
        ),
    )


def _turns(plays: tuple[p.Play, ...], player: int, seats: int) -> tuple[PlayedTurn, ...]:
    """Return the last turn of each player, the own one first, with what a case tells of it."""
    if not plays:
        return ()
    order = [(player - back) % max(1, seats) for back in range(max(2, seats), 0, -1)]
    own = order.index(player)
    return tuple(
        PlayedTurn(
            who, tuple(play for play in plays if play.by == who and (who != player or place == own))
        )
        for place, who in enumerate(order)
    )


def _by_an_effect(attached: Reader) -> bool:
    """Whether a case says of an attachment of this turn that an effect made it."""
    by_hand = attached.said("by_hand", "manual")
    if by_hand is not None:
        return not by_hand
    how = (attached.raw.get(key) for key in ("kind", "how", "by", "via", "source", "from"))
    return attached.by_effect() or any(str(one).casefold() in NOT_BY_HAND for one in how)


def _last_attacks(state: Reader, players: Players, player: int) -> Iterator[p.Play]:
    """Yield the attacks of the player's last turn that stand on the Pokémon themselves."""
    named = [name for name, seat in players.items() if seat == player]
    for mon in state.inside("players").inside(named[0] if named else "").list_of("active"):
        attack = mon.one_of("last_attack", "used_last_turn", "attacked_last_turn")
        if attack:
            yield p.Attack(player, mon.text("uid", ""), attack)


def _of_kind(said: Reader, what: str) -> int:
    """Return how many cards of a kind are among those that were played."""
    return sum(kind(card) == what for key in PLAYED for card in said.some_cards(key))


def _most(said: Reader, *keys: str) -> int:
    """Return how often, under whichever of these keys it is written."""
    return max(_times(said, key) for key in keys)


def _times(said: Reader, key: str) -> int:
    """Return how often: a number, true for once, or the cards that were."""
    written = said.raw.get(key)
    if isinstance(written, bool):
        return int(written)
    if isinstance(written, int):
        return max(0, written)
    if isinstance(written, str | Mapping):
        return int(bool(written))
    return len(written) if isinstance(written, list) else 0


def _logged(said: Reader, player: int, players: Players) -> Iterator[p.Play]:
    """Yield the plays that a case says were made this turn."""
    for one in said.list_of("energy"):
        onto = one.one_of("target", "onto", "to", "uid")
        by_hand = not _by_an_effect(one)
        yield p.AttachCard(player, onto, one.card("card"), manual=by_hand)
    yield from state_of.played(said, player)
    yield from cards_played(said, player)
    yield from past_of.abilities_used(said, player)
    for _ in range(_most(said, "stadium_effect", "stadium_effect_used", "used_stadium")):
        yield c.UseStadium(player, None)
    if said.said("searched", "searched_deck", "deck_searched", "looked_at_deck"):
        yield c.LookAt(player, "deck", player)
    if said.said("shuffled"):
        yield c.ShuffleZone(player, "deck", player)
    yield from past_of.this_turn(said, player, players)


def record_of(state: Reader, players: Players, player: int, number: int) -> Record:
    """Return what a case tells of the game before this turn."""
    past = state.inside("log")
    kos = tuple(past_of.fallen_before(one, players, player, number) for one in past.list_of("kos"))
    mulligans = setting_up.rounds(past, players)
    told = (part for part in (state.inside("this_turn").raw, past.raw) if "checkup" in part)
    checked = next((bool(part["checkup"]) for part in told), None)
    others = [seat for seat in players.values() if seat != player]
    owner = others[0] if len(others) == 1 else NOBODY
    kos += tuple(
        past_of.knocked_out(one, players, player, owner, number)
        for one in state.inside("this_turn").list_of("kos")
    )
    earlier = (
        *state_of.last_turn(state, players, player),
        *past_of.earlier_turns(past, players, player),
        *_last_attacks(state, players, player),
    )
    checkup = (t.Checkup(-1),) if checked else ()
    return Record(
        kos,
        mulligans,
        turns=_turns(earlier, player, len(players)),
        checkup=checkup,
        used_game=past_of.used_in_game(state, players),
        checked=checked,
        is_case=True,
    )
