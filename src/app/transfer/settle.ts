// A campaign out of a file, as it settles in a channel: with ids of its own, with those of its people who are there.
import type { AnySystem } from '../../engine/system.ts';
import { type Caller, here } from '../caller.ts';
import { type CampaignSettings, readCampaignSettings } from '../campaign/settings.ts';
import type { Seals } from '../dice/seals.ts';
import { nameKey } from '../names.ts';
import { membershipWrites } from '../play/membership.ts';
import { entriesBeside } from '../play/writes.ts';
import type {
  CampaignParts,
  CharacterRecord,
  EncounterRecord,
  EntryRecord,
  Ids,
  Json,
  SeedRecord,
} from '../ports.ts';
import type { CampaignFile, FileEntry } from './file.ts';
import { freshIds, renamed } from './ids.ts';

/** A campaign that is ready to be written. */
export interface Settled {
  readonly parts: CampaignParts;
  readonly entries: readonly EntryRecord[];
  readonly running: EncounterRecord | null; // the fight that goes on here
  readonly ended: number; // how many more ran, which end here: a channel has one
  readonly orphans: readonly { readonly name: string; readonly playedBy: string | null }[]; // whose players are not here
}

interface Where {
  readonly caller: Caller & { readonly guildId: string };
  readonly name: string;
  readonly members: ReadonlySet<string>; // of the file's people, those who are on this server
  readonly at: Date;
}

export function settle(
  file: CampaignFile,
  system: AnySystem,
  { caller, name, members, at }: Where,
  { ids, seals }: { readonly ids: Ids; readonly seals: Pick<Seals, 'fresh'> },
): Settled {
  const fresh = freshIds(idsIn(file), ids);
  const as = <T extends string | null>(id: T): T => (id === null ? id : (fresh.get(id) ?? id)) as T;
  const own = (value: Json): Json => renamed(value, fresh);
  const campaignId = as(file.campaign.id);
  const channelId = here(caller);

  const characters = file.characters.map(
    ({ playedBy: _, ...one }): CharacterRecord => ({
      ...one,
      id: as(one.id),
      campaignId,
      ownerId: one.ownerId !== null && members.has(one.ownerId) ? one.ownerId : null,
      nameKey: nameKey(one.name),
      state: own(one.state),
      encounterId: as(one.encounterId),
    }),
  );
  const fights = file.encounters.map(
    ({ hidden: _, ...one }): EncounterRecord => ({
      ...one,
      id: as(one.id),
      campaignId,
      channelId,
      state: own(one.state),
      trackerMessageId: null,
      trackerVersion: -1,
    }),
  );
  const entries = file.entries.map((entry) => settledEntry(entry, { as, own, campaignId, channelId }));
  // The channel is open to all: what was fought in a private scene does not go on in it.
  const hidden = new Set(file.encounters.flatMap((one) => (one.hidden ? as(one.id) : [])));
  const running = fights
    .filter(({ id, endedAt, restingSince }) => endedAt === null && restingSince === null && !hidden.has(id))
    .reduce<EncounterRecord | null>(
      (newest, one) => (newest === null || one.startedAt >= newest.startedAt ? one : newest),
      null,
    );
  const left = endOthers({ characters, fights, entries, running }, system, ids, at);
  const seeds = file.seeds.map(
    (seed): SeedRecord => ({ ...seed, id: as(seed.id), campaignId, fromFile: true }),
  );
  const last = Math.max(0, ...seeds.map(({ number }) => number));
  const { settings, party, createdAt, gms } = file.campaign;
  return {
    parts: {
      campaign: {
        id: campaignId,
        guildId: caller.guildId,
        name,
        nameKey: nameKey(name),
        system: file.system,
        createdBy: caller.userId,
        gmRoleId: null, // a role of another server
        settings: settingsHere(readCampaignSettings(own(settings)), members),
        party: { ...party, state: party.state === null ? null : own(party.state) },
        createdAt,
        archivedAt: null,
        gms: [...new Set([caller.userId, ...gms.filter((gm) => members.has(gm))])].toSorted(),
        channels: caller.channelIds.slice(-1),
      },
      seeds: [...seeds, seals.fresh(campaignId, last + 1)],
      characters: left.characters,
      portraits: file.portraits.map((one) => ({ ...one, characterId: as(one.characterId) })),
      encounters: left.fights,
      maps: file.maps.map((map) => ({
        ...map,
        id: as(map.id),
        campaignId,
        encounterId: as(map.encounterId),
      })),
      packs: file.packs.map((one) => ({
        ...one,
        campaignId,
        nameKey: nameKey(one.name),
        pack: own(one.pack),
      })),
      macros: file.macros.map((one) => ({ ...one, campaignId, nameKey: nameKey(one.name) })),
      actives: file.actives
        .filter(({ userId }) => members.has(userId))
        .map(({ userId, characterId }) => ({ userId, characterId: as(characterId) })),
      drafts: file.drafts.map((draft) => ({ ...draft, state: own(draft.state) })),
    },
    entries: left.entries,
    running,
    ended: left.ended,
    // A GM's own are no player's, and the GM's to know.
    orphans: file.characters.flatMap(({ kind, name: called, ownerId, playedBy, archivedAt }) =>
      kind === 'npc' || ownerId === null || members.has(ownerId) || archivedAt !== null
        ? []
        : [{ name: called, playedBy }],
    ),
  };
}

/** The settings where it settles: of those who are away, and who stand in, the ones who are there. */
function settingsHere(settings: CampaignSettings, members: ReadonlySet<string>): Json {
  const absences = settings.absences
    .filter(({ userId }) => members.has(userId))
    .map((one) => ({
      ...one,
      standIn: one.standIn !== null && members.has(one.standIn) ? one.standIn : null,
    }));
  return { ...settings, absences };
}

/** The ids of all that is in a file. */
const idsIn = ({ campaign, seeds, characters, encounters, entries, maps }: CampaignFile): readonly string[] =>
  [[campaign], seeds, characters, encounters, entries, maps].flatMap((list) => list.map(({ id }) => id));

interface Renaming {
  readonly as: <T extends string | null>(id: T) => T;
  readonly own: (value: Json) => Json;
  readonly campaignId: string;
  readonly channelId: string;
}

function settledEntry(entry: FileEntry, { as, own, campaignId, channelId }: Renaming): EntryRecord {
  const { stream, drawn } = entry;
  return {
    ...entry,
    id: as(entry.id),
    campaignId,
    channelId,
    stream: { ...stream, id: as(stream.id) },
    characterId: as(entry.characterId),
    intent: own(entry.intent),
    drawn: drawn === null ? null : { ...drawn, seedId: as(drawn.seedId) },
    dice: own(entry.dice),
    answers: own(entry.answers),
    rulings: own(entry.rulings),
    events: own(entry.events),
    patches: own(entry.patches),
    inverse: own(entry.inverse),
    undoes: as(entry.undoes),
    undoneBy: as(entry.undoneBy),
    fromFile: true,
    messageId: null,
    otherMessages: [],
  };
}

interface Fighting {
  readonly characters: readonly CharacterRecord[];
  readonly fights: readonly EncounterRecord[];
  readonly entries: readonly EntryRecord[];
  readonly running: EncounterRecord | null;
}

/** Fights that cannot go on here give those in them their numbers back, as at their end. */
function endOthers(
  { characters: all, fights, entries: told, running }: Fighting,
  system: AnySystem,
  ids: Ids,
  at: Date,
): {
  readonly characters: readonly CharacterRecord[];
  readonly fights: readonly EncounterRecord[];
  readonly entries: readonly EntryRecord[];
  readonly ended: number;
} {
  const others = fights.filter(
    ({ id, endedAt, restingSince }) => endedAt === null && restingSince === null && id !== running?.id,
  );
  const characters = new Map(all.map((one) => [one.id, one]));
  const entries = [...told];
  for (const fight of others) {
    const scene = system.upcast(fight.state, fight.schemaVersion);
    const writes = membershipWrites({
      encounterId: fight.id,
      system,
      before: scene,
      after: scene,
      endsNow: true,
      startsAgain: false,
      records: [...characters.values()],
    });
    if (!writes.ok) throw new Error(`a fight could not be ended: ${writes.refusal.code}`);
    for (const write of writes.value) {
      const before = write.type === 'update' ? characters.get(write.id) : undefined;
      if (write.type === 'update' && before !== undefined)
        characters.set(write.id, { ...before, ...write.set, version: write.expectedVersion + 1 });
    }
    const last = told.findLast(({ stream }) => stream.id === fight.id);
    if (last !== undefined) entries.push(...entriesBeside(ids, { ...last, createdAt: at }, writes.value));
  }
  const ended = new Set(others.map(({ id }) => id));
  return {
    characters: [...characters.values()],
    fights: fights.map((one) => (ended.has(one.id) ? { ...one, endedAt: at } : one)),
    entries,
    ended: others.length,
  };
}
