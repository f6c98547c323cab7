"""Builds positions for the adviser's tests, in the table's words, with cards made up here.

table = position([mon(RIOLU)], [mon(PIKACHU)], hand=(LUCARIO,))
assert says(table, Evolve(ME, "a1", LUCARIO)) == {}
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.core.advice import Advice
from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import InStadium, Mon, Side
from app.games.pokemon.adviser.model.turn_record import PlayedTurn, Record, Turn
from app.games.pokemon.cards.card_record import Ability, Attack, Card, EnergyType, Words
from app.games.pokemon.variants.team_battle import TEAM_BATTLE

ME, YOU = 0, 1


def words(text: str) -> Words:
    """Return a text that is the same in both languages."""
    return Words(text, text)


def attack(name: str, cost: str = "C", damage: str = "30", text: str = "") -> Attack:
    """Return an attack; `cost` has a letter for each Energy."""
    letters: Any = tuple(cost)
    return Attack(words(name), letters, damage, words(text) if text else None)


def ability(name: str, text: str = "") -> Ability:
    """Return an Ability."""
    return Ability(words(name), words(text))


def pokemon(
    name: str,
    *attacks: Attack,
    hp: int = 100,
    types: str = "C",
    stage: Any = "basic",
    evolves: str = "",
    retreat: int = 1,
    tags: tuple[str, ...] = (),
    prizes: int = 1,
    abilities: tuple[Ability, ...] = (),
    weak: EnergyType | None = None,
    resists: EnergyType | None = None,
    text: str = "",
) -> Card:
    """Return a Pokémon card."""
    letters: Any = tuple(types)
    return Card(
        f"TST-{name}",
        words(name),
        "pokemon",
        tags,
        hp=hp,
        types=letters,
        stage=stage,
        evolves_from=words(evolves) if evolves else None,
        abilities=abilities,
        attacks=attacks,
        weakness=weak,
        weakness_value="×2" if weak else "",
        resistance=resists,
        resistance_value="-30" if resists else "",
        retreat=retreat,
        text=words(text) if text else None,
        prizes=prizes,
    )


def trainer(name: str, kind: Any = "item", text: str = "", hp: int = 0, tags: Any = ()) -> Card:
    """Return a Trainer card: "item", "supporter", "stadium" or "tool"."""
    told = words(text) if text else None
    return Card(f"TST-{name}", words(name), kind, tags, hp=hp, text=told)


def energy(letter: Any, name: str = "") -> Card:
    """Return a basic Energy, or a Special Energy if it is given a name."""
    if name:
        return Card(f"TST-{name}", words(name), "special_energy")
    return Card(f"TST-{letter}", words(f"Basic {letter} Energy"), "basic_energy", types=(letter,))


RIOLU = pokemon("Riolu", attack("Punch", "F", "10"), hp=70, types="F", retreat=1)
LUCARIO = pokemon("Lucario", attack("Aura", "FC", "60"), hp=120, stage="stage1", evolves="Riolu")
RALTS = pokemon("Ralts", attack("Slap", "P", "10"), hp=60, types="P")
KIRLIA = pokemon("Kirlia", attack("Slap", "P", "30"), hp=80, stage="stage1", evolves="Ralts")
GARDEVOIR = pokemon("Gardevoir", attack("Beam", "PC", "90"), stage="stage2", evolves="Kirlia")
PIKACHU = pokemon("Pikachu", attack("Spark", "L", "20"), hp=60, types="L", weak="F")
FIGHTING, PSYCHIC, FIRE, WATER = energy("F"), energy("P"), energy("R"), energy("W")


def mon(card: Card | None = RIOLU, uid: str = "", **more: Any) -> Mon:
    """Return a Pokémon in play; `position` gives it its place and, without `uid`, its name."""
    stack = more.pop("stack", (card,) if card is not None else ())
    return Mon(uid, ME, "active", card, stack, **more)


def position(
    mine: Sequence[Mon] = (),
    theirs: Sequence[Mon] = (),
    *,
    my_bench: Sequence[Mon] = (),
    their_bench: Sequence[Mon] = (),
    me: dict[str, Any] | None = None,
    you: dict[str, Any] | None = None,
    turn: dict[str, Any] | None = None,
    record: Record | None = None,
    stadiums: Sequence[Card] = (),
    **more: Any,
) -> Position:
    """Return a position: `mine` in the Active Spot, "a1", "a2", ... through the Bench; theirs "b1".

    It is my third turn, the fifth of all, and I went first, unless `turn` says otherwise.
    """
    said: dict[str, Any] = {"player": ME, "number": 5, **(turn or {})}
    number = said["number"]
    sides = (
        Side(
            ME,
            "Aki",
            ME,
            (*_named(mine, ME, "active", 1), *_named(my_bench, ME, "bench", len(mine) + 1)),
            **{"turns": (number + 1) // 2, **(me or {})},
        ),
        Side(
            YOU,
            "Ren",
            YOU,
            (
                *_named(theirs, YOU, "active", 1),
                *_named(their_bench, YOU, "bench", len(theirs) + 1),
            ),
            **{"turns": number // 2, **(you or {})},
        ),
    )
    there = tuple(InStadium(f"s{place}", card, ME) for place, card in enumerate(stadiums, 1))
    return Position(sides, Turn(**said), record or Record(), there, **more)


def past(last: Sequence[Play] = (), before: Sequence[Play] = (), **more: Any) -> Record:
    """Return what is remembered of the opponent's last turn, and of my own `before` it."""
    return Record(turns=(PlayedTurn(ME, tuple(before)), PlayedTurn(YOU, tuple(last))), **more)


def _named(mons: Sequence[Mon], player: int, spot: Any, first: int) -> tuple[Mon, ...]:
    letter = "ab"[player]
    return tuple(
        replace(one, uid=one.uid or f"{letter}{number}", player=player, spot=spot)
        for number, one in enumerate(mons, first)
    )


def told(table: Position, plays: Sequence[Play]) -> list[Advice]:
    """Return what is said, of which every sentence is whole in both languages."""
    advice = judge(table, plays)
    for one in advice:
        assert one.message.en.endswith((".", "?", ")")), one.message.en
        assert one.message.ja.endswith(("。", "）")), one.message.ja
        assert "None" not in one.message.en + one.message.ja, one.message
    return advice


def says(table: Position, *plays: Play) -> dict[str, str]:
    """Return what the adviser says of plays made in one gesture: rule -> severity."""
    asked = replace(table, gesture=table.gesture or plays)
    return {advice.rule: advice.severity for advice in told(asked, plays)}


Heard = tuple[str, tuple[str, ...], Any] | None
"""How grave, about what, and what would be right; None where nothing is said."""


def hears(rule: str, table: Position, *plays: Play) -> Heard:
    """Return what one rule says of plays made in one gesture; it may speak once."""
    asked = replace(table, gesture=table.gesture or plays)
    heard = [one for one in told(asked, plays) if one.rule == rule]
    assert len(heard) <= 1
    return (heard[0].severity, heard[0].about, heard[0].right) if heard else None


def four(
    *fields: tuple[Sequence[Mon], Sequence[Mon]],
    turn: dict[str, Any] | None = None,
    players: dict[int, dict[str, Any]] | None = None,
    record: Record | None = None,
    **more: Any,
) -> Position:
    """Return a position of two against two, A, B, C and D with what each has Active and benched.

    Their Pokémon are "a1", "a2", ... through "d1"; who is left out has one Active Pokémon. It is
    A's third turn unless `turn` says otherwise.
    """
    said: dict[str, Any] = {"player": 0, "number": 9, **(turn or {})}
    number, sides = said["number"], []
    for seat, name in enumerate(("Aki", "Ren", "Mei", "Kai")):
        active, bench = fields[seat] if seat < len(fields) else ([mon(None, plain=True)], [])
        spots = [(one, "active") for one in active] + [(one, "bench") for one in bench]
        mons = tuple(
            replace(one, uid=one.uid or f"{'abcd'[seat]}{n}", player=seat, spot=spot)
            for n, (one, spot) in enumerate(spots, 1)
        )
        about = {"prizes": 3, "turns": (number + 3 - seat) // 4, **(players or {}).get(seat, {})}
        sides.append(Side(seat, name, seat % 2, mons, **about))
    table = record or Record(is_case=True)
    return Position(tuple(sides), Turn(**said), table, variant=TEAM_BATTLE, **more)


def round_one(seat: int) -> dict[str, Any]:
    """Return the turn of a player in the first round of four."""
    return {"player": seat, "number": seat + 1}
