import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../src/dice/index.ts';
import { patched } from '../../src/engine/undo.ts';
import { diceOf, type Played, rerun } from '../support/lanterns/play.ts';
import { type Pick, wander } from '../support/lanterns/wander.ts';
import { deep, seededFrom } from '../support/deep.ts';

/** Every state that a command is given is frozen all through, so each of these also proves that none is changed. */
const nights = fc.record({ seed: fc.string(), picks: fc.array(fc.nat(), { minLength: 20, maxLength: 60 }) });

function held(holds: (played: Played) => void): void {
  const property = fc.property(nights, ({ seed, picks }) => {
    let made = 0;
    const pick: Pick = (list) => {
      const chosen = list[(picks[made++ % picks.length] ?? 0) % list.length];
      if (chosen === undefined) throw new Error('nothing to choose from');
      return chosen;
    };
    for (const played of wander(seed, 15, pick)) holds(played);
  });
  fc.assert(property, { numRuns: deep(12, 25), seed: seededFrom(1) });
}

const throughText = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('Whatever is played', () => {
  test('comes out the same from its transcript', () => {
    held(({ before, transcript, outcome }) => {
      expect(rerun(before, transcript, seededDice('not used: all dice are recorded')).outcome).toEqual(
        outcome,
      );
    });
  });

  test('comes out the same from its seed and answers alone', () => {
    held(({ before, transcript, outcome }) => {
      const again = rerun(before, { ...transcript, dice: [] }, seededDice(transcript.seed));
      expect(again.outcome).toEqual(outcome);
    });
  });

  test('never diverges from itself', () => {
    held(({ outcome }) => {
      expect(outcome.kind).not.toBe('diverged');
    });
  });

  test('is the same after JSON text: state, events, questions, patches', () => {
    held(({ outcome }) => {
      expect(throughText(outcome)).toEqual(outcome);
    });
  });

  test('can be undone and done again from JSON text', () => {
    held(({ before, outcome }) => {
      if (outcome.kind !== 'done') return;
      const undone = patched(outcome.state, throughText(outcome.inverse));
      expect([undone, patched(undone, throughText(outcome.patches))]).toEqual([before, outcome.state]);
    });
  });

  test('numbers its dice and cards in the order in which they came up', () => {
    held((played) => {
      expect(diceOf(played).map((recorded) => recorded.index)).toEqual([...diceOf(played).keys()]);
    });
  });
});
