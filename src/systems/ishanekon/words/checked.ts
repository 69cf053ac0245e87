import type { Checked } from '../../../engine/checked.ts';
import type { GameEvent } from '../../../engine/event.ts';
import type { Events } from '../events.ts';

/** What a check came to: its total, and whether that was enough where there was a number. */
export function checked(events: readonly GameEvent[]): Checked | null {
  const event = events.findLast(({ type }) => type === 'checked');
  if (event === undefined) return null;
  // Only `tell` makes these events, and it takes no other data than the type's own.
  const { rolled, passed } = event.data as unknown as Events['checked'];
  const { total } = rolled;
  if (passed === null) return { passed: true, score: total, words: `rolls ${total}` };
  return { passed, score: total, words: `${passed ? 'makes it' : 'fails'} with ${total}` };
}
