import type { Budget } from './budget.ts';
import type { Part } from './constitution.ts';
import type { Grid } from './mass.ts';
import { type Alike, sumOfRanks } from './ordered.ts';
import type { Reader } from './reader.ts';

/** A part whose dice are subtracted where they are read. */
export interface SignedPart extends Part {
  readonly sign?: 1 | -1;
}

/**
 * The summed scores of the dice on those ranks that stay, of all parts together. Among equals dice of an earlier part rank
 * lower.
 */
export const sumOfParts = (parts: readonly SignedPart[], reader: Reader, budget: Budget): Grid => {
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const faces = facesOf(parts);
  budget.spend(faces.length * parts.length, faces.length);
  const scores = faces.map((face) => reader.score(face));
  const classes = parts.map(({ count: dice, law, sign = 1 }): Alike => {
    const chances = new Float64Array(faces.length);
    for (let face = 0, at = 0; at < law.values.length; face++)
      if (faces[face] === law.values[at]) chances[face] = law.chances[at++] as number;
    return { count: dice, chances, scores: sign === 1 ? scores : scores.map((score) => 0 - score) };
  });
  return sumOfRanks(classes, reader.ranks(count) ?? new Array<boolean>(count).fill(true), budget);
};

/** Every value that one of the dice can have, ascending. */
const facesOf = (parts: readonly Part[]): Float64Array => {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first.law.values;
  const all = new Set<number>();
  for (const { law } of parts) for (const value of law.values) all.add(value);
  return Float64Array.from(all).sort();
};
