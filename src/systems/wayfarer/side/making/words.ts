import { limitWords } from '../../../../engine/limitWords.ts';
import type { Refusal } from '../../../../engine/refusal.ts';
import { forceRefusals } from '../../words/forceRefusals.ts';
import { nameOfId, plural } from '../../words/names.ts';
import type { Standing } from '../../forces/steps.ts';

/** The sentence of a refusal as plain text: a list shows no markdown. */
export function sentence({ code, params }: Refusal): string {
  if (code === 'limit') return limitWords(params);
  const say = { who: String, thing: (id: unknown) => nameOfId(String(id)), typed: String };
  return forceRefusals[code]?.(params, say) ?? 'It breaks a rule.';
}

export const points = (many: number): string => plural(many, 'point');

/** How many abilities a unit can still have: those that take a slot. */
const abilities = (left: number | null): string =>
  left === null
    ? 'Any number of abilities'
    : left < 0
      ? `${plural(-left, 'ability', 'abilities')} too many`
      : `${plural(left, 'ability', 'abilities')} left`;

/** What is left to spend on a unit. */
export const leftFor = ({ slotsLeft, pointsLeft }: Standing): string =>
  `${abilities(slotsLeft)}, ${pointsLeft < 0 ? `${points(-pointsLeft)} too many` : `${points(pointsLeft)} left`}.`;
