import type { AnySystem } from '../../engine/system.ts';
import { pilotsAmong, readPilots } from '../autopilot/pilots.ts';
import { type Caller, here } from '../caller.ts';
import { type CampaignSettings, readCampaignSettings } from '../campaign/settings.ts';
import { nameKey } from '../names.ts';
import { membershipWrites } from '../play/membership.ts';
import { entriesBeside } from '../play/writes.ts';
import type {
  CampaignPiece,
  CampaignRecord,
  CharacterRecord,
  CharacterWrite,
  EncounterRecord,
  EntryRecord,
  Ids,
  Json,
  SeedRecord,
} from '../ports.ts';
import { type FileEntry, type FileFight, type FileRecord, recordSchemas } from './file.ts';
import { freshIds, renamed } from './ids.ts';
import type { ReadFile } from './read.ts';
import { parsed } from './split.ts';
import { cutsOf, isList } from './unpack.ts';

/** Where a campaign settles. */
export interface Where {
  readonly caller: Pick<Caller, 'userId' | 'channelIds'> & { readonly guildId: string };
  readonly name: string;
  readonly members: ReadonlySet<string>; // of the file's people, those who are on this server
  readonly at: Date;
}

/** A campaign that is ready to be written, but for what its lists hold. */
export interface Settled {
  readonly campaign: CampaignRecord;
  readonly running: EncounterRecord | null; // the fight that goes on here
  readonly ended: number; // how many more ran, which end here: a channel has one
  readonly orphans: readonly { readonly name: string; readonly playedBy: string | null }[]; // whose players are not here
  readonly characters: number;
  readonly seeds: number; // the highest number of a seed in it
}

/** A file's records as they are here: with ids of their own, and of people only those who are on this server. */
export class Settling {
  readonly settled: Settled;
  readonly #file: ReadFile;
  readonly #where: Where;
  readonly #ids: Ids;
  readonly #fresh: ReadonlyMap<string, string>;
  readonly #characters: readonly CharacterRecord[];
  readonly #ending: ReadonlyMap<string, readonly CharacterWrite[]>; // fights, with what their end gives back
  readonly #last = new Map<string, EntryRecord>(); // of those fights

  constructor(file: ReadFile, where: Where, ids: Ids) {
    const { campaign, open, system } = file;
    this.#file = file;
    this.#where = where;
    this.#ids = ids;
    this.#fresh = freshIds(file.ids, ids);
    const running = runningOf(open);
    const others = open.filter(({ id, restingSince }) => restingSince === null && id !== running?.id);
    const { characters, ending } = ended(
      system,
      others.map((one) => this.#fight(one)),
      file.characters.map(
        ({ playedBy: _, ...one }): CharacterRecord => ({
          ...one,
          id: this.#as(one.id),
          campaignId: this.#as(campaign.id),
          ownerId: one.ownerId !== null && where.members.has(one.ownerId) ? one.ownerId : null,
          nameKey: nameKey(one.name),
          state: this.#own(one.state),
          encounterId: this.#as(one.encounterId),
        }),
      ),
    );
    this.#characters = characters;
    this.#ending = ending;
    this.settled = {
      campaign: this.#campaign(),
      running: running === null ? null : this.#fight(running),
      ended: others.length,
      // A GM's own are no player's, and the GM's to know.
      orphans: file.characters.flatMap(({ kind, name: called, ownerId, playedBy, archivedAt }) =>
        kind === 'npc' || ownerId === null || where.members.has(ownerId) || archivedAt !== null
          ? []
          : [{ name: called, playedBy }],
      ),
      characters: characters.length,
      seeds: Math.max(0, ...file.seeds.map(({ number }) => number)),
    };
  }

  /** All that the lists hold, a record after the other: first those that others name. The file is read once more for it. */
  async *records(): AsyncGenerator<CampaignPiece> {
    const campaignId = this.settled.campaign.id;
    for (const seed of this.#file.seeds)
      yield { seeds: [{ ...seed, id: this.#as(seed.id), campaignId, fromFile: true } satisfies SeedRecord] };
    for (const character of this.#characters) yield { characters: [character] };
    for await (const cut of cutsOf(this.#file.data)) {
      if (cut.kind !== 'record' || !isList(cut.key) || cut.key === 'seeds' || cut.key === 'characters')
        continue;
      yield this.#piece(recordSchemas[cut.key].parse(parsed(cut.bytes)));
    }
    for (const [fight, writes] of this.#ending) {
      const last = this.#last.get(fight);
      if (last !== undefined)
        yield { entries: entriesBeside(this.#ids, { ...last, createdAt: this.#where.at }, writes) };
    }
  }

  readonly #as = <T extends string | null>(id: T): T => (id === null ? id : (this.#fresh.get(id) ?? id)) as T;
  readonly #own = (value: Json): Json => renamed(value, this.#fresh);

  #piece(one: FileRecord): CampaignPiece {
    const campaignId = this.settled.campaign.id;
    const { members } = this.#where;
    switch (one.list) {
      case 'entries':
        return { entries: [this.#entry(one.record)] };
      case 'encounters':
        return { encounters: [this.#endedHere(this.#fight(one.record))] };
      case 'portraits':
        return { portraits: [{ ...one.record, characterId: this.#as(one.record.characterId) }] };
      case 'maps': {
        const { id, encounterId } = one.record;
        return {
          maps: [{ ...one.record, id: this.#as(id), campaignId, encounterId: this.#as(encounterId) }],
        };
      }
      case 'packs': {
        const { name, pack } = one.record;
        return { packs: [{ ...one.record, campaignId, nameKey: nameKey(name), pack: this.#own(pack) }] };
      }
      case 'macros':
        return { macros: [{ ...one.record, campaignId, nameKey: nameKey(one.record.name) }] };
      case 'actives': {
        const { userId, characterId } = one.record;
        return members.has(userId) ? { actives: [{ userId, characterId: this.#as(characterId) }] } : {};
      }
      case 'drafts':
        return { drafts: [{ ...one.record, state: this.#own(one.record.state) }] };
      case 'seeds':
      case 'characters':
        return {}; // they were first
    }
  }

  #campaign(): CampaignRecord {
    const { caller, name, members } = this.#where;
    const { campaign, system } = this.#file;
    const { settings, party, createdAt, gms } = campaign;
    return {
      id: this.#as(campaign.id),
      guildId: caller.guildId,
      name,
      nameKey: nameKey(name),
      system: system.id,
      createdBy: caller.userId,
      gmRoleId: null, // a role of another server
      settings: settingsHere(readCampaignSettings(this.#own(settings)), members),
      party: { ...party, state: party.state === null ? null : this.#own(party.state) },
      createdAt,
      archivedAt: null,
      gms:
        system.unled === true
          ? []
          : [...new Set([caller.userId, ...gms.filter((gm) => members.has(gm))])].toSorted(),
      channels: caller.channelIds.slice(-1),
    };
  }

  #fight({ hidden: _, ...one }: FileFight): EncounterRecord {
    return {
      ...one,
      id: this.#as(one.id),
      campaignId: this.#as(this.#file.campaign.id),
      channelId: here(this.#where.caller),
      state: this.#own(one.state),
      pilots: pilotsAmong(readPilots(this.#own(one.pilots)), this.#where.members),
      trackerMessageId: null,
      trackerVersion: -1,
    };
  }

  #endedHere(fight: EncounterRecord): EncounterRecord {
    return this.#ending.has(fight.id) ? { ...fight, endedAt: this.#where.at } : fight;
  }

  #entry(entry: FileEntry): EntryRecord {
    const { stream, drawn } = entry;
    const settled: EntryRecord = {
      ...entry,
      id: this.#as(entry.id),
      campaignId: this.settled.campaign.id,
      channelId: here(this.#where.caller),
      stream: { ...stream, id: this.#as(stream.id) },
      characterId: this.#as(entry.characterId),
      intent: this.#own(entry.intent),
      drawn: drawn === null ? null : { ...drawn, seedId: this.#as(drawn.seedId) },
      dice: this.#own(entry.dice),
      answers: this.#own(entry.answers),
      rulings: this.#own(entry.rulings),
      events: this.#own(entry.events),
      patches: this.#own(entry.patches),
      inverse: this.#own(entry.inverse),
      undoes: this.#as(entry.undoes),
      undoneBy: this.#as(entry.undoneBy),
      fromFile: true,
      messageId: null,
      otherMessages: [],
    };
    if (this.#ending.has(settled.stream.id)) this.#last.set(settled.stream.id, settled);
    return settled;
  }
}

/** The fight that goes on: the newest. The channel is open to all, so what was fought in a private scene does not go on in it. */
const runningOf = (open: readonly FileFight[]): FileFight | null =>
  open
    .filter(({ restingSince, hidden }) => restingSince === null && !hidden)
    .reduce<FileFight | null>(
      (newest, one) => (newest === null || one.startedAt >= newest.startedAt ? one : newest),
      null,
    );

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

/** Fights that cannot go on here give those in them their numbers back, as at their end. */
function ended(
  system: AnySystem,
  fights: readonly EncounterRecord[],
  all: readonly CharacterRecord[],
): {
  readonly characters: readonly CharacterRecord[];
  readonly ending: ReadonlyMap<string, readonly CharacterWrite[]>;
} {
  const characters = new Map(all.map((one) => [one.id, one]));
  const ending = new Map<string, readonly CharacterWrite[]>();
  for (const fight of fights) {
    const scene = system.upcast(fight.state, fight.schemaVersion);
    const moves = membershipWrites({
      encounterId: fight.id,
      system,
      before: scene,
      after: scene,
      endsNow: true,
      startsAgain: false,
      records: [...characters.values()],
    });
    if (!moves.ok) throw new Error(`a fight could not be ended: ${moves.refusal.code}`);
    const { writes } = moves.value;
    for (const write of writes) {
      const before = write.type === 'update' ? characters.get(write.id) : undefined;
      if (write.type === 'update' && before !== undefined)
        characters.set(write.id, { ...before, ...write.set, version: write.expectedVersion + 1 });
    }
    ending.set(fight.id, writes);
  }
  return { characters: [...characters.values()], ending };
}
