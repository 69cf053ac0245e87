import { describe, expect, it } from 'vitest';
import {
  dodgeModifiers,
  orderModifiers,
  seizeDifficulty,
} from '../../../../src/systems/riftbound/abilities/modifiers.ts';
import { sceneOf } from '../../../../src/systems/riftbound/scene.ts';
import { type Said, someone } from '../support/someone.ts';

const added = (said: Said) =>
  orderModifiers(sceneOf({ tiz: someone(said) }), 'tiz').reduce((all, { amount }) => all + amount, 0);

describe('What is added for turn order', () => {
  it('is AGI', () => {
    expect(added({ scores: { agility: 2, charisma: 3 } })).toBe(2);
  });

  it("may be CHA, by That's an Order", () => {
    expect(added({ scores: { agility: 1, charisma: 3 }, abilities: ['thatsAnOrderI'] })).toBe(3);
  });

  it('is AGI for a Captain who has more of it', () => {
    expect(added({ scores: { agility: 4, charisma: 3 }, abilities: ['thatsAnOrderI'] })).toBe(4);
  });

  it('is AGI twice, by Urgency', () => {
    expect(added({ scores: { agility: 2 }, abilities: ['urgency'] })).toBe(4);
  });

  it('is CHA and AGI by both (A10)', () => {
    const said: Said = { scores: { agility: 1, charisma: 3 }, abilities: ['urgency', 'thatsAnOrderI'] };
    expect(added(said)).toBe(4);
  });
});

describe('Certitude', () => {
  const scene = sceneOf({ cap: someone({ abilities: ['certitude'] }), tiz: someone() });

  it("makes Seizing by its owner's CHA an 8", () => {
    expect(seizeDifficulty(scene, 'cap')).toBe(8);
  });

  it("leaves it at 11 by anybody else's, and by one's own AGI", () => {
    expect([seizeDifficulty(scene, 'tiz'), seizeDifficulty(scene, null)]).toEqual([11, 11]);
  });
});

describe('Damage Resist', () => {
  const scene = sceneOf({ tiz: someone({ abilities: [['damageResist', 'heat']] }) });

  it('raises each die of a Dodge Roll by 1 against the type that was chosen', () => {
    expect(dodgeModifiers(scene, 'tiz', 'heat')).toEqual([{ source: 'damageResist', amount: 1 }]);
  });

  it('does nothing against others', () => {
    expect(dodgeModifiers(scene, 'tiz', 'cold')).toEqual([]);
  });
});
