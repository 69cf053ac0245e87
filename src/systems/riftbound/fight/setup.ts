import { z } from 'zod';
import { type Json, plain } from '../../../engine/json.ts';
import { spaceRefusalText } from '../../../engine/space/index.ts';
import { emptyBoard, type PlaneBoard, readBoard, readPlane } from '../../../engine/space/plane/index.ts';
import { placeCalled, readBrought } from '../packs/places.ts';
import { type Hazard, hazardSchema } from '../powers/schema.ts';
import { legend } from './legend.ts';
import { surroundingsIn } from './surroundings.ts';

/** As many hazards as a place has at once. */
export const MOST_DANGERS = 10;

/** The place of a fight, what light and air there is, and what is dangerous there. */
export interface Place {
  readonly board: PlaneBoard;
  readonly dark: boolean;
  readonly airless?: true;
  readonly dangers?: readonly Hazard[];
}

type Read = { readonly ok: true; readonly setup: Json } | { readonly ok: false; readonly why: string };

/**
 * Reads a place as a GM describes it: 'hold 30 x 20; crates at 12,5 and 18,9; dark', or one of the group's packs (`brought`) or of ours by its
 * name: 'Cargo Hold'. Null gives open ground.
 */
export function readSetup(text: string | null, brought: Json | null = null): Read {
  const known = readBrought(brought);
  const typed = text ?? '';
  const { dark, air, hazards, rest } = surroundingsIn(placeCalled(typed, known) ?? typed, known);
  const around = {
    dark: dark ?? false,
    ...(air === false ? { airless: true } : {}),
    ...(hazards.length === 0 ? {} : { dangers: hazards }),
  };
  if (rest.trim() === '') return { ok: true, setup: plain({ board: emptyBoard, ...around }) };
  const read = readPlane(rest, legend);
  if (!read.ok) return { ok: false, why: spaceRefusalText(read) };
  return { ok: true, setup: plain({ board: read.board, ...around }) };
}

const schema = z.object({
  board: z.json(),
  dark: z.boolean(),
  airless: z.literal(true).optional(),
  dangers: z.array(hazardSchema).max(MOST_DANGERS).optional(),
});

/** A place as `readSetup` gave it, or the open ground of none; null where it is something else. */
export function placeOf(setup: Json): Place | null {
  if (setup === null) return { board: emptyBoard, dark: false };
  const read = schema.safeParse(setup);
  const board = read.success ? readBoard(read.data.board) : null;
  if (!read.success || board === null) return null;
  const { dark, airless, dangers } = read.data;
  return {
    ...{ board, dark },
    ...(airless === undefined ? {} : { airless }),
    ...(dangers === undefined ? {} : { dangers }),
  };
}
