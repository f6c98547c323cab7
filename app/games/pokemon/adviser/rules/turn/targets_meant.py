"""Rules of the Pokémon that an effect works on: of whom, where, of which kind (group E)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.wording import POKEMON, counted
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.attack_questions import printed
from app.games.pokemon.adviser.effects.damage.striking import surely_damage
from app.games.pokemon.adviser.effects.effects_said import another_may, part_used, used_last
from app.games.pokemon.adviser.effects.meant.targets_wanted import (
    Aim,
    aim_of,
    brought_by,
    called_by,
    countered_by,
    hit_by,
    knocked_out_by,
    misses,
)
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.acting import sits
from app.games.pokemon.adviser.model.card_plays import Amounts
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.cards.card_record import Ability, Card
from app.games.pokemon.cards.card_record import Attack as Printed

_Done = p.AttachCard | p.ChangeDamage | p.Evolve | p.KnockOut
_Aimed = c.PlayTrainer | p.Attack | p.Switch | _Done
_SWITCHES = re.compile(r"\bswitch|\bswap|入れ替え")
_HEALS = re.compile(r"\bheal|\bremove|回復|とりのぞ|取り除")
_HEALED = re.compile(
    r"\bheal (?:(?P<points>\d+)|all) damage from "
    r"|\bremove (?:(?P<counters>\d+)|all) damage counters? from "
)
"""How a text says how much it heals."""
_PUTS = re.compile(r"damage counter|ダメカン")
_PUT = re.compile(r"\b(?:put|place) (\d+) damage counters? on ")
"""How a text says how many counters it puts."""
_KNOCKS_OUT = re.compile(r"knock(?:s|ed)? out|きぜつ")


@rule(
    "target-wrong",
    "suspicious",
    c.PlayTrainer,
    p.AttachCard,
    p.Attack,
    p.Switch,
    p.ChangeDamage,
    p.Evolve,
    p.KnockOut,
    title=Words(
        "An effect works on as many Pokémon as it says, where, of the kind and in the state that "
        "it says.",
        "効果を受けるのは、書かれた数・場所・種類・状態のポケモンだけです。",
    ),
    source="CARD",
)
def target_wrong(position: Position, play: _Aimed) -> Iterator[Said]:
    """Of Trainers, of attacks, of what effects attach, heal, put, switch, evolve and Knock Out.

    Only where every word of it is read, and nothing else in play may have done it.
    """
    if not sits(position, play.by):
        return
    if isinstance(play, p.Attack):
        yield from _of_attack(position, play)
    elif isinstance(play, c.PlayTrainer):
        yield from _of_trainer(position, play)
    elif isinstance(play, p.Switch):
        yield from _of_switch(position, play)
    else:
        yield from _of_effect(position, play)


def _said(
    position: Position, name: Words, by: int, aim: Aim | None, mon: Mon | None
) -> Iterator[Said]:
    """Yield what is said of a Pokémon that is not one a text means."""
    why = misses(position, by, aim, mon) if aim is not None and mon is not None else None
    if why is None or mon is None:
        return
    yield Said(
        Words(
            f"{name.en} does not work on {mon.name.en}: {why.en}.",
            f"「{name.ja}」の対象に{mon.name.ja}は選べません（{why.ja}）。",
        ),
        (mon.uid,),
    )


def _of_trainer(position: Position, play: c.PlayTrainer) -> Iterator[Said]:
    """Yield what is said of the Pokémon that a Trainer is played on."""
    card = play.card
    if card is None or card.text is None or kind(card) == "tool" or play.evolution is not None:
        return
    aim = aim_of(card.text.en) or called_by(card.text.en)
    yield from _said(position, card.name, play.by, aim, position.mon(play.onto))


def _of_effect(position: Position, play: _Done) -> Iterator[Said]:
    """Yield what is said of the Pokémon that the effect used last was done to."""
    last = used_last(position, play)
    part = part_used(position, last) if last is not None and last.by == play.by else None
    if last is None or part is None or part.text is None:
        return
    uid = play.onto if isinstance(play, p.AttachCard | p.Evolve) else play.unit
    mon = position.mon(uid)
    aim = _aim_of(position, play, last, part.text.en, mon) if mon is not None else None
    yield from _said(position, part.name, play.by, aim, mon)


def _aim_of(position: Position, play: _Done, last: p.Play, text: str, mon: Mon) -> Aim | None:
    """Return on which Pokémon a text works, where it surely is what does this."""
    said = text.casefold()
    if isinstance(play, p.AttachCard):
        from_hand = play.source == "hand" and "from your hand" in said
        meant = not play.manual and (from_hand or play.source in ("deck", "discard"))
        return aim_of(text) if meant else None
    if isinstance(play, p.Evolve):
        return aim_of(text) if play.source == "deck" else None
    if isinstance(play, p.KnockOut):
        by_text = bool(mon.left) and not another_may(position, last, _KNOCKS_OUT)
        return knocked_out_by(text) if by_text else None
    if play.points > 0:
        # What comes after an attack may be a checkup, and what one's own Pokémon gets its price.
        put = _PUT.search(said) if not isinstance(last, p.Attack) else None
        meant = put is not None and play.points == int(put[1]) * 10
        meant = meant and not position.allied(mon.player, play.by)
        return countered_by(text) if meant and not another_may(position, last, _PUTS) else None
    healed = _is_healed(said, mon, play.points) and not another_may(position, last, _HEALS)
    return aim_of(text) if healed else None


def _is_healed(text: str, mon: Mon, points: int) -> bool:
    """Whether so much is taken off a Pokémon as a text heals."""
    found = _HEALED.search(text)
    if found is None:
        return False
    most = int(found["points"] or 0) or int(found["counters"] or 0) * 10 or mon.damage
    return -points == min(most, mon.damage) > 0


def _of_switch(position: Position, play: p.Switch) -> Iterator[Said]:
    """Yield what is said of the Pokémon that an effect brings into the Active Spot, or out of it.

    By the card that is said to do it, or what was used last; not of a second switch of a side.
    """
    into, out = position.mon(play.into), position.mon(play.out)
    if into is None or out is None or play.chosen_by not in (None, play.by):
        return
    last = used_last(position, play) if play.cause is None else None
    part: Card | Printed | Ability | None = play.cause
    if last is not None and last.by == play.by and not _switched(position, play, last, into):
        part = None if another_may(position, last, _SWITCHES) else part_used(position, last)
    if part is None or part.text is None:
        return
    said = part.text.en
    if not position.allied(into.player, play.by):
        yield from _said(position, part.name, play.by, called_by(said), into)
        return
    coming, leaving = brought_by(said) or (None, None)
    wrong = [
        *_said(position, part.name, play.by, coming, into),
        *_said(position, part.name, play.by, leaving, out),
    ]
    yield from wrong[:1]  # one switch is one matter


def _switched(position: Position, play: p.Switch, since: p.Play, mon: Mon) -> bool:
    """Whether something switched Pokémon of the same side since an effect was used."""
    later = False
    for one in (*position.turn.plays, *position.gesture):
        if one is play:
            break
        later = later or one is since
        other = position.mon(one.into) if later and isinstance(one, p.Switch) else None
        if other is not None and other.player == mon.player:
            return True
    return False


def _of_attack(position: Position, play: p.Attack) -> Iterator[Said]:
    """Yield what is said of damage or counters on more Pokémon than are meant, or on others."""
    attack = printed(position, play)
    if attack is None or attack.text is None or play.failed:
        return
    aim, put = hit_by(attack.text.en), surely_damage(position, play)
    damages = aim is not None
    if aim is None:
        aim = countered_by(attack.text.en)
        put = (*play.counters, *(() if attack.damage else play.damage))
    if aim is None:
        return
    both = aim.whose == "any"
    hit = [
        mon for mon in _hit(position, play, put) if both or not position.allied(mon.player, play.by)
    ]
    if damages and attack.damage:  # what the number is done to stands beside the one of the text
        hit = [
            mon for mon in hit if mon.uid != play.target and (mon.spot == "bench" or play.target)
        ]
    if damages and aim.most is not None and len(hit) > aim.most:
        where = Words(" on the Bench", "ベンチの") if aim.benched else Words("", "")
        right, many = counted(aim.most, POKEMON), counted(len(hit), POKEMON)
        yield Said(
            Words(
                f"{attack.name.en} does damage to {right.en}{where.en}, not to {many.en}.",
                f"「{attack.name.ja}」でダメージを受ける{where.ja}ポケモンは{right.ja}です"
                f"（受けたのは{many.ja}）。",
            ),
            tuple(mon.uid for mon in hit),
            right=aim.most,
        )
        return
    for mon in hit:
        yield from _said(position, attack.name, play.by, aim, mon)


def _hit(position: Position, play: p.Attack, put: Amounts) -> Iterator[Mon]:
    """Yield the Pokémon beside the attacker that something was put on."""
    for uid, points in put:
        mon = position.mon(uid)
        if mon is not None and points > 0 and uid != play.attacker:
            yield mon
