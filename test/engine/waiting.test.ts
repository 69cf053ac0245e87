import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../src/dice/index.ts';
import { act, strike } from '../support/lanterns/intents.ts';
import { answer, answers, asked, attempt, done, happened, rerun, waits } from '../support/lanterns/play.ts';
import { night } from '../support/lanterns/scene.ts';

const duel = night({ ana: {} }, { murk: { charms: ['sidestep'] } });

describe('A command that waits', () => {
  test('says who is asked, and what they may choose', () => {
    const played = attempt(duel, strike('ana', 'murk'), [5, 1, 1]);
    expect(asked(played)).toEqual({ murk: ['sidestep', 'pass'] });
  });

  test('names what is chosen where nobody answers', () => {
    const played = attempt(duel, strike('ana', 'murk'), [5, 1, 1]);
    expect(waits(played).decisions[0]?.default).toBe('pass');
  });

  test('shows what has happened so far', () => {
    expect(happened(attempt(duel, strike('ana', 'murk'), [5, 1, 1]))).toEqual(['rolled', 'landed']);
  });

  test('goes on after a restart from what was stored: the same dice, then new ones', () => {
    const waiting = attempt(duel, strike('ana', 'murk'), [5, 1, 1, 2]);
    expect(done(answer(waiting, 'pass')).dice).toMatchObject([
      { value: 5 },
      { value: 1 },
      { value: 1 },
      { value: 2 },
    ]);
  });

  test('shows after the answer all that it showed before, and more', () => {
    const before = attempt(duel, strike('ana', 'murk'), [5, 1, 1, 2]);
    const shown = waits(before).events;
    expect(done(answer(before, 'pass')).events.slice(0, shown.length)).toEqual(shown);
  });

  test('asks the same under the same key however often it is run', () => {
    const first = attempt(duel, strike('ana', 'murk'), [5, 1, 1]);
    const again = rerun(first.before, first.transcript, first.source);
    expect(again.outcome).toEqual(first.outcome);
  });

  test('keeps the dice that were seen when their source is another by now', () => {
    const waiting = attempt(duel, strike('ana', 'murk'), [5, 1, 1]);
    const seen = waits(waiting).dice;
    const later = answer({ ...waiting, source: scriptedDice([2]) }, 'pass');
    expect(done(later).dice.slice(0, seen.length)).toEqual(seen);
  });

  test('can wait again and again', () => {
    const hit = night({ ana: {} }, { murk: { charms: ['sidestep'], nerve: 1 } });
    const played = answers(attempt(hit, strike('ana', 'murk'), [5, 1, 1, 4]), 'pass', 'stand');
    expect(done(played).state.keepers.murk?.nerve).toBe(1);
  });
});

describe('Several who are asked at once', () => {
  const council = attempt(night({ ana: {}, ben: {}, cleo: {} }), act('ana', 'council'));
  const votes = { ana: 'go', ben: 'stay', cleo: 'go' } as const;
  type Voter = keyof typeof votes;
  const vote = (order: readonly Voter[]) =>
    order.reduce((so, voter) => answer(so, votes[voter], voter), council);

  test('are asked together', () => {
    expect(Object.keys(asked(council))).toEqual(['ana', 'ben', 'cleo']);
  });

  test('no longer wait for who has answered', () => {
    expect(Object.keys(asked(answer(council, 'stay', 'ben')))).toEqual(['ana', 'cleo']);
  });

  test.each<{ order: Voter[] }>([
    { order: ['ana', 'ben', 'cleo'] },
    { order: ['cleo', 'ben', 'ana'] },
    { order: ['ben', 'cleo', 'ana'] },
  ])('may answer in any order: $order', ({ order }) => {
    expect(done(vote(order)).events).toContainEqual({ type: 'councilHeld', data: { go: 2, stay: 1 } });
  });
});
