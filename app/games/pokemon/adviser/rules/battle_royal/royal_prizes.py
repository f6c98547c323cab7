"""Rules of who takes Prizes in a Battle Royal: by whose doing a Pokémon fell (group Q)."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.royal.knock_out_causes import UNKNOWN, Blame, blamed
from app.games.pokemon.adviser.effects.royal.royal_questions import ROYAL, foes, named_players
from app.games.pokemon.adviser.model.acting import seat
from app.games.pokemon.adviser.model.card_plays import TakePrizes
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon, Player
from app.games.pokemon.adviser.model.turn_record import KnockedOut


def _takers(play: TakePrizes) -> tuple[Player, ...]:
    return tuple(sorted({player for player, number in play.taken if number > 0}))


def _blame(position: Position, play: TakePrizes) -> tuple[Mon | None, Blame]:
    """Return the Pokémon Prizes are taken for, and whose doing its Knock Out is."""
    mon = position.mon(play.ko) if play.ko else None
    if mon is None or play.effect or position.number <= 0:
        return None, UNKNOWN
    return mon, blamed(position, mon)


def _should_be(position: Position, mon: Mon, right: tuple[Player, ...], why: Words) -> Said:
    names = named_players(position, right)
    return Said(
        Words(
            f"{why.en}: the Prizes for {mon.name.en} go to {names.en}.",
            f"{why.ja}。{mon.name.ja}のサイドをとるのは{names.ja}です。",
        ),
        (mon.uid,),
        right={position.side(one).name: mon.card.prizes if mon.card else 1 for one in right},
    )


def _of_giver(position: Position, play: TakePrizes, how: str, why: Words) -> Iterator[Said]:
    """Say who takes where a Knock Out came about in a way that names a giver, and others take."""
    mon, blame = _blame(position, play)
    if mon is not None and blame.how == how and _takers(play) != blame.players:
        yield _should_be(position, mon, blame.players, why)


@rule(
    "br-prize-one-taker",
    "illegal",
    TakePrizes,
    title=Words(
        "Only the player who knocked it out takes the Prizes.",
        "サイドは、きぜつさせたプレイヤー1人だけがとります。",
    ),
    source="BR034, BR066",
    games=ROYAL,
)
def br_prize_one_taker(position: Position, play: TakePrizes) -> Iterator[Said]:
    """One's own doing, conditions and two causes at once have rules of their own."""
    takers = _takers(play)
    mon, blame = _blame(position, play)
    why = Words(
        "Only the player who knocked it out takes Prizes",
        "サイドをとれるのは、きぜつさせた1人だけです",
    )
    if mon is None:
        yield from _at_table(position, play, takers)
    elif blame.how == "other" and takers != blame.players:
        yield _should_be(position, mon, blame.players, why)
    elif blame.how == "tie" and len(takers) == 1 and takers[0] not in blame.players:
        yield _should_be(position, mon, blame.players[:1], why)
    elif blame.how == "" and len(takers) > 1 and set(takers) != set(foes(position, mon.player)):
        said = Words(
            "One player takes the Prizes for a Knock Out, whoever caused it.",
            "1匹のきぜつでサイドをとるのは、きぜつさせたプレイヤー1人です。",
        )
        yield Said(said, (mon.uid,), sure=False)


def _at_table(position: Position, play: TakePrizes, takers: tuple[Player, ...]) -> Iterator[Said]:
    """Say who takes without having knocked anybody out, where all is known of the last ones."""
    if position.record.is_case or play.effect:
        return
    lately = [ko for ko in position.record.kos if ko.turn == position.number]
    if not lately or any(ko.cause is None for ko in lately):
        return
    may = {one for ko in lately for one in _may_take(position, ko)}
    for player in takers:
        if player not in may and not position.side(player).noted("prizes_due"):
            name = position.side(player).name
            yield Said(
                Words(
                    f"{name} takes a Prize, and knocked nobody out.",
                    f"{name}がサイドをとりましたが、きぜつさせたのは別のプレイヤーです。",
                ),
                (seat(player),),
            )


def _may_take(position: Position, ko: KnockedOut) -> tuple[Player, ...]:
    if ko.cause == ko.owner:
        return foes(position, ko.owner)
    return () if ko.cause is None else (ko.cause,)


@rule(
    "br-prize-condition-owner",
    "illegal",
    TakePrizes,
    title=Words(
        "The player who gave the Special Condition takes the Prizes for its Knock Out.",
        "特殊状態によるきぜつでは、その特殊状態を与えたプレイヤーがとります。",
    ),
    source="BR067",
    games=ROYAL,
)
def br_prize_condition_owner(position: Position, play: TakePrizes) -> Iterator[Said]:
    """Silent where nobody knows who gave it."""
    why = Words(
        "The player who gave the condition takes", "その特殊状態を与えたプレイヤーがとります"
    )
    yield from _of_giver(position, play, "condition", why)


@rule(
    "br-prize-self-ko",
    "illegal",
    TakePrizes,
    title=Words(
        "When players Knock Out their own Pokémon, all others take Prizes.",
        "自分で自分のポケモンをきぜつさせたら、ほかの全員がサイドをとります。",
    ),
    source="BR068",
    games=ROYAL,
)
def br_prize_self_ko(position: Position, play: TakePrizes) -> Iterator[Said]:
    """Everybody who still plays."""
    mon, blame = _blame(position, play)
    if mon is None or blame.how != "own":
        return
    right = tuple(sorted(foes(position, mon.player)))
    able = tuple(one for one in right if position.side(one).prizes != 0)
    if _takers(play) not in (right, able):
        why = Words(
            f"{position.side(mon.player).name} knocked it out",
            f"{position.side(mon.player).name}自身がきぜつさせました",
        )
        yield _should_be(position, mon, right, why)


@rule(
    "br-prize-poison-first",
    "illegal",
    TakePrizes,
    title=Words(
        "Poisoned is counted before Burned: where it is enough, its giver takes.",
        "どくを先に計算します。どくできぜつするなら、どくを与えたプレイヤーがとります。",
    ),
    source="BR244-BR246",
    games=ROYAL,
)
def br_prize_poison_first(position: Position, play: TakePrizes) -> Iterator[Said]:
    """Of a Pokémon with both conditions."""
    why = Words("Poisoned comes first and was enough", "先に計算するどくできぜつします")
    yield from _of_giver(position, play, "poison", why)


@rule(
    "br-prize-burn-when-poison-survives",
    "illegal",
    TakePrizes,
    title=Words(
        "Where Poisoned leaves HP and Burned does not, the player who gave the burn takes.",
        "どくではきぜつせず、やけどできぜつするなら、やけどを与えたプレイヤーがとります。",
    ),
    source="BR249-BR251",
    games=ROYAL,
)
def br_prize_burn_when_poison_survives(position: Position, play: TakePrizes) -> Iterator[Said]:
    """Of a Pokémon with both conditions."""
    why = Words("The poison left HP, the burn did not", "どくでは残り、やけどできぜつします")
    yield from _of_giver(position, play, "burn", why)


@rule(
    "br-prize-tie-cause-choice",
    "reminder",
    TakePrizes,
    title=Words(
        "Where two causes together knock it out, one of the two players takes.",
        "2つの効果が合わさってきぜつしたら、どちらか1人を選んでサイドをとります。",
    ),
    source="BR254-BR256",
    games=ROYAL,
)
def br_prize_tie_cause_choice(position: Position, play: TakePrizes) -> Iterator[Said]:
    """They choose which; both do not."""
    mon, blame = _blame(position, play)
    if mon is not None and blame.how == "tie" and len(_takers(play)) != 1:
        names = named_players(position, blame.players)
        yield Said(
            Words(
                f"{names.en} knocked {mon.name.en} out together: choose which one of them takes.",
                f"{mon.name.ja}は{names.ja}の効果が合わさってきぜつしました。"
                "どちらか1人を選んでサイドをとります。",
            ),
            (mon.uid,),
        )
