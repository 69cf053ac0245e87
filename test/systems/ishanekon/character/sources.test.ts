import { describe, expect, it } from 'vitest';
import { sourcesField } from '../../../../src/systems/ishanekon/character/fields/sources.ts';
import { bestOf } from '../../../../src/systems/ishanekon/items/craft.ts';
import { withSource } from '../../../../src/systems/ishanekon/items/sources.ts';
import { hero } from '../support/people.ts';

const tiz = hero({
  abilities: ['physicalBolt', 'poisonGrenade'].map((id) => ({ id, source: 'technique', mixes: [] })),
});
const read = (text: string) => sourcesField.read(tiz, text);
const sources = (text: string) => {
  const made = read(text);
  return made.ok ? made.value.abilities.map(({ source }) => source) : made.refusal.code;
};

describe('The power source of an Ability (Power Source)', () => {
  it('is changed on the sheet for each by itself', () => {
    expect(sources('Poison Grenade: technology')).toEqual(['technique', 'technology']);
  });

  it('of several is the first of the hierarchy: a super-powered punch by martial arts is biology (the example)', () => {
    expect(sources('Physical Bolt: technique + biology')).toEqual(['biology', 'technique']);
  });

  it('of a techno-magical device is supernatural (the example)', () => {
    expect(sources('Physical Bolt: technology + supernatural')).toEqual(['supernatural', 'technique']);
  });

  it('can be read again as it is written', () => {
    expect(sources(sourcesField.write(tiz))).toEqual(['technique', 'technique']);
  });

  it('that there is not is refused', () => {
    expect(sources('Physical Bolt: hope')).toBe('noSuchRow');
  });

  it('of an Ability that they have not is refused', () => {
    expect(sources('Iron Legion: biology')).toBe('noSuchRow');
  });
});

describe('A thing with a power source', () => {
  it('is upgraded by Skills that work with it alone (What each Skill can craft and upgrade)', () => {
    expect(withSource(['computers', 'engineering', 'supernatural'], 'technique')).toEqual(['engineering']);
  });

  it('of which nobody knows the source is for all of them', () => {
    expect(withSource(['computers', 'supernatural'], null)).toEqual(['computers', 'supernatural']);
  });

  it('is worked on with the best of those', () => {
    const skilled = hero({ skills: { computers: 3, engineering: 2 } });
    expect(bestOf(skilled, withSource(['computers', 'engineering'], 'technique'), 1)).toBe('engineering');
  });
});
