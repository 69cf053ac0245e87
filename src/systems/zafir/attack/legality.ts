import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { remembered } from '../../../engine/remembered.ts';
import { parseTile, type TileName, tileName } from '../../../engine/space/grid/index.ts';
import { singleBlanks } from '../../../engine/text.ts';
import { profileOf } from '../character/profile.ts';
import type { Weapon } from '../character/weapon.ts';
import { has } from '../conditions/active.ts';
import { isOut, isUntargetable } from '../conditions/can.ts';
import { knowsOf } from '../move/free.ts';
import { isUnnoticed } from '../move/reveal.ts';
import { areEnemies, type CharacterId, character, type Scene, unitIn } from '../scene.ts';
import { actionsLeft } from '../turn/legality.ts';
import { shotsLeft } from './ammo.ts';
import { type Aimed, type Placed, placeAttack } from './reach.ts';
import { attackCost, bareHands, weaponOf, weaponsOf } from './weapons.ts';

/** How an attack is to be made: to knock out; from which tile. */
export interface AttackWay {
  readonly subdue: boolean;
  readonly from: TileName | null;
}

/** Reads 'subdue', 'from C5', 'C5', 'subdue from C5'; null for what is none of these. Nothing is an attack as usual. */
export function readWay(way: string | null): AttackWay | null {
  const said = /^(subdue)? ?(?:(?:from )?([a-z]{1,3}\d{1,4}))?$/i.exec(singleBlanks(way ?? ''));
  if (said === null) return null;
  const at = said[2] === undefined ? null : parseTile(said[2]);
  return { subdue: said[1] !== undefined, from: at === null ? null : tileName(at) };
}

/** An attack on a unit, as it is wanted. */
export interface Wanted {
  readonly actor: CharacterId;
  readonly target: CharacterId;
  readonly weapon: Weapon;
  readonly way: AttackWay;
}

export type CheckedStrike =
  | { readonly ok: true; readonly placed: Placed }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Whether an attack with a weapon can be made, its cost and the turn aside, and from where; else why not. Several abilities of the same
 * weapon ask the same: it is worked out once.
 */
export function checkStrike(scene: Scene, wanted: Wanted): CheckedStrike {
  const { actor, target, weapon, way } = wanted;
  const known = strikesWith(scene, weapon);
  const key = JSON.stringify([actor, target, way.subdue, way.from]);
  const found = known.get(key) ?? strikeFound(scene, wanted);
  known.set(key, found);
  return found;
}

const strikesWith = remembered(
  (_scene: Scene, _weapon: Weapon): Map<string, CheckedStrike> => new Map<string, CheckedStrike>(),
);

function strikeFound(scene: Scene, { actor, target, weapon, way }: Wanted): CheckedStrike {
  const why =
    whyNotTarget(scene, actor, target) ??
    (way.subdue ? whyNotSubdued(scene, target) : whyNotWeapon(scene, actor, weapon));
  if (why !== null) return { ok: false, refusal: why };
  const aimed: Aimed = {
    actor,
    target,
    weapon: way.subdue ? bareHands : weapon,
    kind: way.subdue ? 'subdue' : weapon.kind,
    reaction: null,
    moving: false,
    ability: null,
  };
  return placeAttack(scene, aimed, way.from, !way.subdue);
}

/** Why nobody could attack a target, whatever with: not there, not known of, on the same side, beyond harm. */
export function whyNotTarget(scene: Scene, actor: CharacterId, target: CharacterId): Refusal | null {
  if (unitIn(scene, target) === null || !knowsOf(scene, actor, target))
    return refusal('nobodyToAttack', { target });
  if (actor === target || !areEnemies(scene, actor, target)) return refusal('notAnEnemy', { actor, target });
  if (isUnnoticed(scene, actor, target)) return refusal('unnoticed', { target });
  if (isOut(scene, target) || character(scene, target).battle.hp === 0) return refusal('isDown', { target });
  if (isUntargetable(scene, target)) return refusal('untargetable', { target });
  return null;
}

/** Why a weapon cannot be attacked with at all. */
export function whyNotWeapon(scene: Scene, actor: CharacterId, weapon: Weapon): Refusal | null {
  if (weapon.slot === 'primary' && unitIn(scene, actor)?.effects.some(({ id }) => id === 'towerShield'))
    return refusal('behindShield', { actor });
  if (weapon.kind === 'ranged' && shotsLeft(scene, actor, weapon) === 0)
    return refusal('noAmmo', { actor, weapon: weapon.name });
  return null;
}

/** The most HP with which somebody who is neither Stunned nor Disoriented can be knocked out. */
const subdueHp = 2;

/** Why somebody cannot be knocked out (A03). */
export function whyNotSubdued(scene: Scene, target: CharacterId): Refusal | null {
  const who = character(scene, target);
  if (profileOf(who).type !== 'living') return refusal('notLiving', { target });
  if (has(scene, target, 'unconscious')) return refusal('unconsciousAlready', { target });
  if (who.battle.hp <= subdueHp || has(scene, target, 'stunned') || has(scene, target, 'disoriented'))
    return null;
  return refusal('tooStrongToSubdue', { target, most: subdueHp });
}

/**
 * The weapon an attack is made with where none is named: the first that can reach the target and takes no more actions than are left, else
 * the first that can reach it, else the first there is.
 */
function usualWeapon(scene: Scene, actor: CharacterId, target: CharacterId, way: AttackWay): Weapon | null {
  const all = weaponsOf(scene, actor);
  const reaching = all.filter((weapon) => checkStrike(scene, { actor, target, weapon, way }).ok);
  const left = actionsLeft(scene, actor);
  return reaching.find((weapon) => attackCost(weapon) <= left) ?? reaching[0] ?? all[0] ?? null;
}

/** A weapon by its id, or the usual one. */
export const weaponFor = (
  scene: Scene,
  {
    actor,
    target,
    means,
    way,
  }: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly means: string | null;
    readonly way: AttackWay;
  },
): Weapon | null => (means === null ? usualWeapon(scene, actor, target, way) : weaponOf(scene, actor, means));
