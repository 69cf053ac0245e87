import type { EntryRecord } from '../ports.ts';

const KEY = 'queue/';

/** What a queued act is known by when it is done, in an interaction's place. */
export const queuedKey = (id: string): string => `${KEY}${id}`;

/** Whether what an entry tells had been queued, and was done when its turn came. */
export const wasQueued = ({ interactionId }: Pick<EntryRecord, 'interactionId'>): boolean =>
  interactionId?.startsWith(KEY) === true;
