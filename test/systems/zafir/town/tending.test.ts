import { describe, expect, test } from 'vitest';
import { byRules, hero, town } from '../table.ts';

type Written = Parameters<typeof hero>[0];

/** Tiz, a medic, and Kira, who has 2 HP of 6 left; wounds heal slowly. */
const wounded = (tiz: Written = {}, kira: Written = {}) =>
  byRules(
    town({
      tiz: hero({ responsibilities: { medicine: 2 }, ...tiz }),
      kira: hero({ money: 500, battle: { hp: 2 }, ...kira }),
    }),
    { restHealing: 'slow' },
  );

const tend = (stage: ReturnType<typeof wounded>, dice: readonly number[], detail: string | null = null) =>
  stage.act('tiz', 'tendWounds', { target: 'kira', dice, detail });
const hpOf = (stage: ReturnType<typeof wounded>) => stage.who('kira').battle.hp;

describe('tending wounds', () => {
  test('is a Tinker action with Medicine that heals 1 HP', () => {
    expect(hpOf(tend(wounded(), [1, 1, 5]))).toBe(3);
  });

  test('heals nothing when it fails', () => {
    expect(hpOf(tend(wounded(), [1, 1, 4]))).toBe(2);
  });

  test('is done once a day for a patient, whether or not it works', () => {
    expect(tend(tend(wounded(), [1, 1, 4]), []).refusal?.code).toBe('treatedToday');
  });

  test('may be done again the next day', () => {
    expect(hpOf(tend(tend(wounded(), [1, 1, 5]).rest('day', 'tiz', 'kira'), [1, 1, 5]))).toBe(5);
  });

  test('is as hard as is typed, with what helps', () => {
    expect(tend(wounded(), [1, 1, 1, 5], 'difficult, +1, equipment').why()[0]).toBe(
      'Skill: Difficult 0 + 2 Medicine + 1 circumstances + 1 equipment = 4 dice, a 5 or 6 succeeds',
    );
  });

  test('is refused where what is typed is none of that', () => {
    expect(tend(wounded(), [], 'quickly').refusal?.code).toBe('noSuchDifficulty');
  });

  test('takes Medicine', () => {
    expect(tend(wounded({ responsibilities: {} }), []).refusal?.code).toBe('notTheirs');
  });

  test('takes somebody wounded', () => {
    expect(wounded({}, { battle: { hp: 6 } }).act('tiz', 'tendWounds').refusal?.code).toBe('nobodyWounded');
  });

  test('is of the alternate rule alone', () => {
    expect(tend(byRules(wounded(), { restHealing: 'full' }), []).refusal?.code).toBe('notTheirs');
  });
});

describe('a doctor', () => {
  const visit = (stage: ReturnType<typeof wounded>) => stage.act('kira', 'seeDoctor');

  test('heals 1 HP', () => {
    expect(hpOf(visit(wounded()))).toBe(3);
  });

  test('takes ₹2', () => {
    expect(visit(wounded()).who('kira')).toMatchObject({ money: 300 });
  });

  test('does not come on top of tending', () => {
    expect(visit(tend(wounded(), [1, 1, 5])).refusal?.code).toBe('treatedToday');
  });

  test('comes on a day of rest only where wounds have not been tended', () => {
    expect(hpOf(tend(wounded(), [1, 1, 5]).rest('doctorsDay', 'tiz', 'kira'))).toBe(4);
  });

  test('wants money', () => {
    expect(visit(wounded({}, { money: 100 })).refusal?.code).toBe('tooPoor');
  });

  test('sees nobody who is whole', () => {
    expect(visit(wounded({}, { battle: { hp: 6 } })).refusal?.code).toBe('notWounded');
  });
});
