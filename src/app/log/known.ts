import { type GameEvent, visibleTo } from '../../engine/event.ts';
import type { Recorded } from '../../engine/roll.ts';
import { diceKnownTo, eventsOf } from '../play/known.ts';
import { asKnown, isRevealed } from '../play/reveal.ts';
import type { EntryRecord, Store } from '../ports.ts';
import { type Secret, secretFor } from '../rolls/secrets.ts';
import { wishOf } from '../rolls/wish.ts';
import { mayRead, mayReadStored, type Reader } from './reader.ts';

/** An entry as a reader may know it. */
export interface Known {
  readonly entry: EntryRecord; // what was done in secret and has been revealed is for all
  readonly events: readonly GameEvent[];
  readonly dice: readonly Recorded[];
  readonly secret: Secret | null; // where it is a roll that was made in secret
}

/**
 * What a reader may know of an entry; null where they know nothing of it. `revealed`: what was hidden in it has been shown since;
 * `told`: the entries that it tells of.
 */
export function knownTo(
  reader: Reader,
  stored: EntryRecord,
  { revealed, told }: { readonly revealed: boolean; readonly told: readonly EntryRecord[] },
): Known | null {
  return mayRead(reader, stored, told) ? seenBy(reader, stored, revealed) : null;
}

/** The same, read from the store. */
export async function knownStored(
  store: Pick<Store, 'entry' | 'entries'>,
  reader: Reader,
  stored: EntryRecord,
): Promise<Known | null> {
  if (!(await mayReadStored(store, reader, stored))) return null;
  return seenBy(reader, stored, await isRevealed(store, stored));
}

/** Of what was taken back in a command that somebody knows nothing of they know nothing either. */
function seenBy(reader: Reader, stored: EntryRecord, revealed: boolean): Known | null {
  const { viewer, userId } = reader;
  const entry = asKnown(stored, revealed);
  const secret = secretFor(entry, { roller: entry.userId === userId, gm: viewer.gm }, revealed);
  const events = eventsFor(entry, reader, secret);
  const isBareUndo = (entry.kind === 'undo' || entry.kind === 'redo') && eventsOf(entry).length === 0;
  if (events.length === 0 && !viewer.gm && !isBareUndo) return null;
  const maySee = secret === null || secret.maySee;
  return { entry, events, dice: maySee ? diceKnownTo(entry, viewer) : [], secret };
}

/** What somebody whispered is no secret to them; of what they rolled blind they know that they did. */
function eventsFor(
  entry: EntryRecord,
  { viewer, userId }: Reader,
  secret: Secret | null,
): readonly GameEvent[] {
  if (secret === null) return eventsOf(entry).filter((event) => visibleTo(event, viewer));
  if (secret.maySee) return eventsOf(entry);
  return entry.userId === userId ? [blindly(wishOf(entry)?.notation ?? '')] : [];
}

const blindly = (notation: string): GameEvent => ({ type: 'rolled', data: { notation } });
