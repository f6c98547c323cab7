"""Effects that last: what is noted on a Pokémon, a player or the table until it ends.

Nothing of it is enforced. The table takes a note off by itself when its last turn is over; one
without a last turn stays while what it lies on is in play.
"""

from __future__ import annotations

from typing import Literal

from app.core.card import Mark
from app.core.data.value import value
from app.core.ids import SeatId
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.pokemon.cards.words.energy_types import TYPE_WORDS
from app.games.pokemon.table.seat_board import players
from app.games.pokemon.table.titles import filled
from app.games.table_tools import me

Ending = Literal["turn", "next", "own", "stays"]
"""When a note ends: with this turn, with the opponent's next turn, with the next turn of whoever
notes it, or not by itself."""

ENDINGS: dict[Ending, Words] = {
    "turn": Words("Marks: until the end of this turn", "マーク：この番の終わりまで"),
    "next": Words(
        "Marks: until the end of the opponent's next turn", "マーク：次の相手の番の終わりまで"
    ),
    "own": Words("Marks: until the end of your next turn", "マーク：次の自分の番の終わりまで"),
    "stays": Words("Marks: without an end", "マーク：期限なし"),
}
"""What the actions are called that choose another end."""


def last_turn(view: SeatView, ending: Ending, whose: SeatId | None = None) -> int | None:
    """Return the number of the last turn that a note of the acting seat holds for.

    The opponent's next turn is that of `whose`; without it that of the team that opposes, and of
    several opponents the last of them.
    """
    now, there = view.turn.number, players(view)
    if ending == "stays":
        return None
    if ending == "turn":
        return now
    if ending == "own":
        return now + _distance(view, me(view))
    if whose is not None:
        return now + _distance(view, whose)
    ways = [_distance(view, foe) for foe in there.foes(me(view))]
    together = len({there.teams[foe] for foe in there.foes(me(view))}) == 1
    return now + (min(ways) if together else max(ways, default=1))


def _distance(view: SeatView, seat: SeatId) -> int:
    """Return in how many turns a player's next one comes."""
    there = players(view)
    after = there.after(view.turn.seat)
    return after.index(seat) + 1 if seat in after else max(1, len(there.playing))


@value
class Effect:
    """One thing that can be noted."""

    key: str
    """The mark's key, and the id of the action that puts it on."""
    title: Words
    lasts: Ending = "stays"
    """When it ends unless somebody says otherwise."""
    shortcut: str = ""
    steps: tuple[int, ...] = ()
    """By how much the number on it grows, one action for each; empty for one without a number."""
    group: str = "notes"
    adding: Words | None = None
    """What the action is called where it is not called like the mark."""

    def action_title(self, step: int = 0) -> Words:
        """Return what the action is called that puts it on, or adds `step` to it."""
        if self.adding is not None or not step:
            return self.adding or self.title
        return Words(f"{self.title.en}{step}", f"{self.title.ja}{step}")


def _by_type(family: str, title: Words, group: str) -> tuple[Effect, ...]:
    return tuple(
        Effect(f"{family}_{letter}", filled(title, words), group=group)
        for letter, words in TYPE_WORDS.items()
    )


def _points(
    key: str,
    title: Words,
    lasts: Ending,
    shortcut: str = "",
    steps: tuple[int, ...] = (10, 30),
    group: str = "amounts",
) -> Effect:
    """Return an effect with a number of points, which stands behind its title."""
    return Effect(key, title, lasts, shortcut, steps, group)


def _one(key: str, title: Words, adding: Words) -> Effect:
    """Return an effect that is counted one by one; `adding` is what the action is called."""
    return Effect(key, title, steps=(1,), group="amounts", adding=adding)


LOCKS = (
    Effect("no_attack", Words("Can't attack", "ワザが使えない"), "next", "Alt+W", group="limits"),
    Effect("no_retreat", Words("Can't retreat", "にげられない"), "next", "Alt+R", group="limits"),
    Effect(
        "protected", Words("Protected", "ダメージや効果を受けない"), "next", "Alt+G", group="limits"
    ),
    Effect("forbidden", Words("Can't be used", "使えない"), "next", "Alt+X", group="limits"),
    Effect("no_ability", Words("No Ability", "特性なし"), "next", group="limits"),
    Effect(
        "immune",
        Words("No Special Conditions", "特殊状態にならない"),
        "stays",
        "Alt+Y",
        group="limits",
    ),
    Effect("no_healing", Words("Can't be healed", "回復できない"), "next", group="limits"),
    Effect(
        "bench_attack", Words("May attack from the Bench", "ベンチからワザが使える"), group="limits"
    ),
    Effect("used_game", Words("Used this game", "対戦中に使用済み")),
)
NUMBERS = (
    _points("deals_more", Words("Damage dealt +", "与えるダメージ+"), "turn", "+", (10, 30, 50)),
    _points("less_damage", Words("Damage taken −", "受けるダメージ−"), "next", "-", (10, 30, 50)),
    _points("more_damage", Words("Damage taken +", "受けるダメージ+"), "next"),
    _points("deals_less", Words("Damage dealt −", "与えるダメージ−"), "next"),
    _one(
        "retreat_less",
        Words("Retreat costs less", "にげるエネルギー減"),
        Words("Retreat cost −1", "にげるエネルギー−1"),
    ),
    _one(
        "retreat_more",
        Words("Retreat costs more", "にげるエネルギー増"),
        Words("Retreat cost +1", "にげるエネルギー+1"),
    ),
    _one(
        "cost_less",
        Words("Attacks cost less", "ワザのエネルギー減"),
        Words("Attack cost −1", "ワザのエネルギー−1"),
    ),
    _one(
        "cost_more",
        Words("Attacks cost more", "ワザのエネルギー増"),
        Words("Attack cost +1", "ワザのエネルギー+1"),
    ),
    _one(
        "prizes_more",
        Words("More Prizes for it", "とられるサイド増"),
        Words("Prizes for it +1", "とられるサイド+1"),
    ),
    _one(
        "prizes_less",
        Words("Fewer Prizes for it", "とられるサイド減"),
        Words("Prizes for it −1", "とられるサイド−1"),
    ),
    _points("hp", Words("HP +", "最大HP+"), "stays", "", (10, 50)),
    _points("hp_less", Words("HP −", "最大HP−"), "stays", "", (10, 50)),
)
NATURE = (
    Effect("no_weakness", Words("No Weakness", "弱点なし"), "stays", "Alt+H", group="weak"),
    Effect("no_resistance", Words("No Resistance", "抵抗力なし"), group="weak"),
    *_by_type("weak", Words("Weakness: {}", "弱点：{}"), "weak"),
    Effect("named", Words("Counts as another card", "別の名前として扱う"), group="type"),
    *_by_type("type", Words("Type: {}", "タイプ：{}"), "type"),
    Effect("energy_twice", Words("Energy counts twice", "エネルギー2個ぶん"), group="provides"),
    *_by_type("energy", Words("Energy: {}", "エネルギー：{}"), "provides"),
)
ON_POKEMON: tuple[Effect, ...] = (*LOCKS, *NUMBERS, *NATURE)
"""What is noted on a Pokémon; most of it on any open card too."""

ON_PLAYER: tuple[Effect, ...] = (
    Effect("no_items", Words("No Items", "グッズが使えない"), "next", "Alt+I"),
    Effect("no_supporters", Words("No Supporters", "サポートが使えない"), "next", "Alt+U"),
    Effect("no_trainers", Words("No Trainer cards", "トレーナーズが使えない"), "next"),
    Effect("no_stadiums", Words("No Stadiums", "スタジアムが出せない"), "next"),
)
"""What is noted on the opponent, or on the player whose cards are pointed at."""


ON_ME: tuple[Effect, ...] = (
    Effect(
        "vstar",
        Words("VSTAR Power", "VSTARパワー"),
        shortcut="Alt+V",
        adding=Words("VSTAR Power used", "VSTARパワー使用"),
    ),
    Effect(
        "gx",
        Words("GX attack", "GXワザ"),
        shortcut="Alt+F",
        adding=Words("GX attack used", "GXワザ使用"),
    ),
    Effect(
        "ace_spec", Words("ACE SPEC", "ACE SPEC"), adding=Words("ACE SPEC used", "ACE SPEC使用")
    ),
    Effect("first_turn", Words("First turn as any other", "最初の番の制限なし"), "turn"),
    Effect("deck_rule", Words("Deck built by another rule", "デッキ構築の例外")),
)
"""What is noted on the own seat."""

ON_TABLE: tuple[Effect, ...] = (
    Effect("no_tools", Words("Tools have no effect", "どうぐの効果なし")),
    Effect("all_protected", Words("Everything is protected", "全員が効果を受けない"), "next"),
    Effect("no_abilities", Words("No Abilities", "特性なし（全員）")),
)
"""What is noted on the table."""

ON_CARD: tuple[Effect, ...] = (Effect("banned", Words("Not in this format", "レギュレーション外")),)
"""What is noted on any open card, Pokémon or not."""

EVERY: tuple[Effect, ...] = (*ON_POKEMON, *ON_PLAYER, *ON_ME, *ON_TABLE, *ON_CARD)
EFFECTS: dict[str, Words] = {effect.key: effect.title for effect in EVERY}
WORN: frozenset[str] = frozenset(effect.key for effect in (*ON_POKEMON, *ON_CARD))
"""What can lie on a Pokémon."""


def ends_with_move(mark: Mark) -> bool:
    """Whether an effect ends when its Pokémon leaves the Active Spot or evolves (seed 000 §9.4).

    One that lasts for some turns came from an attack; one without an end comes from a card that
    is still in play.
    """
    return mark.key in WORN and mark.until is not None
