import { describe, expect, test } from 'vitest';
import type { Force } from '../../../../src/systems/wayfarer/forces/force.ts';
import { parseEntry, parseForce } from '../../../../src/systems/wayfarer/forces/line/parse.ts';
import { printEntry, printForce } from '../../../../src/systems/wayfarer/forces/line/print.ts';
import type { UnitPlan } from '../../../../src/systems/wayfarer/forces/plan.ts';
import { forceOf, horse, unit, vehicle, warrior } from './some.ts';

const fallback = { name: 'Pasted', points: 500 };
const codeOf = (line: string): string | null => {
  const read = parseEntry(line);
  return 'refusal' in read ? read.refusal.code : null;
};

describe('The line of a unit', () => {
  test('is what a person can read', () => {
    const knight: UnitPlan = { ...warrior, skills: ['charge'], gear: ['sword', 'mail'] };
    expect(printEntry(unit(knight, 2, 'Reds'))).toBe(
      '2x Guard; Troop; Human; Warrior; dice MO 2 MD 2 AT 2 DE 2; skills Charge; gear Sword, Mail; squad Reds',
    );
  });

  test('has its mount in it', () => {
    const entry = unit({ ...warrior, mount: horse });
    expect(parseEntry(printEntry(entry))).toEqual({ read: entry });
  });

  test('of a vehicle names it', () => {
    expect(printEntry(vehicle('tank'))).toBe('1x My tank; vehicle; Tank');
  });

  test('is read whatever its capitals, with no count for one', () => {
    const read = parseEntry('Guard; TROOP; human; warrior; dice mo 2 md 2 at 2 de 2');
    expect(read).toEqual({ read: unit(warrior) });
  });

  test.each([
    ['a rank that is none', 'Guard; General; Human; Warrior', 'badField'],
    ['a species that is none', 'Guard; Troop; Humna; Warrior', 'unknownPart'],
    ['a skill that is none', 'Guard; Troop; Human; Warrior; skills Chrage', 'unknownPart'],
    ['a field that is none', 'Guard; Troop; Human; Warrior; shoes Red', 'badField'],
    ['a field twice', 'Guard; Troop; Human; Warrior; gear Sword; gear Mail', 'badField'],
    ['dice that are none', 'Guard; Troop; Human; Warrior; dice MO two', 'badField'],
    ['a word that every object has', 'Guard; Troop; Human; Warrior; constructor x', 'badField'],
    ['a hundred copies and one', '101x Guard; Troop; Human; Warrior', 'limit'],
    ['no copies', '0x Guard; Troop; Human; Warrior', 'badField'],
    ['more than a line holds', `Guard; Troop; Human; Warrior; gear ${'Sword, '.repeat(200)}`, 'limit'],
  ])('is refused with %s', (_, line, code) => {
    expect(codeOf(line)).toBe(code);
  });

  test('with a slip names what was probably meant', () => {
    expect(parseEntry('Guard; Troop; Humna; Warrior')).toMatchObject({
      refusal: { params: { nearest: 'Human' } },
    });
  });
});

describe('The lines of a force', () => {
  const force: Force = {
    ...forceOf(500, unit(warrior, 3), vehicle('bicycle')),
    tomes: [{ name: 'Red Book', spells: ['fireball', 'earthsEmbrace'] }],
    sideboard: [unit({ ...warrior, name: 'Spare' })],
  };

  test('come back as they were', () => {
    expect(parseForce(printForce(force), fallback)).toEqual({ force, refusals: [] });
  });

  test('without a first line have the name and points that were given', () => {
    expect(parseForce(printEntry(unit(warrior)), fallback).force).toEqual({
      ...fallback,
      entries: [unit(warrior)],
      tomes: [],
      sideboard: [],
    });
  });

  test('are read as far as they can be, and say which could not', () => {
    const { force: read, refusals } = parseForce(`${printEntry(unit(warrior))}\n\nnonsense`, fallback);
    expect([read.entries.length, refusals.map(({ params }) => params.at)]).toEqual([1, [3]]);
  });

  test('beyond 200 are refused', () => {
    const many = Array.from({ length: 201 }, () => printEntry(unit(warrior))).join('\n');
    expect(parseForce(many, fallback).refusals.map(({ code }) => code)).toEqual(['limit']);
  });
});
