"""Rules of Pokémon that are called and switched in a Battle Royal: who chooses (group Q)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.no_change import effect_of
from app.games.pokemon.adviser.effects.royal.royal_questions import ROYAL, foes, last_trainer
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.acting import called
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon, Player
from app.games.pokemon.adviser.model.printed_texts import english_texts
from app.games.pokemon.adviser.rules.attack.switching import USER_CHOOSES
from app.games.pokemon.cards.words.opponent_words import EACH

SHORT_CALL = "call"
BEHIND = "more prize"


def _text(card: Any) -> str:
    return effect_of(card) or english_texts(card)


def _cause(position: Position, play: p.Switch) -> tuple[Player, str]:
    """Return who uses the Trainer that switches, and what it says; "" where it is not known."""
    if play.cause is not None:
        return play.by, _text(play.cause)
    last = last_trainer(position, play)
    return (last.by, _text(last.card)) if last is not None else (play.by, "")


def _calls(said: str) -> bool:
    """Whether a text brings an opposing Benched Pokémon to an Active Spot."""
    return said == SHORT_CALL or bool(USER_CHOOSES.search(said))


def _called_out(position: Position, play: p.Switch) -> Mon | None:
    """Return the opposing Benched Pokémon that a Trainer calls; None where that is not it."""
    user, said = _cause(position, play)
    mon = position.mon(play.into)
    if mon is None or mon.player not in foes(position, user) or not _calls(said):
        return None
    return mon


@rule(
    "br-boss-chooser",
    "illegal",
    p.Switch,
    title=Words(
        "A Pokémon that is called out changes places with an Active Pokémon that its owner "
        "chooses.",
        "呼び出されたポケモンと入れ替えるバトルポケモンは、その持ち主が選びます。",
    ),
    source="BR232-BR234",
    games=ROYAL,
)
def br_boss_chooser(position: Position, play: p.Switch) -> Iterator[Said]:
    """Where it is told who chose."""
    mon = _called_out(position, play)
    if mon is None or len(position.side(mon.player).actives) < position.variant.actives:
        return
    if play.chosen_by in (None, mon.player) or not position.record.is_case:
        return
    name = called(position, mon.player)
    yield Said(
        Words(
            f"{name} chooses which Active Pokémon leaves.",
            f"入れ替えるバトルポケモンは{name}が選びます。",
        ),
        (play.out or mon.uid,),
        right=name,
    )


@rule(
    "br-boss-free-spot",
    "illegal",
    p.Switch,
    title=Words(
        "Where an Active Spot is free, the Pokémon that is called moves there; nobody leaves.",
        "バトルポケモンが1匹以下なら、入れ替えずにバトル場に出します。",
    ),
    source="BR235",
    games=ROYAL,
)
def br_boss_free_spot(position: Position, play: p.Switch) -> Iterator[Said]:
    """Of a Trainer that calls a Benched Pokémon."""
    mon = _called_out(position, play)
    if mon is None or not play.out or position.mon(play.out) is None:
        return
    if len(position.side(mon.player).actives) < position.variant.actives:
        name = called(position, mon.player)
        yield Said(
            Words(
                f"{name} has a free Active Spot: {mon.name.en} moves up, and nobody leaves.",
                f"{name}のバトル場があいています。{mon.name.ja}を、入れ替えずにバトル場に出します。",
            ),
            (mon.uid,),
        )


@rule(
    "br-escape-rope-owner-chooses",
    "illegal",
    p.Switch,
    title=Words(
        "Where each player switches, each chooses their own Pokémon.",
        "「おたがい」の入れ替えでは、それぞれの持ち主が自分のポケモンを選びます。",
    ),
    source="BR210, BR211",
    games=ROYAL,
)
def br_escape_rope_owner_chooses(position: Position, play: p.Switch) -> Iterator[Said]:
    """Who has no Active Pokémon does not switch."""
    if not position.record.is_case:
        return
    _, said = _cause(position, play)
    mon = position.mon(play.into) or position.mon(play.out)
    if mon is None or not EACH.search(said):
        return
    name = called(position, mon.player)
    if play.chosen_by not in (None, mon.player):
        yield Said(
            Words(
                f"{name} chooses which of {name}'s Pokémon change places.",
                f"入れ替えるポケモンは、持ち主の{name}が選びます。",
            ),
            (mon.uid,),
            right=name,
        )
    elif not position.side(mon.player).actives:
        yield Said(
            Words(
                f"{name} has no Active Pokémon and does not switch.",
                f"{name}はバトルポケモンがいないので、入れ替えません。",
            ),
            (mon.uid,),
        )


@rule(
    "br-counter-catcher",
    "illegal",
    c.PlayTrainer,
    p.Switch,
    title=Words(
        "What asks for more Prizes than the opponent's is used on an opponent with fewer left.",
        "「サイドが相手より多いとき」のカードは、残りが自分より少ない相手に使います。",
    ),
    source="BR215, BR216",
    games=ROYAL,
)
def br_counter_catcher(position: Position, play: c.PlayTrainer | p.Switch) -> Iterator[Said]:
    """Of the Bench it chooses from, where that is told."""
    user, said = (
        (play.by, _full(play.card)) if isinstance(play, c.PlayTrainer) else _who(position, play)
    )
    chosen = _chosen(position, play, user)
    if chosen is None or BEHIND not in said or "opponent" not in said:
        return
    mine, theirs = position.side(user).prizes, position.side(chosen).prizes
    if mine is not None and theirs is not None and theirs >= mine:
        name, own = called(position, chosen), called(position, user)
        yield Said(
            Words(
                f"{name} has {theirs} Prizes left and {own} {mine}: it is used on an opponent "
                "with fewer.",
                f"{name}のサイドは残り{theirs}枚、{own}は{mine}枚です。"
                "残りが自分より少ない相手にだけ使えます。",
            ),
            (f"seat.{chosen}",),
        )


def _full(card: Any) -> str:
    return english_texts(card)


def _who(position: Position, play: p.Switch) -> tuple[Player, str]:
    if play.cause is not None:
        # With the Trainer itself in the gesture that has been said already.
        told = any(isinstance(one, c.PlayTrainer) for one in position.gesture)
        return play.by, "" if told else _full(play.cause)
    last = last_trainer(position, play)
    return (last.by, _full(last.card)) if last is not None else (play.by, "")


def _chosen(position: Position, play: c.PlayTrainer | p.Switch, user: Player) -> Player | None:
    """Return the opponent that a Trainer is used on, where that is told."""
    if isinstance(play, p.Switch):
        uids = [play.into]
    else:
        uids = [play.onto, *(one.into for one in position.gesture if isinstance(one, p.Switch))]
        met = [one for one in play.players if one in foes(position, user)]
        if len(met) == 1:
            return met[0]
    for uid in uids:
        mon = position.mon(uid) if uid else None
        if mon is not None and mon.player in foes(position, user):
            return mon.player
    return None
