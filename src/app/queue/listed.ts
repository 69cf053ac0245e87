import type { QueuedActRecord } from '../ports.ts';
import { type Foreseen, foreseen, type Outlook, type Wanted } from './foreseen.ts';
import { changedSince, intentIn } from './terms.ts';

/**
 * Something that is kept for later, with what it comes to after all that is kept before it (null where it cannot be read any more), and whether
 * its owner is asked first, as that is not what they agreed to.
 */
export type ListedAct = QueuedActRecord & { readonly told: Foreseen | null; readonly asks: boolean };

/** What is kept, as it is wanted. */
export const wantedOf = (acts: readonly QueuedActRecord[]): readonly Wanted[] =>
  acts.flatMap(({ intent, soon }) => {
    const read = intentIn(intent);
    return read === null ? [] : [{ intent: read, soon }];
  });

/** Somebody's kept acts, in their order. */
export function listedActs(outlook: Outlook, acts: readonly QueuedActRecord[]): readonly ListedAct[] {
  const readable = acts.filter(({ intent }) => intentIn(intent) !== null);
  const told = foreseen(outlook, wantedOf(readable));
  return acts.map((act) => {
    const now = told[readable.indexOf(act)] ?? null;
    return { ...act, told: now, asks: changedSince(act.terms, now?.terms ?? null) !== null };
  });
}
