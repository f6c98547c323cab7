"""The players of a case with their Pokémon: what is written of each, and since when."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.card import Mark
from app.core.data.value import replace, value
from app.games.pokemon.adviser.cases.case_cards import Reader
from app.games.pokemon.adviser.cases.case_conditions import condition_key, degrees_of
from app.games.pokemon.adviser.cases.state import case_past as past_of
from app.games.pokemon.adviser.cases.state import case_setup as setting_up
from app.games.pokemon.adviser.cases.state.case_named import effects_on_player
from app.games.pokemon.adviser.cases.state.case_notes import marks_written, on_mon
from app.games.pokemon.adviser.model.condition_counts import damage_counters
from app.games.pokemon.adviser.model.known_cards import is_energy
from app.games.pokemon.adviser.model.position_sides import Condition, Mon, Side

ON_PLAYER = ("no_items", "no_supporters", "no_trainers", "no_stadiums", "first_turn")


def as_logged(side: Side, said: Reader, number: int) -> Side:
    """Return a side with what the log of the turn says of its Pokémon: {"devolved": ["a1"]}."""
    told = {key: said.raw.get(key) for key in ("entered", "evolved", "devolved")}
    if not any(told.values()):
        return side
    changes = [
        {key: number for key in told if told[key] and mon.uid in said.texts(key)}
        for mon in side.mons
    ]
    mons = [replace(mon, **change) for mon, change in zip(side.mons, changes, strict=True)]
    return replace(side, mons=tuple(mons))


@value
class When:
    """Turns as a case names them: "earlier", "this_turn", or whose turn of this round it was."""

    number: int
    player: int
    players: dict[str, int]
    state: Reader
    """The state of the case, which may say more of a Pokémon."""

    def turn(self, said: str) -> int:
        """Return the number of the turn meant."""
        if said == "this_turn":
            return self.number
        if said in self.players:
            return self.number - (self.player - self.players[said]) % len(self.players)
        return 0


def side_of(
    read: Reader,
    name: str,
    seat: int,
    mover: int,
    count: int,
    usual_prizes: int,
    when: When,
    teams: tuple[int, ...] = (),
) -> Side:
    """Return a player as a case tells it; `mover` is whose turn it is, the `count`th of each.

    `teams` are those of the seats where the case does not say.
    """
    hand = read.cards("hand") if "hand" in read.raw else None
    turns = count if seat <= mover else count - 1
    mons = [_mon(one, seat, "active", when) for one in read.list_of("active")]
    mons += [_mon(one, seat, "bench", when) for one in read.list_of("bench")]
    marks = [*marks_written(read.raw.get("marks"), read)]
    locks = _locks(read, name, when.state)
    marks += [Mark(key) for key in ON_PLAYER if read.raw.get(key) is True or key in locks]
    marks += [Mark(key) for key, said in _SAID_OF if read.raw.get(said) is True]
    marks += [Mark("bench", limit)] if (limit := read.number("bench_limit", 0)) > 0 else []
    marks += [mark for mark in past_of.game_marks(read) if mark not in marks]
    marks += setting_up.marks_of(read) if when.number == 0 else ()
    in_hand = None if when.number == 0 and "hand_count" not in read.raw else 5
    if hand is not None:
        in_hand = len(hand)
    elif in_hand is not None:
        in_hand = read.number("hand_count", in_hand)
    return Side(
        seat,
        name,
        read.number("team", teams[seat] if teams else seat),
        tuple(mons),
        read.number("prizes", usual_prizes),
        read.number("prizes_up", 0),
        read.number("deck", 20),
        hand,
        in_hand,
        read.cards("discard") if "discard" in read.raw else None,
        read.cards("lost"),
        tuple(sorted(marks, key=lambda mark: mark.key)),
        turns,
        "active" in read.raw or "bench" in read.raw,
        read.raw.get("alive") is False or read.raw.get("out") is True,
    )


_SAID_OF = (
    ("no_items", "item_lock"),
    ("no_items", "items_locked"),
)
"""(note, what a case calls it) of what is said of a player with yes."""


def _locks(read: Reader, name: str, state: Reader) -> set[str]:
    """Return what a player is said not to be able to play, as notes: ["items"] is no_items."""
    words = [
        word
        for key in ("locks", "locked", "cannot_play")
        if isinstance(read.raw.get(key), str | list | Mapping)
        for word in read.sayings(key)
    ]
    words += effects_on_player(read, name, state)
    kinds = ("item", "supporter", "trainer", "stadium")
    return {f"no_{kind}s" for kind in kinds if any(kind in word.casefold() for word in words)}


def _mon(read: Reader, seat: int, spot: str, when: When) -> Mon:
    card = read.card("card")
    stack = read.cards("stack") or ((card,) if card is not None else ())
    attached = read.cards("tools") + read.cards("attached")
    energy = read.cards("energy")
    conditions = tuple(_condition(one, when) for one in read.list_of("conditions"))
    tools = tuple(one for one in attached if not is_energy(one))
    loose_energy = tuple(one for one in attached if is_energy(one))
    return Mon(
        read.text("uid", f"{spot}{seat}"),
        seat,
        "active" if spot == "active" else "bench",
        card,
        stack,
        (*energy, *loose_energy),
        tools,
        (),
        (seat,) * (len(stack) + len(energy) + len(attached)),
        0,
        read.number("damage", 0),
        read.number("hp_left", 0) if "hp_left" in read.raw else None,
        conditions,
        _turned(read),
        when.turn(read.text("entered", "earlier")),
        when.turn(read.text("evolved", "earlier")),
        when.turn(read.text("devolved", "earlier")),
        on_mon(read, when.state),
        read.raw.get("face_down") is True,
        card is None,
        straight=read.text("entered_to", "") == "active",
    )


def _turned(read: Reader) -> int:
    """Return how a card lies, clockwise in degrees; upright where nobody says."""
    degrees = degrees_of(read, "rotation", "turned")
    if degrees is None:
        # What is written and means nothing is an error; null leaves it open.
        return read.number("rotation", read.number("turned", 0)) % 360
    return degrees


def _condition(read: Reader, when: When) -> Condition:
    key = condition_key(read.one_of("name", "condition", "card"))
    counters = read.how_many("counters", "base")
    since = read.raw.get("since")
    lasted = read.how_many("own_turns", "turns", "lasted")
    if since is None and lasted is not None:
        return Condition(key, source=None, since=when.number - lasted * len(when.players))
    return Condition(
        key,
        counters if counters is not None else damage_counters(key, 1),
        when.players.get(read.text("from", "")),
        when.turn(since) if isinstance(since, str) else None,
    )
