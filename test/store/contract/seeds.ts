// What people are promised: every command of a campaign has a number of its own, and no number is left out.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Drawn, SeedRecord, Store } from '../../../src/app/ports.ts';
import { deep } from '../../support/deep.ts';
import { everythingAbout } from '../../support/everythingAbout.ts';
import type { Scene } from '../contract.ts';
import {
  aBatch,
  aCampaign,
  anEncounter,
  anEntry,
  aPending,
  aSeed,
  asTheyWere,
  NOON,
  runningEncounter,
  snowflake,
  startedCampaign,
} from '../records.ts';

const PEOPLE = deep(15, 50);

async function currentSeed(store: Store, campaignId: string): Promise<SeedRecord> {
  const seed = await store.currentSeed(campaignId);
  if (seed === null) throw new Error('the campaign has no seed');
  return seed;
}

const next = (seed: SeedRecord): Drawn => ({
  seedId: seed.id,
  number: seed.used + 1,
  interactionId: snowflake(),
});

/** A roll of the campaign that draws, as often as it takes. Gives its number. */
async function roll(store: Store, campaignId: string, userId = snowflake()): Promise<number> {
  for (;;) {
    const drawn = next(await currentSeed(store, campaignId));
    const entry = anEntry(anEncounter(aCampaign({ id: campaignId })), 1, {
      stream: { kind: 'aside', id: randomUUID() },
      kind: 'roll',
      userId,
      drawn,
    });
    const batch = aBatch({ drawn, entries: [entry] });
    if ((await store.commit(batch)) === 'committed') return drawn.number;
  }
}

export function seedContract(scene: () => Scene): void {
  describe('the seed of a campaign', () => {
    test('is there from the start', async () => {
      const campaign = aCampaign();
      const seed = aSeed(campaign.id);
      await scene().store.createCampaign(campaign, seed, randomUUID());
      expect(await scene().store.currentSeed(campaign.id)).toEqual(seed);
    });

    test('is not kept where the campaign is refused', async () => {
      const { guildId } = await startedCampaign(scene().store);
      const second = aCampaign({ guildId });
      const seed = aSeed(second.id);
      await scene().store.createCampaign(second, seed, randomUUID());
      expect(await scene().store.seed(seed.id)).toBeNull();
    });

    test('gives a number once', async () => {
      const { store } = scene();
      const encounter = await runningEncounter(store);
      const drawn = next(await currentSeed(store, encounter.campaignId));
      await store.commit(aBatch({ drawn, entries: [anEntry(encounter, 2, { drawn })] }));
      const again = aBatch({ drawn, entries: [anEntry(encounter, 3, { drawn })] });
      expect(await store.commit(again)).toBe('conflict');
    });

    test('gives no number before its turn', async () => {
      const { store } = scene();
      const encounter = await runningEncounter(store);
      const seed = await currentSeed(store, encounter.campaignId);
      const drawn = { ...next(seed), number: 2 };
      const early = aBatch({ drawn, entries: [anEntry(encounter, 2, { drawn })] });
      expect(await store.commit(early)).toBe('conflict');
    });

    test('keeps its number where the rest of the batch is refused', async () => {
      const { store } = scene();
      const encounter = await runningEncounter(store);
      const drawn = next(await currentSeed(store, encounter.campaignId));
      const entries = [anEntry(encounter, 2, { drawn })];
      const late = { type: 'update', id: encounter.id, expectedVersion: 99, set: {} } as const;
      await store.commit(aBatch({ drawn, entries, encounter: late }));
      expect((await currentSeed(store, encounter.campaignId)).used).toBe(0);
    });

    test('has given every number once when many roll at once from two processes', async () => {
      const { store, other } = scene();
      const { id } = await startedCampaign(store);
      const rolls = Array.from({ length: PEOPLE }, (_, n) => roll(n % 2 === 0 ? store : other, id));
      const numbers = (await Promise.all(rolls)).toSorted((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: PEOPLE }, (_, n) => n + 1));
    }, 60_000);

    test('has counted them', async () => {
      const { store, other } = scene();
      const { id } = await startedCampaign(store);
      await Promise.all([roll(store, id), roll(other, id), roll(store, id)]);
      expect((await currentSeed(other, id)).used).toBe(3);
    });

    test('is named by the entry that drew from it', async () => {
      const { store } = scene();
      const encounter = await runningEncounter(store);
      const drawn = next(await currentSeed(store, encounter.campaignId));
      const entry = anEntry(encounter, 2, { drawn });
      await store.commit(aBatch({ drawn, entries: [entry] }));
      expect((await store.entry(entry.id))?.drawn).toEqual(drawn);
    });

    test('is known to stand for something, by an entry or by what waits; a gap is not', async () => {
      const { store } = scene();
      const encounter = await runningEncounter(store);
      const first = next(await currentSeed(store, encounter.campaignId));
      await store.commit(aBatch({ drawn: first, entries: [anEntry(encounter, 2, { drawn: first })] }));
      await store.commit(aBatch({ drawn: next(await currentSeed(store, encounter.campaignId)) }));
      const third = next(await currentSeed(store, encounter.campaignId));
      const record = aPending(encounter, { drawn: third });
      await store.commit(aBatch({ drawn: third, pending: { type: 'open', record } }));
      expect(await store.numbersOfSeed(first.seedId)).toEqual([first.number, third.number]);
    });

    test('is named by the waiting command that drew from it', async () => {
      const { store } = scene();
      const encounter = await runningEncounter(store);
      const drawn = next(await currentSeed(store, encounter.campaignId));
      const record = aPending(encounter, { drawn });
      await store.commit(aBatch({ drawn, pending: { type: 'open', record } }));
      expect((await store.pendingsOfSeed(drawn.seedId)).map((one) => one.drawn)).toEqual([drawn]);
    });

    test('stays with what was rolled by somebody who is forgotten', async () => {
      const { store } = scene();
      const encounter = await runningEncounter(store);
      const drawn = next(await currentSeed(store, encounter.campaignId));
      const entry = anEntry(encounter, 2, { drawn });
      await store.commit(aBatch({ drawn, entries: [entry] }));
      await store.erasePerson(entry.userId, asTheyWere);
      expect((await store.entry(entry.id))?.drawn).toEqual(drawn);
    });

    test('goes with its campaign', async () => {
      const { store, engine, url } = scene();
      const { id } = await startedCampaign(store);
      const seed = await currentSeed(store, id);
      await engine.run(url, `DELETE FROM "Campaign" WHERE "id" = '${id}'`);
      expect(await store.seed(seed.id)).toBeNull();
    });

    test('is not told to somebody who asks for what is stored about them', async () => {
      const { store } = scene();
      const { id, createdBy } = await startedCampaign(store);
      const { secret } = await currentSeed(store, id);
      await roll(store, id, createdBy);
      expect(JSON.stringify(await everythingAbout(store, createdBy))).not.toContain(secret);
    });
  });

  describe('a seed that is revealed', () => {
    const reveal = async (store: Store, campaignId: string) => {
      const seed = await currentSeed(store, campaignId);
      const after = aSeed(campaignId, { number: seed.number + 1 });
      return { seed, after, written: await store.revealSeed(seed, after, randomUUID()) };
    };

    test('makes way for the next', async () => {
      const { id } = await startedCampaign(scene().store);
      const { after } = await reveal(scene().store, id);
      expect(await scene().store.currentSeed(id)).toEqual(after);
    });

    test('is known with the time of it', async () => {
      const { id } = await startedCampaign(scene().store);
      const { seed } = await reveal(scene().store, id);
      expect((await scene().store.seeds(id))[0]).toEqual({ ...seed, revealedAt: NOON });
    });

    test('gives no more numbers', async () => {
      const { store } = scene();
      const encounter = await runningEncounter(store);
      const { seed } = await reveal(store, encounter.campaignId);
      const drawn = next(seed);
      const late = aBatch({ drawn, entries: [anEntry(encounter, 2, { drawn })] });
      expect(await store.commit(late)).toBe('conflict');
    });

    test('is revealed once', async () => {
      const { store } = scene();
      const { id } = await startedCampaign(store);
      const { seed } = await reveal(store, id);
      const again = await store.revealSeed(seed, aSeed(id, { number: 3 }), randomUUID());
      expect(again).toBe('conflict');
    });

    test('stays secret where it has been drawn from since', async () => {
      const { store } = scene();
      const { id } = await startedCampaign(store);
      const seed = await currentSeed(store, id);
      await roll(store, id);
      expect(await store.revealSeed(seed, aSeed(id, { number: 2 }), randomUUID())).toBe('conflict');
    });

    test('is revealed by one of two who do it at once', async () => {
      const { store, other } = scene();
      const { id } = await startedCampaign(store);
      const seed = await currentSeed(store, id);
      const both = [store, other].map((one) => one.revealSeed(seed, aSeed(id, { number: 2 }), randomUUID()));
      expect((await Promise.all(both)).toSorted()).toEqual(['committed', 'conflict']);
    });

    test('by an interaction that comes twice is revealed once', async () => {
      const { store } = scene();
      const { id } = await startedCampaign(store);
      const seed = await currentSeed(store, id);
      const interaction = randomUUID();
      await store.revealSeed(seed, aSeed(id, { number: 2 }), interaction);
      expect(await store.revealSeed(seed, aSeed(id, { number: 2 }), interaction)).toBe('duplicate');
    });
  });
}
