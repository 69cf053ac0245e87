import type { View } from './message.ts';

/** What the thread of a fight is called. */
export const THREAD = 'Fight';

/** Where a fight is that has a thread of its own. */
export const inThreadView = (threadId: string): View => ({
  card: { text: `The fight is in <#${threadId}>.`, tone: 'good' },
});
