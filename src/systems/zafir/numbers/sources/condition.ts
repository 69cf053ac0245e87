import type { Modifier } from '../../../../engine/modifier.ts';
import { has } from '../../conditions/active.ts';
import type { ConditionId } from '../../content/conditions.ts';
import { areEnemies, type CharacterId, type Scene } from '../../scene.ts';
import type { Source } from '../about.ts';

/** What each condition takes from or adds to a number, for those who have it. */
const ifHas = (
  scene: Scene,
  id: CharacterId,
  amounts: readonly (readonly [ConditionId, number])[],
): readonly Modifier[] =>
  amounts.flatMap(([condition, amount]) => (has(scene, id, condition) ? [{ source: condition, amount }] : []));

/** Disoriented and Poisoned spoil the aim; a Marked target is easier for its enemies. */
export const conditionAim: Source<'aim'> = (scene, { actor, target }) => [
  ...ifHas(scene, actor, [
    ['disoriented', -1],
    ['poisoned', -2],
  ]),
  ...(areEnemies(scene, actor, target) ? ifHas(scene, target, [['marked', 1]]) : []),
];

/** The Exhausted strike weakly; everything hurts the Shattered more. */
export const conditionDamage: Source<'damage'> = (scene, { actor, target, kind }) => [
  ...(kind === 'melee' ? ifHas(scene, actor, [['exhausted', -1]]) : []),
  ...ifHas(scene, target, [['shattered', 1]]),
];

/** The armour of the Shattered breaks more easily. */
export const conditionBreaking: Source<'breaking'> = (scene, { target }) =>
  ifHas(scene, target, [['shattered', 1]]);

export const conditionSpeed: Source<'speed'> = (scene, { actor }) =>
  ifHas(scene, actor, [
    ['disoriented', -3],
    ['exhausted', -3],
    ['poisoned', -3],
  ]);

export const conditionWill: Source<'will'> = (scene, { actor }) => ifHas(scene, actor, [['disoriented', -1]]);
