import { type AttributeId, attributes } from '../../content/attributes.ts';
import { clamp, SCORES } from '../../numbers/score.ts';

export type Scores = Readonly<Record<AttributeId, number>>;

/** How many dice are thrown for the Scores, and how many of them are dropped (Step 2). */
export const SCORE_DICE = { thrown: 10, dropped: 2 } as const;

/** Everything is rolled again where no die is high, or none is low: without a 5 or 6, or without a 1 or 2. */
export const mustReroll = (dice: readonly number[]): boolean =>
  !dice.some((die) => die >= 5) || !dice.some((die) => die <= 2);

/** What a die is worth as a Score: 1 and 2 are −1, 3 and 4 are 0, 5 and 6 are +1. */
export const scoreOfDie = (die: number): -1 | 0 | 1 => (die <= 2 ? -1 : die <= 4 ? 0 : 1);

/** The eight values to assign, the highest first; null where not two of the dice are dropped. `dropped` are places among the dice. */
export function valuesOf(dice: readonly number[], dropped: readonly number[]): readonly number[] | null {
  const gone = new Set(dropped.filter((place) => place in dice));
  if (gone.size !== SCORE_DICE.dropped || dice.length !== SCORE_DICE.thrown) return null;
  return dice
    .filter((_, place) => !gone.has(place))
    .map(scoreOfDie)
    .sort((one, other) => other - one);
}

/** Whether Scores use each of the values exactly once: they can be assigned in any order. */
export function usesAll(scores: Scores, values: readonly number[]): boolean {
  const given = attributes.map(({ id }) => scores[id]).sort((one, other) => other - one);
  return given.length === values.length && given.every((score, n) => score === values[n]);
}

/** What a role does to Scores: one more, one more of two, one less of two. */
export interface RoleChanges {
  readonly gains: AttributeId;
  readonly gainsOne: readonly [AttributeId, AttributeId];
  readonly losesOne: readonly [AttributeId, AttributeId];
}

/** What a role leaves to choose: one of two to gain, one of two to lose. */
export interface RoleChoices {
  readonly gains: AttributeId;
  readonly loses: AttributeId;
}

/** Scores with what the role and the Gunner's Ability change (Steps 2.5 and 2.6). Null for choices that the role doesn't leave, or VSN twice. */
export function changedScores(
  assigned: Scores,
  row: RoleChanges,
  { gains, loses }: RoleChoices,
  careful: AttributeId | null,
): Scores | null {
  const offered: readonly AttributeId[] = row.gainsOne;
  const lost: readonly AttributeId[] = row.losesOne;
  if (!offered.includes(gains) || !lost.includes(loses) || careful === 'vision') return null;
  const up: readonly AttributeId[] = [
    row.gains,
    gains,
    ...(careful === null ? [] : ['vision' as const, careful]),
  ];
  const change = (id: AttributeId) => up.filter((one) => one === id).length - (loses === id ? 1 : 0);
  const changed: Record<AttributeId, number> = { ...assigned };
  for (const { id } of attributes) changed[id] = clamp(assigned[id] + change(id), SCORES.least, SCORES.most);
  return changed;
}
