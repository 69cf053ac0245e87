import { z } from 'zod';
import type { EntryRecord, Json } from '../ports.ts';
import { VISIBILITIES, type Visibility } from './visibility.ts';

/** What somebody wants rolled, in the notation that numbers and macros have been put into already. */
export interface Wish {
  readonly notation: string;
  /** What it is for, in their own words. */
  readonly about: string | null;
  readonly visibility: Visibility;
}

const intent = z.object({
  notation: z.string(),
  about: z.string().nullable().catch(null),
  visibility: z.enum(VISIBILITIES).optional(),
  secret: z.boolean().optional(), // as it was before there were three
});

/** What an entry of kind 'roll' was asked for. */
export function wishOf(entry: Pick<EntryRecord, 'intent'>): Wish | null {
  const read = intent.safeParse(entry.intent);
  if (!read.success) return null;
  const { notation, about, visibility, secret } = read.data;
  return { notation, about, visibility: visibility ?? (secret === true ? 'whisper' : 'everybody') };
}

/** `reason`: why a GM rolls in a player's place. */
export function intentOf({ notation, about, visibility }: Wish, reason: string | null = null): Json {
  return { kind: 'roll', notation, about, visibility, ...(reason === null ? {} : { reason }) };
}

/** The same for dice that chose something of a character in the making: nobody rolls those again by asking for their last roll. */
export function creationIntentOf(wish: Wish): Json {
  return { kind: 'roll', ...wish, creation: true };
}

/** Whether somebody typed the roll, and so may want it again. */
export const isRepeatable = ({ intent: raw }: Pick<EntryRecord, 'intent'>): boolean =>
  typeof raw !== 'object' || raw === null || !('creation' in raw);
