import type { CreationField } from '../../../../engine/creation.ts';
import { numberField, pickField } from '../../../../engine/creationForm.ts';
import { type StatId, stats } from '../../content/stats.ts';
import { STATS } from '../../numbers/levels.ts';
import type { Draft } from './draft.ts';
import { baseOf, mostStatOf, spentOnStats, statOf, statPointsOf } from './reckon.ts';
import { fixed, form, type Step } from './step.ts';

/** A form holds five fields, so the seven Stats stand on two. */
export const statForms = { stats: stats.slice(0, 4), moreStats: stats.slice(4) } as const;
export type StatForm = keyof typeof statForms;

/** '13 (+3)'. */
export const withBonus = (stat: number): string => {
  const bonus = stat - 10;
  return `${stat} (${bonus === 0 ? '0' : bonus < 0 ? `−${-bonus}` : `+${bonus}`})`;
};

/** Stats, bought with points or assigned from dice (Stats). */
export function statSteps(draft: Draft): readonly Step[] {
  const { dice } = draft;
  const rolled = fixed(
    {
      id: 'statDice',
      title: 'Stats by dice',
      help: 'Instead of points: seven times 5 + 3d4 without the lowest d4.',
      random: 'seven times 3d4 + 5',
      optional: true,
    },
    dice.join(', '),
  );
  // Below Level 0 the points are said, and there are no dice in their place (Negative Levels).
  return [...(draft.level < 0 ? [] : [rolled]), statForm(draft, 'stats'), statForm(draft, 'moreStats')];
}

function statForm(draft: Draft, id: StatForm): Step {
  const rows = statForms[id];
  const isRolled = draft.dice.length > 0;
  const left = statPointsOf(draft) - spentOnStats(draft);
  const isSaid = rows.every((row) =>
    isRolled ? draft.assigned[row.id] !== undefined : draft.bought[row.id] !== undefined,
  );
  const line = rows.map((row) => `${row.name} ${withBonus(statOf(draft, row.id))}`).join(', ');
  const names = rows.map(({ name }) => name);
  return form(
    {
      id,
      title: `${names[0]} to ${names.at(-1)}`,
      random: 'a die each',
      help: isRolled
        ? `Give each Stat one of your values: ${draft.dice.join(', ')}.${left > 0 ? ` ${left} points from Levels are left for the sheet.` : ''}`
        : `All begin at ${STATS.least}, and go up to ${mostStatOf(draft)}. You have ${left} of ${statPointsOf(draft)} points left.`,
    },
    rows.map((row) => (isRolled ? assignField(draft, row) : buyField(draft, row))),
    isSaid ? line : '',
    isSaid && (isRolled || left >= 0),
  );
}

interface Row {
  readonly id: StatId;
  readonly name: string;
  readonly text: string;
}

const buyField = (draft: Draft, { id, name, text }: Row): CreationField =>
  numberField(id, name, text, [STATS.least, mostStatOf(draft)], statOf(draft, id), (stat) => {
    const bonus = stat - 10;
    return `Bonus ${bonus < 0 ? `−${-bonus}` : `+${bonus}`}`;
  });

/** Values that are alike stand there as often as they fell: each is used once. */
function assignField(draft: Draft, { id, name, text }: Row): CreationField {
  const place = draft.assigned[id];
  const choices = draft.dice.map((value, n) => ({
    id: String(n),
    label: `${value} (roll ${n + 1})`,
    note: Object.entries(draft.assigned).some(([stat, used]) => used === n && stat !== id) ? 'used' : '',
  }));
  return pickField(id, name, text, choices, place === undefined ? [] : [String(place)]);
}

export const isAssigned = (draft: Draft): boolean => stats.every(({ id }) => baseOf(draft, id) !== null);
