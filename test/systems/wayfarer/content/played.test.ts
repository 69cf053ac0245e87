import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Effect } from '../../../../src/systems/wayfarer/content/effect.ts';
import { content } from '../../../../src/systems/wayfarer/content/index.ts';

/** All rules of the battle, as they are written. */
const code = globSync('src/systems/wayfarer/**/*.ts')
  .filter((file) => !file.includes('/content/') && !file.includes('/library/'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Rules that content names and nothing reads, though what they are of is played. */
const PARTLY: Readonly<Record<string, string>> = {
  staticDv: 'no ballistic assault is made against a fixed number',
};

interface Row {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly effects?: readonly Effect[];
}

const rows: readonly Row[] = Object.values(content).flatMap((table): readonly Row[] => [...table]);

const isQuoted = (name: string): boolean => code.includes(`'${name}'`);

/** Whether the rules of battle know all that a row names: by the rule, or by the row. */
const isRead = ({ id, effects = [] }: Row): boolean =>
  isQuoted(id) ||
  effects.every(
    (effect) => effect.does !== 'rule' || isQuoted(effect.rule) || PARTLY[effect.rule] !== undefined,
  );

const isSaid = ({ text }: Row): boolean => text.startsWith('Not played yet: ');

test('whatever a row names is played, or its text says that it is not yet', () => {
  const silent = rows.filter((one) => !isRead(one) && !isSaid(one));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('no row says so of what is played', () => {
  const late = rows.filter((one) => isSaid(one) && isRead(one));
  expect(late.map(({ name }) => name)).toEqual([]);
});
