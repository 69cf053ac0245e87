import { expect, test } from 'vitest';
import {
  durationWords,
  forRounds,
  forTurns,
  untilEncounterEnd,
  untilNextTurnEnd,
  untilRemoved,
  untilRest,
  untilTurnEnd,
  untilTurnStart,
  whicheverFirst,
} from '../../../src/engine/uses/index.ts';

const names = { actor: () => 'Zed', rest: () => 'Breather' };

test.each([
  [untilRemoved, null],
  [untilTurnEnd('ana'), 'until the end of their turn'],
  [untilNextTurnEnd('ana', true), 'until the end of their next turn'],
  [untilTurnStart('ana'), 'until the start of their next turn'],
  [untilTurnStart('zed'), "until the start of Zed's next turn"],
  [forTurns(3, 'zed', 'turn.end'), "for 3 of Zed's turns"],
  [forRounds(1), 'until the end of the round'],
  [forRounds(3), 'for 3 rounds'],
  [untilEncounterEnd, 'until the end of the fight'],
  [untilRest('breather'), 'until the next Breather'],
  [untilRest(), 'until any rest'],
  [whicheverFirst(forRounds(2), untilRest()), 'for 2 rounds or until any rest'],
])('%j is worded %j', (duration, words) => {
  expect(durationWords(duration, 'ana', names)).toBe(words);
});
