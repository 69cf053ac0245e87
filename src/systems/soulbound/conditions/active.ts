import type { Modifier } from '../../../engine/modifier.ts';
import { zoneSees } from '../../../engine/space/zones/index.ts';
import type { ConditionId } from '../content/conditions.ts';
import { isHiddenFrom } from '../fight/hidden.ts';
import { inZone } from '../fight/zones.ts';
import { type CharacterId, character, fighterIn, type Scene, zonesOf } from '../scene.ts';

/** Whether somebody has a condition. */
export function has(scene: Scene, id: CharacterId, condition: ConditionId): boolean {
  return character(scene, id).conditions.some((held) => held.id === condition);
}

/** What a condition does to a number while somebody has it, with whose doing it is. */
export function conditionStep(
  scene: Scene,
  id: CharacterId,
  condition: ConditionId,
  amount: number,
): Modifier {
  const held = character(scene, id).conditions.filter((one) => one.id === condition);
  const by = [...new Set(held.flatMap((one) => one.by ?? []))];
  const step = { source: condition, amount: held.length > 0 ? amount : 0 };
  return by.length === 0 ? step : { ...step, params: { by } };
}

/** Unconscious is Incapacitated too. */
export const isIncapacitated = (scene: Scene, id: CharacterId) =>
  has(scene, id, 'incapacitated') || has(scene, id, 'unconscious');

/** Why somebody cannot see: the condition, or the zone they are in; null where they can. */
export function blindedBy(scene: Scene, id: CharacterId): 'blinded' | 'obscuredHeavily' | null {
  if (has(scene, id, 'blinded')) return 'blinded';
  return inZone(scene, id, 'obscuredHeavily') ? 'obscuredHeavily' : null;
}

/** Whether one has another in sight: they are in the fight and not hidden, no wall is between, and the one is not blind. */
function sees(scene: Scene, one: CharacterId, other: CharacterId): boolean {
  if (scene.fight === null || fighterIn(scene, other) === null || blindedBy(scene, one) !== null)
    return false;
  if (isHiddenFrom(scene, other, one)) return false;
  const { map } = scene.fight;
  return zonesOf(scene, one).some((from) => zonesOf(scene, other).some((to) => zoneSees(map, from, to)));
}

/**
 * Whether a frightened one sees what frightens them. A cause that is nobody in the fight frightens until the
 * condition is taken away.
 */
export function isAfraid(scene: Scene, id: CharacterId): boolean {
  const frights = character(scene, id).conditions.filter((held) => held.id === 'frightened');
  if (frights.length === 0 || has(scene, id, 'unconscious')) return false;
  return frights.some(({ source }) => {
    if (source === null || scene.fight === null || !Object.hasOwn(scene.fight.fighters, source)) return true;
    return sees(scene, id, source);
  });
}

/** Whom of the fight somebody is afraid of, in sight or not: sight costs a die, fear alone keeps away. */
export function feared(scene: Scene, id: CharacterId): readonly CharacterId[] {
  return character(scene, id).conditions.flatMap(({ id: condition, source }) =>
    condition === 'frightened' && source !== null && fighterIn(scene, source) !== null ? [source] : [],
  );
}

export const isCharmedBy = (scene: Scene, id: CharacterId, charmer: CharacterId) =>
  character(scene, id).conditions.some((held) => held.id === 'charmed' && held.source === charmer);
