import { applyPatches, enablePatches, type Patch } from 'immer';
import { expect } from 'vitest';
import type { EncounterRecord, EntryRecord, SeedRecord, Store } from '../../../src/app/ports.ts';
import { numbered, sealedSeed } from '../../../src/dice/index.ts';
import { systems } from '../../../src/systems/registry.ts';
import type { GameTable } from '../../support/table.ts';

enablePatches();

/** All entries of a campaign, oldest first. */
export const entriesOf = (table: GameTable, campaignId: string): Promise<readonly EntryRecord[]> =>
  entriesIn(table.turnkeeper.app.ports.store, campaignId);

const entriesIn = async (store: Store, campaignId: string): Promise<readonly EntryRecord[]> =>
  (await store.entries({ campaignId, limit: 100_000 })).toReversed();

/**
 * Holds the books of every fight against its entries: no number comes twice (a gap is a change of which no entry tells: who acts by
 * themselves, that it rests), and the state is what they make of an empty scene, one after the other; but for the party, which is
 * the campaign's, and was written once by each entry that changed it. And those of every seed: each number is drawn once, none is left out, and
 * the dice of each command follow from it.
 */
export async function expectInOrder(store: Store, campaignId: string): Promise<void> {
  const campaign = await store.campaign(campaignId);
  if (campaign === null) throw new Error('the campaign is gone');
  const entries = await entriesIn(store, campaignId);
  const fights = new Set(entries.flatMap(({ stream }) => (stream.kind === 'encounter' ? [stream.id] : [])));
  for (const id of fights) {
    const own = entries.filter(({ stream }) => stream.id === id).sort((a, b) => a.number - b.number);
    const encounter = await store.encounter(id);
    if (encounter === null) throw new Error('a fight has entries and is not there');
    const numbers = own.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)]);
    expect(ownOf(await replayed(campaign.system, own))).toEqual(ownOf(encounter.state));
    expect(encounter.version).toBeGreaterThanOrEqual(numbers.at(-1) ?? 0);
  }
  expect(campaign.party.version).toBe(entries.filter(changesParty).length);
  for (const seed of await store.seeds(campaign.id)) await expectAllDrawn(store, seed, entries);
}

/** The same for the campaign that is played in a channel. */
export async function expectBooksInOrder(table: GameTable, channel: string): Promise<void> {
  const { store } = table.turnkeeper.app.ports;
  const campaign = await store.campaignIn([table.playground.world.channel(channel).id]);
  if (campaign === null) throw new Error(`no campaign is played in ${channel}`);
  await expectInOrder(store, campaign.id);
}

/** What a fight's state says beside the party. */
function ownOf(state: EncounterRecord['state']): object {
  if (typeof state !== 'object' || state === null || !('fight' in state)) throw new Error('no scene');
  const { party: _, ...own } = state;
  return own;
}

const changesParty = ({ stream, patches }: EntryRecord): boolean =>
  stream.kind === 'party' || (patches as unknown as readonly Patch[]).some(({ path }) => path[0] === 'party');

async function expectAllDrawn(store: Store, seed: SeedRecord, entries: readonly EntryRecord[]) {
  const { secret } = seed;
  if (secret === null) return; // it stayed where the campaign was brought from
  const drawing = [...entries, ...(await store.pendingsOfSeed(seed.id))].flatMap(({ drawn, seed: own }) =>
    drawn?.seedId === seed.id ? [{ ...drawn, own }] : [],
  );
  const numbers = drawing.map(({ number }) => number).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: seed.used }, (_, n) => n + 1));
  const broken = drawing.filter(
    ({ own, number, interactionId }) =>
      ![interactionId, numbered(number, interactionId)].some((text) => sealedSeed(secret, text) === own),
  );
  expect(broken).toEqual([]);
}

async function replayed(
  systemId: string,
  entries: readonly EntryRecord[],
): Promise<EncounterRecord['state']> {
  const system = await systems.load(systemId);
  if (system === undefined) throw new Error(`no system ${systemId}`);
  const state = entries.reduce<object>(
    (before, { patches }) => applyPatches(before, patches as unknown as readonly Patch[]),
    system.scene({}),
  );
  return JSON.parse(JSON.stringify(state));
}
