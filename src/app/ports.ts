// What the use cases need from the outside: a store, rulebooks, dice seeds, a clock, ids. `src/store` implements the store on Prisma.
// All records are plain, readonly data; JSON columns are `Json` here and parsed by the rules systems.
import type { DiceSource } from '../dice/index.ts';
import type { Json } from '../engine/json.ts';
import type { Systems } from '../systems/registry.ts';

export type { Json };

/** Who acted, where the person asked to be forgotten. */
export const ERASED_USER = 'erased';

/** 'aside': an entry that changes nothing but is worth keeping (a free roll, a cancelled command); a stream of its own. */
export type StreamKind = 'character' | 'encounter' | 'party' | 'aside';

export interface StreamRef {
  readonly kind: StreamKind;
  readonly id: string;
}

/** What belongs to a campaign's whole party; `state` is null until it has begun. */
export interface PartyRecord {
  readonly version: number;
  readonly schemaVersion: number;
  readonly state: Json | null;
}

export interface CampaignRecord {
  readonly id: string;
  readonly guildId: string;
  readonly name: string;
  readonly nameKey: string;
  readonly system: string;
  readonly createdBy: string;
  readonly gmRoleId: string | null;
  readonly settings: Json;
  readonly party: PartyRecord;
  readonly createdAt: Date;
  readonly archivedAt: Date | null;
  readonly gms: readonly string[]; // user ids, the creator's among them
  readonly channels: readonly string[];
}

export interface CharacterRecord {
  readonly id: string;
  readonly campaignId: string;
  readonly ownerId: string | null;
  readonly kind: 'pc' | 'npc';
  readonly name: string;
  readonly nameKey: string;
  readonly version: number;
  readonly schemaVersion: number;
  readonly state: Json;
  readonly encounterId: string | null;
  readonly createdAt: Date;
  readonly archivedAt: Date | null;
}

export interface EncounterRecord {
  readonly id: string;
  readonly campaignId: string;
  readonly channelId: string;
  readonly version: number;
  readonly schemaVersion: number;
  readonly state: Json;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly restingSince: Date | null; // nothing has happened in it for long: it runs nowhere until it is taken up again
  readonly trackerMessageId: string | null;
  readonly trackerVersion: number;
}

/**
 * A secret from which the dice of a campaign's commands follow, one number after the other. Its hash is public from the
 * start, the secret itself from `revealedAt` on; the campaign has gone on with the next seed then.
 */
export interface SeedRecord {
  readonly id: string;
  readonly campaignId: string;
  readonly number: number; // 1, 2, 3 … in its campaign
  readonly secret: string | null; // null: it stayed on the server that the campaign was brought from
  readonly hash: string; // SHA-256 of the secret's text, in hex
  readonly used: number; // how many commands have drawn from it: the numbers 1 to `used`
  readonly startedAt: Date;
  readonly revealedAt: Date | null;
}

/** Which number of which seed a command has drawn, and the interaction in which it was given. */
export interface Drawn {
  readonly seedId: string;
  readonly number: number;
  readonly interactionId: string;
}

/**
 * 'reveal': a roll that was hidden is shown to everybody; it is in the roll's stream. 'return' and 'shared' are what an entry of
 * another stream has meant for a character: a fight gave their numbers back, somebody else's command changed them.
 */
export type EntryKind = 'play' | 'undo' | 'redo' | 'roll' | 'reveal' | 'cancel' | 'return' | 'shared';

export interface EntryRecord {
  readonly id: string;
  readonly campaignId: string | null; // null: a free roll where no campaign is played
  readonly channelId: string;
  readonly stream: StreamRef;
  readonly number: number;
  readonly kind: EntryKind;
  readonly userId: string;
  readonly characterId: string | null;
  readonly interactionId: string | null;
  readonly intent: Json;
  readonly seed: string;
  readonly drawn: Drawn | null; // null: it has a seed of its own, or only takes back or brings back what another rolled
  readonly dice: Json;
  readonly answers: Json;
  readonly rulings: Json;
  readonly events: Json;
  readonly patches: Json;
  readonly inverse: Json;
  readonly revealsDice: boolean;
  readonly undoes: string | null;
  readonly undoneBy: string | null;
  /** The message in its channel that shows everybody what came of it; null where none does, or none is known yet. */
  readonly messageId: string | null;
  /** Messages that show it besides: what had happened while it waited, how that was decided, the rest of a long answer. */
  readonly otherMessages: readonly string[];
  readonly createdAt: Date;
}

export interface PendingRecord {
  readonly id: string;
  readonly campaignId: string;
  readonly channelId: string;
  readonly stream: StreamRef;
  readonly version: number;
  readonly streamVersion: number;
  readonly userId: string;
  readonly characterId: string | null;
  readonly intent: Json;
  readonly seed: string;
  readonly drawn: Drawn; // it keeps its number until it is done or called off
  readonly dice: Json;
  readonly answers: Json;
  readonly rulings: Json;
  readonly events: Json;
  readonly context: Json;
  readonly messageIds: readonly string[]; // those that show what has happened so far, and how it was decided
  readonly createdAt: Date;
  readonly decisions: readonly DecisionRecord[];
}

export interface DecisionRecord {
  readonly id: string;
  readonly pendingId: string;
  readonly key: string;
  readonly askedId: string;
  readonly ownerId: string | null;
  readonly question: Json;
  readonly channelId: string;
  readonly messageId: string | null;
  readonly createdAt: Date;
}

/** A GM asks several characters to roll the same. It is over when nobody's answer is missing, or a GM has closed it. */
export interface RequestRecord {
  readonly id: string;
  readonly campaignId: string;
  readonly channelId: string;
  readonly messageId: string | null; // the message with the list
  readonly userId: string; // who asks
  readonly kind: 'check' | 'roll';
  readonly what: string; // a check of the system, or dice in our notation
  readonly name: string; // the same as people read it
  readonly difficulty: string | null;
  readonly hidesDifficulty: boolean; // it is not said before the request is over
  readonly together: boolean; // nobody learns what the others rolled before all have
  readonly secret: boolean; // what is rolled stays between each roller and the GM
  readonly note: string | null;
  readonly createdAt: Date;
  readonly shownAt: Date | null; // what was held back is shown
  readonly closedAt: Date | null; // a GM ended it before all had answered
  readonly toldAt: Date | null; // that it is over has been told
  readonly answers: readonly RequestAnswerRecord[]; // in the order of the list
}

/** 'open': nothing yet, or what was rolled was taken back; 'rolling': the roll waits for a decision. */
export type RequestAnswerState = 'open' | 'rolling' | 'done' | 'passed';

/** One character's line in a request. */
export interface RequestAnswerRecord {
  readonly id: string;
  readonly requestId: string;
  readonly characterId: string;
  readonly version: number;
  readonly state: RequestAnswerState;
  readonly pendingId: string | null; // while it is 'rolling': the command that waits
  readonly entryId: string | null; // what was rolled; of a line that is open again what was taken back
  readonly userId: string | null; // who answered
  readonly reason: string | null; // why a GM answered in the player's place
  readonly at: Date | null;
}

/**
 * Somebody is waited for: 'decision', to answer a question (its id is the question's); 'turn', to act in a fight; 'request', to
 * roll what a GM asked for (its id is the line's); 'away', to come back; and 'idle': a fight that waits for anybody at all.
 */
export interface WaitRecord {
  readonly id: string;
  readonly kind: WaitKind;
  readonly campaignId: string;
  readonly channelId: string;
  readonly encounterId: string | null;
  readonly decisionId: string | null;
  readonly actorId: string | null; // the character who is waited for
  readonly ownerId: string | null; // whose they are; nobody's: the GM's
  readonly since: Date;
  readonly step: number; // how many steps of its clock have come
  readonly stepAt: Date; // when the last of them came; `since` before the first
  readonly dueAt: Date | null; // when the next comes; null: nothing comes by itself
}

export type WaitKind = 'decision' | 'turn' | 'request' | 'away' | 'idle';

/** Begins waiting for somebody, anew where they were waited for already; or somebody is no longer waited for. */
export type WaitWrite =
  | { readonly type: 'put'; readonly record: WaitRecord }
  | { readonly type: 'drop'; readonly id: string }
  | { readonly type: 'dropOf'; readonly encounterId: string };

/** The pinned message that says where a campaign waits, and for whom. */
export interface BoardRecord {
  readonly campaignId: string;
  readonly channelId: string;
  readonly messageId: string;
  readonly shows: string; // what it shows, as a hash
}

/** What a wait is found by; all that is said must hold. */
export interface WaitFilter {
  readonly campaignId?: string;
  readonly encounterId?: string;
  readonly ownerId?: string;
  readonly kind?: WaitKind;
}

/** What a player wants answered to a question without being asked: while a value of theirs is high enough, where that is said. */
export interface StandingOrderRecord {
  readonly id: string;
  readonly campaignId: string;
  readonly characterId: string;
  readonly userId: string;
  readonly code: string; // which question; one order for each
  readonly optionId: string;
  readonly question: string; // both in words, as they were when the order was given
  readonly answer: string;
  readonly gauge: string | null;
  readonly atLeast: number | null;
  readonly createdAt: Date;
}

/** What a player wants done on their next turn. */
export interface QueuedActRecord {
  readonly id: string;
  readonly campaignId: string;
  readonly encounterId: string;
  readonly actorId: string;
  readonly userId: string;
  readonly intent: Json;
  readonly label: string; // in words, as it was typed
  readonly createdAt: Date;
}

/** A roll that somebody has named: theirs, wherever they are. */
export interface MacroRecord {
  readonly name: string;
  readonly nameKey: string;
  readonly roll: string; // as it was written, with `$1` for what is given when it is rolled
  readonly createdAt: Date;
}

/** A named roll that everybody in a campaign may use. */
export interface CampaignMacroRecord extends MacroRecord {
  readonly campaignId: string;
  readonly sharedBy: string;
}

/** Content that a group has brought into its campaign, as its system read it: unique by name. */
export interface PackRecord {
  readonly campaignId: string;
  readonly name: string;
  readonly nameKey: string;
  readonly schemaVersion: number;
  readonly pack: Json;
  readonly importedAt: Date;
}

/**
 * A map of squares that belongs to a campaign: the one of its next fight (`encounterId` is null, at most one), or what the map of
 * a fight has that is not in its state.
 */
export interface BattleMapRecord {
  readonly id: string;
  readonly campaignId: string;
  readonly encounterId: string | null;
  readonly drawn: string | null; // as a GM draws it; null: nothing is drawn yet
  readonly picture: MapPicture | null;
  readonly changedAt: Date;
}

/** A picture laid under a map: where its north-west corner lies and how much it covers, in tiles. */
export interface MapPicture {
  readonly type: 'image/png' | 'image/jpeg';
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly data: string; // base64
}

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';

/** What a character looks like. */
export interface PortraitRecord {
  readonly characterId: string;
  readonly type: PictureType;
  readonly data: string; // base64
  readonly changedAt: Date;
}

/** A webhook of ours in a channel, through which characters speak there and in the threads below. */
export interface WebhookRecord {
  readonly id: string;
  readonly channelId: string;
  readonly face: string; // the character whose portrait it shows; '': of all who have none
  readonly token: string; // a secret
  readonly shows: Date | null; // when the portrait that it shows was set
  readonly usedAt: Date;
}

/** What somebody has let a character say; the words are Discord's to keep. */
export interface SpeechRecord {
  readonly id: string;
  readonly interactionId: string;
  readonly campaignId: string;
  readonly channelId: string;
  readonly messageId: string | null; // null until it is said
  readonly webhookId: string | null; // null: the bot said it itself
  readonly characterId: string | null; // null: a name that is on no sheet of the campaign
  readonly name: string;
  readonly userId: string;
  readonly createdAt: Date;
}

/** A scene: a thread of its own, with those who are in it. */
export interface SceneRecord {
  readonly id: string;
  readonly interactionId: string;
  readonly campaignId: string;
  readonly channelId: string | null; // the thread; null until it is open
  readonly parentId: string;
  readonly name: string;
  readonly hidden: boolean; // a private thread: for those who are in it, and the GMs
  readonly openedBy: string;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly cast: readonly string[]; // characters
}

/** A new character, or the next state of one read at `expectedVersion`. */
export type CharacterWrite =
  | { readonly type: 'create'; readonly record: CharacterRecord }
  | {
      readonly type: 'update';
      readonly id: string;
      readonly expectedVersion: number; // the version becomes expectedVersion + 1
      readonly set: Partial<
        Pick<
          CharacterRecord,
          'state' | 'schemaVersion' | 'name' | 'nameKey' | 'ownerId' | 'encounterId' | 'archivedAt'
        >
      >;
    };

export type EncounterWrite =
  | { readonly type: 'create'; readonly record: EncounterRecord } // runs in its channel unless endedAt is set
  | {
      readonly type: 'update';
      readonly id: string;
      readonly expectedVersion: number; // the version becomes expectedVersion + 1
      readonly set: Partial<Pick<EncounterRecord, 'state' | 'schemaVersion' | 'endedAt' | 'restingSince'>>; // both null: it runs (again)
    };

/** The next state of a campaign's party, read at `expectedVersion`; the version becomes expectedVersion + 1. */
export interface PartyWrite {
  readonly campaignId: string;
  readonly expectedVersion: number;
  readonly schemaVersion: number;
  readonly state: Json;
}

export type PendingWrite =
  | { readonly type: 'open'; readonly record: PendingRecord }
  /** The same command, one answer more: replaces the record and its decisions. */
  | { readonly type: 'advance'; readonly record: PendingRecord; readonly expectedVersion: number }
  /** Finished or cancelled; refuses when the record moved on meanwhile. */
  | { readonly type: 'close'; readonly id: string; readonly expectedVersion: number };

/** The next state of a line, read at `expectedVersion`; the version becomes expectedVersion + 1. */
export interface RequestAnswerWrite {
  readonly id: string;
  readonly expectedVersion: number;
  readonly set: Pick<RequestAnswerRecord, 'state' | 'pendingId' | 'entryId' | 'userId' | 'reason' | 'at'>;
}

export type RequestWrite =
  | { readonly type: 'create'; readonly record: RequestRecord }
  /** What was held back is shown; a conflict where it has been. */
  | { readonly type: 'show'; readonly id: string }
  /** Nobody answers it any more, not even who is about to; a conflict where it is closed. */
  | { readonly type: 'close'; readonly id: string }
  /** A line is open again: that it is over is yet to be told. */
  | { readonly type: 'again'; readonly id: string };

/**
 * All that one interaction changes, written at once or not at all. `undoneBy` marks earlier entries.
 * A receipt for `interactionId` is written with it: the same interaction a second time is `duplicate`.
 */
export interface Batch {
  readonly interactionId: string | null;
  readonly at: Date;
  /** Raises the `used` of its seed from number − 1 to number: a conflict where another command has that number. */
  readonly drawn?: Drawn;
  readonly entries?: readonly EntryRecord[];
  readonly characters?: readonly CharacterWrite[];
  readonly encounter?: EncounterWrite;
  readonly party?: PartyWrite;
  readonly pending?: PendingWrite;
  readonly answers?: readonly RequestAnswerWrite[];
  readonly requests?: readonly RequestWrite[];
  readonly undone?: readonly { readonly entryId: string; readonly by: string | null }[];
  readonly waits?: readonly WaitWrite[];
  /** What was to be done on a turn, and is done, or can't be. A conflict where it is no longer there. */
  readonly unqueue?: string;
  readonly activate?: { readonly campaignId: string; readonly userId: string; readonly characterId: string };
  readonly dropDraft?: { readonly campaignId: string; readonly userId: string };
}

/** `conflict`: somebody else wrote first, load again and decide again. `nameTaken`: a unique name is in use. */
export type Committed = 'committed' | 'conflict' | 'duplicate' | 'nameTaken';

/** Which messages show an entry to everybody: one, or more where its words are long. */
export interface EntryMessages {
  readonly entryId: string;
  readonly messageIds: readonly string[];
}

/** A campaign with all that is stored of it, but for its entries and what waits. */
export interface CampaignParts {
  readonly campaign: CampaignRecord;
  readonly seeds: readonly SeedRecord[]; // oldest first
  readonly characters: readonly CharacterRecord[]; // put away or not
  readonly portraits: readonly PortraitRecord[];
  readonly encounters: readonly EncounterRecord[]; // oldest first
  readonly maps: readonly BattleMapRecord[];
  readonly packs: readonly PackRecord[];
  readonly macros: readonly CampaignMacroRecord[];
  readonly actives: readonly ActiveRecord[];
  readonly drafts: readonly DraftRecord[];
}

/** Which of somebody's characters acts when they do not say. */
export interface ActiveRecord {
  readonly userId: string;
  readonly characterId: string;
}

/** A character half made. */
export interface DraftRecord {
  readonly userId: string;
  readonly state: Json;
  readonly updatedAt: Date;
}

export interface EntryFilter {
  readonly campaignId: string | null; // null: what happened where no campaign is played
  readonly channelId?: string;
  readonly stream?: StreamRef;
  readonly userId?: string;
  readonly characterId?: string;
  readonly kinds?: readonly EntryKind[];
  readonly before?: { readonly createdAt: Date; readonly id: string }; // older than this one: for paging
  readonly limit: number; // newest first
}

export interface Store {
  /** Whether nobody else writes here: what is made from what is stored then meets no conflict. */
  readonly alone: boolean;

  // campaigns
  /** A campaign with its first seed. */
  createCampaign(
    record: CampaignRecord,
    seed: SeedRecord,
    interactionId: string,
  ): Promise<Committed | 'channelTaken'>;
  updateCampaign(
    id: string,
    set: Partial<Pick<CampaignRecord, 'name' | 'nameKey' | 'gmRoleId' | 'settings' | 'archivedAt'>> & {
      readonly gms?: readonly string[];
      readonly channels?: readonly string[];
    },
    /** The settings that the new ones were made from: a conflict where they are others by now. */
    settingsWere?: Json,
  ): Promise<Committed | 'channelTaken'>;
  campaign(id: string): Promise<CampaignRecord | null>;
  /** The running campaign bound to the first of these channels that has one (a thread, then its parent). */
  campaignIn(channelIds: readonly string[]): Promise<CampaignRecord | null>;
  campaignsOf(guildId: string): Promise<readonly CampaignRecord[]>;
  /** The running campaigns of which somebody is a GM, in which a character is theirs, or whose settings name them; oldest first. */
  campaignsWith(userId: string): Promise<readonly CampaignRecord[]>;
  campaignParts(id: string): Promise<CampaignParts | null>;
  /** The waiting commands of a campaign, oldest first. */
  pendingsIn(campaignId: string): Promise<readonly PendingRecord[]>;
  /** Adds a whole campaign that comes from elsewhere: all of it or nothing. */
  addCampaign(
    parts: CampaignParts,
    entries: readonly EntryRecord[],
    interactionId: string,
  ): Promise<Committed | 'channelTaken'>;

  // seeds
  seed(id: string): Promise<SeedRecord | null>;
  /** The seed from which a campaign draws now. */
  currentSeed(campaignId: string): Promise<SeedRecord | null>;
  /** All seeds of a campaign, oldest first. */
  seeds(campaignId: string): Promise<readonly SeedRecord[]>;
  /** Makes a seed's secret public and starts the next. A conflict where it has been drawn from since `used`, or is public already. */
  revealSeed(
    seed: Pick<SeedRecord, 'id' | 'used'>,
    next: SeedRecord,
    interactionId: string,
  ): Promise<'committed' | 'conflict' | 'duplicate'>;

  // characters
  character(id: string): Promise<CharacterRecord | null>;
  characters(
    campaignId: string,
    filter?: { readonly ownerId?: string; readonly archived?: boolean },
  ): Promise<readonly CharacterRecord[]>;
  characterNamed(campaignId: string, nameKey: string): Promise<CharacterRecord | null>;
  activeCharacter(campaignId: string, userId: string): Promise<CharacterRecord | null>;
  setActiveCharacter(campaignId: string, userId: string, characterId: string): Promise<void>;
  draft(
    campaignId: string,
    userId: string,
  ): Promise<{ readonly version: number; readonly state: Json } | null>;
  /** Saves the draft if it is still at `expectedVersion` (0: there is none yet). */
  saveDraft(
    campaignId: string,
    userId: string,
    expectedVersion: number,
    state: Json,
    at: Date,
  ): Promise<'committed' | 'conflict'>;
  dropDraft(campaignId: string, userId: string): Promise<void>;

  // encounters
  encounter(id: string): Promise<EncounterRecord | null>;
  runningEncounter(channelId: string): Promise<EncounterRecord | null>;
  runningEncounters(): Promise<readonly EncounterRecord[]>;
  /** All fights of a campaign, oldest first. */
  encountersOf(campaignId: string): Promise<readonly EncounterRecord[]>;
  /** Those of its fights that are not over, whether they run or rest, oldest first. */
  openEncounters(campaignId: string): Promise<readonly EncounterRecord[]>;
  /** Fights of a campaign that rest, the one that has rested longest first. */
  restingEncounters(campaignId: string): Promise<readonly EncounterRecord[]>;
  /** Which message is the tracker, and which version it shows: not a change of the stream. */
  setTracker(encounterId: string, messageId: string | null, version: number): Promise<void>;

  // maps of squares
  /** The map of a campaign's next fight. */
  nextMap(campaignId: string): Promise<BattleMapRecord | null>;
  mapOf(encounterId: string): Promise<BattleMapRecord | null>;
  /** Keeps a map, new or changed. A conflict where another is the campaign's next, or the fight's. */
  saveMap(record: BattleMapRecord): Promise<'committed' | 'conflict'>;

  // play
  commit(batch: Batch): Promise<Committed>;
  entry(id: string): Promise<EntryRecord | null>;
  entries(filter: EntryFilter): Promise<readonly EntryRecord[]>;
  /** Keeps where entries are shown to everybody; what is not stored (any more) is left out. */
  setEntryMessages(shown: readonly EntryMessages[]): Promise<void>;
  entryOfInteraction(interactionId: string): Promise<EntryRecord | null>;
  pending(id: string): Promise<PendingRecord | null>;
  pendingOf(stream: StreamRef): Promise<PendingRecord | null>;
  /** The waiting commands that have drawn from a seed, oldest first. */
  pendingsOfSeed(seedId: string): Promise<readonly PendingRecord[]>;
  /** More messages that show what has happened so far. */
  addPendingMessages(pendingId: string, messageIds: readonly string[]): Promise<void>;
  decision(id: string): Promise<DecisionRecord | null>;
  decisionsWithoutMessage(): Promise<readonly DecisionRecord[]>;
  setDecisionMessage(decisionId: string, messageId: string): Promise<void>;

  // requests
  request(id: string): Promise<RequestRecord | null>;
  /** The request of one of its lines. */
  requestOfAnswer(answerId: string): Promise<RequestRecord | null>;
  /** The line that a waiting command or an entry answers. */
  requestAnswer(
    of: { readonly pendingId: string } | { readonly entryId: string },
  ): Promise<RequestAnswerRecord | null>;
  /** The requests of a campaign that wait for somebody, oldest first. */
  openRequests(campaignId: string): Promise<readonly RequestRecord[]>;
  /** The requests that wait for somebody to roll for a character of theirs, in campaigns that are not archived, oldest first. */
  requestsWaitingFor(userId: string): Promise<readonly RequestRecord[]>;
  /** Requests that wait for somebody, and those that are over and nobody has been told: what a start looks after. */
  requestsToShow(): Promise<readonly RequestRecord[]>;
  setRequestMessage(requestId: string, messageId: string): Promise<void>;
  /** Takes it on oneself to tell that a request is over: a conflict where somebody has. */
  tellRequest(requestId: string, at: Date): Promise<'committed' | 'conflict'>;
  // who is waited for
  waits(filter: WaitFilter): Promise<readonly WaitRecord[]>; // longest first
  wait(id: string): Promise<WaitRecord | null>;
  /**
   * Takes the waits whose next step is due, of so many channels at most, for `by` alone until `until`: nobody else is given them
   * meanwhile. All that is due in a channel comes together.
   */
  claimWaits(claim: {
    readonly by: string;
    readonly now: Date;
    readonly until: Date;
    readonly channels: number;
  }): Promise<readonly WaitRecord[]>;
  /** When the next step of any wait comes that nobody is at. */
  nextDue(now: Date): Promise<Date | null>;
  /** Sets when and what comes next, and lets go of it; missing where it has moved on since it was read. */
  moveWait(
    read: Pick<WaitRecord, 'id' | 'since' | 'step'>,
    set: Partial<Pick<WaitRecord, 'since' | 'step' | 'stepAt' | 'dueAt'>>,
  ): Promise<'committed' | 'missing'>;
  putWaits(writes: readonly WaitWrite[]): Promise<void>;

  // boards
  board(campaignId: string): Promise<BoardRecord | null>;
  /** Those of running campaigns. */
  boards(): Promise<readonly BoardRecord[]>;
  /** Keeps a campaign's board in the place of the message that was it before (null: there was none); a conflict where that is another. */
  saveBoard(record: BoardRecord, was: string | null): Promise<'committed' | 'conflict'>;
  /** What a board's message shows now. */
  setBoardShows(at: Pick<BoardRecord, 'campaignId' | 'messageId'>, shows: string): Promise<void>;
  dropBoard(campaignId: string): Promise<void>;

  // what players want done without being asked
  ordersOf(characterIds: readonly string[]): Promise<readonly StandingOrderRecord[]>;
  /** Keeps an order; one for the same question is replaced. */
  saveOrder(record: StandingOrderRecord): Promise<void>;
  dropOrder(id: string): Promise<'committed' | 'missing'>;
  queued(id: string): Promise<QueuedActRecord | null>;
  queuedFor(encounterId: string, actorId?: string): Promise<readonly QueuedActRecord[]>; // in their order
  saveQueued(record: QueuedActRecord): Promise<void>;
  dropQueued(id: string): Promise<'committed' | 'missing'>;

  // macros, by name
  macrosOf(userId: string): Promise<readonly MacroRecord[]>;
  /** Keeps a macro of somebody's; one of the same name is replaced. */
  saveMacro(userId: string, record: MacroRecord): Promise<void>;
  dropMacro(userId: string, nameKey: string): Promise<'committed' | 'missing'>;
  campaignMacros(campaignId: string): Promise<readonly CampaignMacroRecord[]>;
  saveCampaignMacro(record: CampaignMacroRecord): Promise<void>;
  dropCampaignMacro(campaignId: string, nameKey: string): Promise<'committed' | 'missing'>;

  // content packs, by name
  packs(campaignId: string): Promise<readonly PackRecord[]>;
  /** Keeps a pack; one of the same name is replaced. */
  savePack(record: PackRecord): Promise<void>;
  dropPack(campaignId: string, nameKey: string): Promise<'committed' | 'missing'>;

  // portraits
  portrait(characterId: string): Promise<PortraitRecord | null>;
  /** All portraits of a campaign's characters. */
  portraitsIn(campaignId: string): Promise<readonly PortraitRecord[]>;
  /** When a character's portrait was set: what to look at before the picture itself. */
  portraitSet(characterId: string): Promise<Date | null>;
  /** The characters of a person's that have one. */
  portraitsOf(userId: string): Promise<readonly string[]>;
  savePortrait(record: PortraitRecord): Promise<void>;
  dropPortrait(characterId: string): Promise<'committed' | 'missing'>;

  // speech
  /** Those of a channel, the least recently used first. */
  webhooks(channelId: string): Promise<readonly WebhookRecord[]>;
  webhook(id: string): Promise<WebhookRecord | null>;
  /** Those that show a character, wherever they are. */
  webhooksOf(face: string): Promise<readonly WebhookRecord[]>;
  /** A conflict where the channel has one of that face. */
  addWebhook(record: WebhookRecord): Promise<'committed' | 'conflict'>;
  /** Changes one that still has this face: 'missing' where it has not, a conflict where another of the channel has its new one. */
  changeWebhook(
    at: Pick<WebhookRecord, 'id' | 'face'>,
    set: Partial<Pick<WebhookRecord, 'face' | 'shows' | 'usedAt'>>,
  ): Promise<'committed' | 'missing' | 'conflict'>;
  dropWebhook(id: string): Promise<void>;
  /** Notes that something is about to be said: 'duplicate' where the same interaction has said it. */
  beginSpeech(record: SpeechRecord): Promise<'committed' | 'duplicate'>;
  /** Which message it has become, and by which webhook. */
  setSpoken(id: string, said: Pick<SpeechRecord, 'messageId' | 'webhookId'>): Promise<void>;
  dropSpeech(id: string): Promise<void>;
  speech(id: string): Promise<SpeechRecord | null>;
  speechOfMessage(messageId: string): Promise<SpeechRecord | null>;
  /** Whether the bot has had to say something itself for somebody in a channel. */
  hadSaid(channelId: string, userId: string): Promise<boolean>;
  /** What has been said in a channel or thread, oldest first. */
  speechesIn(channelId: string): Promise<readonly SpeechRecord[]>;
  /** What has been said in a campaign, oldest first. */
  speechesOf(campaignId: string): Promise<readonly SpeechRecord[]>;

  // scenes
  /** Notes that a scene is about to be opened: 'duplicate' where the same interaction has opened it. */
  beginScene(record: SceneRecord): Promise<'committed' | 'duplicate'>;
  setSceneThread(id: string, channelId: string): Promise<void>;
  dropScene(id: string): Promise<void>;
  setSceneCast(id: string, cast: readonly string[]): Promise<void>;
  /** 'missing' where it is closed already. */
  closeScene(id: string, at: Date): Promise<'committed' | 'missing'>;
  /** The scene that a thread is, open or closed. */
  sceneIn(channelId: string): Promise<SceneRecord | null>;
  /** A campaign's open ones, oldest first. */
  openScenes(campaignId: string): Promise<readonly SceneRecord[]>;
  /** All that were ever open, oldest first. */
  scenesOf(campaignId: string): Promise<readonly SceneRecord[]>;
  /** Its private ones, open or closed, oldest first. */
  privateScenes(campaignId: string): Promise<readonly SceneRecord[]>;

  // people and the installation
  personSettings(userId: string): Promise<Json | null>;
  setPersonSettings(userId: string, settings: Json): Promise<void>;
  /** Everything that is stored about one person, as JSON for themselves. */
  exportPerson(userId: string): Promise<Json>;
  /** Removes the person everywhere: settings, drafts, active characters, gm rights; their characters become the GM's, their entries anonymous. */
  erasePerson(userId: string): Promise<void>;
  fact(key: string): Promise<string | null>;
  setFact(key: string, value: string): Promise<void>;

  close(): Promise<void>;
}

export interface Clock {
  now(): Date;
}

/** Where dice come from: fresh secret seeds (of a campaign, of a roll outside of one), and the dice that follow from a seed. */
export interface DiceBox {
  newSeed(): string;
  source(seed: string): DiceSource;
}

export interface Ids {
  next(): string;
}

export interface Ports {
  readonly store: Store;
  readonly systems: Systems;
  readonly clock: Clock;
  readonly dice: DiceBox;
  readonly ids: Ids;
}
