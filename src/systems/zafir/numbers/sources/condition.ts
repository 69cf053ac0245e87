import type { Modifier } from '../../../../engine/modifier.ts';
import { has } from '../../conditions/active.ts';
import { type ConditionId, conditions } from '../../content/conditions.ts';
import { areEnemies, type CharacterId, character, type Scene } from '../../scene.ts';
import type { Source } from '../about.ts';

type Change = keyof (typeof conditions)[number]['changes'];

/** What somebody's conditions make of one of their numbers. */
const changedBy = (scene: Scene, id: CharacterId, number: Change): readonly Modifier[] =>
  character(scene, id).battle.conditions.flatMap((held) => {
    const amount = conditions.find((row) => row.id === held.id)?.changes[number] ?? 0;
    return amount === 0 ? [] : [{ source: held.id, amount }];
  });

const ifHas = (scene: Scene, id: CharacterId, condition: ConditionId, amount: number): readonly Modifier[] =>
  has(scene, id, condition) ? [{ source: condition, amount }] : [];

/** Disoriented and Poisoned spoil the aim; a Marked target is easier for its enemies. */
export const conditionAim: Source<'aim'> = (scene, { actor, target }) => [
  ...changedBy(scene, actor, 'aim'),
  ...(areEnemies(scene, actor, target) ? ifHas(scene, target, 'marked', 1) : []),
];

/** The Exhausted strike weakly. What the Shattered suffer more is the rules' of damage. */
export const conditionDamage: Source<'damage'> = (scene, { actor, kind }) =>
  kind === 'melee' ? changedBy(scene, actor, 'meleeDamage') : [];

export const conditionSpeed: Source<'speed'> = (scene, { actor }) => changedBy(scene, actor, 'speed');

export const conditionWill: Source<'will'> = (scene, { actor }) => changedBy(scene, actor, 'will');

export const conditionResist: Source<'resist'> = (scene, { target }) => changedBy(scene, target, 'resist');
