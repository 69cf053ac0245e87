import { describe, expect, test } from 'vitest';
import {
  type Ends,
  forRounds,
  readDuration,
  untilEncounterEnd,
  untilNextTurnEnd,
  untilRemoved,
  untilRest,
  untilTurnEnd,
  untilTurnStart,
  usualEnds,
} from '../../../src/engine/uses/index.ts';

const fight: Ends = {
  owner: 'ana',
  fighters: [
    { id: 'ana', name: 'Ana' },
    { id: 'ork1', name: 'Ork 1' },
    { id: 'ork2', name: 'Ork 2' },
    { id: 'zed', name: 'Zed the Old' },
  ],
  inTurn: ['ana'],
  rests: [
    { id: 'breather', name: 'Breather' },
    { id: 'rest', name: 'Rest' },
  ],
};
const peace: Ends = { ...fight, fighters: null, inTurn: [] };

describe('an end as people say it', () => {
  test.each([
    ['', untilRemoved],
    ['until removed', untilRemoved],
    ['end of their turn', untilTurnEnd('ana')],
    ['until the end of my turn', untilTurnEnd('ana')],
    ['end of turn', untilTurnEnd('ana')],
    ['end of their next turn', untilNextTurnEnd('ana', true)],
    ['until the end of her next turn', untilNextTurnEnd('ana', true)],
    ['start of their next turn', untilTurnStart('ana')],
    ["start of Zed the Old's turn", untilTurnStart('zed')],
    ['the beginning of zed’s turn', untilTurnStart('zed')],
    ['end of Ork 2’s next turn', untilTurnEnd('ork2')],
    ['3 rounds', forRounds(3)],
    ['for one round', forRounds(1)],
    ['end of the round', forRounds(1)],
    ['until the end of the fight', untilEncounterEnd],
    ['the fight is over', untilEncounterEnd],
    ['a breather', untilRest('breather')],
    ['until the next Rest', untilRest('rest')],
    ['any rest', untilRest()],
  ])('%j is read', (text, duration) => {
    expect(readDuration(text, fight)).toEqual({ ok: true, duration });
  });

  test.each(['soon', 'next week', '0 rounds', '12345 rounds', 'end of'])('%j is not', (text) => {
    expect(readDuration(text, fight)).toEqual({ ok: false, why: 'unknown' });
  });

  test.each(["end of Grask's turn", "start of ork's turn"])('%j is the turn of nobody', (text) => {
    expect(readDuration(text, fight)).toEqual({ ok: false, why: 'whose' });
  });

  test.each(['2 rounds', 'end of their turn', 'end of the fight'])('%j needs a fight', (text) => {
    expect(readDuration(text, peace)).toEqual({ ok: false, why: 'noFight' });
  });

  test('a rest needs none', () => {
    expect(readDuration('the next rest', peace)).toEqual({ ok: true, duration: untilRest('rest') });
  });
});

test.each([
  ['in a fight', fight],
  ['in peace', peace],
])('all usual ends can be read %s', (_name, ends) => {
  expect(usualEnds(ends).filter((text) => !readDuration(text, ends).ok)).toEqual([]);
});
