import { readDrawn } from '../../../engine/space/index.ts';
import { legend } from '../space/legend.ts';
import type { Battlefield } from '../space/marks.ts';

/** A map of our own that comes with the game: it is laid out with one press. */
export interface WrittenMap {
  readonly id: string;
  readonly name: string;
  /** One sentence for whoever chooses. */
  readonly text: string;
  /** For how many sides. */
  readonly sides: readonly [least: number, most: number];
  /** Rows of signs, then changes in words. */
  readonly drawn: string;
}

/** A map as battles have it. */
export function boardOf({ id, drawn }: WrittenMap): Battlefield {
  const read = readDrawn(drawn, legend);
  if (!read.ok) throw new Error(`map '${id}': ${read.code} ${JSON.stringify(read.params)}`);
  return read.board;
}
