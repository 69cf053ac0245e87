import type { Draft } from 'immer';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../src/dice/index.ts';
import type { Rule } from '../../src/engine/rule.ts';
import { type Done, run } from '../../src/engine/run.ts';
import type { Tx } from '../../src/engine/tx.ts';
import { patched } from '../../src/engine/undo.ts';

interface Camp {
  people: Record<string, { name: string; marks: string[] }>;
  fires: number;
}

const camp = (): Camp => ({ people: { ana: { name: 'Ana', marks: ['cut'] } }, fires: 1 });

function done(rule: (tx: Tx<Camp>) => void): Done<Camp> {
  const outcome = run<Camp>(
    {},
    camp(),
    // biome-ignore lint/correctness/useYield: nothing is asked here
    function* (tx): Rule<void> {
      rule(tx);
    },
    { source: seededDice('camp') },
  );
  if (outcome.kind !== 'done') throw new Error(outcome.kind);
  return outcome;
}

const comes = ({ state }: Tx<Camp>, id: string): void => {
  state.people[id] = { name: id, marks: ['new'] };
};

/** So many newcomers and changes by chance; now and then all of it is settled. */
function meddle(tx: Tx<Camp>, seed: string, settles: boolean): void {
  const source = seededDice(seed);
  let at = 0;
  const chance = (below: number) => source.die(at++, below) - 1;
  for (let n = 0; n < 20; n++) {
    const names = Object.keys(tx.now.people);
    const id = names[chance(Math.max(1, names.length))] ?? 'ana';
    const change = chance(5);
    if (change === 0) comes(tx, `new${n}`);
    else if (change === 1) delete tx.state.people[id];
    else if (change === 2) tx.state.people[id]?.marks.push(`mark ${n}`);
    else if (change === 3) tx.state.fires += 1;
    else if (settles) tx.settle();
  }
}

const seeds = Array.from({ length: 40 }, (_, n) => [`camp ${n}`]);

describe('what is settled in a command', () => {
  test.each(seeds)('ends as it would otherwise: %s', (seed) => {
    const [plain, settled] = [false, true].map((settles) => done((tx) => meddle(tx, seed, settles)).state);
    expect(settled).toEqual(plain);
  });

  test.each(seeds)('is done again by the patches of all of it: %s', (seed) => {
    const { state, patches } = done((tx) => meddle(tx, seed, true));
    expect(patched(camp(), patches)).toEqual(state);
  });

  test.each(seeds)('is taken back by the inverse ones: %s', (seed) => {
    const { state, inverse } = done((tx) => meddle(tx, seed, true));
    expect(patched(state, inverse)).toEqual(camp());
  });

  test('is shared by looks that come after, as what was there before is', () => {
    const looks: Camp[] = [];
    done((tx) => {
      comes(tx, 'murk');
      tx.settle();
      looks.push(tx.snapshot());
      tx.state.fires = 2;
      looks.push(tx.snapshot());
    });
    expect(looks[1]?.people.murk).toBe(looks[0]?.people.murk);
  });

  test('is gone over by no look: a look at newcomers who are unchanged is the state itself', () => {
    let shared = false;
    done((tx) => {
      comes(tx, 'murk');
      tx.settle();
      const [one, other] = [tx.snapshot(), tx.snapshot()];
      shared = one === other && Object.isFrozen(one);
    });
    expect(shared).toBe(true);
  });

  test('can be changed when it is read anew', () => {
    const { state } = done((tx) => {
      comes(tx, 'murk');
      tx.settle();
      tx.state.people.murk?.marks.push('later');
    });
    expect(state.people.murk?.marks).toEqual(['new', 'later']);
  });

  test('cannot be changed through what was read before', () => {
    const late = (tx: Tx<Camp>) => {
      comes(tx, 'murk');
      const before: Draft<Camp> = tx.state;
      tx.settle();
      before.fires = 9;
    };
    expect(() => done(late)).toThrow(TypeError);
  });
});
