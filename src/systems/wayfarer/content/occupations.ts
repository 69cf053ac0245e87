import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';
import { type Attribute, attributes, type PerAttribute, perAttribute } from './attributes.ts';
import type { SkillCategory } from './skills/skill.ts';

/** The fewest and the most dice that an occupation allows. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

export interface Occupation {
  readonly id: string;
  readonly name: string;
  readonly line: number;
  readonly text: string;
  readonly dice: PerAttribute<Range>;
  /** Categories of skills at one slot each, beside General. */
  readonly skills: readonly SkillCategory[];
  readonly house: boolean;
}

type WrittenOccupation = readonly [
  id: string,
  name: string,
  line: number,
  dice: string,
  skills: readonly SkillCategory[],
  text: string,
];

const occupationRow = row.extend({ line: z.int().positive(), skills: z.array(z.string()).min(2).readonly() });

function occupationsOf(written: readonly WrittenOccupation[]): readonly Occupation[] {
  const rows = written.map(([id, name, line, dice, skills, text]) => {
    const cells = dice.split(' ').map((cell) => cell.split('-').map(Number));
    if (cells.length !== attributes.length) throw new Error(`'${id}' has ${cells.length} ranges`);
    const range = (_: Attribute, index: number): Range => {
      const [least = 0, most = least] = cells[index] ?? [];
      return { least, most };
    };
    return { id, name, line, text, dice: perAttribute(range), skills, house: true };
  });
  defineTable(occupationRow, rows);
  return rows;
}

/**
 * The twelve occupations. Their tables were pictures (M3): these ranges (MO MD BO BD TO TD AO AD AT DE) and categories are house values,
 * made by the book's rule for custom occupations (L1668 to L1671): 0 to 6 for Athletics and Detect, 0 to 3 for the rest, a couple of
 * categories. A pack may replace them.
 */
export const occupations = occupationsOf([
  [
    'cleric',
    'Cleric',
    6709,
    '0-2 0-2 0-1 0-2 0-2 0-2 0-3 1-3 1-3 1-4',
    ['arcana', 'academics'],
    'Heals, guards and prays.',
  ],
  [
    'engineer',
    'Engineer',
    6710,
    '0-2 0-2 0-2 0-2 1-3 1-3 0-1 0-2 1-3 1-4',
    ['technical', 'ballistics'],
    'Builds, mends and drives.',
  ],
  [
    'mage',
    'Mage',
    6711,
    '0-1 0-2 0-1 0-2 0-2 0-2 1-3 1-3 1-3 1-4',
    ['arcana', 'academics'],
    'Lives by spells.',
  ],
  [
    'marksman',
    'Marksman',
    6712,
    '0-2 0-2 1-3 0-3 0-2 0-2 0-1 0-2 1-4 1-6',
    ['ballistics', 'athleticsSkills'],
    'Shoots from afar.',
  ],
  [
    'outlaw',
    'Outlaw',
    6731,
    '0-3 0-2 0-3 0-2 0-2 0-2 0-1 0-2 1-5 1-5',
    ['larceny', 'ballistics'],
    'Steals, hides and fights dirty.',
  ],
  [
    'psion',
    'Psion',
    6756,
    '0-2 0-2 0-1 0-2 0-2 0-2 1-3 1-3 1-3 1-5',
    ['psionics', 'academics'],
    'Fights with the mind.',
  ],
  [
    'researcher',
    'Researcher',
    6784,
    '0-1 0-2 0-2 0-2 1-3 0-3 0-2 0-3 1-3 1-5',
    ['academics', 'technical'],
    'Knows, and finds out.',
  ],
  [
    'soldier',
    'Soldier',
    6864,
    '0-2 0-3 0-3 1-3 0-2 0-2 0-1 0-2 1-4 1-4',
    ['ballistics', 'tactical'],
    'Fights in line, by order.',
  ],
  [
    'spellsword',
    'Spellsword',
    6950,
    '0-3 0-3 0-1 0-2 0-1 0-2 0-3 0-3 1-4 1-3',
    ['arcana', 'melee'],
    'A blade and a spell.',
  ],
  [
    'tactician',
    'Tactician',
    6978,
    '0-2 0-2 0-2 0-3 0-3 0-2 0-1 0-3 1-3 1-6',
    ['tactical', 'academics'],
    'Leads from behind.',
  ],
  [
    'tinkerer',
    'Tinkerer',
    7034,
    '0-2 0-2 0-2 0-2 1-3 0-3 0-2 0-2 1-4 1-4',
    ['technical', 'larceny'],
    'Makes things do what they should not.',
  ],
  [
    'warrior',
    'Warrior',
    7093,
    '1-3 1-3 0-2 0-3 0-1 0-2 0-1 0-2 1-5 1-3',
    ['melee', 'athleticsSkills'],
    'Fights hand to hand.',
  ],
]);
