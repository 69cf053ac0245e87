import { describe, expect, test } from 'vitest';
import { duel, sheet } from '../table.ts';

const shield = { name: 'Buckler', traits: [], dropped: false };
const laden = (weapons = 'Sword, 2; Teeth, 1, natural') =>
  duel({}, { weapons, shield }).amend('bandit', 'belongings', 'Rope');
const disarmed = (drop?: string, weapons?: string) =>
  laden(weapons).attack('kira', 'bandit', {
    way: 'arms',
    dice: [6, 1, 1],
    ...(drop === undefined ? {} : { answers: { drop } }),
  });

describe('a Called Shot at the arms (S49)', () => {
  test('asks the target what it drops of all that it carries', () => {
    const [decision] = disarmed().asked;
    expect(decision?.options.map(({ params }) => params.weapon)).toEqual(['Sword', 'Buckler', 'Rope']);
  });

  test('asks the target', () => {
    expect(disarmed().asked[0]?.asked).toBe('bandit');
  });

  test('makes it drop the shield', () => {
    expect(disarmed('@shield').who('bandit').shield?.dropped).toBe(true);
  });

  test('makes it drop what it carries', () => {
    expect(disarmed('@rope@').who('bandit').belongings[0]?.dropped).toBe(true);
  });

  test('does not ask where there is one thing only', () => {
    const after = duel().attack('kira', 'bandit', { way: 'arms', dice: [6, 1, 1] });
    expect(after.asked).toEqual([]);
  });

  test('does nothing to empty hands', () => {
    const after = duel({}, { weapons: 'Teeth, 1, natural' }).attack('kira', 'bandit', {
      way: 'arms',
      dice: [6, 1, 1],
    });
    expect(after.events.some(({ type }) => type === 'dropped')).toBe(false);
  });
});

describe('a Called Shot has its effect when something is left after Armour (S48)', () => {
  test.each(['head', 'arms', 'legs'])('%s', (way) => {
    const after = duel({}, { armour: 9 }).attack('kira', 'bandit', { way, dice: [6, 1, 1] });
    expect([after.who('bandit').conditions, after.who('bandit').weapons[0]?.dropped]).toEqual([[], false]);
  });

  test('and not on who is in a Last Stand', () => {
    const stage = duel().with((scene) => ({
      ...scene,
      characters: { ...scene.characters, bandit: { ...sheet(), name: 'Bandit', lastStand: true } },
    }));
    const after = stage.attack('kira', 'bandit', { way: 'legs', dice: [6, 1, 1] });
    expect(after.who('bandit').conditions).toEqual([]);
  });
});

test('a Called Shot that kills a minion does no more to it', () => {
  const stage = duel({ weapons: 'Club, 9' }).with((scene) => ({
    ...scene,
    characters: {
      ...scene.characters,
      bandit: { ...sheet(), name: 'Bandit', minions: { count: 1, each: 5 } },
    },
  }));
  const after = stage.attack('kira', 'bandit', { way: 'head', dice: [6, 6, 6] });
  expect(after.events.some(({ type }) => type === 'conditionGained')).toBe(false);
});

test('what the Unconscious drop is told', () => {
  expect(duel().condition('bandit', 'unconscious').told()).toContain('**Bandit** drops Club.');
});

test('the Unconscious drop the shield too, but not what is in their bags', () => {
  const { shield: held, belongings } = laden().condition('bandit', 'unconscious').who('bandit');
  expect([held?.dropped, belongings[0]?.dropped]).toEqual([true, false]);
});

test('an attack may be a Charge or a Called Shot at each part', () => {
  const [attack] = duel().options('kira').acts;
  expect(attack?.ways?.map(({ name }) => name)).toEqual([
    'Charge',
    'Called Shot: Head',
    'Called Shot: Arms',
    'Called Shot: Legs',
  ]);
});
