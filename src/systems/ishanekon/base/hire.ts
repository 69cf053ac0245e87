import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { whyInFight } from '../../../engine/sheetChange.ts';
import { findRow } from '../../../engine/table.ts';
import type { Act } from '../actions/act.ts';
import { hirelings } from '../content/prices.ts';
import { being, beingIn, type CharacterId, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';

/** For how long people are hired, as the columns of wages have it. */
const spans = [
  { id: 'hour', name: 'Hour' },
  { id: 'day', name: 'Day' },
  { id: 'month', name: 'Month' },
  { id: 'year', name: 'Year' },
] as const;

const MOST_SPANS = 100;

/** How many hours, days … are meant: a number that was typed, else one; null where that can't be. */
function countIn(detail: string | null): number | null {
  if (detail === null) return 1;
  const count = /^\d{1,3}$/.test(detail.trim()) ? Number(detail) : 0;
  return count >= 1 && count <= MOST_SPANS ? count : null;
}

interface Hiring {
  readonly who: string;
  readonly span: string;
  readonly count: number;
  readonly price: number;
}

/** What was chosen, whole; null where something is missing. */
function hiringOf(target: string | null, means: string | null, detail: string | null): Hiring | null {
  const found = findRow(hirelings, target ?? '');
  const column = spans.findIndex(({ id }) => id === means);
  const count = countIn(detail);
  const wage = found?.wages[column];
  if (found === null || count === null || wage === undefined) return null;
  const { name: span = '' } = spans[column] ?? {};
  return { who: found.name, span: span.toLowerCase(), count, price: wage * count };
}

function whyTooPoor(scene: Scene, actor: CharacterId, hiring: Hiring | null): Refusal | null {
  const has = being(scene, actor).credits;
  return hiring !== null && hiring.price > has
    ? refusal('tooPoor', { what: hiring.who, price: hiring.price, has })
    : null;
}

/** Wages for somebody's work, for so many hours, days, months or years (Examples of Prices). A fighter among them comes as a creature of the GM's. */
const hire: Act = {
  id: 'hire',
  name: 'Hire somebody',
  also: ['Hireling', 'Mercenary', 'Wages'],
  group: 'gear',
  cost: {},
  when: 'anytime',
  offered: (scene, actor) => scene.fight === null && beingIn(scene, actor) !== null,
  refused: whyInFight,
  targets: () =>
    hirelings.map(({ id, name, wages }) => ({
      ...{ id, name, relation: 'thing', refused: null },
      note: `${wages[0]} credits an hour, ${wages[1]} a day`,
    })),
  means: () =>
    spans.map(({ id, name }) => ({ id, name, note: `by the ${name.toLowerCase()}`, refused: null })),
  words: 'optional',
  whyNot: (scene, { actor, target, means, detail }) =>
    countIn(detail) === null
      ? refusal('notANumber', { label: 'How many', text: detail ?? '', from: 1, to: MOST_SPANS })
      : whyTooPoor(scene, actor, hiringOf(target, means, detail)),
  run(tx, { actor, target, means, detail }) {
    const hiring = hiringOf(target, means, detail);
    const who = tx.state.characters[actor];
    if (hiring === null || who === undefined || who.kind === 'object') return undefined;
    who.credits -= hiring.price;
    tell(tx, 'hired', { actor, ...hiring, left: who.credits });
    return undefined;
  },
};

export const hireActs: readonly Act[] = [hire];
