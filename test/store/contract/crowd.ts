// Many people who act on one encounter at once: load, decide, commit; on a conflict load and decide again.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../../src/app/ports.ts';
import type { Json } from '../../../src/engine/json.ts';
import { deep } from '../../support/deep.ts';
import type { Scene } from '../contract.ts';
import { aBatch, anEntry, runningEncounter } from '../records.ts';

const PEOPLE = deep(15, 50); // each of whom may have to begin again for everybody who comes first
const CHARGES = deep(9, 30);

interface Table {
  readonly charges: number;
  readonly acted: readonly string[];
}

function isTable(state: Json): state is Json & Table {
  return typeof state === 'object' && state !== null && 'charges' in state && 'acted' in state;
}

async function tableOf(store: Store, id: string): Promise<Table> {
  const encounter = await store.encounter(id);
  if (!encounter || !isTable(encounter.state)) throw new Error('there is no such table');
  return encounter.state;
}

type Answer = 'applied' | 'no charges left' | 'already done';

/** Takes a charge for this person, as often as it takes to be neither too early nor too late. */
async function act(store: Store, encounterId: string, person: string): Promise<Answer> {
  for (;;) {
    const encounter = await store.encounter(encounterId);
    if (!encounter || !isTable(encounter.state)) throw new Error('there is no such table');
    const { charges, acted } = encounter.state;
    const number = encounter.version + 1;
    if (charges === 0) return 'no charges left';
    const answer = await store.commit(
      aBatch({
        interactionId: `${encounterId} ${person}`,
        encounter: {
          type: 'update',
          id: encounterId,
          expectedVersion: encounter.version,
          set: { state: { charges: charges - 1, acted: [...acted, person] } },
        },
        entries: [anEntry(encounter, number, { userId: person })],
      }),
    );
    if (answer === 'committed') return 'applied';
    if (answer === 'duplicate') return 'already done';
    if (answer !== 'conflict') throw new Error(`unexpected: ${answer}`);
  }
}

const people = Array.from({ length: PEOPLE }, (_, index) => `person ${index}`);

export function crowdContract(scene: () => Scene): void {
  describe('many people at once', () => {
    const crowd = async (charges: number, stores: readonly Store[]) => {
      const { id, campaignId } = await runningEncounter(scene().store, { state: { charges, acted: [] } });
      const answers = await Promise.all(
        people.map((person, index) => act(stores[index % stores.length] ?? scene().store, id, person)),
      );
      const applied = people.filter((_, index) => answers[index] === 'applied');
      const table = await tableOf(scene().store, id);
      const entries = await scene().store.entries({
        campaignId,
        stream: { kind: 'encounter', id },
        limit: 2 * PEOPLE,
      });
      return { answers, applied, table, entries };
    };

    test('all act once where there is room for all', async () => {
      const { table } = await crowd(PEOPLE, [scene().store]);
      expect(table.acted.toSorted()).toEqual(people.toSorted());
    }, 30_000);

    test('all act once from two processes', async () => {
      const { table } = await crowd(PEOPLE, [scene().store, scene().other]);
      expect(table.acted.toSorted()).toEqual(people.toSorted());
    }, 30_000);

    describe('where there is room for some', () => {
      let outcome: Awaited<ReturnType<typeof crowd>>;

      beforeAll(async () => {
        outcome = await crowd(CHARGES, [scene().store, scene().other]);
      }, 30_000);

      test('are applied or refused, none both, none neither', () => {
        expect(outcome.table.acted.toSorted()).toEqual(outcome.applied.toSorted());
      });

      test('are refused with the reason once nothing is left', () => {
        expect(outcome.answers.filter((answer) => answer === 'no charges left')).toHaveLength(
          PEOPLE - CHARGES,
        );
      });

      test('leave one entry each, numbered without a gap', () => {
        const numbers = Array.from({ length: CHARGES }, (_, index) => CHARGES + 1 - index);
        expect(outcome.entries.map((entry) => entry.number)).toEqual(numbers);
      });
    });

    test('whose interactions are all delivered twice act once each', async () => {
      const { id } = await runningEncounter(scene().store, { state: { charges: 2 * PEOPLE, acted: [] } });
      const { store, other } = scene();
      await Promise.all(people.flatMap((person) => [act(store, id, person), act(other, id, person)]));
      expect((await tableOf(store, id)).acted.toSorted()).toEqual(people.toSorted());
    }, 30_000);

    test('on tables of their own do not disturb each other', async () => {
      const stores = [scene().store, scene().other];
      const answers = await Promise.all(
        people.map(async (person, index) => {
          const { id } = await runningEncounter(scene().store, { state: { charges: 1, acted: [] } });
          return act(stores[index % 2] ?? scene().store, id, person);
        }),
      );
      expect(new Set(answers)).toEqual(new Set(['applied']));
    }, 30_000);
  });

  test('a batch without an interaction leaves no receipt behind', async () => {
    const entry = anEntry(await runningEncounter(scene().store), 2, { interactionId: randomUUID() });
    await scene().store.commit(aBatch({ interactionId: null, entries: [entry] }));
    expect(await scene().store.entryOfInteraction(entry.interactionId ?? '')).toBeNull();
  });
}
