import { handsOf } from '../content/weapons/weapon.ts';
import { rulesNamed } from '../effects/sources.ts';
import { cardOf, isVehicle, type Scene, type UnitId } from '../scene.ts';
import type { Means } from './wielded.ts';

/** Hands that a unit has left for weapons: what it holds besides takes some (Lantern, L4502); a vehicle's guns take none. */
export function handsFor(scene: Scene, id: UnitId): number {
  const card = cardOf(scene, id);
  if (isVehicle(card)) return Number.POSITIVE_INFINITY;
  const held = rulesNamed(scene, id, 'hands').map(({ figures }) => Number(figures.hands));
  return held.reduce((left, one) => left - one, card.hands);
}

/** Whether a unit has the hands to use something: its body, powers and guns of vehicles take none. */
export const hasHandsFor = (scene: Scene, id: UnitId, means: Means): boolean =>
  means.unarmed || means.power !== null || means.mounted !== null || handsOf(means) <= handsFor(scene, id);
