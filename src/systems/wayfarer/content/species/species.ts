import { z } from 'zod';
import { defineTable, row } from '../../../../engine/table.ts';
import { type Attribute, attributes, type PerAttribute, perAttribute } from '../attributes.ts';
import type { TraitId } from '../traits/index.ts';

/** The kinds of species, each with its own way to be built. */
export type SpeciesKind = 'fantasy' | 'human' | 'alien' | 'animal' | 'monster' | 'robot' | 'construct';

/** Width and length in increments. */
export interface Size {
  readonly wide: number;
  readonly long: number;
}

/** A trait that a species has whole, so many times; its price is in the species' own. */
export interface Mandatory {
  readonly trait: TraitId;
  readonly times: number;
}

export interface Species {
  readonly id: string;
  readonly name: string;
  readonly kind: SpeciesKind;
  readonly line: number;
  readonly text: string;
  /** The bumps of each attribute, one a box; null: it has no such attribute (N/A, L2959). */
  readonly bumps: PerAttribute<readonly number[] | null>;
  readonly mandatory: readonly Mandatory[];
  /** Traits its units may buy. */
  readonly open: readonly TraitId[];
  readonly size: Size;
  /** As printed, also where the formula gives something else. */
  readonly cost: number;
  /** Ids of types of units; the species' own name is one, too. */
  readonly types: readonly string[];
  /** Where the book's figures were in a picture, and these are ours: made by its rules for custom species, and a pack may replace them. */
  readonly house: boolean;
}

/** A cell of the book's table: one bump (0: none), several, or N/A. */
type Cell = number | readonly number[] | null;

/** A species as it is written down: cells in the order of `attributes`; a trait with an asterisk is mandatory. */
export type WrittenSpecies = readonly [
  id: string,
  name: string,
  line: number,
  cells: readonly Cell[],
  mandatory: readonly TraitId[],
  open: readonly TraitId[],
  size: readonly [number, number],
  cost: number,
  text: string,
];

const speciesRow = row.extend({
  line: z.int().positive(),
  cost: z.int(),
  size: z.object({ wide: z.int().min(1).max(12), long: z.int().min(1).max(12) }),
});

/** Makes a table of species of one kind, checked. */
export function speciesOf(
  kind: SpeciesKind,
  types: readonly string[],
  written: readonly WrittenSpecies[],
  house = false,
): readonly Species[] {
  const rows = written.map(([id, name, line, cells, mandatory, open, [wide, long], cost, text]) => ({
    id,
    name,
    kind,
    line,
    text,
    bumps: perAttribute((_, index) => boxes(cells[index])),
    mandatory: counted(mandatory),
    open,
    size: { wide, long },
    cost,
    types,
    house,
  }));
  for (const [id, , , cells] of written)
    if (cells.length !== attributes.length) throw new Error(`'${id}' has ${cells.length} attributes`);
  defineTable(speciesRow, rows);
  return rows;
}

const boxes = (cell: Cell | undefined): readonly number[] | null => {
  if (cell === null || cell === undefined) return null;
  if (typeof cell === 'number') return cell === 0 ? [] : [cell];
  return cell;
};

const counted = (traits: readonly TraitId[]): readonly Mandatory[] =>
  [...new Set(traits)].map((trait) => ({ trait, times: traits.filter((one) => one === trait).length }));

/** The sum of a species' bumps, negative ones taken off. */
export const bumpSum = (bumps: PerAttribute<readonly number[] | null>): number =>
  attributes.reduce(
    (sum, { id }: { id: Attribute }) => sum + (bumps[id] ?? []).reduce((a, b) => a + b, 0),
    0,
  );
