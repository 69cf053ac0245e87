import type { Budget } from './budget.ts';
import type { Part } from './constitution.ts';
import type { Grid } from './mass.ts';
import { type Alike, sumOfRanks } from './ordered.ts';
import type { Reader } from './reader.ts';

/** A part whose dice may be worth something else than others that show the same. */
export interface WorthPart extends Part {
  /** What a value that stays is worth, a whole number; as the reader says, unless told. */
  readonly worth?: ((value: number) => number) | undefined;
}

/** What it costs to lay out a face of one part. */
const FACE_STEPS = 100;

/**
 * The summed scores of the dice on those ranks that stay, of all parts together. Among equals dice of an earlier part rank
 * lower.
 */
export const sumOfParts = (parts: readonly WorthPart[], reader: Reader, budget: Budget): Grid => {
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const faces = facesOf(parts);
  budget.spend(FACE_STEPS * faces.length * parts.length, faces.length);
  const scores = faces.map((face) => reader.score(face));
  const classes = parts.map(({ count: dice, law, worth }): Alike => {
    const chances = new Float64Array(faces.length);
    for (let face = 0, at = 0; at < law.values.length; face++)
      if (faces[face] === law.values[at]) chances[face] = law.chances[at++] as number;
    return {
      count: dice,
      chances,
      scores: worth === undefined ? scores : faces.map((face) => (reader.stays(face) ? worth(face) : 0)),
    };
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
