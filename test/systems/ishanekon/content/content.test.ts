import { describe, expect, it } from 'vitest';
import type { ContentTables } from '../../../../src/engine/system.ts';
import { crafting } from '../../../../src/systems/ishanekon/content/crafting.ts';
import { content } from '../../../../src/systems/ishanekon/content/index.ts';
import { materials } from '../../../../src/systems/ishanekon/content/objects.ts';
import { countingSource } from '../../../../src/systems/ishanekon/content/powerSources.ts';
import { findSize } from '../../../../src/systems/ishanekon/content/sizes.ts';
import { skills } from '../../../../src/systems/ishanekon/content/skills.ts';

const all: ContentTables = content;
const count = (table: string): number => all[table]?.length ?? 0;
const initiative: readonly string[] = skills.filter((skill) => skill.initiative).map(({ id }) => id);
const defends: readonly string[] = skills.filter((skill) => skill.defends).map(({ id }) => id);

describe('The tables', () => {
  it.each([
    ['stats', 7],
    ['skills', 33],
    ['archetypes', 10],
    ['levels', 13],
    ['damageTypes', 11],
    ['sizes', 9],
    ['visions', 14],
    ['creatureTypes', 15],
    ['armyUnits', 16],
    ['objectProperties', 10],
    ['crafting', 9],
  ])('of %s have %i rows', (table, rows) => {
    expect(count(table)).toBe(rows);
  });

  it('add five Skills to Initiative (Rounds and Turns)', () => {
    expect(initiative).toEqual(['athletics', 'quickFingers', 'analysis', 'grace', 'improvisation']);
  });

  it('add one Skill of each Stat to its Defense Rolls (Defense Rolls)', () => {
    expect(defends).toHaveLength(7);
  });

  it('double Vitality and Armor of materials from the first setting to the third', () => {
    expect(materials.map(({ third }) => third)).toEqual(
      materials.map(({ first: [vitality, armour] }) => [vitality * 2, armour * 2]),
    );
  });

  it('upgrade nothing with Improvisation and Survival', () => {
    expect(crafting.filter(({ upgrades }) => upgrades.length === 0).map(({ id }) => id)).toEqual([
      'improvisation',
      'survival',
    ]);
  });
});

describe('A size', () => {
  it('is found by its signs', () => {
    expect(findSize('big ++')?.id).toBe('huge');
  });

  it('is another without them', () => {
    expect(findSize('Big')?.id).toBe('big');
  });

  it('may be typed with hyphens for minus signs', () => {
    expect(findSize('Small - -')?.id).toBe('tiny');
  });
});

describe('A power source', () => {
  it('counts as supernatural where it is technology, too', () => {
    expect(countingSource(['technology', 'supernatural'])).toBe('supernatural');
  });

  it('counts as biology where it is technique, too', () => {
    expect(countingSource(['technique', 'biology'])).toBe('biology');
  });
});
