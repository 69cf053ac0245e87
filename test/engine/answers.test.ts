import { describe, expect, test } from 'vitest';
import { answered } from '../../src/engine/transcript.ts';
import { strike } from '../support/lanterns/intents.ts';
import { answer, attempt, rerun, waits } from '../support/lanterns/play.ts';
import { night } from '../support/lanterns/scene.ts';

const duel = night({ ana: {} }, { murk: { charms: ['sidestep'], nerve: 1 } });
const hit = attempt(duel, strike('ana', 'murk'), [5, 1, 1, 4]);
const passed = answer(hit, 'pass', 'murk');
const decision = waits(hit).decisions[0] ?? raise();
const { key } = decision;

function raise(): never {
  throw new Error('nothing was asked');
}

describe('An answer', () => {
  test('is taken in with how many dice it saw', () => {
    expect(passed.transcript.answers).toEqual([{ key, choice: 'pass', by: "murk's player", seen: 3 }]);
  });

  test('given a second time is refused', () => {
    const second = answered(passed.transcript, decision, { choice: 'sidestep', by: 'murk' });
    expect(second).toEqual({ ok: false, refusal: { code: 'decisionSettled', params: { key } } });
  });

  test('stored a second time changes nothing: the first counts', () => {
    const second = { key, choice: 'sidestep', by: 'murk', seen: 3 };
    const twice = { ...passed.transcript, answers: [...passed.transcript.answers, second] };
    expect(rerun(duel, twice, hit.source).outcome).toEqual(passed.outcome);
  });

  test('that is not on offer is refused with what is', () => {
    const wrong = answered(hit.transcript, decision, { choice: 'shield', by: 'murk' });
    const params = { choice: 'shield', options: ['sidestep', 'pass'] };
    expect(wrong).toEqual({ ok: false, refusal: { code: 'noSuchOption', params } });
  });

  test("keeps a GM's reason for giving it", () => {
    const byGm = answered(hit.transcript, decision, { choice: 'pass', by: 'mia', reason: 'Ben is asleep' });
    expect(byGm.ok && byGm.value.answers[0]?.reason).toBe('Ben is asleep');
  });
});
