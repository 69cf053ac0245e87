import { describe, expect, it } from 'vitest';
import { findProfile, freshItem } from '../../../../src/systems/ishanekon/items/rows.ts';
import { resting } from '../support/asking.ts';
import { armed, duel, equipment, vitality, weapon } from '../support/fights.ts';
import { hero } from '../support/people.ts';
import { acting, beingOf, between, done, fighterOf } from '../support/scenes.ts';

const thing = (row: string, more: object = {}) => {
  const profile = findProfile(row);
  if (profile === null) throw new Error(`no ${row}`);
  return { ...freshItem('thing', profile), ...more };
};
const own = armed(weapon());
const bearing = (row: string, more: object = {}) => ({
  ...own,
  items: [...own.items, thing(row, more)],
  wp: 0,
});
const bolt = (spend: readonly string[] = []) =>
  acting('tiz', 'abilityItem', { means: 'thing', target: 'wolf', spend: [...spend] });
const away = { apart: 4 };

describe('an Ability consumable (Ability Consumables and Items)', () => {
  const scene = duel(bearing('abilityConsumable.physicalBolt'), {}, away);

  it('uses its Ability without WP', () => {
    expect(vitality(done(scene, bolt(), [15, 3, 3]))).toBeLessThan(20);
  });

  it('is gone then', () => {
    expect(beingOf(done(scene, bolt(), [1]), 'tiz').items.map(({ id }) => id)).not.toContain('thing');
  });

  it('leaves the others of its pile', () => {
    const pile = duel(bearing('abilityConsumable.physicalBolt', { count: 3 }), {}, away);
    expect(beingOf(done(pile, bolt(), [1]), 'tiz').items.find(({ id }) => id === 'thing')?.count).toBe(2);
  });

  it('takes as long as the Ability (read)', () => {
    expect(fighterOf(done(scene, bolt(), [1]), 'tiz').turn?.ap).toBe(1);
  });

  it('can be upcast no further than it was made', () => {
    expect(done(scene, bolt(['upcast:physicalBolt:more:1'])).refusal?.code).toBe('unknownSpend');
  });
});

describe('a thing for the trained alone (L791)', () => {
  const needs = { skill: 'medicine', level: 2 } as const;
  const row = 'abilityConsumable.physicalBolt';

  it("can't be used without the Skill Level", () => {
    expect(done(duel(bearing(row, { needs }), {}, away), bolt()).refusal?.code).toBe('itemNeedsSkill');
  });

  it('is used with it', () => {
    const trained = { ...bearing(row, { needs }), skills: { athletics: 9, medicine: 2 } };
    expect(done(duel(trained, {}, away), bolt(), [1]).refusal).toBeNull();
  });

  const maker = hero({ ...own, skills: { medicine: 3 }, credits: 1000 });
  const making = (target: string) => acting('tiz', 'craft', { target, spend: ['trained'] });

  it('takes the Skill of its maker, as high as theirs', () => {
    const made = done(between({ tiz: maker }), making(row));
    expect(beingOf(made, 'tiz').items.at(-1)?.needs).toEqual({ skill: 'medicine', level: 3 });
  });

  it("doesn't join a pile of others", () => {
    const some = { ...maker, items: [...maker.items, thing(row)] };
    expect(beingOf(done(between({ tiz: some }), making(row)), 'tiz').items.length).toBe(
      some.items.length + 1,
    );
  });

  it('holds an Ability', () => {
    const able = { ...maker, skills: { engineering: 3 } };
    expect(done(between({ tiz: able }), making('club')).refusal?.code).toBe('trainedOnly');
  });
});

describe('an Ability item (Ability Consumables and Items)', () => {
  const wand = (more: object = {}) => duel(bearing('abilityItem.physicalBolt', more), {}, away);
  const charges = (made: Parameters<typeof beingOf>[0]) =>
    beingOf(made, 'tiz').items.find(({ id }) => id === 'thing')?.charges;

  it('has four charges', () => {
    expect(thing('abilityItem.physicalBolt').charges).toBe(4);
  });

  it('spends them like WP', () => {
    expect(charges(done(wand(), bolt(), [1]))).toBe(2);
  });

  it('spends more for upcasts', () => {
    expect(charges(done(wand(), bolt(['upcast:physicalBolt:more:1']), [1]))).toBe(1);
  });

  it('is refused without enough of them', () => {
    expect(done(wand({ charges: 0 }), bolt()).refusal?.code).toBe('tooFewCharges');
  });

  it('has all of them again after a full rest', () => {
    const tiz = hero({ items: [equipment, thing('abilityItem.physicalBolt', { charges: 0 })] });
    expect(charges(done(between({ tiz }), resting('full', 'tiz')))).toBe(4);
  });
});

it('Maneuvers are in no thing (Maneuver)', () => {
  expect(findProfile('abilityItem.armorPiercer')).toBeNull();
});
