import { describe, expect, test } from 'vitest';
import type { Step } from '../../../src/engine/autopilot/step.ts';
import { type Group, groupView } from '../../../src/view/panels/group.ts';
import { buttonsOf, labels, selectsOf } from './desk.ts';

const named = (name: string) => ({ key: name.toLowerCase().replaceAll(' ', ''), name });

const step = (what: 'attack' | 'closer', chance: number | null): Step => ({
  intent: { kind: 'next', actor: null, asGm: true },
  because: { behaviour: 'nearest', what, target: null, chance },
});

const KIRA = { ...named('Kira'), attack: step('attack', 0.414) };
const TIZ = { ...named('Tiz'), attack: step('closer', null) };
const RAIDERS = ['Raider 1', 'Raider 2', 'Raider 3'].map(named);

const group = (more: Partial<Group> = {}): Group => ({
  picks: { drawn: 'aaaa.1.1' },
  actor: named('Raider 1'),
  able: RAIDERS,
  alike: RAIDERS,
  targets: [KIRA, TIZ],
  last: null,
  ...more,
});

describe("the panel of a GM's foes", () => {
  test('names who acts, whom they go for, and the odds or what comes first', () => {
    expect(labels(groupView(group())).slice(0, 2)).toEqual([
      'Raider 1 → Kira 41%',
      'Raider 1 → Tiz, moves up',
    ]);
  });

  test('has the target of the one before in blue, and first', () => {
    const blue = buttonsOf(groupView(group({ last: 'tiz' }))).filter(({ look }) => look === 'main');
    expect(blue.map(({ label }) => label)).toEqual(['Raider 1 → Tiz, moves up']);
  });

  test('says that the next can do the same', () => {
    expect(groupView(group({ last: 'kira' })).card?.text).toContain(
      'Same for the next: Raider 1 → Kira 41%.',
    );
  });

  test('goes for somebody else once that one has fallen', () => {
    expect(groupView(group({ last: 'orla' })).card?.text).toContain('Next: Raider 1 → Kira 41%.');
  });

  test('turns the pages of those whom they could go for', () => {
    const targets = Array.from({ length: 60 }, (_, n) => ({
      ...named(`Hero ${n}`),
      attack: step('closer', null),
    }));
    const [select] = selectsOf(groupView(group({ targets }), '', { at: 1 }));
    expect(select?.options[0]?.label).toBe('→ Hero 24');
  });

  test('turns the pages of those who can act', () => {
    const able = Array.from({ length: 60 }, (_, n) => named(`Raider ${n}`));
    const select = selectsOf(groupView(group({ able, targets: [KIRA], alike: [] }), '', { who: 2 }))[0];
    expect(select?.options[0]?.label).toBe('Raider 48');
  });

  test('tells all who are alike by one press', () => {
    expect(labels(groupView(group()))).toEqual(
      expect.arrayContaining(['All 3 → Kira', 'All move to Kira', 'All 3 wait']),
    );
  });

  test('has five rows at most, and ids that Discord takes', () => {
    const many = Array.from({ length: 30 }, (_, n) => ({
      key: `k${n}`.padEnd(11, '0'),
      name: `A hero of a long name ${n}`,
      attack: step('attack', 0.5),
    }));
    const view = groupView(
      group({ targets: many, able: many, alike: many, picks: { drawn: 'aaaa.zzzzzz.zz' } }),
    );
    const ids = [...buttonsOf(view), ...selectsOf(view)].map(({ id }) => id.length);
    expect([view.rows?.length, Math.max(...ids) <= 100]).toEqual([5, true]);
  });

  test('offers what one does by hand where nobody can be reached', () => {
    const alone = group({ targets: [], able: [named('Raider 1')], alike: [named('Raider 1')] });
    expect(labels(groupView(alone))).toEqual(['Attack', 'Move', 'More…', 'Raider 1 waits']);
  });
});
