import type { ActOption, Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { type Scene, type UnitId, unit } from '../scene.ts';

type Base = Pick<ActOption, 'id' | 'name' | 'group' | 'refused'>;

/** Something that a side can do: free where no price is said. */
export const act = (base: Base, more: Partial<ActOption> = {}): ActOption => ({
  kind: 'act',
  price: 'free',
  ...base,
  ...more,
});

/** The first reason, where nothing of a list can be chosen; null: something can. */
export const noneOf = (choices: readonly Choice[], otherwise: string): Refusal | null =>
  choices.some(({ refused }) => refused === null) ? null : (choices[0]?.refused ?? refusal(otherwise));

/** A unit that may be chosen, or why not. */
export const unitChoice = (
  scene: Scene,
  id: UnitId,
  relation: Choice['relation'],
  refused: Refusal | null,
): Choice => ({
  id,
  name: unit(scene, id).name,
  ...(relation === undefined ? {} : { relation }),
  refused,
});
