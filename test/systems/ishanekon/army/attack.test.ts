import { describe, expect, it } from 'vitest';
import { aimedAt } from '../../../../src/systems/ishanekon/army/attack.ts';
import { unitOdds } from '../../../../src/systems/ishanekon/army/odds.ts';
import { vitalityLeft } from '../../../../src/systems/ishanekon/army/figures.ts';
import { hero } from '../support/people.ts';
import { acting, after, done, nextOf, told } from '../support/scenes.ts';
import { battleOf, ours, striking, theirs, unitOf, withUnit } from './support.ts';

const infantries = battleOf({ us: ours('infantry', 'C3'), them: theirs('infantry', 'C4') });
const attacked = (dice: readonly number[], scene = infantries) => done(scene, striking('us', 'them'), dice);
const lost = (dice: readonly number[], scene = infantries) => unitOf(attacked(dice, scene), 'them').lost;

describe("a unit's attack (Attack and Defense)", () => {
  it('deals 1d6 and its Damage where d10 and Precision reach the Defense', () => {
    expect(lost([5, 4])).toBe(9);
  });

  it('deals half, rounded down, where they do not', () => {
    expect(lost([4, 4])).toBe(4);
  });

  it('deals nothing on a natural 1', () => {
    expect(lost([1])).toBe(0);
  });

  it('deals the most on a natural 10, without another die', () => {
    expect(told(attacked([10]), 'unitAttacked')).toMatchObject([{ result: 'most', damage: 11 }]);
  });

  it('deals the most on a natural 10 even where that is below the Defense (A48)', () => {
    const scene = battleOf({ us: ours('infantry', 'C3'), them: theirs('heavyInfantry', 'C4', 10) });
    expect(lost([10], scene)).toBe(11);
  });

  it('is the one action of its turn', () => {
    const { state } = attacked([5, 1]);
    expect(done(state, striking('us', 'them')).refusal?.code).toBe('unitActed');
  });

  it('reaches no farther than its Range', () => {
    const scene = battleOf({ us: ours('infantry', 'C3'), them: theirs('infantry', 'C5') });
    expect(attacked([], scene).refusal?.code).toBe('outOfArmyRange');
  });

  it('wipes out a unit whose Vitality drops below 1', () => {
    const scene = withUnit(infantries, 'them', { lost: 4 });
    expect(told(attacked([5, 1], scene), 'unitFell')).toHaveLength(1);
  });

  it('leaves a unit standing at 1 Vitality', () => {
    const { state } = attacked([5, 4]);
    expect(vitalityLeft(state, 'them')).toBe(1);
  });

  it('has disadvantage against who defends: the lower of two dice counts', () => {
    const scene = withUnit(infantries, 'them', { defending: true });
    expect(lost([9, 4, 4], scene)).toBe(4);
  });
});

describe('what units are known for (List of Units)', () => {
  it('Scouts take nothing from an attack that misses', () => {
    const scene = battleOf({ us: ours('infantry', 'C3'), them: theirs('scouts', 'C4') });
    const turn = after(scene, nextOf('them'));
    expect(lost([2], turn)).toBe(0);
  });

  it('Anti-Air deals double damage to who can fly', () => {
    const scene = battleOf({ us: ours('antiAir', 'C3'), them: theirs('heavyFlyer', 'C4') });
    expect(lost([9, 1], scene)).toBe(6);
  });

  it('Anti-Cavalry deals double damage to Cavalry', () => {
    const scene = battleOf({ us: ours('antiCavalry', 'C3'), them: theirs('heavyCavalry', 'C4') });
    expect(aimedAt(scene, 'us', 'them', false).doubled).toBe(true);
  });

  it('Anti-Cavalry that has prepared deals double damage to anybody (A50)', () => {
    const scene = battleOf({ us: ours('antiCavalry', 'C3'), them: theirs('infantry', 'C4') });
    expect(aimedAt(scene, 'us', 'them', true).doubled).toBe(true);
  });

  it('a Bomber attacks only what is below it', () => {
    const scene = battleOf({ us: ours('bomber', 'C3'), them: theirs('infantry', 'C4') });
    expect(attacked([], scene).refusal?.code).toBe('notBelow');
  });

  it('a Healer gives a unit beside it 1d6 and its Level back', () => {
    const scene = battleOf({
      us: ours('healer', 'C3', 2),
      friend: ours('infantry', 'C4'),
      them: theirs('infantry', 'H8'),
    });
    const hurt = withUnit(scene, 'friend', { lost: 8 });
    expect(unitOf(done(hurt, acting('us', 'heal', { target: 'friend' }), [3]), 'friend').lost).toBe(3);
  });
});

describe('ground in a battle (Battlefield Terrain)', () => {
  const onGround = (map: string) =>
    battleOf({ us: ours('infantry', 'A1'), them: theirs('infantry', 'B1') }, `\n${map}\n....\n....`);

  it('High Ground gives 2 Precision against who is lower', () => {
    expect(aimedAt(onGround('2...'), 'us', 'them', false).precision).toBe(7);
  });

  it('an obscured space gives 2 Defense', () => {
    expect(aimedAt(onGround('.f..'), 'us', 'them', false).defense).toBe(12);
  });

  it('cover gives 3 Defense', () => {
    expect(aimedAt(onGround('.t..'), 'us', 'them', false).defense).toBe(13);
  });

  it('who flies is above any ground', () => {
    const scene = battleOf({ us: ours('flyer', 'A1'), them: theirs('infantry', 'B1') }, '\n.9..\n....');
    expect(aimedAt(scene, 'us', 'them', false).precision).toBe(4);
  });
});

describe('the odds of an attack', () => {
  it('sum up to 1, whatever comes', () => {
    const { results } = unitOdds(aimedAt(infantries, 'us', 'them', false), 10);
    expect(results.none + results.half + results.full + results.most).toBeCloseTo(1, 12);
  });

  it('are one in ten for no damage', () => {
    expect(unitOdds(aimedAt(infantries, 'us', 'them', false), 10).results.none).toBeCloseTo(0.1, 12);
  });

  it('are 19 in 100 for no damage against who defends', () => {
    const scene = withUnit(infantries, 'them', { defending: true });
    expect(unitOdds(aimedAt(scene, 'us', 'them', false), 10).results.none).toBeCloseTo(0.19, 12);
  });

  it('are 11 in 60 to wipe out who has 11 Vitality left: a 10, or full damage with a 6', () => {
    expect(unitOdds(aimedAt(infantries, 'us', 'them', false), 11).ends).toBeCloseTo(11 / 60, 12);
  });
});

describe('a hero in a unit takes off', () => {
  it('half their Tier, rounded up, of any damage, by Will', () => {
    const scene = battleOf({
      us: ours('infantry', 'C3'),
      them: theirs('infantry', 'C4'),
      hero: { sheet: hero({ primary: 'will', level: 6 }), side: 'foes', place: 'C5' },
    });
    const led = withUnit(scene, 'them', { heroes: ['hero'] });
    expect(aimedAt(led, 'us', 'them', false).reduction).toBe(2);
  });
});
