import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { systems } from '../../src/systems/registry.ts';

const root = path.resolve(import.meta.dirname, '../..');
const print = (system: string) =>
  execFileSync(process.execPath, ['tools/content.ts', system], { cwd: root, encoding: 'utf8' });

const tables = z.record(
  z.string(),
  z.array(z.looseObject({ id: z.string().min(1), name: z.string().min(1) })).min(1),
);

test.each(systems.catalogue.map(({ id }) => id))(
  'The tables of %s are printed as JSON, each row with an id and a name',
  (system) => {
    expect(tables.safeParse(JSON.parse(print(system))).error).toBeUndefined();
  },
);

describe("Every name of Soulbound's screen is printed", () => {
  const printed = tables.parse(JSON.parse(print('soulbound')));

  test.each([
    [
      'traits',
      'Aetheric, Blast, Cleave, Close, Crushing, Defensive, Ineffective, Loud, Penetrating, Piercing, Range, Reach, Reload, Rend, Restraining, Sigmarite, Slashing, Spread, Subtle, Thrown, Two-handed',
    ],
    [
      'conditions',
      'Blinded, Charmed, Deafened, Frightened, Incapacitated, Poisoned, Prone, Restrained, Stunned, Unconscious',
    ],
    ['mettleSpends', 'Extra Action, Talent or Miracle, Double Training, Double Focus'],
    ['soulfireUses', 'Maximise Successes, Reroll Dice, Regain Mettle, Recover Toughness, Cheat Death'],
    ['wounds', 'Minor, Serious, Deadly'],
    [
      'acts',
      'Attack, Called Shot, Defend, Dodge, Flee, Grapple, Help, Hide, Improvise, Parley, React, Retreat, Run, Search, Seize the Initiative, Shove, Use an Object, Use a Talent',
    ],
    ['ways', 'Charge'],
    ['calledShots', 'Head, Arms, Legs'],
    ['speeds', 'Slow, Normal, Fast'],
    ['ranges', 'Close, Short, Medium, Long, Extreme'],
    ['sizes', 'Tiny, Small, Medium, Large, Enormous, Monstrous'],
    [
      'environment',
      'Cover (Partial), Cover (Total), Difficult Terrain, Hazard (Minor), Hazard (Major), Hazard (Deadly), Interactive Objects, Obscured (Lightly), Obscured (Heavily)',
    ],
    [
      'skills',
      'Athletics, Awareness, Ballistic Skill, Beast Handling, Channelling, Crafting, Determination, Devotion, Dexterity, Entertain, Fortitude, Guile, Intimidation, Intuition, Lore, Medicine, Might, Nature, Reflexes, Stealth, Survival, Theology, Weapon Skill',
    ],
    ['rests', 'Breather, Rest'],
    ['supplies', 'Drop, Phial, Sphere'],
  ])('in %s', (table, names) => {
    const all = printed[table]?.map(({ name }) => name) ?? [];
    expect(names.split(', ').filter((name) => !all.includes(name))).toEqual([]);
  });
});
