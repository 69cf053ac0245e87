import { describe, expect, test } from 'vitest';
import { strike } from '../support/lanterns/intents.ts';
import { answer, answers, asked, attempt, done, happened } from '../support/lanterns/play.ts';
import { night } from '../support/lanterns/scene.ts';

const hit = [5, 1, 1];

describe('A window', () => {
  test('asks nobody where nobody can react', () => {
    const played = attempt(night({ ana: {} }, { murk: {} }), strike('ana', 'murk'), [...hit, 1]);
    expect(played.outcome.kind).toBe('done');
  });

  test('leaves out who cannot pay', () => {
    const scene = night({ ana: {} }, { murk: { charms: ['sidestep'], oil: 0 } });
    expect(attempt(scene, strike('ana', 'murk'), [...hit, 1]).outcome.kind).toBe('done');
  });

  test('asks one after the other', () => {
    const scene = night({ ana: {} }, { murk: { charms: ['sidestep'] }, gloom: { charms: ['shield'] } });
    const first = attempt(scene, strike('ana', 'murk'), hit);
    expect([asked(first), asked(answer(first, 'pass'))]).toEqual([
      { murk: ['sidestep', 'pass'] },
      { gloom: ['shield', 'pass'] },
    ]);
  });

  test('asks nobody else once the thing is prevented', () => {
    const scene = night({ ana: {} }, { murk: { charms: ['sidestep'] }, gloom: { charms: ['shield'] } });
    const played = answer(attempt(scene, strike('ana', 'murk'), [...hit, 6, 1, 1]), 'sidestep');
    expect(happened(played).at(-1)).toBe('averted');
  });

  test('asks the next where a reaction did not prevent it', () => {
    const scene = night({ ana: {} }, { murk: { charms: ['sidestep'] }, gloom: { charms: ['shield'] } });
    const played = answer(attempt(scene, strike('ana', 'murk'), [...hit, 1, 1, 1]), 'sidestep');
    expect(asked(played)).toEqual({ gloom: ['shield', 'pass'] });
  });

  test('does not offer a reaction twice to who passed', () => {
    const scene = night({ ana: {} }, { murk: { charms: ['sidestep'] } });
    expect(answer(attempt(scene, strike('ana', 'murk'), [...hit, 1]), 'pass').outcome.kind).toBe('done');
  });

  test('takes the price of a reaction from who reacts', () => {
    const scene = night({ ana: {} }, { murk: { charms: ['sidestep'] } });
    const played = answer(attempt(scene, strike('ana', 'murk'), [...hit, 6, 1, 1]), 'sidestep');
    expect(done(played).state.keepers.murk?.oil).toBe(2);
  });
});

describe('A standing order', () => {
  const ordered = (order: 'always' | 'never' | 'ask') =>
    night({ ana: {} }, { murk: { charms: ['sidestep'], orders: { sidestep: order } } });

  test("'always' is followed without a question", () => {
    const played = attempt(ordered('always'), strike('ana', 'murk'), [...hit, 6, 1, 1]);
    expect(happened(played)).toContain('averted');
  });

  test("'never' lets it happen without a question", () => {
    const played = attempt(ordered('never'), strike('ana', 'murk'), [...hit, 1]);
    expect(happened(played)).toContain('harmed');
  });

  test("'ask' asks", () => {
    expect(asked(attempt(ordered('ask'), strike('ana', 'murk'), hit))).toEqual({
      murk: ['sidestep', 'pass'],
    });
  });
});

describe('Reactions to reactions', () => {
  const scene = night({ ana: { charms: ['follow'] } }, { murk: { charms: ['sidestep', 'snuff'] } });
  const sidestepped = answer(attempt(scene, strike('ana', 'murk'), [...hit, 6, 1, 1, 2]), 'sidestep');

  test('are asked while the first one is resolved', () => {
    expect(asked(sidestepped)).toEqual({ ana: ['follow', 'pass'] });
  });

  test('may undo the reaction, and the thing goes on', () => {
    const followed = answers(sidestepped, 'follow', 'pass');
    expect(happened(followed)).toContain('harmed');
  });

  test('may be undone by a third, and the first one holds', () => {
    const snuffed = answers(sidestepped, 'follow', 'snuff');
    expect(happened(snuffed).at(-1)).toBe('averted');
  });

  test('are resolved from the inside out', () => {
    const snuffed = answers(sidestepped, 'follow', 'snuff');
    const charmed = done(snuffed).events.filter((event) => event.type === 'charmed');
    expect(charmed.map((event) => event.data.charm)).toEqual(['sidestep', 'follow', 'snuff']);
  });
});
