import { rowOf } from '../../../engine/table.ts';
import { profileOf } from '../character/profile.ts';
import type { Character, HeldCondition } from '../character/schema.ts';
import { type ConditionId, conditions } from '../content/conditions.ts';
import { type CharacterId, characterIn, type Scene } from '../scene.ts';

/** A condition that somebody has, or null. */
export const heldOf = (who: Character | null, id: ConditionId): HeldCondition | null =>
  who?.battle.conditions.find((held) => held.id === id) ?? null;

/** Whether somebody of the scene has a condition. */
export const has = (scene: Scene, id: CharacterId, condition: ConditionId): boolean =>
  heldOf(characterIn(scene, id), condition) !== null;

/** The conditions that help nobody: those that wound the mind or the body. */
export const isNegative = (id: ConditionId): boolean => rowOf(conditions, id).negative;

export const isPsychological = (id: ConditionId): boolean => rowOf(conditions, id).psychological;

/** The negative conditions that somebody has. */
export const negativeOf = (who: Character): readonly ConditionId[] =>
  who.battle.conditions.map(({ id }) => id).filter(isNegative);

/** Whether somebody has lost as many HP as there are to lose above none: less than they have at most. */
export const isWounded = (who: Character): boolean => who.battle.hp < profileOf(who).maxHp;
