import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import type { Tx } from '../../../../engine/tx.ts';
import type { Cost } from '../../actions/act.ts';
import type { Means } from '../../attack/wielded.ts';
import { has } from '../../attack/means.ts';
import { tierOf } from '../../numbers/levels.ts';
import { being, type CharacterId, type Scene } from '../../scene.ts';
import { activeOn, isOf, suitsMount } from '../active/active.ts';
import { isSpent, noteUse } from './limits.ts';

/** The id of the act, and of the tick that makes an attack with a Maneuver a Flash Attack. */
export const FLASH = 'flashAttack';
const NAME = 'Flash Attack';

/** As often a turn as one has Tiers: the page of the Path isn't part of the text (house). */
const limitOf = (scene: Scene, actor: CharacterId) =>
  ({ uses: Math.max(1, tierOf(being(scene, actor).level)), per: 'turn' }) as const;

/** Whether somebody makes Flash Attacks with something; without it, with anything. */
export const hasFlash = (scene: Scene, actor: CharacterId, means: Means | null = null): boolean =>
  activeOn(scene, actor)
    .filter(isOf('grant'))
    .some(
      (one) => one.effect.what.kind === FLASH && (means === null || suitsMount(one, means.mounted === true)),
    );

/** A Flash Attack costs 1 AP, with a weapon that is reloaded 2 (Weapons: Reload). */
export const flashCost = (means: Means | null): Cost => ({
  ap: means !== null && has(means, 'reload') ? 2 : 1,
});

/** Why somebody can't make a Flash Attack now, the time for it aside. */
export function whyNoFlash(scene: Scene, actor: CharacterId, means: Means | null = null): Refusal | null {
  if (!hasFlash(scene, actor, means)) return refusal('noAbility', { actor });
  return isSpent(scene, actor, FLASH, limitOf(scene, actor))
    ? refusal('abilitySpent', { actor, ability: NAME, per: 'turn' })
    : null;
}

/** Notes that one of the turn's Flash Attacks is used. */
export const noteFlash = (tx: Tx<Scene>, actor: CharacterId): void =>
  noteUse(tx, actor, FLASH, limitOf(tx.now, actor));
