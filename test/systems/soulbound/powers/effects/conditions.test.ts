import { describe, expect, test } from 'vitest';
import { duel, sheet, table } from '../../table.ts';
import { trick, used } from '../trick.ts';

describe('the effect condition', () => {
  const poison = (lasts: string) => [{ effect: 'condition', condition: 'poisoned', lasts }];

  test('gives the condition, whose source is the user', () => {
    expect(used(poison('ever')).who('bandit').conditions[0]).toMatchObject({
      id: 'poisoned',
      source: 'kira',
      cause: 'power',
    });
  });

  test.each([
    ['turn', 1],
    ['nextTurn', 2],
    ['theirTurn', 2],
    ['1 round', 2],
    ['2 rounds', 4],
  ])('lasts %s', (lasts, turns) => {
    let stage = used(poison(lasts), {}, { attributes: { body: 3 } });
    let passed = 0;
    while (stage.who('bandit').conditions.length > 0 && passed < 9) {
      stage = stage.next();
      passed++;
    }
    expect(passed).toBe(turns);
  });

  test('lasts until the fight is over', () => {
    expect(used(poison('fight')).end().who('bandit').conditions).toEqual([]);
  });
});

describe('the effect cure', () => {
  test('ends the conditions it names', () => {
    const stage = duel({ powers: [trick([{ effect: 'cure', conditions: ['poisoned'] }], { aim: 'self' })] });
    const ill = stage.condition('kira', 'poisoned').condition('kira', 'blinded');
    const ids = ill
      .act('kira', 'useTalent')
      .who('kira')
      .conditions.map(({ id }) => id);
    expect(ids).toEqual(['blinded']);
  });

  test('ends all where it names none', () => {
    const stage = duel({ powers: [trick([{ effect: 'cure' }], { aim: 'self' })] });
    const ill = stage.condition('kira', 'poisoned').condition('kira', 'deafened');
    expect(ill.act('kira', 'useTalent').who('kira').conditions).toEqual([]);
  });

  test('leaves the Stunned of the Mortally Wounded (S67)', () => {
    const stage = table()
      .pc(
        'kira',
        sheet({ powers: [trick([{ effect: 'cure' }], { aim: 'ally' })], ratings: { initiative: 9 } }),
      )
      .pc('tiz', sheet())
      .foe('bandit', sheet())
      .fight();
    const after = stage.amend('tiz', 'mortallyWounded', 'Minor').act('kira', 'useTalent', { target: 'tiz' });
    expect(after.who('tiz').conditions.map(({ id }) => id)).toEqual(['stunned']);
  });
});
