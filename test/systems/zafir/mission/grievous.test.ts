import { describe, expect, test } from 'vitest';
import type { Hero } from '../../../../src/systems/zafir/character/schema.ts';
import { hero, town, type ZafirStage } from '../table.ts';

type Fall = NonNullable<Hero['battle']['fall']>;

const fall: Fall = {
  by: 'Ghul 2',
  byType: 'ghul',
  attack: true,
  magic: false,
  conditions: [],
  extracted: false,
};
const out = { id: 'outOfAction', number: null, source: null, by: null, duration: { ends: [] } } as const;

const fallen = (more: Partial<Hero> = {}, how: Partial<Fall> = {}): Hero => {
  const plain = hero();
  return {
    ...plain,
    xp: 1,
    level: 2,
    ...more,
    battle: { ...plain.battle, hp: 0, conditions: [out], fall: { ...fall, ...how } },
  };
};

const mission = {
  number: 1,
  name: 'Raid',
  skirmish: false,
  objectives: [],
  encounters: null,
  begun: 1,
  crew: ['kira'],
  rewards: '',
};

/** The mission ends for Kira, who is Out of Action, with these dice. */
function ended(
  kira: Hero,
  dice: readonly number[],
  {
    bodies = null,
    answers = {},
  }: { bodies?: 'recovered' | 'left' | null; answers?: Record<string, string> } = {},
): ZafirStage {
  const stage = town({ kira }).with((scene) => ({
    ...scene,
    party: { ...scene.party, missions: 1, mission },
  }));
  return stage.play(
    {
      kind: 'mission',
      change: 'end',
      name: null,
      text: null,
      number: null,
      state: 'failed',
      bodies,
      money: null,
      rewards: null,
      actors: ['kira'],
      asGm: true,
    },
    { dice, answers },
  );
}

const kira = (stage: ZafirStage): Hero => {
  const who = stage.who('kira');
  if (who.kind !== 'hero') throw new Error('Kira is a hero');
  return who;
};
const disabilities = (stage: ZafirStage) => kira(stage).disabilities.map(({ id }) => id);

describe('Grievous Wounds', () => {
  test('are rolled for nobody who is on their feet', () => {
    expect(ended(hero(), []).events.some(({ type }) => type === 'grievousWound')).toBe(false);
  });

  test.each([11, 12, 13])('of %i are death', (d66) => {
    expect(kira(ended(fallen(), [Math.floor(d66 / 10), d66 % 10])).dead).toBe(true);
  });

  test('the dead earn no XP', () => {
    expect(kira(ended(fallen(), [1, 1])).xp).toBe(1);
  });

  test('the dead whose body is left lose what they carried', () => {
    expect(kira(ended(fallen(), [1, 1])).equipment.primary).toBeNull();
  });

  test('the dead whose body is brought back keep it', () => {
    expect(kira(ended(fallen(), [1, 1], { bodies: 'recovered' })).equipment.primary?.id).toBe('autorifle');
  });

  test('the dead who were carried off keep it, too', () => {
    expect(kira(ended(fallen({}, { extracted: true }), [1, 1])).equipment.primary?.id).toBe('autorifle');
  });

  test('of 14 to 16 are two more', () => {
    expect(disabilities(ended(fallen(), [1, 4, 2, 1, 3, 3]))).toEqual(['legAmputation', 'jointTrauma']);
  });

  test.each([
    ['Dead', [1, 2]],
    ['Multiple Wounds', [1, 6]],
    ['Captured', [4, 5]],
    ['Robbed', [4, 6]],
  ])('of several never are %s: that is rolled again', (_, again) => {
    expect(disabilities(ended(fallen(), [1, 5, ...again, 2, 4, 5, 1]))).toEqual(['chronicPain']);
  });

  test.each([
    [21, 'legAmputation'],
    [22, 'armAmputation'],
    [23, 'armAmputation'],
    [24, 'chronicPain'],
    [26, 'enucleation'],
    [31, 'legTrauma'],
    [32, 'legTrauma'],
    [33, 'jointTrauma'],
    [34, 'jointTrauma'],
    [35, 'chronicAnxiety'],
    [36, 'chronicAnxiety'],
  ])('of %i leave %s', (d66, id) => {
    expect(disabilities(ended(fallen(), [Math.floor(d66 / 10), d66 % 10]))).toEqual([id]);
  });

  test('of 25 cost the XP towards the next level', () => {
    // Level 2 takes 1 XP; 1 more is earned for the mission afterwards.
    expect(kira(ended(fallen({ xp: 2 }), [2, 5])).xp).toBe(2);
  });

  test('of 45 are captivity', () => {
    expect(kira(ended(fallen(), [4, 5])).captured).toBe(true);
  });

  test('of 45 are nothing where the crew has the body', () => {
    expect(kira(ended(fallen({}, { extracted: true }), [4, 5])).captured).toBe(false);
  });

  test('the captured have survived: they earn their XP', () => {
    expect(kira(ended(fallen(), [4, 5])).xp).toBe(2);
  });

  test('of 46 take all that was carried', () => {
    expect(kira(ended(fallen(), [4, 6])).equipment).toEqual({
      primary: null,
      secondary: null,
      armour: null,
      headgear: null,
    });
  });

  test('of the dead who were left behind nothing is broken of the armour that is gone', () => {
    const plain = fallen();
    const broken = { ...plain, battle: { ...plain.battle, broken: 1 } };
    expect(kira(ended(broken, [1, 1])).battle.broken).toBe(0);
  });

  test('of 46 take nothing where the crew has the body', () => {
    expect(kira(ended(fallen(), [4, 6], { bodies: 'recovered' })).equipment.primary?.id).toBe('autorifle');
  });

  test.each([51, 56, 61])('of %i are a full recovery', (d66) => {
    expect(kira(ended(fallen(), [Math.floor(d66 / 10), d66 % 10])).battle.hp).toBe(7);
  });

  test('of 62 leave Discipline higher', () => {
    expect(kira(ended(fallen(), [6, 2])).attributes.discipline).toBe(2);
  });

  test("of 63 leave hatred of whoever's attack it was", () => {
    expect(kira(ended(fallen(), [6, 3])).disabilities).toEqual([
      { id: 'hatredOfEnemyType', detail: 'ghul', aids: [] },
    ]);
  });

  test('of 63 leave nothing where no attack felled them', () => {
    expect(disabilities(ended(fallen({}, { attack: false }), [6, 3]))).toEqual([]);
  });

  test('of 64 leave scars', () => {
    expect(kira(ended(fallen(), [6, 4])).scarred).toBe(true);
  });

  test('of 65 harden: fear and hatred go', () => {
    const afraid = fallen({
      disabilities: [
        { id: 'fearOfFailure', detail: '', aids: [] },
        { id: 'hatredOfEnemyType', detail: 'ghul', aids: [] },
        { id: 'chronicPain', detail: '', aids: [] },
      ],
    });
    expect(disabilities(ended(afraid, [6, 5]))).toEqual(['chronicPain', 'hardened']);
  });

  test('of 66 bring 1 XP more', () => {
    expect(kira(ended(fallen(), [6, 6])).xp).toBe(3);
  });
});

describe('Fear', () => {
  test('is of the condition they had', () => {
    expect(kira(ended(fallen({}, { conditions: ['burning'] }), [4, 1])).disabilities).toEqual([
      { id: 'fearOfCondition', detail: 'Burning', aids: [] },
    ]);
  });

  test('is of the one they choose, where they had several', () => {
    const burnt = fallen({}, { conditions: ['burning', 'poisoned'] });
    expect(kira(ended(burnt, [4, 2], { answers: { fear: 'poisoned' } })).disabilities[0]?.detail).toBe(
      'Poisoned',
    );
  });

  test('is of magic that felled them', () => {
    expect(disabilities(ended(fallen({}, { magic: true }), [4, 3]))).toEqual(['fearOfMagic']);
  });

  test('is of conditions before magic', () => {
    expect(disabilities(ended(fallen({}, { magic: true, conditions: ['burning'] }), [4, 3]))).toEqual([
      'fearOfCondition',
    ]);
  });

  test.each([1, 2, 3])('is else, on a %i, of the kind of enemy', (die) => {
    expect(kira(ended(fallen(), [4, 4, die])).disabilities).toEqual([
      { id: 'fearOfEnemyType', detail: 'ghul', aids: [] },
    ]);
  });

  test.each([4, 5, 6])('is else, on a %i, of failure', (die) => {
    expect(disabilities(ended(fallen(), [4, 4, die]))).toEqual(['fearOfFailure']);
  });

  test('is of failure where nobody felled them', () => {
    expect(disabilities(ended(fallen({}, { by: null, byType: null }), [4, 4, 1]))).toEqual(['fearOfFailure']);
  });

  test('comes but once: a second one is a full recovery', () => {
    const afraid = fallen({ disabilities: [{ id: 'fearOfMagic', detail: '', aids: [] }] });
    expect(disabilities(ended(afraid, [4, 1]))).toEqual(['fearOfMagic']);
  });

  test('does not come to the Hardened', () => {
    const hard = fallen({ disabilities: [{ id: 'hardened', detail: '', aids: [] }] });
    expect(disabilities(ended(hard, [4, 1]))).toEqual(['hardened']);
  });
});
