import type { Store } from '../ports.ts';

const SHORT = 2000; // entries: written in a second

/** Where a campaign queues to be written to a file: one after the other, but no short one ever behind a long one. */
export const laneOf = async (store: Pick<Store, 'entryCount'>, campaignId: string): Promise<string> =>
  (await store.entryCount(campaignId)) > SHORT ? 'long' : 'short';
