import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Means } from '../character/arms.ts';
import { hasTrait } from '../character/traits.ts';
import { has } from '../conditions/active.ts';
import { zonesApart } from '../fight/zones.ts';
import { rangeLoss } from '../numbers/weapon.ts';
import { areClose, type CharacterId, character, type Scene } from '../scene.ts';
import { isBlast } from './blast.ts';
import { reachesAcross, reachOf } from './reach.ts';

const thrownSuffix = '@thrown';

/**
 * All that somebody could attack with; what they dropped is among it. What can be thrown can be held too, but for what
 * is aimed at Zones.
 */
export function meansOf(scene: Scene, actor: CharacterId): readonly Means[] {
  return character(scene, actor).weapons.flatMap((weapon) => {
    const held = { id: weapon.id, weapon, thrown: false };
    const canThrow = weapon.range === null && hasTrait(weapon, 'thrown');
    if (canThrow && isBlast(scene, weapon)) return [{ ...held, thrown: true }];
    return canThrow ? [held, { id: `${weapon.id}${thrownSuffix}`, weapon, thrown: true }] : [held];
  });
}

/** Why a weapon cannot be used: it lies on the ground, is not loaded, or wants the hand that holds a shield (S59). */
export function whyNotMeans(scene: Scene, actor: CharacterId, { weapon }: Means): Refusal | null {
  const { shield } = character(scene, actor);
  if (weapon.dropped) return refusal('weaponDropped', { actor, weapon: weapon.name });
  if (!weapon.loaded) return refusal('notLoaded', { actor, weapon: weapon.name });
  if (shield !== null && !shield.dropped && hasTrait(weapon, 'twoHanded'))
    return refusal('handsFull', { actor, weapon: weapon.name, shield: shield.name });
  return null;
}

/**
 * What one would take against this target: the first weapon of the sheet that reaches it from where one stands, else
 * the first to go up with, else one to throw, else one that shoots at Close Range or beyond its range, at a loss. What
 * is aimed at Zones is taken only where it is named. What reaches nothing is given too, so that it can be said why.
 */
export function usualMeans(scene: Scene, actor: CharacterId, target: CharacterId): Means | null {
  const all = meansOf(scene, actor).filter(({ weapon }) => !isBlast(scene, weapon));
  const held = all.filter((means) => whyNotMeans(scene, actor, means) === null);
  if (held.length === 1) return held[0] ?? null; // there is no choice
  const ways = held.map((means) => ({ means, way: wayOf(scene, actor, target, means) }));
  const first = (['stands', 'goesUp', 'throws', 'atALoss'] as const)
    .map((wanted) => ways.find(({ way }) => way === wanted)?.means)
    .find((means) => means !== undefined);
  return first ?? held[0] ?? all[0] ?? meansOf(scene, actor)[0] ?? null;
}

/** How a weapon would come to its target; null where it does not. */
function wayOf(
  scene: Scene,
  actor: CharacterId,
  target: CharacterId,
  { weapon, thrown }: Means,
): 'stands' | 'goesUp' | 'throws' | 'atALoss' | null {
  const about = { actor, target, weapon: weapon.id, thrown, way: null };
  const { refused, takesMove } = reachOf(scene, about);
  if (refused !== null || (takesMove && has(scene, actor, 'stunned'))) return null;
  if (!thrown && weapon.range === null)
    return hasTrait(weapon, 'reach') || areClose(scene, actor, target) || reachesAcross(scene, actor, target)
      ? 'stands'
      : 'goesUp';
  if (rangeLoss(scene, about) > 0) return 'atALoss';
  return thrown ? 'throws' : 'stands';
}

/** A weapon that was named: where it can only be thrown to reach the target's Zone, it is. Null where there is none. */
export function namedMeans(scene: Scene, actor: CharacterId, target: string, id: string): Means | null {
  const all = meansOf(scene, actor);
  const named = all.find((means) => means.id === id) ?? null;
  const flies = all.find((means) => means.id === `${id}${thrownSuffix}`);
  if (flies === undefined) return named;
  const isFar = zonesApart(scene, actor, target) > 0 && !reachesAcross(scene, actor, target);
  return isFar ? flies : named;
}
