import type { Chances } from '../../../src/engine/chances.ts';
import type { ActOption, Choice } from '../../../src/engine/options.ts';
import type { Button, Row, Select, View } from '../../../src/view/message.ts';
import { actView, type Shown } from '../../../src/view/panels/act.ts';
import type { Chosen, Desk } from '../../../src/view/panels/desk.ts';
import { type Odds, oddsOf } from '../../../src/view/panels/odds.ts';

/** Somebody to aim at. */
export const choice = (name: string, more: Partial<Choice> = {}): Choice => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  refused: null,
  ...more,
});

export const many = (count: number, name = 'Raider'): readonly Choice[] =>
  Array.from({ length: count }, (_, n) => choice(`${name} ${n + 1}`, { relation: 'foe' }));

export const attack = (more: Partial<ActOption> = {}): ActOption => ({
  ...choice('Attack'),
  kind: 'attack',
  group: 'attack',
  price: 'Action',
  targets: many(2),
  targetNeeded: true,
  ...more,
});

export const act = (name: string, more: Partial<ActOption> = {}): ActOption => ({
  ...choice(name),
  kind: 'act',
  group: 'skills',
  price: 'free',
  ...more,
});

export const desk = (acts: readonly ActOption[], more: Partial<Desk> = {}): Desk => ({
  name: 'Kira',
  picks: { drawn: 'f000.s000.t000', actor: 'kira' },
  acts,
  groups: [
    { id: 'attack', name: 'Attack' },
    { id: 'move', name: 'Move' },
    { id: 'skills', name: 'Tests' },
  ],
  last: null,
  party: '',
  ways: () => null,
  why: ({ code }) => `no: ${code}`,
  chances: () => null,
  ...more,
});

/** Chances that differ by target. */
export const likely = (chances: Readonly<Record<string, number>>) =>
  (({ target }) => {
    const chance = chances[target?.name ?? ''] ?? 0;
    const brief = `${Math.round(chance * 100)}% to hit`;
    const value: Chances = { what: '', outcomes: [{ name: 'to hit', chance }], notes: [], brief };
    return { ok: true, value };
  }) satisfies Desk['chances'];

/** All odds of an act, told at one go. */
function oddsAtOnce(at: Desk, chosen: Chosen): Odds {
  const telling = oddsOf(at, chosen);
  for (;;) {
    const step = telling.next();
    if (step.done === true) return step.value;
  }
}

/** The panel of an act. */
export const actAtOnce = (at: Desk, chosen: Chosen, shown: Shown = {}): View =>
  actView(at, chosen, oddsAtOnce(at, chosen), shown);

const isSelect = (row: Row): row is readonly [Select] => row[0]?.kind === 'select';

export const buttonsOf = ({ rows = [] }: View): readonly Button[] =>
  rows.flatMap((row) => (isSelect(row) ? [] : row.filter((one) => one.kind === 'button')));
export const selectsOf = ({ rows = [] }: View): readonly Select[] =>
  rows.flatMap((row) => (isSelect(row) ? [row[0]] : []));
export const labels = (view: View): readonly string[] => buttonsOf(view).map(({ label }) => label);
