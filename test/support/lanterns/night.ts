import { z } from 'zod';
import { type Refusal, refusal } from '../../../src/engine/refusal.ts';
import type { SortedOrder } from '../../../src/engine/turns/index.ts';
import { ids, type OmenId, omens } from './content.ts';
import { fieldOf } from './field.ts';
import { type Keeper, keeperSchema } from './keeper.ts';

/** What goes on in a fight. Lists keep their order; objects are only looked up in. */
export interface Vigil {
  readonly order: SortedOrder;
  readonly sides: Readonly<Record<string, 'players' | 'foes'>>;
  readonly field: string;
  readonly places: Readonly<Record<string, string>>; // zones or tiles of the field
  readonly hidden: readonly string[]; // those whom the other side cannot see
  readonly deck: readonly OmenId[];
  readonly discarded: readonly OmenId[];
  readonly coming: OmenId | null; // foreseen by somebody who peered
  readonly deedDone: boolean; // by whoever's turn it is
}

/** A scene of Lanterns: its keepers, and the vigil they may be in. */
export interface Night {
  readonly keepers: Readonly<Record<string, Keeper>>;
  readonly vigil: Vigil | null;
}

const id = z.string();
const seat = z.object({ actor: id, rank: z.array(z.number()), pin: z.number(), card: id.nullable() });
const turn = z.object({ actor: id, kind: z.enum(['regular', 'held', 'extra', 'action']) });
const order = z.object({
  kind: z.literal('sorted'),
  seats: z.array(seat),
  round: z.number(),
  roundOpen: z.boolean(),
  surprise: z.array(id).nullable(),
  turns: z.array(turn),
  inserted: z.array(turn.extend({ after: id.nullable() })),
  done: z.array(id),
  held: z.array(id),
  lost: z.record(id, z.number()),
});

/** Reads a stored night; throws where it is none, for only this system writes them. */
export const nightSchema: z.ZodType<Night> = z.object({
  keepers: z.record(id, keeperSchema),
  vigil: z
    .object({
      order,
      sides: z.record(id, z.enum(['players', 'foes'])),
      field: z.enum(['fen', 'yard']),
      places: z.record(id, id),
      hidden: z.array(id),
      deck: z.array(z.enum(ids(omens))),
      discarded: z.array(z.enum(ids(omens))),
      coming: z.enum(ids(omens)).nullable(),
      deedDone: z.boolean(),
    })
    .nullable(),
});

/** Whether this keeper can still act and be struck. */
export const stands = (night: Night, id: string): boolean => (night.keepers[id]?.nerve ?? 0) > 0;

/** Everybody of the vigil who still stands, in the order of their turns. */
export function afoot(night: Night): readonly string[] {
  return night.vigil?.order.seats.map((seat) => seat.actor).filter((id) => stands(night, id)) ?? [];
}

/** Why one keeper cannot reach another over so many steps: it is too far, or out of sight; null where they can. */
export function whyNotReach(night: Night, from: string, to: string, steps: number): Refusal | null {
  const [start, goal] = [night.vigil?.places[from], night.vigil?.places[to]];
  if (night.vigil === null || start === undefined || goal === undefined)
    return refusal('badTarget', { target: to });
  const field = fieldOf(night.vigil.field);
  const away = field.distance(start, goal);
  if (away === null || away > steps) return refusal('outOfReach', { target: to, away, reach: steps });
  return field.sees(start, goal) ? null : refusal('outOfSight', { target: to });
}
