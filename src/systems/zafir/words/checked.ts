import type { Checked } from '../../../engine/checked.ts';
import type { GameEvent } from '../../../engine/event.ts';
import type { TownEvents } from '../town/events.ts';

const ENDINGS: { readonly [O in TownEvents['skillTried']['outcome']]: Checked } = {
  failure: { passed: false, score: 0, words: 'fails' },
  success: { passed: true, score: 1, words: 'succeeds' },
  crit: { passed: true, score: 2, words: 'succeeds, better than hoped' },
};

/** What a skill action came to. */
export function checked(events: readonly GameEvent[]): Checked | null {
  const event = events.findLast(({ type }) => type === 'skillTried');
  if (event === undefined) return null;
  const { outcome } = event.data as unknown as TownEvents['skillTried'];
  return ENDINGS[outcome];
}
