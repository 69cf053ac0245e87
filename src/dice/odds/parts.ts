import type { Budget } from './budget.ts';
import type { Part } from './constitution.ts';
import { ascending, type Grid } from './mass.ts';
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
  // There are as many faces as the part with the most has, at least: that is paid before they are laid out.
  const least = Math.max(0, ...parts.map(({ law }) => law.values.length));
  budget.spend(FACE_STEPS * least * parts.length, least);
  const faces = ascending(parts.map(({ law }) => law.values));
  budget.spend(FACE_STEPS * (faces.length - least) * parts.length, faces.length);
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
