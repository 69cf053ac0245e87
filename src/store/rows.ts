// Records as the use cases know them, rows as the tables keep them: JSON is text there, and a name is free again
// (`liveName` null) once its owner is archived.
import { z } from 'zod';
import type {
  CampaignRecord,
  CharacterRecord,
  DecisionRecord,
  Drawn,
  EncounterRecord,
  EntryKind,
  EntryRecord,
  Held,
  Json,
  PendingRecord,
  QueuedActRecord,
  SeedRecord,
  StreamKind,
  WaitKind,
  WaitRecord,
} from '../app/ports.ts';
import type {
  Campaign,
  CampaignChannel,
  CampaignGm,
  Character,
  Decision,
  Encounter,
  Entry,
  Pending,
  QueuedAct,
  Seed,
  Wait,
} from '../generated/sqlite/client.ts';

export function json(text: string): Json {
  return JSON.parse(text);
}

/** A column that holds one of a few words: anything else in it is a broken database. */
export function oneOf<Word extends string>(
  column: string,
  words: Record<Word, true>,
): (text: string) => Word {
  const isWord = (text: string): text is Word => Object.hasOwn(words, text);
  return (text) => {
    if (!isWord(text)) throw new Error(`${column} holds ${JSON.stringify(text)}`);
    return text;
  };
}

const characterKind = oneOf<CharacterRecord['kind']>('Character.kind', { pc: true, npc: true });

const streamKind = oneOf<StreamKind>('streamKind', {
  character: true,
  encounter: true,
  party: true,
  aside: true,
});

const entryKind = oneOf<EntryKind>('Entry.kind', {
  play: true,
  undo: true,
  redo: true,
  roll: true,
  reveal: true,
  cancel: true,
  return: true,
  shared: true,
});

const waitKind = oneOf<WaitKind>('Wait.kind', {
  decision: true,
  turn: true,
  request: true,
  away: true,
  idle: true,
  pilot: true,
});

/** Nobody is at a wait that has just been written: whatever it waited for before, it is another now. */
export const waitRow = (record: WaitRecord): Wait => ({ ...record, claimedBy: null, claimedUntil: null });

export function waitRecord({ claimedBy: _, claimedUntil: __, ...row }: Wait): WaitRecord {
  return { ...row, kind: waitKind(row.kind) };
}

const drawnColumns = ({ seedId, number, interactionId }: Drawn) => ({
  seedId,
  draw: number,
  drawnFor: interactionId,
});

const nothingDrawn = { seedId: null, draw: null, drawnFor: null };

/** Ids in one column: they have no spaces. */
const idsText = (ids: readonly string[]): string | null => (ids.length === 0 ? null : ids.join(' '));
const idsIn = (text: string | null): readonly string[] => text?.split(' ') ?? [];

export function seedRow(record: SeedRecord): Seed {
  return { ...record };
}

export function seedRecord(row: Seed): SeedRecord {
  return { ...row };
}

export function campaignRow(record: CampaignRecord): Campaign {
  return {
    id: record.id,
    guildId: record.guildId,
    name: record.name,
    nameKey: record.nameKey,
    liveName: record.archivedAt ? null : record.nameKey,
    system: record.system,
    createdBy: record.createdBy,
    gmRoleId: record.gmRoleId,
    settings: JSON.stringify(record.settings),
    party: record.party.state === null ? null : JSON.stringify(record.party.state),
    partyVersion: record.party.version,
    partySchema: record.party.schemaVersion,
    createdAt: record.createdAt,
    archivedAt: record.archivedAt,
  };
}

export function campaignRecord(
  row: Campaign & { readonly gms: readonly CampaignGm[]; readonly channels: readonly CampaignChannel[] },
): CampaignRecord {
  const { liveName: _, gms, channels, party, partyVersion, partySchema, ...columns } = row;
  return {
    ...columns,
    settings: json(row.settings),
    party: {
      version: partyVersion,
      schemaVersion: partySchema,
      state: party === null ? null : json(party),
    },
    gms: gms.map((gm) => gm.userId),
    channels: channels.map((channel) => channel.channelId),
  };
}

export function characterRow(record: CharacterRecord): Character {
  return {
    id: record.id,
    campaignId: record.campaignId,
    ownerId: record.ownerId,
    kind: record.kind,
    name: record.name,
    nameKey: record.nameKey,
    liveName: record.archivedAt ? null : record.nameKey,
    version: record.version,
    schemaVersion: record.schemaVersion,
    state: JSON.stringify(record.state),
    encounterId: record.encounterId,
    createdAt: record.createdAt,
    archivedAt: record.archivedAt,
  };
}

export function characterRecord(row: Character): CharacterRecord {
  const { liveName: _, ...columns } = row;
  return { ...columns, kind: characterKind(row.kind), state: json(row.state) };
}

export function encounterRow(record: EncounterRecord): Encounter {
  return {
    id: record.id,
    campaignId: record.campaignId,
    channelId: record.channelId,
    runningIn: record.endedAt || record.restingSince ? null : record.channelId,
    version: record.version,
    schemaVersion: record.schemaVersion,
    state: JSON.stringify(record.state),
    pilots: record.pilots === null ? null : JSON.stringify(record.pilots),
    startedAt: record.startedAt,
    endedAt: record.endedAt,
    restingSince: record.restingSince,
    trackerMessageId: record.trackerMessageId,
    trackerVersion: record.trackerVersion,
  };
}

export function encounterRecord(row: Encounter): EncounterRecord {
  const { runningIn: _, ...columns } = row;
  return { ...columns, state: json(row.state), pilots: row.pilots === null ? null : json(row.pilots) };
}

export function entryRow(record: EntryRecord): Entry {
  return {
    id: record.id,
    campaignId: record.campaignId,
    channelId: record.channelId,
    streamKind: record.stream.kind,
    streamId: record.stream.id,
    number: record.number,
    kind: record.kind,
    userId: record.userId,
    characterId: record.characterId,
    interactionId: record.interactionId,
    intent: JSON.stringify(record.intent),
    seed: record.seed,
    ...(record.drawn === null ? nothingDrawn : drawnColumns(record.drawn)),
    dice: JSON.stringify(record.dice),
    answers: JSON.stringify(record.answers),
    rulings: JSON.stringify(record.rulings),
    events: JSON.stringify(record.events),
    patches: JSON.stringify(record.patches),
    inverse: JSON.stringify(record.inverse),
    revealsDice: record.revealsDice,
    undoes: record.undoes,
    undoneBy: record.undoneBy,
    fromFile: record.fromFile,
    messageId: record.messageId,
    earlier: idsText(record.otherMessages),
    createdAt: record.createdAt,
  };
}

export function entryRecord(row: Entry): EntryRecord {
  const { streamKind: kind, streamId: id, seedId, draw, drawnFor, earlier, ...columns } = row;
  return {
    ...columns,
    otherMessages: idsIn(earlier),
    drawn:
      seedId === null || draw === null || drawnFor === null
        ? null
        : { seedId, number: draw, interactionId: drawnFor },
    stream: { kind: streamKind(kind), id },
    kind: entryKind(row.kind),
    intent: json(row.intent),
    dice: json(row.dice),
    answers: json(row.answers),
    rulings: json(row.rulings),
    events: json(row.events),
    patches: json(row.patches),
    inverse: json(row.inverse),
  };
}

export function pendingRow(record: PendingRecord): Pending {
  return {
    id: record.id,
    campaignId: record.campaignId,
    channelId: record.channelId,
    streamKind: record.stream.kind,
    streamId: record.stream.id,
    version: record.version,
    streamVersion: record.streamVersion,
    userId: record.userId,
    characterId: record.characterId,
    intent: JSON.stringify(record.intent),
    seed: record.seed,
    ...drawnColumns(record.drawn),
    dice: JSON.stringify(record.dice),
    answers: JSON.stringify(record.answers),
    rulings: JSON.stringify(record.rulings),
    events: JSON.stringify(record.events),
    context: JSON.stringify(record.context),
    given: record.given.length === 0 ? null : JSON.stringify(record.given),
    shownIn: idsText(record.messageIds),
    createdAt: record.createdAt,
  };
}

const given = z
  .object({
    key: z.string(),
    askedId: z.string(),
    ownerId: z.string().nullable(),
    question: z.json(),
    messageId: z.string().nullable(),
  })
  .readonly()
  .array()
  .readonly();

export function pendingRecord(row: Pending & { readonly decisions: readonly Decision[] }): PendingRecord {
  const { streamKind: kind, streamId: id, seedId, draw, drawnFor, shownIn, ...columns } = row;
  return {
    ...columns,
    messageIds: idsIn(shownIn),
    drawn: { seedId, number: draw, interactionId: drawnFor },
    stream: { kind: streamKind(kind), id },
    intent: json(row.intent),
    dice: json(row.dice),
    answers: json(row.answers),
    rulings: json(row.rulings),
    events: json(row.events),
    context: json(row.context),
    decisions: row.decisions.map(decisionRecord),
    given: row.given === null ? [] : given.parse(json(row.given)),
  };
}

export function decisionRow(record: DecisionRecord): Decision {
  return {
    id: record.id,
    pendingId: record.pendingId,
    key: record.key,
    askedId: record.askedId,
    ownerId: record.ownerId,
    question: JSON.stringify(record.question),
    channelId: record.channelId,
    messageId: record.messageId,
    createdAt: record.createdAt,
  };
}

export function decisionRecord(row: Decision): DecisionRecord {
  return { ...row, question: json(row.question) };
}

const held = oneOf<Held>('QueuedAct.held', { no: true, calledOff: true, asked: true });

export const queuedRecord = (row: QueuedAct): QueuedActRecord => ({
  ...row,
  intent: json(row.intent),
  terms: row.terms === null ? null : json(row.terms),
  held: held(row.held),
});
