import { describe, expect, test } from 'vitest';
import { attributes } from '../../../../src/systems/wayfarer/content/attributes.ts';
import { ranks } from '../../../../src/systems/wayfarer/content/ranks.ts';
import { skills } from '../../../../src/systems/wayfarer/content/skills/index.ts';
import { spells } from '../../../../src/systems/wayfarer/content/spells/index.ts';
import { traits } from '../../../../src/systems/wayfarer/content/traits/index.ts';
import { book, gearIn } from '../../../../src/systems/wayfarer/forces/catalogue.ts';
import type { Entry, Force } from '../../../../src/systems/wayfarer/forces/force.ts';
import { parseEntry, parseForce } from '../../../../src/systems/wayfarer/forces/line/parse.ts';
import { printEntry, printForce } from '../../../../src/systems/wayfarer/forces/line/print.ts';
import { templates, type UnitPlan } from '../../../../src/systems/wayfarer/forces/plan.ts';
import { deep } from '../../../support/deep.ts';
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

describe('Any unit', () => {
  /** Numbers by chance, the same each time. */
  function chance(seed: number) {
    let state = seed;
    const next = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
    const one = <Thing>(of: readonly Thing[]): Thing => {
      const thing = of[next(of.length)];
      if (thing === undefined) throw new Error('nothing to choose from');
      return thing;
    };
    return {
      next,
      one,
      some: <Thing>(of: readonly Thing[]) => Array.from({ length: next(4) }, () => one(of)),
    };
  }

  function planBy({ next, one, some }: ReturnType<typeof chance>, isMounted: boolean): UnitPlan {
    const numbers = (from: number, below: number) =>
      Object.fromEntries(
        attributes.flatMap(({ id }) => {
          const value = from + next(below);
          return value === 0 ? [] : [[id, value]];
        }),
      );
    return {
      name: one(['A', "O'Neil", 'Old Iron (2)', '3x', 'squad', 'Ünder', 'vehicle', 'force']),
      rank: one(ranks).id,
      species: one(book.species).id,
      templates: [...new Set(some(templates))],
      bumps: numbers(-4, 9),
      size: next(2) === 0 ? null : { wide: 1 + next(4), long: 1 + next(4) },
      traits: some(traits).map(({ id }) => id),
      occupation: next(3) === 0 ? null : one(book.occupations).id,
      dice: numbers(0, 7),
      skills: some(skills).map(({ id }) => id),
      spells: some(spells).map(({ id }) => id),
      gear: some(gearIn(book)).map(({ thing }) => thing.id),
      mount: isMounted ? planBy({ next, one, some }, false) : null,
    };
  }

  test('comes back from its line as it was', () => {
    const by = chance(20);
    const entries: readonly Entry[] = Array.from({ length: deep(300, 20_000) }, () =>
      unit(planBy(by, by.next(3) === 0), 1 + by.next(100), by.one([null, 'Reds', 'The 2nd'])),
    );
    const changed = entries.filter((entry) => {
      const read = parseEntry(printEntry(entry));
      return (
        JSON.stringify('read' in read ? read.read : null) !== JSON.stringify(entry) && !same(read, entry)
      );
    });
    expect(changed.map((entry) => printEntry(entry))).toEqual([]);
  });

  /** Equal whatever the order of the keys. */
  const same = (read: unknown, entry: Entry): boolean => {
    try {
      expect(read).toEqual({ read: entry });
      return true;
    } catch {
      return false;
    }
  };
});
