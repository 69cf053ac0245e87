import type { Draft } from 'immer';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { skillOf } from '../character/blank.ts';
import { has, isIncapacitated } from '../conditions/active.ts';
import { type SkillId, skills } from '../content/skills.ts';
import { carrierOf } from '../fight/together.ts';
import { isUnseen } from '../fight/unseen.ts';
import { actingIn, type CharacterId, character, characterIn, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { isOpen, toAct } from './together.ts';

/** Why somebody cannot do anything at all, in a fight or out of it; null where they can. */
export function whyNotAtAll(scene: Scene, actor: CharacterId): Refusal | null {
  if (characterIn(scene, actor) === null) return refusal('unknownCharacter', { id: actor });
  if (scene.fight !== null && fighterIn(scene, actor) === null) return refusal('notInFight', { actor });
  return character(scene, actor).dead ? refusal('isDead', { actor }) : null;
}

/** Why somebody cannot do anything in a fight now; null where they can. */
export function whyNotTheirTurn(scene: Scene, actor: CharacterId): Refusal | null {
  if (characterIn(scene, actor) === null) return refusal('unknownCharacter', { id: actor });
  if (scene.fight === null) return refusal('noFight');
  const early = whyNotAtAll(scene, actor);
  if (early !== null) return early;
  const acting = actingIn(scene);
  if (acting === null && isOpen(scene)) return refusal('inAnyOrder', { actor, others: toAct(scene) });
  if (acting === null) return refusal('notBegun');
  if (acting === actor) return null;
  // Who has been put aside is not in the scene either.
  const known = fighterIn(scene, actor)?.side === 'foes' || !isUnseen(scene, acting);
  const who = known && fighterIn(scene, acting) !== null ? acting : null;
  return refusal('notYourTurn', { actor, current: who });
}

/** Why somebody who is on turn cannot act at all. */
export function whyHelpless(scene: Scene, actor: CharacterId): Refusal | null {
  const early = whyNotTheirTurn(scene, actor);
  if (early !== null) return early;
  return isIncapacitated(scene, actor) ? refusal('incapacitated', { actor }) : null;
}

/** Why an Action cannot be taken now; `bought`: it is to be an extra one, for Mettle. */
export function whyNoAction(scene: Scene, actor: CharacterId, bought = false): Refusal | null {
  const helpless = whyHelpless(scene, actor);
  if (helpless !== null) return helpless;
  const turn = scene.fight?.turn;
  if (!turn) return refusal('notBegun');
  if (has(scene, actor, 'stunned') && turn.moved) return refusal('stunnedMoved', { actor });
  if (bought) return whyNoExtraAction(scene, actor);
  if (turn.actions > 0) return null;
  const extra = whyNoExtraAction(scene, actor);
  return refusal(extra === null ? 'noActionButMettle' : 'noAction', { actor });
}

/** Whether somebody has no Action left, and Mettle that can buy one. */
export const mustBuyAction = (scene: Scene, actor: CharacterId): boolean =>
  whyNoAction(scene, actor) !== null && whyNoAction(scene, actor, true) === null;

/** Why Mettle cannot buy an additional Action now. */
export function whyNoExtraAction(scene: Scene, actor: CharacterId): Refusal | null {
  const helpless = whyHelpless(scene, actor);
  if (helpless !== null) return helpless;
  if (scene.fight?.turn?.surprise) return refusal('surpriseNoMettle', { actor });
  if (has(scene, actor, 'stunned')) return refusal('stunnedNoExtra', { actor });
  return whyNoMettle(scene, actor, 1);
}

/** Why somebody cannot spend that much Mettle. */
export function whyNoMettle(scene: Scene, actor: CharacterId, amount: number): Refusal | null {
  if (isIncapacitated(scene, actor)) return refusal('incapacitated', { actor });
  const { now } = character(scene, actor).mettle;
  return now >= amount ? null : refusal('noMettle', { actor, now, amount });
}

/** Why Mettle cannot double Training or Focus now: only in combat, and not in the surprise round. */
export function whyNoDoubling(scene: Scene, actor: CharacterId, amount: number): Refusal | null {
  if (fighterIn(scene, actor) === null) return refusal('doubleInCombat', { actor });
  const turn = scene.fight?.turn;
  if (turn?.actor === actor && turn.surprise) return refusal('surpriseNoMettle', { actor });
  return whyNoMettle(scene, actor, amount);
}

/** Why Mettle cannot double somebody's Training in a skill; `amount` is what it costs with all else that is bought. */
export function whyNoDoubleTraining(
  scene: Scene,
  actor: CharacterId,
  skill: SkillId | null,
  amount: number,
): Refusal | null {
  const why = whyNoDoubling(scene, actor, amount);
  if (why !== null || skillOf(character(scene, actor), skill).training > 0) return why;
  return refusal('noTraining', { actor, skill: skill === null ? null : rowOf(skills, skill).name });
}

/** Why the turn's Move cannot be used. */
export function whyNoMove(scene: Scene, actor: CharacterId): Refusal | null {
  const helpless = whyHelpless(scene, actor);
  if (helpless !== null) return helpless;
  const turn = scene.fight?.turn;
  if (!turn) return refusal('notBegun');
  if (turn.surprise) return refusal('surpriseNoMove', { actor });
  if (has(scene, actor, 'stunned') && turn.acted > 0) return refusal('stunnedActed', { actor });
  return turn.move ? null : refusal('noMove', { actor });
}

/** Why somebody cannot change place at all, however. */
export function whyStuck(scene: Scene, actor: CharacterId): Refusal | null {
  const helpless = whyHelpless(scene, actor);
  if (helpless !== null) return helpless;
  if (has(scene, actor, 'restrained')) return refusal('restrained', { actor });
  const mount = carrierOf(scene, actor);
  const held = mount !== actor && (has(scene, mount, 'restrained') || isIncapacitated(scene, mount));
  return held ? refusal('mountHeld', { actor, mount }) : null;
}

/** Takes an Action off the turn, or buys one more, which is told, and takes that. */
export function takeAction(tx: Tx<Scene>, actor: CharacterId, bought: boolean): void {
  const turn = tx.state.fight?.turn;
  if (!turn) throw new Error('no turn to take an Action from');
  turn.acted += 1;
  if (bought) buyAction(tx, actor);
  else turn.actions -= 1;
}

/** Gives back an Action that came to nothing, or the Mettle that it was bought with. */
export function giveBack(tx: Tx<Scene>, actor: CharacterId, bought: boolean): void {
  const turn = tx.state.fight?.turn;
  const who = tx.state.characters[actor];
  if (!turn || who === undefined) throw new Error('no turn to give an Action back to');
  turn.acted -= 1;
  if (bought) who.mettle.now += 1;
  else turn.actions += 1;
}

/** Pays for one more Action, and tells it. */
export function buyAction(tx: Tx<Scene>, actor: CharacterId): void {
  payMettle(tx.state, actor, 1);
  tell(tx, 'did', { actor, act: 'extraAction', target: null });
}

export function payMove(scene: Draft<Scene>): void {
  const turn = scene.fight?.turn;
  if (!turn) throw new Error('no turn to take a Move from');
  turn.move = false;
  turn.moved = true;
}

export function payMettle(scene: Draft<Scene>, actor: CharacterId, amount: number): void {
  const who = scene.characters[actor];
  if (who === undefined) throw new Error(`nobody with the id '${actor}'`);
  who.mettle.now -= amount;
}
