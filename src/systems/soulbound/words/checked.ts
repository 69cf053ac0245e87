import type { Checked } from '../../../engine/checked.ts';
import type { GameEvent } from '../../../engine/event.ts';
import type { Events } from '../events.ts';
import { successWords } from './roll.ts';

/** What a Test came to, whatever was tested: how many successes, and whether they were enough. */
export function checked(events: readonly GameEvent[]): Checked | null {
  const event = events.findLast(({ type }) => type === 'tested' || type === 'deathTested');
  if (event === undefined) {
    // In place of a Death Test: nothing was rolled, and they go on.
    const stands = events.some(({ type }) => type === 'lastStand');
    return stands ? { passed: true, score: 0, words: 'makes a Last Stand' } : null;
  }
  const { passed, successes } = event.data as unknown as Pick<
    Events['tested'] & Events['deathTested'],
    'passed' | 'successes'
  >;
  return {
    passed,
    score: successes,
    words: `${passed ? 'passes' : 'fails'} with ${successWords(successes)}`,
  };
}
