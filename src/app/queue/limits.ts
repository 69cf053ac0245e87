import type { Limit } from '../../engine/limit.ts';
import type { QueuedActRecord } from '../ports.ts';

export const QUEUE_LIMITS = {
  acts: {
    most: 10,
    of: 'queued actions',
    in: "a character's next turn",
    instead: 'Cancel one first: `/queue show`.',
  },
  people: {
    most: 60,
    of: 'queued actions of one person',
    in: 'a fight',
    instead: 'Cancel some first: `/queue show`.',
  },
} as const satisfies Record<string, Limit>;

/** The limit that one more act in a fight would break; null: none. */
export function whyFull(all: readonly QueuedActRecord[], actorId: string, userId: string): Limit | null {
  const count = (of: (act: QueuedActRecord) => boolean) => all.filter(of).length;
  if (count((act) => act.actorId === actorId) >= QUEUE_LIMITS.acts.most) return QUEUE_LIMITS.acts;
  return count((act) => act.userId === userId) >= QUEUE_LIMITS.people.most ? QUEUE_LIMITS.people : null;
}
