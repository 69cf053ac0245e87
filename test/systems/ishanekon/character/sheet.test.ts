import { describe, expect, it } from 'vitest';
import { characterRules } from '../../../../src/systems/ishanekon/character/rules.ts';
import { type Character, characterSchema } from '../../../../src/systems/ishanekon/character/schema.ts';
import { shippedFeature } from '../../../../src/systems/ishanekon/packs/shipped.ts';
import { amending } from '../support/asking.ts';
import { creature, hero } from '../support/people.ts';
import { begun, chosen, edited, finished, picking } from '../support/making.ts';
import { beingOf, between, done, told } from '../support/scenes.ts';

const door: Character = characterSchema.parse({
  kind: 'object',
  name: 'Door',
  material: 'wood',
  vitality: 30,
  maxVitality: 30,
});

const fieldOf = (character: Character, id: string) =>
  characterRules.fields(character).find((field) => field.id === id)?.value;
const namedValue = (character: Character, name: string) =>
  characterRules.values(character).find((value) => value.name === name)?.value;

describe('A sheet', () => {
  const ready = finished(chosen(begun(), ['ready', picking('war')]));

  it('shows Vitality, WP and Narrative Momentum as bars', () => {
    expect(characterRules.sheet(ready).gauges.map(({ label }) => label)).toEqual([
      'Vitality',
      'WP',
      'Narrative Momentum',
    ]);
  });

  it('names the Archetype', () => {
    expect(characterRules.sheet(ready).subtitle).toContain('War');
  });

  it('says what is still to choose', () => {
    const open = hero({ unspent: { stat: 2, skill: 0, abilities: 0, lesser: 0, greater: 0, swaps: 0 } });
    const lines = characterRules.sheet(open).sections.find(({ title }) => title === 'To choose')?.lines;
    expect(lines).toEqual(['2 Stat Points']);
  });

  it('of an object shows its material', () => {
    expect(characterRules.sheet(door).subtitle).toContain('Wood');
  });

  it('escapes what players typed', () => {
    const notes = characterRules
      .sheet(hero({ notes: '**bold**' }))
      .sections.find(({ title }) => title === 'Notes');
    expect(notes?.lines).toEqual(['\\*\\*bold\\*\\*']);
  });

  it('can be read again as it was written', () => {
    expect(characterRules.read(JSON.parse(JSON.stringify(ready)), 1)).toEqual({ ok: true, value: ready });
  });

  it('that is none is refused with the place of the fault', () => {
    expect(characterRules.read({ ...JSON.parse(JSON.stringify(ready)), level: 'two' }, 1)).toMatchObject({
      ok: false,
      refusal: { code: 'badCharacter', params: { at: 'level' } },
    });
  });

  it('names Stat Bonuses for rolls', () => {
    expect(namedValue(hero({ stats: { strength: 13 } }), 'Strength Bonus')).toBe(3);
  });
});

describe('Editing', () => {
  it('changes a Stat, and what follows from it', () => {
    expect(edited(hero({ vitality: 17 }), 'Constitution', '12')).toMatchObject({ vitality: 19 });
  });

  it('never sets Vitality above its maximum', () => {
    expect(edited(hero(), 'vitality', '500')).toMatchObject({ vitality: 17 });
  });

  it('takes Skills with their levels', () => {
    expect(edited(hero(), 'skills', 'Stealth 2, Raw Force 1')).toMatchObject({
      skills: { stealth: 2, rawForce: 1 },
    });
  });

  it('refuses a Skill that there is not', () => {
    expect(edited(hero(), 'skills', 'Juggling 2')).toBe('noSuchRow');
  });

  it('gives items by name, and writes them again', () => {
    const packed = edited(hero(), 'items', 'Ration x3, Light Armor');
    expect(typeof packed === 'string' ? packed : fieldOf(packed, 'items')).toBe('Ration x3, Light Armor');
  });

  it('keeps the items that are named again as they were', () => {
    const one = edited(hero(), 'items', 'Ration x3');
    const two = typeof one === 'string' ? one : edited(one, 'items', 'Ration x3, Bag');
    expect(two).toMatchObject({ items: [{ id: 'item1', count: 3 }, { id: 'item2' }] });
  });

  it('takes a size by its signs', () => {
    expect(edited(creature(), 'size', 'Big +')).toMatchObject({ size: 'bigger' });
  });

  it('takes odds, or never, for rerolls', () => {
    expect([edited(hero(), 'asksFrom', '60%'), edited(hero(), 'asksFrom', 'never')]).toMatchObject([
      { asksFrom: 60 },
      { asksFrom: null },
    ]);
  });

  it('changes the grade of a boss', () => {
    expect(edited(creature({ rank: 'boss' }), 'grade', '3')).toMatchObject({ grade: 3 });
  });

  it('changes the material of an object', () => {
    expect(edited(door, 'material', 'Stone')).toMatchObject({ material: 'stone' });
  });

  it('refuses a field that there is not', () => {
    expect(edited(hero(), 'shoe size', '44')).toBe('noSuchField');
  });

  it('by a command tells what else changed', () => {
    const made = done(between({ tiz: hero({ vitality: 17 }) }), amending('tiz', 'constitution', '12'));
    expect(told(made, 'sheetAmended')[0]?.also).toEqual([
      { id: 'vitality', label: 'Vitality', from: '17', to: '19' },
    ]);
  });

  it('by a command changes the sheet', () => {
    const made = done(between({ tiz: hero() }), amending('tiz', 'credits', '120'));
    expect(beingOf(made, 'tiz').credits).toBe(120);
  });
});

describe('What a pack has brought', () => {
  const feature = shippedFeature('ironBody');
  const own = feature === null ? [] : [{ ...feature, id: 'oddGift', name: 'Odd Gift' }];
  const gifted = hero({ features: ['oddGift'], own: { abilities: [], features: own } });

  it('is on the sheet by its name', () => {
    const lines =
      characterRules.sheet(gifted).sections.find(({ title }) => title === 'Features')?.lines ?? [];
    expect(lines.join()).toContain('Odd Gift');
  });

  it('is edited by its name', () => {
    expect(fieldOf(gifted, 'features')).toBe('Odd Gift');
  });
});
