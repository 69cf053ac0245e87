import type { AttributeId } from '../../content/attributes.ts';
import { attributes } from '../../content/attributes.ts';
import { ratingFor } from '../../numbers/score.ts';
import { classRow, roleRow } from './choices.ts';
import type { Draft } from './draft.ts';
import { changedScores, type Scores, valuesOf } from './scores.ts';
import { signed } from './step.ts';

/** The values of somebody ready to play, in place of dice (house): about what ten dice come to once the two lowest are dropped. */
export const USUAL_VALUES: readonly number[] = [1, 1, 1, 0, 0, 0, -1, -1];

/** The eight values to assign; null as long as dice have not fallen, or not two of them are dropped. */
export const assignable = ({ usual, dice, dropped }: Draft): readonly number[] | null =>
  usual ? USUAL_VALUES : valuesOf(dice, dropped);

/** How many attributes are high and low: all others are 0. */
export function countsOf(draft: Draft): { readonly high: number; readonly low: number } {
  const values = assignable(draft) ?? [];
  return {
    high: values.filter((value) => value === 1).length,
    low: values.filter((value) => value === -1).length,
  };
}

/** Scores as they were assigned; null as long as they are not. */
export function assigned(draft: Draft): Scores | null {
  const { high, low } = draft;
  const counts = countsOf(draft);
  if (assignable(draft) === null) return null;
  const [up, down] = [high ?? [], low ?? []];
  if (up.length !== counts.high || down.length !== counts.low) return null;
  const value = (id: AttributeId) => (up.includes(id) ? 1 : down.includes(id) ? -1 : 0);
  const scores: Partial<Record<AttributeId, number>> = {};
  for (const { id } of attributes) scores[id] = value(id);
  return { ...zero, ...scores };
}

const zero: Scores = {
  strength: 0,
  fortitude: 0,
  agility: 0,
  vision: 0,
  wisdom: 0,
  will: 0,
  charisma: 0,
  knowledge: 0,
};

/** Scores with all that role and class change; null as long as something of it is open. */
export function finalScores(draft: Draft): Scores | null {
  const base = assigned(draft);
  const { gains, loses, careful } = draft;
  const [role, is] = [roleRow(draft), classRow(draft)];
  if (base === null || role === null || is === null || gains === null || loses === null) return null;
  if (is.id === 'gunner' && careful === null) return null;
  return changedScores(base, role, { gains, loses }, is.id === 'gunner' ? careful : null);
}

/** 'STR +1 (4+)'. */
export const scoreWords = (short: string, score: number): string =>
  `${short} ${signed(score)} (${ratingFor(score)}+)`;

export const scoresLine = (scores: Scores): string =>
  attributes.map(({ id, short }) => `${short} ${signed(scores[id])}`).join(', ');

/** A draft whose values to assign have changed: what was assigned stays where it still fits. */
export function reassigned(draft: Draft): Draft {
  const { high, low } = countsOf(draft);
  return {
    ...draft,
    high: draft.high?.length === high ? draft.high : null,
    low: draft.low?.length === low ? draft.low : null,
  };
}
