"""Sentences that every table understands: coins, dice, notes in the log."""

from __future__ import annotations

import re

from app.core.intent import Announce, Flip, Roll
from app.core.intents.seal_intents import LockPlan, OpenPlans, UnlockPlan
from app.core.text.wording import COIN, counted
from app.games.contracts.notation_contract import Blanks, Doing, Phrase, Scene, amount, misread
from app.games.notation.script_coins import coins_told


def _flips(scene: Scene, blanks: Blanks) -> Doing:
    told = blanks["faces"]
    fell = coins_told(scene, told) if told else list(scene.told.coins)
    count = amount(blanks["n"]) if blanks["n"] else max(len(fell), 1)
    if fell and count != len(fell):
        scene.told.coins.clear()
        flips = counted(count, COIN)
        raise misread(
            f"{flips.en} flipped, but {len(fell)} told.",
            f"コインは{flips.ja}ですが、結果が{len(fell)}個書かれています。",
            5,
        )
    yield Flip(count)


def _flips_until(scene: Scene, blanks: Blanks) -> Doing:
    fell = coins_told(scene, blanks["faces"]) if blanks["faces"] else list(scene.told.coins)
    if fell and (fell[-1] or not all(fell[:-1])):
        scene.told.coins.clear()
        raise misread(
            "flipping until tails ends with the first tails.",
            "ウラが出るまで投げるときは、最初のウラで終わります。",
            5,
        )
    yield Flip(1, until_tails=True)


def _rolls(scene: Scene, blanks: Blanks) -> Doing:
    shown = [int(word) for word in re.findall(r"\d{1,4}", blanks["faces"])]
    scene.told.dice.extend(shown)
    yield Roll(6, amount(blanks["n"]) if blanks["n"] else max(len(scene.told.dice), 1))


def _says(_scene: Scene, blanks: Blanks) -> Doing:
    yield Announce("say", blanks["text"].strip().strip('“”"「」'))


def _locks_plan(_scene: Scene, blanks: Blanks) -> Doing:
    yield LockPlan(blanks["text"].strip())


def _unlocks_plan(_scene: Scene, _blanks: Blanks) -> Doing:
    yield UnlockPlan()


def _opens_plans(_scene: Scene, _blanks: Blanks) -> Doing:
    yield OpenPlans()


PHRASES: tuple[Phrase, ...] = (
    Phrase("flips coins until tails[: {faces}]", _flips_until),
    Phrase("flips {n} (coin|coins)[: {faces}]", _flips),
    Phrase("flips[: ]{faces}", _flips),
    Phrase("rolls {n} (die|dice)[: {faces}]", _rolls),
    Phrase("rolls[: ]{faces}", _rolls),
    Phrase("locks a plan[: ]{text}", _locks_plan),
    Phrase("takes the plan back", _unlocks_plan),
    Phrase("opens the locked plans", _opens_plans),
    Phrase("says[: ]{text}", _says),
)
