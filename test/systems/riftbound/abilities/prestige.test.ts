import { describe, expect, it } from 'vitest';
import { plainCheck } from '../../../../src/engine/intent.ts';
import { sceneOf } from '../../../../src/systems/riftbound/scene.ts';
import { acting } from '../support/intents.ts';
import { performed, personOf, told } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

describe('Prestige', () => {
  it('comes from the GM, 1 a deed', () => {
    const came = performed(sceneOf({ tiz: someone() }), acting('tiz', 'givePrestige', { asGm: true }));
    expect(personOf(came, 'tiz').prestige).toBe(1);
  });

  it('is nothing that players give', () => {
    const came = performed(sceneOf({ tiz: someone() }), acting('tiz', 'givePrestige'));
    expect(came.refusal?.code).toBe('gmOnly');
  });

  it('is never more than 3', () => {
    const came = performed(
      sceneOf({ tiz: someone({ prestige: 3 }) }),
      acting('tiz', 'givePrestige', { asGm: true }),
    );
    expect(came.refusal?.code).toBe('prestigeFull');
  });
});

describe('What is done by itself', () => {
  it('is turned on and off', () => {
    const came = performed(
      sceneOf({ tiz: someone({ abilities: ['bonk'] }) }),
      acting('tiz', 'switch', { means: 'bonk' }),
    );
    expect(personOf(came, 'tiz').switches.bonk).toBe(true);
  });
});

describe('Prestige on a roll just seen', () => {
  const checks = (
    said: Said,
    dice: readonly number[],
    answers: Readonly<Record<string, string>> = {},
    difficulty = '12',
  ) =>
    performed(
      sceneOf({ tiz: someone({ name: 'Tiz', ...said }) }),
      { ...plainCheck('tiz', { what: 'strength', difficulty }) },
      dice,
      answers,
    );

  it('rolls the whole of a failed check again, for all three', () => {
    const came = checks({ prestige: 3 }, [1, 2, 3, 5, 5, 4], { 'prestige.reroll': 'yes' });
    expect([told(came, 'checked').outcome, personOf(came, 'tiz').prestige]).toEqual(['succeeds', 0]);
  });

  it('counts the new dice, whatever they show', () => {
    const came = checks({ prestige: 3 }, [1, 2, 3, 1, 2, 2], { 'prestige.reroll': 'yes' });
    expect(told(came, 'checked').rolled).toMatchObject({ total: 5 });
  });

  it('is never spent unasked', () => {
    expect(personOf(checks({ prestige: 3 }, [1, 2, 3]), 'tiz').prestige).toBe(3);
  });

  it('is not asked for where the check succeeds', () => {
    expect(checks({ prestige: 3 }, [5, 5, 4]).asked).toEqual([]);
  });

  it('is not asked for with less than three', () => {
    expect(checks({ prestige: 2 }, [1, 2, 3]).asked).toEqual([]);
  });

  it('is not asked for where that is turned off', () => {
    expect(checks({ prestige: 3, switches: { prestige: false } }, [1, 2, 3]).asked).toEqual([]);
  });
});
