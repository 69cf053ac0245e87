import { expect, test } from 'vitest';
import { creatureOf } from '../../../../src/systems/ishanekon/creatures/build.ts';
import { foe, foes } from '../../../../src/systems/ishanekon/creatures/foes.ts';
import { budgetOf } from '../../../../src/systems/ishanekon/creatures/levels.ts';
import {
  creatureFrom,
  type Outline,
  readOutline,
  rowFrom,
} from '../../../../src/systems/ishanekon/creatures/line.ts';
import { creatureTypes } from '../../../../src/systems/ishanekon/content/creatures.ts';
import { named } from '../../../../src/systems/ishanekon/packs/names.ts';
import { shipped } from '../../../../src/systems/ishanekon/packs/shipped.ts';

const { pack } = shipped();

function outlineOf(text: string): Outline {
  const read = readOutline(text);
  if (!read.ok) throw new Error(read.refusal.code);
  return read.outline;
}

test('a Hybrid Boss of Level 1 and grade 1 with Constitution 12 and Will 10 has 17 Vitality and 13 WP: Bosses', () => {
  const row = rowFrom(pack, 'Boss', outlineOf('Boss, Hybrid, level 1'));
  const made = creatureOf(pack, { ...row, stats: { ...row.stats, constitution: 12, will: 10 }, talents: [] });
  expect([made.vitality, made.wp]).toEqual([17, 13]);
});

test.each([
  [2, 34, 26],
  [3, 51, 39],
])('of grade %i it has %i Vitality and %i WP: Bosses', (grade, vitality, wp) => {
  const row = rowFrom(pack, 'Boss', outlineOf(`Boss grade ${grade}, Hybrid, level 1`));
  const made = creatureOf(pack, { ...row, stats: { ...row.stats, constitution: 12, will: 10 }, talents: [] });
  expect([made.vitality, made.wp]).toEqual([vitality, wp]);
});

test('a Minor creature has 1 Vitality and no WP', () => {
  const made = creatureFrom('Rat', outlineOf('Minor, level 3, Small, Animal'));
  expect([made.vitality, made.wp]).toEqual([1, 0]);
});

test('a line says rank, grade, class, level, size and type', () => {
  expect(outlineOf('Boss grade 2, Hybrid, level 3, Big, Undying')).toEqual({
    ...{ rank: 'boss', grade: 2, class: 'hybrid', level: 3, size: 'big', type: 'undying', vehicle: false },
  });
});

test('what a line says that is nothing of a creature is refused by name', () => {
  const read = readOutline('Elite, purple');
  expect(read.ok ? null : read.refusal).toEqual({ code: 'noCreaturePart', params: { part: 'purple' } });
});

/** The book's tables: abilities in all, by class (Normal, Elite, Boss creature leveling). */
test.each([
  ['normal', 0, [1, 2, 3]],
  ['normal', 3, [2, 4, 6]],
  ['normal', 12, [5, 10, 15]],
  ['elite', 0, [1, 1, 1]],
  ['elite', 1, [1, 2, 3]],
  ['elite', 6, [4, 7, 13]],
  ['elite', 12, [7, 13, 25]],
  ['boss', 0, [2, 2, 2]],
  ['boss', 6, [5, 8, 14]],
  ['boss', 12, [8, 14, 26]],
] as const)('a %s creature of Level %i has learned %j Abilities', (rank, level, abilities) => {
  const all = (['fighter', 'hybrid', 'caster'] as const).map((kind) => budgetOf(rank, kind, level).abilities);
  expect(all).toEqual(abilities);
});

/** The same for Creature Talents: an Elite has one wherever its line has one number more (L1207–1219). */
test.each([
  ['normal', 12, 5],
  ['elite', 0, 1],
  ['elite', 3, 3],
  ['elite', 4, 4],
  ['elite', 5, 4],
  ['elite', 12, 9],
  ['boss', 12, 13],
] as const)('a %s creature of Level %i has %i Creature Talents', (rank, level, talents) => {
  expect(budgetOf(rank, 'hybrid', level).talents).toBe(talents);
});

test.each(pack.creatures)('$name has no more than its rank, class and Level give', (row) => {
  const budget = budgetOf(row.rank, row.class, row.level);
  const points = Object.values(row.skills).reduce((sum, one) => sum + one, 0);
  const talents = row.talents.reduce(
    (sum, name) => sum + (named(pack.talents, name)?.kind === 'greater' ? 2 : 1),
    0,
  );
  const isWithin =
    points <= budget.skillPoints && row.abilities.length <= budget.abilities && talents <= 2 * budget.talents;
  expect(isWithin).toBe(true);
});

test.each(Array.from({ length: 13 }, (_, level) => level))(
  'a creature of Level %i is built of every rank',
  (level) => {
    const made = ['Minor', 'Normal', 'Elite', 'Boss grade 2'].map((rank) =>
      creatureFrom('Thing', outlineOf(`${rank}, Caster, level ${level}`)),
    );
    expect(made.every(({ vitality }) => vitality > 0)).toBe(true);
  },
);

test.each(creatureTypes)('a $name is built by its type', ({ id, name }) => {
  expect(creatureFrom('Thing', outlineOf(`Normal, ${name}`)).type).toBe(id);
});

test('every listed foe comes fresh', () => {
  expect(foes().map(({ id }) => foe(id).name)).toEqual(foes().map(({ name }) => name));
});

test('a creature names what is of our own pack, and carries nothing of it', () => {
  const made = foe('banditCaptain');
  expect(made.kind === 'object' ? null : made.own).toEqual({ abilities: [], features: [] });
});
