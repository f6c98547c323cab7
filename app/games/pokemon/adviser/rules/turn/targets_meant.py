"""Rules of the Pokémon that an effect works on: of whom, where, of which kind (group E)."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.wording import POKEMON, counted
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.attack_questions import printed
from app.games.pokemon.adviser.effects.damage.striking import surely_damage
from app.games.pokemon.adviser.effects.effects_said import part_used, used_last
from app.games.pokemon.adviser.effects.meant.cards_wanted import Aim, aim_of, hit_by
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.acting import sits
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon

_Aimed = c.PlayTrainer | p.AttachCard | p.Attack


@rule(
    "target-wrong",
    "suspicious",
    c.PlayTrainer,
    p.AttachCard,
    p.Attack,
    title=Words(
        "An effect works on as many Pokémon as it says, where and of the kind that it says.",
        "効果を受けるのは、書かれた数・場所・種類のポケモンだけです。",
    ),
    source="CARD",
)
def target_wrong(position: Position, play: _Aimed) -> Iterator[Said]:
    """Of a Trainer, of what an effect attaches, of the damage of an attack; where all is read."""
    if not sits(position, play.by):
        return
    if isinstance(play, p.Attack):
        yield from _of_attack(position, play)
        return
    cause: p.Play | None = play
    if isinstance(play, p.AttachCard):
        by_effect = not play.manual and play.source in ("deck", "discard")
        cause = used_last(position, play) if by_effect else None
    elif kind(play.card) == "tool" or play.evolution is not None:
        return
    part = part_used(position, cause) if cause is not None and cause.by == play.by else None
    aim = aim_of(part.text.en) if part is not None and part.text is not None else None
    mon = position.mon(play.onto)
    if part is not None and aim is not None and mon is not None:
        yield from _misses(part.name, aim, mon, theirs=not position.allied(mon.player, play.by))


def _misses(name: Words, aim: Aim, mon: Mon, *, theirs: bool = False) -> Iterator[Said]:
    """Yield what is said of a Pokémon that is not the one a text means."""
    if theirs:
        why = Words("it is another player's", "自分のポケモンではありません")
    elif aim.benched and mon.spot != "bench":
        why = Words("it is not on the Bench", "ベンチにいません")
    elif mon.card is not None and kind(mon.card) == "pokemon" and not aim.kind.is_met(mon.card):
        why = Words(f"it is not {aim.kind.words.en}", f"{aim.kind.words.ja}ではありません")
    else:
        return
    yield Said(
        Words(
            f"{name.en} does not work on {mon.name.en}: {why.en}.",
            f"「{name.ja}」の対象に{mon.name.ja}は選べません（{why.ja}）。",
        ),
        (mon.uid,),
    )


def _of_attack(position: Position, play: p.Attack) -> Iterator[Said]:
    """Yield what is said of damage to more Pokémon than one, or to another one than is meant."""
    attack = printed(position, play)
    aim = hit_by(attack.text.en) if attack is not None and attack.text is not None else None
    if attack is None or aim is None or play.failed:
        return
    mons = [position.mon(uid) for uid, points in surely_damage(position, play) if points > 0]
    hit = [mon for mon in mons if mon is not None and not position.allied(mon.player, play.by)]
    if attack.damage:  # what the number is done to stands beside the one of the text
        hit = [
            mon for mon in hit if mon.uid != play.target and (mon.spot == "bench" or play.target)
        ]
    if len(hit) > 1:
        where = Words(" on the Bench", "ベンチの") if aim.benched else Words("", "")
        many = counted(len(hit), POKEMON)
        yield Said(
            Words(
                f"{attack.name.en} does damage to 1 Pokémon{where.en}, not to {many.en}.",
                f"「{attack.name.ja}」でダメージを受ける{where.ja}ポケモンは1匹です"
                f"（受けたのは{many.ja}）。",
            ),
            tuple(mon.uid for mon in hit),
            right=1,
        )
        return
    for mon in hit:
        yield from _misses(attack.name, aim, mon)
