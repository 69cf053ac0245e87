import { describe, expect, test } from 'vitest';
import { power } from '../pack.ts';
import { duel } from '../table.ts';

const bolt = (test: object | null) =>
  power({ name: 'Bolt', kind: 'spell', aim: 'enemy', test, effects: [{ effect: 'damage', amount: 2 }] });

/** What the spell is offered with. */
const note = (test: object | null, kira: Parameters<typeof duel>[0] = {}) =>
  duel({ powers: [bolt(test)], ...kira })
    .options('kira')
    .acts.find(({ id }) => id === 'castSpell')?.means?.[0]?.note;

const channelling = { check: 'mind.channelling', dn: '4:2' };

describe('a power is offered with what its Test may come to', () => {
  test('exactly, before Focus', () => {
    expect(note(channelling)).toBe('3d6 at DN 4:2: 50%; 2 Damage');
  });

  test('with all that changes it', () => {
    const always = power({
      name: 'Gifted',
      when: 'passive',
      effects: [{ effect: 'modify', number: 'dice', by: 1, skill: 'channelling' }],
    });
    expect(note(channelling, { powers: [bolt(channelling), always] })).toBe('4d6 at DN 4:2: 69%; 2 Damage');
  });

  test('without a DN by its dice alone', () => {
    expect(note({ check: 'mind.channelling' })).toBe('3d6; 2 Damage');
  });

  test('without a Test by its effects alone', () => {
    expect(note(null)).toBe('2 Damage');
  });
});
