import { createDraft, current, enablePatches, finishDraft, freeze, type Patch } from 'immer';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../src/dice/index.ts';
import { snapshotOf } from '../../src/engine/snapshot.ts';

enablePatches();

interface Camp {
  people: Record<string, { name: string; marks: string[]; bag: { coins: number } | null }>;
  fires: { lit: boolean }[];
}

const camp = (): Camp =>
  freeze(
    {
      people: {
        ana: { name: 'Ana', marks: ['cut'], bag: { coins: 3 } },
        murk: { name: 'Murk', marks: [], bag: null },
        gloom: { name: 'Gloom', marks: ['old', 'new'], bag: { coins: 0 } },
      },
      fires: [{ lit: true }, { lit: false }],
    },
    true,
  );

/** So many changes of all kinds, by chance. */
function meddle(draft: Camp, seed: string, times: number): void {
  const source = seededDice(seed);
  let at = 0;
  const chance = (below: number) => source.die(at++, below) - 1;
  for (let n = 0; n < times; n++) {
    const names = Object.keys(draft.people);
    const id = names[chance(names.length)] ?? 'ana';
    const who = draft.people[id];
    const change = chance(8);
    if (change === 0)
      draft.people[`new${n}`] = { name: 'New', marks: [...(who?.marks ?? [])], bag: who?.bag ?? null };
    else if (change === 1 && names.length > 1) delete draft.people[id];
    else if (change === 2) draft.fires.push({ lit: chance(2) === 0 });
    else if (change === 3) draft.fires.shift();
    else if (who === undefined) continue;
    else if (change === 4) who.marks.push(`mark ${n}`);
    else if (change === 5) who.marks = who.marks.filter((_, place) => place > 0);
    else if (change === 6) who.bag = who.bag === null ? { coins: n } : null;
    else if (who.bag !== null) who.bag.coins += 1;
  }
}

describe('a snapshot', () => {
  test.each(Array.from({ length: 60 }, (_, n) => [`camp ${n}`]))('is what the draft says: %s', (seed) => {
    const draft = createDraft(camp());
    meddle(draft, seed, 12);
    expect(snapshotOf(draft)).toEqual(current(draft));
  });

  test.each(Array.from({ length: 60 }, (_, n) => [`camp ${n}`]))(
    'is so after other looks as well: %s',
    (seed) => {
      const draft = createDraft(camp());
      let last: Camp | undefined;
      for (let n = 0; n < 6; n++) {
        meddle(draft, `${seed} ${n}`, 3);
        last = snapshotOf(draft, last);
        expect(last).toEqual(current(draft));
      }
    },
  );

  test.each(Array.from({ length: 60 }, (_, n) => [`camp ${n}`]))('stays as it was: %s', (seed) => {
    const draft = createDraft(camp());
    meddle(draft, seed, 6);
    const look = snapshotOf(draft);
    const then = structuredClone(look);
    meddle(draft, `${seed} on`, 6);
    snapshotOf(draft, look);
    expect(look).toEqual(then);
  });

  test('is the same where nothing has changed since', () => {
    const draft = createDraft(camp());
    meddle(draft, 'once', 8);
    const look = snapshotOf(draft);
    expect(snapshotOf(draft, look)).toBe(look);
  });

  test('is in the order in which the names have come', () => {
    const draft = createDraft(camp());
    const look = snapshotOf(draft);
    const { ana } = draft.people;
    delete draft.people.ana;
    if (ana !== undefined) draft.people.ana = ana;
    expect(Object.keys(snapshotOf(draft, look).people)).toEqual(['murk', 'gloom', 'ana']);
  });

  test('is its own where a rule puts a part of another look into the state and changes it', () => {
    const draft = createDraft(camp());
    draft.people.ana = { name: 'Ana', marks: [], bag: { coins: 1 } };
    const first = snapshotOf(draft);
    draft.people.murk = first.people.ana ?? { name: '', marks: [], bag: null };
    const second = snapshotOf(draft, first);
    draft.people.murk.name = 'Murk';
    expect([second.people.murk?.name, snapshotOf(draft, second).people.murk?.name]).toEqual(['Ana', 'Murk']);
  });

  test('shares what has not changed', () => {
    const base = camp();
    const draft = createDraft(base);
    draft.people.ana = { name: 'Another', marks: [], bag: null };
    expect(snapshotOf(draft).people.gloom).toBe(base.people.gloom);
  });

  test('is the state itself where nothing has changed', () => {
    const base = camp();
    expect(snapshotOf(createDraft(base))).toBe(base);
  });

  test('stays as it is when the draft goes on changing', () => {
    const draft = createDraft(camp());
    draft.fires.push({ lit: true });
    const then = snapshotOf(draft);
    draft.fires.push({ lit: true });
    expect(then.fires).toHaveLength(3);
  });

  test.each(Array.from({ length: 20 }, (_, n) => [`camp ${n}`]))(
    'leaves the patches as they are: %s',
    (seed) => {
      const patchesOf = (look: (draft: Camp) => void) => {
        const draft = createDraft(camp());
        let patches: readonly Patch[] = [];
        meddle(draft, seed, 6);
        look(draft);
        meddle(draft, `${seed} again`, 6);
        finishDraft(draft, (forward) => {
          patches = forward;
        });
        return patches;
      };
      expect(patchesOf(snapshotOf)).toEqual(patchesOf(() => undefined));
    },
  );
});
