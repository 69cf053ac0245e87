import { remembered } from '../../../engine/remembered.ts';
import type { ConditionId, HeldCondition, Person } from '../character/schema.ts';
import { type CharacterId, personIn, presentIn, type Scene } from '../scene.ts';

/** A condition of somebody, or null. Nobody has the same one twice. */
export const conditionOf = (scene: Scene, id: CharacterId, condition: ConditionId): HeldCondition | null =>
  personIn(scene, id)?.conditions.find((one) => one.id === condition) ?? null;

export const has = (scene: Scene, id: CharacterId, condition: ConditionId): boolean =>
  conditionOf(scene, id, condition) !== null;

/** Who grapples somebody; null where nobody does. */
export const grapplerOf = (scene: Scene, id: CharacterId): CharacterId | null =>
  conditionOf(scene, id, 'grappled')?.by ?? null;

/** Whom somebody grapples. One can hold several, though it takes an Action each. */
export const grappledBy = remembered((scene: Scene, id: CharacterId): readonly CharacterId[] =>
  presentIn(scene).filter((other) => grapplerOf(scene, other) === id),
);

/** In Critical Condition (Dying): no HP left, and not dead. Foes without one are out instead. */
export const isCritical = ({ hp, dead, mook }: Person): boolean => hp.now === 0 && !dead && !mook;
