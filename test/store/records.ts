// Records for the store's tests: whole and plausible, each with ids of its own, so that tests share a database.
import { randomUUID } from 'node:crypto';
import type {
  Batch,
  CampaignMacroRecord,
  CampaignRecord,
  CharacterRecord,
  DecisionRecord,
  EncounterRecord,
  EntryRecord,
  Json,
  MacroRecord,
  PackRecord,
  PendingRecord,
  SeedRecord,
  StandingOrderRecord,
  TurnCardRecord,
  Store,
  WaitRecord,
} from '../../src/app/ports.ts';
import { hashOf } from '../../src/dice/index.ts';

export const NOON = new Date('2026-11-20T12:00:00.123Z');

/** An id as Discord's are, of 18 digits, that nobody else has. */
export function snowflake(): string {
  return `1${Array.from({ length: 17 }, () => Math.floor(Math.random() * 10)).join('')}`;
}

export function aCampaign(set: Partial<CampaignRecord> = {}): CampaignRecord {
  const gm = snowflake();
  return {
    id: randomUUID(),
    guildId: snowflake(),
    name: 'The Long Night',
    nameKey: 'the long night',
    system: 'soulbound',
    createdBy: gm,
    gmRoleId: null,
    settings: { text: true },
    party: { version: 0, schemaVersion: 0, state: null },
    createdAt: NOON,
    archivedAt: null,
    gms: [gm],
    channels: [snowflake()],
    ...set,
  };
}

export function aSeed(campaignId: string, set: Partial<SeedRecord> = {}): SeedRecord {
  const secret = randomUUID();
  return {
    id: randomUUID(),
    campaignId,
    number: 1,
    secret,
    hash: hashOf(secret),
    used: 0,
    startedAt: NOON,
    revealedAt: null,
    fromFile: false,
    ...set,
  };
}

export function aCharacter(campaignId: string, set: Partial<CharacterRecord> = {}): CharacterRecord {
  return {
    id: randomUUID(),
    campaignId,
    ownerId: snowflake(),
    kind: 'pc',
    name: 'Kira',
    nameKey: 'kira',
    version: 1,
    schemaVersion: 1,
    state: { toughness: 4 },
    encounterId: null,
    createdAt: NOON,
    archivedAt: null,
    ...set,
  };
}

export function anEncounter(campaign: CampaignRecord, set: Partial<EncounterRecord> = {}): EncounterRecord {
  return {
    id: randomUUID(),
    campaignId: campaign.id,
    channelId: campaign.channels[0] ?? snowflake(),
    version: 1,
    schemaVersion: 1,
    state: { round: 1 },
    startedAt: NOON,
    endedAt: null,
    pilots: null,
    restingSince: null,
    trackerMessageId: null,
    trackerVersion: -1,
    ...set,
  };
}

export function anEntry(
  stream: EncounterRecord | CharacterRecord,
  number: number,
  set: Partial<EntryRecord> = {},
): EntryRecord {
  return {
    id: randomUUID(),
    campaignId: stream.campaignId,
    channelId: snowflake(),
    stream: { kind: 'startedAt' in stream ? 'encounter' : 'character', id: stream.id },
    number,
    kind: 'play',
    userId: snowflake(),
    characterId: null,
    interactionId: null,
    intent: { action: 'attack' },
    seed: '5eed',
    drawn: null,
    dice: [],
    answers: [],
    rulings: [],
    events: [{ type: 'missed' }],
    patches: [],
    inverse: [],
    revealsDice: true,
    undoes: null,
    undoneBy: null,
    fromFile: false,
    messageId: null,
    otherMessages: [],
    createdAt: NOON,
    ...set,
  };
}

export function aPending(encounter: EncounterRecord, set: Partial<PendingRecord> = {}): PendingRecord {
  return {
    id: randomUUID(),
    campaignId: encounter.campaignId,
    channelId: encounter.channelId,
    stream: { kind: 'encounter', id: encounter.id },
    version: 1,
    streamVersion: encounter.version,
    userId: snowflake(),
    characterId: null,
    intent: { action: 'attack' },
    seed: '5eed',
    drawn: { seedId: randomUUID(), number: 1, interactionId: snowflake() },
    dice: [],
    answers: [],
    rulings: [],
    events: [],
    context: {},
    messageIds: [],
    createdAt: NOON,
    decisions: [],
    given: [],
    ...set,
  };
}

export function aDecision(pendingId: string, set: Partial<DecisionRecord> = {}): DecisionRecord {
  return {
    id: randomUUID(),
    pendingId,
    key: 'dodge:1',
    askedId: randomUUID(),
    ownerId: snowflake(),
    question: { options: ['dodge', 'stand'] },
    channelId: snowflake(),
    messageId: null,
    createdAt: NOON,
    ...set,
  };
}

export function aMacro(name: string): MacroRecord {
  return { name, nameKey: name.toLowerCase(), roll: '1d20+$1:5', createdAt: NOON };
}

export function aCampaignMacro(campaignId: string, name: string): CampaignMacroRecord {
  return { ...aMacro(name), campaignId, sharedBy: snowflake() };
}

export function aPack(campaignId: string, name: string): PackRecord {
  return {
    campaignId,
    name,
    nameKey: name.toLowerCase(),
    schemaVersion: 1,
    pack: { name, creatures: [{ name: 'Rat', attacks: [{ name: 'Bite', damage: 1 }] }] },
    importedAt: NOON,
  };
}

export function aWait(encounter: EncounterRecord, set: Partial<WaitRecord> = {}): WaitRecord {
  return {
    id: randomUUID(),
    kind: 'turn',
    campaignId: encounter.campaignId,
    channelId: encounter.channelId,
    encounterId: encounter.id,
    decisionId: null,
    actorId: randomUUID(),
    ownerId: snowflake(),
    since: NOON,
    step: 0,
    stepAt: NOON,
    dueAt: null,
    ...set,
  };
}

export function aCard(encounterId: string, set: Partial<TurnCardRecord> = {}): TurnCardRecord {
  return {
    id: randomUUID(),
    encounterId,
    channelId: snowflake(),
    messageId: snowflake(),
    live: true,
    closed: false,
    turn: 'kira|1',
    title: '**Kira** · Round 1',
    side: 'hero',
    phase: null,
    called: ['1', '2'],
    since: 3,
    until: null,
    goesOn: null,
    drawn: 4,
    shows: 'a hash',
    text: false,
    madeAt: NOON,
    ...set,
  };
}

export function anOrder(
  { id, campaignId }: Pick<CharacterRecord, 'id' | 'campaignId'>,
  set: Partial<StandingOrderRecord> = {},
): StandingOrderRecord {
  return {
    id: randomUUID(),
    campaignId,
    characterId: id,
    encounterId: null,
    userId: snowflake(),
    code: 'window.attack.hit',
    optionId: 'dodge',
    question: 'Kira is hit. Dodge?',
    answer: 'Dodge',
    gauge: null,
    atLeast: null,
    andGauge: null,
    andAtLeast: null,
    createdAt: NOON,
    ...set,
  };
}

export function aBatch(set: Partial<Batch> = {}): Batch {
  return { interactionId: randomUUID(), at: NOON, ...set };
}

/** A campaign that is in the store. */
export async function startedCampaign(
  store: Store,
  set: Partial<CampaignRecord> = {},
): Promise<CampaignRecord> {
  const campaign = aCampaign(set);
  await store.createCampaign(campaign, aSeed(campaign.id), randomUUID());
  return campaign;
}

/** A character that is in the store, in a campaign of its own where none is given. */
export async function storedCharacter(
  store: Store,
  set: Partial<CharacterRecord> = {},
): Promise<CharacterRecord> {
  const campaignId = set.campaignId ?? (await startedCampaign(store)).id;
  const record = aCharacter(campaignId, set);
  await store.commit(aBatch({ characters: [{ type: 'create', record }] }));
  return record;
}

/** An encounter that runs, in the channel of a campaign of its own. */
export async function runningEncounter(
  store: Store,
  set: Partial<EncounterRecord> = {},
): Promise<EncounterRecord> {
  const record = anEncounter(await startedCampaign(store), set);
  await store.commit(aBatch({ encounter: { type: 'create', record } }));
  return record;
}

/** A command that waits on an encounter of its own, with one question. */
export async function waitingCommand(
  store: Store,
  set: Partial<PendingRecord> = {},
): Promise<PendingRecord & { readonly question: DecisionRecord }> {
  const pending = aPending(await runningEncounter(store), set);
  const question = aDecision(pending.id);
  const record = { ...pending, decisions: set.decisions ?? [question] };
  await store.commit(aBatch({ pending: { type: 'open', record } }));
  return { ...record, question };
}

/** What somebody who is erased has said in a campaign's settings, where that is not what is tested. */
export const asTheyWere = (settings: Json): Json => settings;
