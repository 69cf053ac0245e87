import { describe, expect, test } from 'vitest';
import { readTranscript } from '../../src/engine/transcript.ts';
import { strike } from '../support/lanterns/intents.ts';
import { answers, attempt, rule } from '../support/lanterns/play.ts';
import { night } from '../support/lanterns/scene.ts';

const scene = night({ ana: { charms: ['rekindle'] } }, { murk: { charms: ['sidestep'] } });
const played = rule(
  answers(attempt(scene, strike('ana', 'murk'), [5, 1, 1, 1, 4, 2, 1, 1]), 'rekindle:1', 'pass', 'pass'),
  0,
  6,
);
const stored = JSON.parse(JSON.stringify(played.transcript));

describe('A transcript', () => {
  test('comes back from JSON text as it went in', () => {
    expect(readTranscript(stored)).toEqual({ ok: true, value: played.transcript });
  });

  test('is read out of a record that holds more', () => {
    const record = { id: 'a', version: 3, ...stored };
    expect(readTranscript(record)).toEqual({ ok: true, value: played.transcript });
  });

  test.each([
    {
      what: 'a die without sides',
      change: { dice: [{ index: 0, value: 3, label: 'aim' }] },
      where: 'dice.0',
    },
    {
      what: 'an answer to nothing',
      change: { answers: [{ choice: 'yes', by: 'ana', seen: 0 }] },
      where: 'answers.0.key',
    },
    {
      what: 'a ruling without a reason',
      change: { rulings: [{ index: 0, value: 1, by: 'mia' }] },
      where: 'rulings.0.reason',
    },
    { what: 'no seed', change: { seed: null }, where: 'seed' },
    { what: 'answers that are no list', change: { answers: {} }, where: 'answers' },
  ])('with $what is unreadable, and it says where', ({ change, where }) => {
    const read = readTranscript({ ...stored, ...change });
    expect(read).toMatchObject({ ok: false, refusal: { code: 'transcriptUnreadable', params: { where } } });
  });
});
