import type {
  Batch,
  Committed,
  Drawn,
  EncounterRecord,
  PendingRecord,
  SeedRecord,
  Store,
  StreamRef,
} from '../ports.ts';
import { rememberedCards } from './cards.ts';
import { Logs } from './logs.ts';
import { Shelf } from './shelf.ts';

/** The campaign of a batch's command. */
const campaignOf = ({ entries, pending }: Batch): string | null =>
  entries?.[0]?.campaignId ?? (pending?.type === 'open' ? pending.record.campaignId : null);

const streamKey = (stream: StreamRef) => `${stream.kind}:${stream.id}`;

/**
 * A store that remembers what it has read, for an installation in which one process alone writes (the embedded SQLite).
 * Every write goes through here, so what is remembered is what is stored; anything unclear is forgotten and read anew.
 */
export function remembering(store: Store): Store {
  const campaigns = new Shelf<Awaited<ReturnType<Store['campaignIn']>>>(1000);
  const people = new Shelf<Awaited<ReturnType<Store['personSettings']>>>(5000);
  const characters = new Shelf<Awaited<ReturnType<Store['character']>>>(5000);
  const casts = new Shelf<Awaited<ReturnType<Store['characters']>>>(300); // all of a campaign's
  const encounters = new Shelf<EncounterRecord | null>(300); // they are large: a battle takes some 100 kB
  const running = new Shelf<string | null>(5000);
  const pendings = new Shelf<PendingRecord | null>(5000);
  const seeds = new Shelf<SeedRecord | null>(1000); // the current one of each campaign
  const packs = new Shelf<Awaited<ReturnType<Store['packs']>>>(200);
  const queues = new Shelf<Awaited<ReturnType<Store['queuedFor']>>>(1000);
  const boards = new Shelf<Awaited<ReturnType<Store['board']>>>(1000);
  const secluded = new Shelf<Awaited<ReturnType<Store['privateScenes']>>>(1000);
  const { forget: forgetCards, ...cards } = rememberedCards(store);
  const logs = new Logs(store);

  const forgetCharacters = () => {
    characters.clear();
    casts.clear();
  };
  const forgetCampaigns = () => {
    campaigns.clear();
    forgetCharacters();
  };
  const forgetAll = () => {
    for (const shelf of [
      campaigns,
      people,
      encounters,
      running,
      pendings,
      seeds,
      packs,
      queues,
      boards,
      secluded,
    ])
      shelf.clear();
    forgetCharacters();
    forgetCards();
    logs.forget();
  };
  /** Runs a write and forgets what it may have changed, whether it went well or not. */
  const then = async <T>(write: Promise<T>, forget: () => void): Promise<T> => {
    try {
      return await write;
    } finally {
      forget();
    }
  };

  const committed = (batch: Batch): void => {
    logs.committed(batch);
    if (batch.characters !== undefined || batch.activate !== undefined) forgetCharacters();
    if (batch.encounter !== undefined) rememberEncounter(batch.encounter);
    if (batch.party !== undefined) campaigns.clear();
    const { unqueue, hold, encounter } = batch;
    const ends = encounter?.type === 'update' && encounter.set.endedAt != null;
    if (unqueue !== undefined || hold !== undefined || ends) queues.clear();
    if (batch.drawn !== undefined) rememberDraw(batch.drawn, campaignOf(batch));
    const { pending } = batch;
    if (pending === undefined) return;
    if (pending.type === 'close') pendings.clear();
    else pendings.set(streamKey(pending.record.stream), Promise.resolve(pending.record));
  };

  const rememberDraw = ({ seedId, number }: Drawn, campaign: string | null): void => {
    if (campaign === null) {
      seeds.clear();
      return;
    }
    const before = seeds.get(campaign, () => store.currentSeed(campaign));
    seeds.set(
      campaign,
      before.then((seed) => (seed?.id === seedId ? { ...seed, used: number } : store.currentSeed(campaign))),
    );
  };

  const rememberEncounter = (write: NonNullable<Batch['encounter']>): void => {
    if (write.type === 'create' || write.set.endedAt !== undefined || write.set.restingSince !== undefined)
      running.clear();
    if (write.type === 'create') {
      encounters.set(write.record.id, Promise.resolve(write.record));
      return;
    }
    const before = encounters.get(write.id, () => store.encounter(write.id));
    encounters.set(
      write.id,
      before.then((record) =>
        record === null || record.version !== write.expectedVersion
          ? store.encounter(write.id)
          : { ...record, ...write.set, version: write.expectedVersion + 1 },
      ),
    );
  };

  return {
    ...store,
    ...cards,
    alone: true,
    entries: (filter) => logs.entries(filter),
    setEntryMessages: async (messages) => {
      await store.setEntryMessages(messages);
      logs.shown(messages);
    },
    campaign: (id) => campaigns.get(`id:${id}`, () => store.campaign(id)),
    campaignIn: (ids) => campaigns.get(`in:${ids.join()}`, () => store.campaignIn(ids)),
    createCampaign: (record, seed, interaction) =>
      then(store.createCampaign(record, seed, interaction), forgetCampaigns),
    addCampaign: (campaign, pieces, interaction) =>
      then(store.addCampaign(campaign, pieces, interaction), forgetAll),
    updateCampaign: (id, set, were) => then(store.updateCampaign(id, set, were), forgetCampaigns),
    currentSeed: (campaign) => seeds.get(campaign, () => store.currentSeed(campaign)),
    revealSeed: (seed, next, interaction) =>
      then(store.revealSeed(seed, next, interaction), () => seeds.clear()),
    character: (id) => characters.get(`id:${id}`, () => store.character(id)),
    characterNamed: (campaign, key) =>
      characters.get(`name:${campaign}:${key}`, () => store.characterNamed(campaign, key)),
    activeCharacter: (campaign, user) =>
      characters.get(`active:${campaign}:${user}`, () => store.activeCharacter(campaign, user)),
    characters: (campaign, filter) =>
      casts.get(`${campaign}:${filter?.ownerId}:${filter?.archived}`, () =>
        store.characters(campaign, filter),
      ),
    setActiveCharacter: (campaign, user, id) =>
      then(store.setActiveCharacter(campaign, user, id), forgetCharacters),
    encounter: (id) => encounters.get(id, () => store.encounter(id)),
    runningEncounter: async (channel) => {
      const id = await running.get(channel, async () => {
        const found = await store.runningEncounter(channel);
        if (found !== null) encounters.set(found.id, Promise.resolve(found));
        return found?.id ?? null;
      });
      return id === null ? null : encounters.get(id, () => store.encounter(id));
    },
    setTracker: async (id, message, version) => {
      await store.setTracker(id, message, version);
      const before = encounters.get(id, () => store.encounter(id));
      encounters.set(
        id,
        before.then((record) =>
          record === null ? null : { ...record, trackerMessageId: message, trackerVersion: version },
        ),
      );
    },
    pendingOf: (stream) => pendings.get(streamKey(stream), () => store.pendingOf(stream)),
    addPendingMessages: (id, messages) =>
      then(store.addPendingMessages(id, messages), () => pendings.clear()),
    setDecisionMessage: (decisions, message) =>
      then(store.setDecisionMessage(decisions, message), () => pendings.clear()),
    packs: (campaign) => packs.get(campaign, () => store.packs(campaign)),
    savePack: (record) => then(store.savePack(record), () => packs.clear()),
    dropPack: (campaign, key) => then(store.dropPack(campaign, key), () => packs.clear()),
    queuedFor: (encounter, actor) =>
      queues.get(`${encounter}:${actor}`, () => store.queuedFor(encounter, actor)),
    saveQueued: (record) => then(store.saveQueued(record), () => queues.clear()),
    holdQueued: (act) => then(store.holdQueued(act), () => queues.clear()),
    dropQueued: (id) => then(store.dropQueued(id), () => queues.clear()),
    board: (campaign) => boards.get(campaign, () => store.board(campaign)),
    saveBoard: (record, was) => then(store.saveBoard(record, was), () => boards.clear()),
    setBoardShows: (at, shows) => then(store.setBoardShows(at, shows), () => boards.clear()),
    dropBoard: (campaign) => then(store.dropBoard(campaign), () => boards.clear()),
    privateScenes: (campaign) => secluded.get(campaign, () => store.privateScenes(campaign)),
    setSceneThread: (id, channel) => then(store.setSceneThread(id, channel), () => secluded.clear()),
    setSceneCast: (id, cast) => then(store.setSceneCast(id, cast), () => secluded.clear()),
    closeScene: (id, at) => then(store.closeScene(id, at), () => secluded.clear()),
    personSettings: (user) => people.get(user, () => store.personSettings(user)),
    setPersonSettings: (user, settings) =>
      then(store.setPersonSettings(user, settings), () => people.clear()),
    erasePerson: (user, forget) => then(store.erasePerson(user, forget, forgetAll), forgetAll),
    commit: async (batch): Promise<Committed> => {
      const written = await store.commit(batch).catch((error: unknown) => {
        forgetAll(); // it may or may not have been written
        throw error;
      });
      if (written === 'committed') await committed(batch);
      else forgetAll();
      return written;
    },
  };
}
