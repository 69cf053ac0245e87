import { isTheirsToReveal } from '../play/reveal.ts';
import { severalTold } from '../play/undo/several.ts';
import type { EntryRecord, Store } from '../ports.ts';
import { isHeldBack } from '../requests/held.ts';
import { type Known, knownStored } from './known.ts';
import type { Reader } from './reader.ts';

/** A line of the log: an entry as its reader may know it. */
export interface LogLine extends Known {
  readonly mayReveal: boolean; // it is theirs to show to all
  readonly several: number; // steps taken back or brought back in one, of which they may know; 0: it was only one
}

/** An entry as a line of the log; null where the reader may know nothing of it. */
export async function lineOf(store: Store, reader: Reader, stored: EntryRecord): Promise<LogLine | null> {
  const known = await knownStored(store, reader, stored);
  if (known === null) return null;
  const { entry, secret } = known;
  const { viewer, userId } = reader;
  const theirs = secret?.mayReveal ?? (userId !== null && isTheirsToReveal(entry, userId, viewer));
  const mayReveal = theirs && !(await isHeldBack(store, entry.id));
  const several = await severalTold(entry, viewer, (id) => store.entry(id));
  return { ...known, mayReveal, several };
}
