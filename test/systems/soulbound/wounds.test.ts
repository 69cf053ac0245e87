import { describe, expect, test } from 'vitest';
import { woundOf } from '../../../src/systems/soulbound/attack/damage.ts';
import { duel, duelIn, sheet, table } from './table.ts';

/** Kira hits with one success for exactly so much Damage. */
const hit = (damage: number, bandit: Parameters<typeof duel>[1]) =>
  duel({ weapons: `Hammer, ${damage - 1}` }, bandit).attack('kira', 'bandit', { dice: [6, 1, 1] });

describe('Damage', () => {
  test('reduces Toughness first', () => {
    expect(hit(3, { toughness: 5 }).who('bandit').toughness.now).toBe(2);
  });

  test('that takes Toughness to exactly 0 makes no Wound (S2)', () => {
    expect(hit(5, { toughness: 5 }).who('bandit').wounds.now).toBe(0);
  });

  test.each([
    [1, 1],
    [2, 2],
    [4, 2],
    [5, 3],
    [9, 3],
  ])('%i left over after Toughness fills %i spaces (S1)', (over, spaces) => {
    expect(hit(5 + over, { toughness: 5 }).who('bandit').wounds.now).toBe(spaces);
  });

  test('left over says which Wound it makes, and why', () => {
    expect(hit(8, { toughness: 5 }).why({ gm: true, characters: [] })).toContain(
      '3 left over once Toughness is 0: a Serious Wound, 2 spaces',
    );
  });

  test('never takes Toughness below 0', () => {
    expect(hit(20, { toughness: 5 }).who('bandit').toughness.now).toBe(0);
  });
});

test.each([
  [0, null],
  [1, 'minor'],
  [2, 'serious'],
  [4, 'serious'],
  [5, 'deadly'],
])('%i Damage at 0 Toughness is a Wound: %s', (damage, wound) => {
  expect(woundOf(damage)).toBe(wound);
});

describe('the Wound Track', () => {
  test('exactly full does not make Mortally Wounded (S4)', () => {
    expect(hit(7, { toughness: 5, track: 2 }).who('bandit').mortal).toBeNull();
  });

  test('without room for the Wound makes Mortally Wounded (S3)', () => {
    expect(hit(10, { toughness: 5, track: 2 }).who('bandit').mortal).toEqual({
      wound: 'deadly',
      hits: 0,
      failures: 0,
    });
  });

  test('is filled by that', () => {
    expect(hit(10, { toughness: 5, track: 2 }).who('bandit').wounds).toEqual({ now: 2, max: 2 });
  });

  test('a Minor Wound on a full track makes Mortally Wounded as well', () => {
    expect(hit(6, { toughness: 5, track: 0 }).who('bandit').mortal?.wound).toBe('minor');
  });
});

describe('Mortally Wounded', () => {
  const downed = (over: number) => hit(5 + over, { toughness: 5, track: 0, attributes: { body: 4 } });

  test('stuns', () => {
    expect(
      downed(1)
        .who('bandit')
        .conditions.map((held) => held.id),
    ).toEqual(['stunned']);
  });

  test.each([
    ['Minor', 1, 1],
    ['Serious', 3, 2],
    ['Deadly', 8, 3],
  ])(
    'by a %s Wound: the Death Test at the start of the turn is DN 4 with its Complexity',
    (_name, over, complexity) => {
      const { difficulty, complexity: told } = downed(over).next([1, 1, 1, 1]).event('deathTested');
      expect([difficulty, told]).toMatchObject([{ total: 4 }, complexity]);
    },
  );

  test('the Death Test rolls the highest attribute', () => {
    expect(downed(1).next([1, 1, 1, 1]).event('deathTested').attribute).toBe('body');
  });

  test('passed: no longer Mortally Wounded, nor Stunned', () => {
    const after = downed(1).next([4, 1, 1, 1]).who('bandit');
    expect([after.mortal, after.conditions]).toEqual([null, []]);
  });

  test('passed: Toughness stays 0 and the track full', () => {
    const after = hit(10, { toughness: 5, track: 2 }).next([4, 4, 4]).who('bandit');
    expect([after.toughness.now, after.wounds.now]).toEqual([0, 2]);
  });

  test('failed: the next Death Test is at DN 5', () => {
    const after = downed(1).next([1, 1, 1, 1]).next().next([4, 4, 4, 4]);
    expect(after.event('deathTested').difficulty).toMatchObject({ total: 5 });
  });

  test('failed three times, at DN 6: dead (S7)', () => {
    const after = downed(1).next([1, 1, 1, 1]).next().next([1, 1, 1, 1]).next().next([5, 5, 5, 5]);
    expect(after.who('bandit').dead).toBe(true);
  });

  test('failed at DN 5 is not dead yet', () => {
    const after = downed(1).next([1, 1, 1, 1]).next().next([1, 1, 1, 1]);
    expect(after.who('bandit').dead).toBe(false);
  });

  test('the dead have no more turns', () => {
    const after = downed(1).next([1, 1, 1, 1]).next().next([1, 1, 1, 1]).next().next([5, 5, 5, 5]);
    expect(after.current).toBe('kira');
  });

  test('each Damage since adds 1 to the Complexity', () => {
    const again = downed(1).attack('kira', 'bandit', { spend: ['extraAction'], dice: [6, 6, 6] });
    expect(again.next([1, 1, 1, 1]).event('deathTested').complexity).toBe(2);
  });

  test('why its DN is what it is names the Wound, the Damage since and the Tests failed', () => {
    const struck = downed(1).attack('kira', 'bandit', { spend: ['extraAction'], dice: [6, 6, 6] });
    const after = struck.next([1, 1, 1, 1]).next().next([1, 1, 1, 1]);
    expect(after.why({ gm: true, characters: [] })).toContain(
      'DN 5:2: Difficulty 4, Death Tests failed +1; Complexity 1 from a Minor Wound, Damage since +1',
    );
  });

  test('Damage that Armour stops whole adds nothing (S6)', () => {
    const stage = downed(1).amend('bandit', 'armour', '20');
    const again = stage.attack('kira', 'bandit', { spend: ['extraAction'], dice: [6, 6, 6] });
    expect(again.who('bandit').mortal?.hits).toBe(0);
  });

  test('again after a passed test: the new Wound sets the Complexity (S5)', () => {
    const up = downed(8).next([4, 4, 4, 1]).next();
    const again = up.amend('kira', 'weapons', 'Stick, 0').attack('kira', 'bandit', { dice: [6, 1, 1] });
    expect(again.next([1, 1, 1, 1]).event('deathTested').complexity).toBe(1);
  });

  test('may still act or move, for only being Stunned says otherwise', () => {
    const stage = downed(1).next([1, 1, 1, 1]);
    expect(stage.attack('bandit', 'kira', { dice: [1, 1, 1, 1] }).refusal).toBeNull();
  });
});

describe('a hazard', () => {
  test.each([
    ['minor', 1],
    ['major', 3],
    ['deadly', 5],
  ])('%s hurts who enters it', (kind, damage) => {
    const after = duelIn(`Gate - Pit [hazard ${kind}] - Yard`).act('kira', 'move', { target: 'pit' });
    expect(after.who('kira').toughness.now).toBe(5 - damage);
  });

  test('hurts who starts a turn in it', () => {
    const after = duelIn('Gate - Pit [hazard minor] - Yard')
      .act('kira', 'move', { target: 'pit' })
      .next()
      .next();
    expect(after.who('kira').toughness.now).toBe(3);
  });

  test('hurts on the first entry only', () => {
    const stage = duelIn('Gate - Pit [hazard minor] - Yard')
      .act('kira', 'move', { target: 'pit' })
      .act('kira', 'run', { target: 'gate' })
      .next()
      .next();
    expect(stage.act('kira', 'move', { target: 'pit' }).who('kira').toughness.now).toBe(4);
  });

  describe('that fells at the start of a turn', () => {
    const felled = table()
      .zones('Pit [hazard deadly] - Yard')
      .pc('kira', sheet({ toughness: 1, track: 1 }))
      .foe('bandit', sheet())
      .fight();

    test('brings no Death Test yet', () => {
      expect(felled.events.map((event) => event.type)).not.toContain('deathTested');
    });

    test('brings it with the next turn, where it hurts again', () => {
      expect(felled.next().next([1, 1, 1]).event('deathTested').complexity).toBe(3);
    });
  });

  test('is stopped by Armour like any Damage', () => {
    const after = duelIn('Gate - Pit [hazard minor] - Yard', { armour: 1 }).act('kira', 'move', {
      target: 'pit',
    });
    expect(after.who('kira').toughness.now).toBe(5);
  });
});
