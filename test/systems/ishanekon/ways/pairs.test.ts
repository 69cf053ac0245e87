import { describe, expect, it } from 'vitest';
import { report } from '../../../support/random/report.ts';
import { patience } from '../../../support/deep.ts';
import { battle, battles } from '../battles/battle.ts';
import { pairs, partyBy } from '../battles/opening.ts';

const named = pairs.map((rules) => {
  const each = Object.entries(rules).map(([id, choice]) => (choice === 'yes' ? id : `${id} ${choice}`));
  return [each.join(' with '), rules] as const;
});

describe('a fight by two alternative rules that go together', { timeout: patience(60_000) }, () => {
  it.each(named)('holds all that fights must: %s', (name, rules) => {
    const play = (seed: string) => battle(seed, (chance) => partyBy(chance, rules));
    const { broken } = report({ ...battles, play }, [`pair ${name}`]);
    expect(Object.entries(broken).filter(([, wrong]) => wrong.length > 0)).toEqual([]);
  });
});

it('42 pairs go together, of all that alternative rules, rests and scales make', () => {
  expect(pairs).toHaveLength(42);
});
