import { describe, expect, test } from 'vitest';
import { occupations } from '../../../../src/systems/wayfarer/content/occupations.ts';
import { ranks } from '../../../../src/systems/wayfarer/content/ranks.ts';
import { species } from '../../../../src/systems/wayfarer/content/species/index.ts';
import { spells } from '../../../../src/systems/wayfarer/content/spells/index.ts';
import { templates } from '../../../../src/systems/wayfarer/content/templates.ts';
import { muster } from '../../../../src/systems/wayfarer/forces/force.ts';
import { parseForce } from '../../../../src/systems/wayfarer/forces/line/parse.ts';
import type { UnitPlan } from '../../../../src/systems/wayfarer/forces/plan.ts';
import { cards } from '../../../../src/systems/wayfarer/library/cards.ts';
import { forces } from '../../../../src/systems/wayfarer/library/forces.ts';

const ours = cards.filter(({ setting }) => setting !== 'book');
const plans = ours.flatMap(({ entry }) => (entry.kind === 'unit' ? [entry.plan] : []));

/** Which of some ids no unit card has. */
const missing = (ids: readonly string[], has: (plan: UnitPlan) => readonly (string | null)[]) => {
  const had = new Set(plans.flatMap(has));
  return ids.filter((id) => !had.has(id));
};
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
const read = ({ name, points, lines }: (typeof forces)[number]) => parseForce(lines, { name, points });

describe('unit cards', () => {
  test('are 48 of two settings', () => {
    const count = (setting: string) => cards.filter((card) => card.setting === setting).length;
    expect([count('abbey'), count('company')]).toEqual([24, 24]);
  });

  test('are called so by nothing else', () => {
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  });

  test('have every occupation', () => {
    expect(missing(idsOf(occupations), ({ occupation }) => [occupation])).toEqual([]);
  });

  test('have every rank', () => {
    expect(missing(idsOf(ranks), ({ rank }) => [rank])).toEqual([]);
  });

  test('have every kind of unit', () => {
    const kindOf = (id: string) => species.find((one) => one.id === id)?.kind ?? null;
    const kinds = [...new Set(species.map(({ kind }) => kind))];
    expect(missing(kinds, (plan) => [kindOf(plan.species)])).toEqual([]);
  });

  test('have every template', () => {
    expect(missing(idsOf(templates), (plan) => plan.templates)).toEqual([]);
  });

  test('have spells of every colour', () => {
    const colourOf = (id: string) => spells.find((one) => one.id === id)?.colour ?? null;
    const colours = [...new Set(spells.map(({ colour }) => colour))];
    expect(missing(colours, (plan) => plan.spells.map(colourOf))).toEqual([]);
  });

  test('have six vehicles', () => {
    expect(ours.filter(({ entry }) => entry.kind === 'vehicle')).toHaveLength(6);
  });

  test.each(ours.map((card) => [card.id, card] as const))('%s keeps the rules for building', (_, card) => {
    const alone = { name: 'Alone', points: 5000, entries: [card.entry], tomes: [], sideboard: [] };
    expect(muster(alone, { heroes: true }).refusals).toEqual([]);
  });
});

describe('ready forces', () => {
  test('are four of 500 points, two of 1,000 and two of 5,000', () => {
    expect(forces.map(({ points }) => points)).toEqual([500, 500, 500, 500, 1000, 1000, 5000, 5000]);
  });

  test.each(forces.map((force) => [force.name, force] as const))('%s is legal', (_, force) => {
    const { force: made, refusals } = read(force);
    expect([...refusals, ...muster(made).refusals]).toEqual([]);
  });

  test.each(forces.map((force) => [force.name, force] as const))(
    '%s leaves less than a tenth of its points',
    (_, force) => {
      expect(muster(read(force).force).left).toBeLessThan(force.points / 10);
    },
  );

  test('of 1,000 points hold units aside', () => {
    const aside = forces.filter((force) => read(force).force.sideboard.length > 0);
    expect(aside.map(({ points }) => points)).toEqual([1000, 1000]);
  });
});
