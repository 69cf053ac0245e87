import { describe, expect, it } from 'vitest';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { dodgeOf, dodgeRatingOf } from '../../../../src/systems/riftbound/numbers/dodge.ts';
import { ratingFor, ratingOf, scoreOf } from '../../../../src/systems/riftbound/numbers/score.ts';
import { sceneOf } from '../../../../src/systems/riftbound/scene.ts';
import { type Said, someone } from '../support/someone.ts';

const alone = (said: Said) => sceneOf({ tiz: someone(said) });
const prone = { id: 'prone', by: null, byName: null, duration: { ends: [] } } as const;
const grappled = { ...prone, id: 'grappled', by: 'rax' } as const;

describe('Attribute Ratings (Step 2)', () => {
  it('has the Rating of the table for each Score', () => {
    const scores = [5, 4, 3, 2, 1, 0, -1, -2, -3, -4, -5];
    expect(scores.map(ratingFor)).toEqual([2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6]);
  });

  it('changes with its Score', () => {
    expect(ratingOf(alone({ scores: { agility: 2 }, conditions: [prone] }), 'tiz', 'agility')).toBe(5);
  });
});

describe('Attribute Scores', () => {
  it('are 2 lower in Critical Condition', () => {
    expect(scoreOf(alone({ hp: [0, 20] }), 'tiz', 'will').total).toBe(-2);
  });

  it('stay 2 lower while EHP is below its maximum (A32)', () => {
    expect(scoreOf(alone({ ehp: [3, 4] }), 'tiz', 'will').total).toBe(-2);
  });

  it('never leave their range (A17)', () => {
    expect(scoreOf(alone({ scores: { agility: -3 }, conditions: [prone] }), 'tiz', 'agility').total).toBe(-5);
  });

  it('are -5 for the AGI of who is Grappled, whatever else counts', () => {
    const scene = alone({ scores: { agility: 3 }, ehp: [3, 4], conditions: [prone, grappled] });
    expect(scoreOf(scene, 'tiz', 'agility').total).toBe(-5);
  });

  it('rise by 1 for each 10 HP missing under pressure', () => {
    const scene = alone({ hp: [10, 20], abilities: [['powerUnderPressure', 'strength']] });
    expect(scoreOf(scene, 'tiz', 'strength').total).toBe(1);
  });

  it('rise by 2 at most under pressure', () => {
    const scene = alone({ hp: [1, 60], abilities: [['powerUnderPressure', 'strength']] });
    expect(scoreOf(scene, 'tiz', 'strength').total).toBe(2);
  });

  it('rise under pressure for the chosen Attribute alone', () => {
    const scene = alone({ hp: [1, 60], abilities: [['powerUnderPressure', 'strength']] });
    expect(scoreOf(scene, 'tiz', 'vision').total).toBe(0);
  });
});

describe('The Rating for Dodge Rolls', () => {
  it('is that of AGI', () => {
    expect(dodgeRatingOf(alone({ scores: { agility: 2 } }), 'tiz')).toBe(3);
  });

  it('is 5+ in Light Armour where AGI is worse', () => {
    expect(dodgeRatingOf(alone({ scores: { agility: -4 }, wears: 'lightArmour' }), 'tiz')).toBe(5);
  });

  it('is 4+ in Heavy Armour even where AGI is better', () => {
    expect(dodgeRatingOf(alone({ scores: { agility: 4 }, wears: 'heavyArmour' }), 'tiz')).toBe(4);
  });

  it('may be that of STR with Intercept, in Heavy Armour too (A42)', () => {
    const scene = alone({ scores: { strength: 4 }, wears: 'heavyArmour', abilities: ['interceptI'] });
    expect(dodgeOf(scene, 'tiz')).toEqual({ rating: 2, by: 'tiz', with: 'strength' });
  });

  it("is that of a pilot's WIS for a vehicle", () => {
    const bike = { ...vehicleOf('signatureBike'), crew: [{ who: 'tiz', terminal: 0 }] };
    const scene = sceneOf({ bike, tiz: someone({ scores: { wisdom: 3 }, skilled: ['bikes'] }) });
    expect(dodgeOf(scene, 'bike')).toEqual({ rating: 3, by: 'tiz', with: 'wisdom' });
  });

  it('is none for a vehicle without a pilot (A50)', () => {
    expect(dodgeRatingOf(sceneOf({ bike: vehicleOf('signatureBike') }), 'bike')).toBe(null);
  });
});
