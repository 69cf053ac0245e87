import { describe, expect, test } from 'vitest';
import { untilRemoved } from '../../../../src/engine/uses/index.ts';
import { sheetOf } from '../../../../src/systems/riftbound/character/sheet.ts';
import type { Character } from '../../../../src/systems/riftbound/character/schema.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { item, person } from '../support/people.ts';
import { kira } from './making.ts';

const lines = (who: Character, title: string) =>
  sheetOf(who).sections.find((section) => section.title === title)?.lines ?? [];

const hero = kira().hero;

describe('the sheet of a person', () => {
  test('says level, role and class below the name', () => {
    expect(sheetOf({ ...hero, pronouns: 'she/her' }).subtitle).toBe('Level 1 Lancer · Gunner · she/her');
  });

  test('has bars for HP, SP, EHP and Prestige', () => {
    expect(sheetOf(hero).gauges).toEqual([
      { label: 'HP', value: 11, max: 11 },
      { label: 'SP', value: 4, max: 4 },
      { label: 'EHP', value: 4, max: 4 },
      { label: 'Prestige', value: 0, max: 3 },
    ]);
  });

  test('has a bar for the Charge of a Robot', () => {
    expect(sheetOf({ ...hero, battery: 40 }).gauges.at(-1)).toEqual({
      label: 'Own Charge',
      value: 40,
      max: 100,
    });
  });

  test('says Scores with their Ratings', () => {
    expect(lines(hero, 'Scores (Ratings)')[0]).toBe(
      '**STR** 0 (4+) · **FTD** −1 (5+) · **AGI** +1 (4+) · **VSN** +3 (3+)',
    );
  });

  test('says Scores as they count now, and as they usually are', () => {
    const hurt = { ...hero, ehp: { now: 1, max: 4 } };
    expect(lines(hurt, 'Scores (Ratings)')[0]).toContain('**VSN** +1 (4+, usually +3)');
  });

  test('says how they dodge', () => {
    expect(lines(hero, 'Scores (Ratings)')[2]).toBe('Dodges on 4+ with AGI');
  });

  test('says what is in hand, with its Attacks by their own Rating', () => {
    expect(lines(hero, 'In hand')[0]).toContain('50 m VSN 3+, 5 shots, 2 Sharp, 2 Ammo');
  });

  test('names no thing twice', () => {
    const all = sheetOf(hero)
      .sections.flatMap((section) => section.lines)
      .join('\n');
    expect(all.split('Ballistic Rifle').length - 1).toBe(1);
  });

  test('says that Critical Condition holds', () => {
    expect(sheetOf({ ...hero, hp: { now: 0, max: 11 } }).subtitle).toContain('Critical Condition');
  });

  test('says who holds them', () => {
    const held = person({
      conditions: [{ id: 'grappled', by: 'x', byName: 'Thug', duration: untilRemoved }],
    });
    expect(lines(held, 'Conditions')).toEqual(['Grappled by Thug']);
  });

  test('says what friends have left with them', () => {
    const boons = { regeneration: 3, supercharge: [], clarity: 2, pep: { by: 'x', bonus: 2 } };
    expect(lines(person({ boons }), 'Conditions')).toEqual([
      'Regeneration, 3 stacks',
      'Clarity 2 of 3',
      'Pep talk: next damage +2',
    ]);
  });

  test('says which Ability is on cooldown', () => {
    const used = person({ abilities: [{ id: 'surge', choice: null, cooling: true }] });
    expect(lines(used, 'Abilities')[0]).toContain('**Surge** (on cooldown)');
  });

  test('says that points wait', () => {
    expect(lines(person({ points: { free: 2, role: 1 } }), 'To choose')).toEqual([
      "2 AP, 1 AP for your role's Abilities: Gain Ability",
    ]);
  });

  test('says what lies somewhere', () => {
    const thrown = person({ items: [item('Simple Dagger', { dropped: true })] });
    expect(lines(thrown, 'Gear')).toContain('Lying somewhere: Simple Dagger');
  });

  test('escapes what players typed', () => {
    expect(lines(person({ notes: '**bold**' }), 'Notes')).toEqual(['\\*\\*bold\\*\\*']);
  });
});

describe('the sheet of a vehicle', () => {
  const bike = vehicleOf('signatureBike');

  test('says what it is', () => {
    expect(sheetOf(bike).subtitle).toBe('Large Land Vehicle · 3 m · Signature Vehicle');
  });

  test('has bars for HP and Watts', () => {
    expect(sheetOf(bike).gauges).toEqual([
      { label: 'HP', value: 30, max: 30 },
      { label: 'Watts', value: 0, max: 3 },
    ]);
  });

  test('has its systems by terminal, with what that bears', () => {
    expect(lines(bike, 'Terminal, 4 of 4 SW')).toHaveLength(3);
  });

  test('says whether an engine runs', () => {
    expect(lines(bike, 'Terminal, 4 of 4 SW')[0]).toBe(
      '**Engine A1 Mk1** (100/100 Charge): off, 3 W for 5 Charge a turn',
    );
  });

  test('says that it is a wreck', () => {
    expect(sheetOf({ ...bike, destroyed: true }).subtitle).toContain('Destroyed');
  });
});
