"""Moves of cards in a case file as plays: Energy, Tools, Trainers, retreats, what goes where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.core.data.value import replace
from app.core.text.words import Words
from app.games.advising.cases.case_fields import Players
from app.games.pokemon.adviser.cases import case_hidden as hidden
from app.games.pokemon.adviser.cases import case_teams as teams
from app.games.pokemon.adviser.cases.case_cards import Reader
from app.games.pokemon.adviser.cases.case_players import CHOOSERS, CHOSEN, player_under
from app.games.pokemon.adviser.cases.case_zones import (
    owner_in,
    source_of,
    whose_pile,
    zone_called,
)
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.known_cards import is_energy, kind
from app.games.pokemon.adviser.model.position import Position, named
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.cards.card_record import Card

_OLD_TOOLS = (
    "replaces",
    "replacing",
    "replaced",
    "instead_of",
    "removes",
    "removed",
    "remove",
    "swaps",
    "discard",
    "discarded",
)
_DISCARDED = ("discard", "discarded", "discards", "paid", "pays", "pay", "cost_paid")
_LEFT = ("stays", "left_in_play", "left", "kept")


def _by_hand(move: Reader) -> bool:
    manual = move.said("manual", "by_hand")
    return not move.by_effect() if manual is None else manual


# -- attached cards ------------------------------------------------------------------------------


def attach(move: Reader, by: int, _position: Position, _players: Players) -> Iterator[p.Play]:
    """Yield an attachment `onto` a Pokémon, `from` a zone or a Pokémon; by hand unless said."""
    card = move.first_card("card", "energy", "tool")
    yield _attached(move, by, card, move.one_of("onto", "to", "target", "uid", "pokemon"))


def _attached(move: Reader, by: int, card: Card | None, onto: str) -> p.Play:
    source = source_of(move)
    came = move.one_of("from_uid", "from", "source") if source == "attached" else ""
    old = () if is_energy(card) else _old_tools(move)
    return p.AttachCard(by, onto, card, source, _by_hand(move), came, old)


def _old_tools(move: Reader) -> tuple[Card, ...]:
    """Return the Tools that a case says were taken off for another one."""
    keys = (key for key in _OLD_TOOLS if isinstance(move.raw.get(key), str | list))
    return tuple(card for key in keys for card in move.cards(key) if kind(card) == "tool")


def lost_energy(move: Reader, by: int, uid: str, position: Position) -> Iterator[p.Play]:
    """Yield the Energy that a Pokémon lost by an attack, where a case tells it."""
    mon = position.mon(uid)
    if mon is None:
        return
    for key in ("energy_discarded", "discards_energy", "loses", *_DISCARDED):
        if isinstance(move.raw.get(key), list | str):
            for card in move.cards(key):
                if card in mon.energy:
                    yield p.Detach(by, uid, card, "discard", effect=move.by_effect())
            return
    after = move.inside("after") if isinstance(move.raw.get("after"), Mapping) else move
    keys = ("energy",) if after is not move else ("energy_after", "energy_left", "after_energy")
    for key in (key for key in keys if isinstance(after.raw.get(key), list)):
        gone = list(mon.energy)
        for card in after.cards(key):
            if card in gone:
                gone.remove(card)
        yield from (p.Detach(by, uid, card, "discard") for card in gone)


# -- Trainers ------------------------------------------------------------------------------------


def trainer(move: Reader, by: int, position: Position, players: Players) -> Iterator[p.Play]:
    """Yield a Trainer that is played, with what a case says was done with it."""
    card = _with_text(move, move.first_card("card", "name"))
    if kind(card) == "stadium":
        yield from stadium(move, by, position, players)
        return
    is_tool = kind(card) == "tool"
    also = ("to", "uid", "pokemon") if is_tool else ()
    onto = move.one_of("onto", "target", "targets", *also)
    evolution = move.first_card("evolution", "evolves_into", "stage2")
    source = "copied" if _is_copied(move) else source_of(move)
    yield c.PlayTrainer(
        by,
        card,
        source,
        onto,
        evolution,
        None if is_tool else move.how_many(*_DISCARDED, "discard_count"),
        move.how_many("chosen", "chooses", "choose", "choice", "picks", "cards", "count"),
        _prize_counts(move, by, players),
        _lies(move),
        move.players_under(CHOSEN, players) or teams.about(move, players),
        teams.deck_of(move, players),
    )
    yield from teams.cards_returned(move, by, card, players)
    yield from teams.random_pick(move, by, players)
    if evolution is not None and onto:
        candy = card if named(card, "Rare Candy") else None
        yield p.Evolve(by, onto, evolution, source, candy, effect=candy is None)
    if is_tool and onto:
        yield _attached(move, by, card, onto)
    yield from _switched(move, by, position, players, card)
    yield from _moved_by(move, by)
    yield from hidden.searched(move, by, card)


def _with_text(move: Reader, card: Card | None) -> Card | None:
    """Return a card; one without data with the text that a case writes of it."""
    said = move.text("text") if isinstance(move.raw.get("text"), str) else ""
    if card is None or card.kind != "unknown" or not said:
        return card
    return replace(card, text=Words(said, said))


def _is_copied(move: Reader) -> bool:
    """Whether only the effect is used, by an attack or an Ability: nothing is played then."""
    keys = ("copied", "copied_by", "by_effect", "cause", "because_of", "ability_used", "used_by")
    return any(bool(move.raw.get(key)) for key in keys)


def _lies(move: Reader) -> str:
    """Return where a used card lies, where a case says that it was not discarded."""
    gone = move.said("discard_after", "discarded", "is_discarded")
    if gone is False or any(move.said(key) for key in _LEFT):
        return "stage"
    keys = ("to", "goal", "after", "lies", "ends_up")
    return next((zone for key in keys if (zone := zone_called(move.raw.get(key)))), "")


def _prize_counts(move: Reader, by: int, players: Players) -> tuple[int, int] | None:
    """Return (own Prizes left, the opponent's), where a move says so."""
    written = move.raw.get("prizes")
    if isinstance(written, Mapping) and len(written) == 2:
        left = {players[name]: n for name, n in written.items() if name in players}
        numbers = [left.pop(by, None), *left.values()]
    else:
        numbers = written if isinstance(written, list) else []
    if len(numbers) == 2 and all(isinstance(one, int) for one in numbers):
        return int(numbers[0]), int(numbers[1])
    return None


def _switched(
    move: Reader, by: int, position: Position, players: Players, cause: Card | None
) -> Iterator[p.Play]:
    """Yield the switches of a Trainer: a list of them, or one with who chose it."""
    for one in move.list_of("switches"):
        yield _switch_of(one, by, position, players, cause)
    if "switches" not in move.raw and any(key in move.raw for key in CHOOSERS):
        yield _switch_of(move, by, position, players, cause)
        return
    into = position.mon(move.one_of("into", "in", "new_active", "switch_to"))
    if into is not None and into.player == by:
        yield _switch_of(move, by, position, players, cause)


def _moved_by(move: Reader, by: int) -> Iterator[p.Play]:
    """Yield the attached cards that a Trainer moves: {"card", "from", "to"}."""
    for key in ("moved", "moves"):
        for one in move.list_of(key):
            onto, came = one.one_of("to", "onto", "target"), one.one_of("from", "from_uid")
            yield p.AttachCard(by, onto, one.first_card("card", "energy"), "attached", False, came)


def _first(move: Reader, *keys: str) -> object:
    """Return what stands under the first of these keys that is there; None for none."""
    return next((move.raw[key] for key in keys if key in move.raw), None)


def _switch_of(
    move: Reader, by: int, position: Position, players: Players, cause: Card | None
) -> p.Play:
    into = move.one_of("into", "in", "to", "new_active", "target", "onto")
    mon = position.mon(into)
    side = position.side(mon.player if mon is not None else by)
    out = move.one_of("out", "from")
    if not out and not ("out" in move.raw and move.raw["out"] is None):  # null: nobody leaves
        out = next((one.uid for one in side.actives), "")
    owner = mon.player if mon is not None else None
    chooser = player_under(move, CHOOSERS, by, position, players, owner)
    return p.Switch(by, out, into, chooser, cause)


def switch(move: Reader, by: int, position: Position, players: Players) -> Iterator[p.Play]:
    """Yield a switch by an effect, and by which card where that is said."""
    cause = move.first_card("cause", "card", "with", "using")
    yield _switch_of(move, by, position, players, cause)


def stadium(move: Reader, by: int, _position: Position, players: Players) -> Iterator[p.Play]:
    """Yield a Stadium that is played: what became of the old one only where a case says so."""
    gone: tuple[Card, ...] | None = None
    for key in ("discard", "discarded", "replaces", "discards"):
        if isinstance(move.raw.get(key), list | str):
            gone = move.cards(key)
            break
        if move.raw.get(key) is False:
            gone = ()
    if any(move.said(key) for key in ("keeps_old", "keep_old", "keeps", "keep", "keeps_both")):
        gone = ()
    to = _first(move, "discard_to", "discarded_to", "old_to")
    if zone_called(to) not in ("", "discard"):
        gone = ()
    whose = owner_in(to, players)
    meant = move.players_under((*CHOSEN, "faces"), players)
    yield c.PlayStadium(by, move.first_card("card", "name"), source_of(move), gone, whose, meant)


# -- retreating ----------------------------------------------------------------------------------


def retreat(move: Reader, by: int, position: Position, _players: Players) -> Iterator[p.Play]:
    """Yield a retreat, with what is discarded for it: cards, or how many of those there are."""
    active = next((mon.uid for mon in position.side(by).actives), "")
    uid = move.one_of("uid", "unit", "active", "from", "out", "pokemon") or active
    to = move.one_of("to", "into", "in", "for", "new_active", "promote", "bench", "with")
    yield p.Retreat(by, uid, to, _paid(move, position.mon(uid)))


def _paid(move: Reader, mon: Mon | None) -> tuple[Card | None, ...] | None:
    for key in (*_DISCARDED, "energy", "cost", "payment"):
        written = move.raw.get(key)
        if isinstance(written, list | str):
            return move.cards(key)
        if isinstance(written, int) and not isinstance(written, bool) and key != "cost":
            there = mon.energy if mon is not None else ()
            return (*there[: max(0, written)], *(None,) * min(60, max(0, written - len(there))))
    return () if move.said("free") else None


# -- cards and Pokémon that go elsewhere -----------------------------------------------------------


def move_cards(move: Reader, by: int, position: Position, players: Players) -> Iterator[p.Play]:
    """Yield that cards, or whole Pokémon, go from one place to another."""
    cards: tuple[Card | None, ...] = move.cards("cards") or (
        move.first_card("card", "energy", "tool", "stadium"),
    )
    places = (move.one_of(key) for key in ("to", "goal", "onto"))
    onto = next((uid for uid in places if _is_mon(position, uid)), "")
    if onto:
        source = "attached" if _holder(move, position) else source_of(move)
        for card in cards:
            yield p.AttachCard(by, onto, card, source, _by_hand(move), _holder(move, position))
        return
    goal = zone_called(move.one_of("to", "goal", "into")) or _usual_goal(move)
    to = whose_pile(move, players)
    uid = _holder(move, position)
    mon = position.mon(uid)
    if mon is not None and cards == (None,):
        yield p.LeavePlay(by, uid, goal, effect=move.by_effect(), goal_player=to)
        return
    came = owner_in(move.one_of("from", "source"), players)
    came = move.player("from_player", players, by if came is None else came)
    owner = move.player("owner", players, mon.player if mon is not None else came)
    to = owner if to is None else to
    if uid:
        for card in cards:
            yield p.Detach(by, uid, card, goal, "move", owner, to, move.by_effect())
        return
    source = "stadium" if "stadium" in move.text("type") else source_of(move)
    if source == "stadium":
        there = [one for one in position.stadiums if cards in ((None,), (one.card,))]
        cards = tuple(one.card for one in there) or cards
        owner = move.player("owner", players, there[0].owner if there else came)
        to = owner if whose_pile(move, players) is None else to
    owners = (owner,) * len(cards)
    yield c.MoveCards(by, cards, source, goal, to, owners, "move", move.by_effect())


def _usual_goal(move: Reader) -> str:
    return "discard" if "discard" in move.text("type") else "hand"


def _is_mon(position: Position, uid: str) -> bool:
    return bool(uid) and position.mon(uid) is not None


def _holder(move: Reader, position: Position) -> str:
    """Return the Pokémon that cards come from; "" for none."""
    named_as = move.one_of("uid", "unit")
    if named_as:
        return named_as
    came = move.one_of("from", "from_uid", "source", "pokemon")
    return came if _is_mon(position, came) else ""
