// What is asked of the store.
import type { Json } from '../../engine/json.ts';
import type { Batch, CampaignParts, CampaignPiece, Committed } from './batch.ts';
import type { CampaignRecord, CharacterRecord } from './campaign.ts';
import type { TurnCardRecord } from './cards.ts';
import type { BattleMapRecord, CampaignMacroRecord, MacroRecord, MapGround, PackRecord } from './content.ts';
import type { StoreFailure } from './failure.ts';
import type { PersonPart } from './people.ts';
import type {
  DecisionRecord,
  EncounterRecord,
  EntryFilter,
  EntryMessages,
  EntryRecord,
  PendingRecord,
  SeedRecord,
  SettledRecord,
  StreamRef,
} from './play.ts';
import type { ReadyRecord } from './ready.ts';
import type { RequestAnswerRecord, RequestRecord } from './requests.ts';
import type { PortraitRecord, SceneRecord, SpeechRecord, WebhookRecord } from './speech.ts';
import type { CannotStart } from './start.ts';
import type {
  BoardRecord,
  QueuedActRecord,
  StandingOrderRecord,
  WaitFilter,
  WaitRecord,
  WaitWrite,
} from './waiting.ts';

/** Every question and every write rejects with a StoreFailure where the database is in trouble. */
export interface Store {
  /** Whether nobody else writes here: what is made from what is stored then meets no conflict. */
  readonly alone: boolean;
  /**
   * Resolves when everything that was written so far would survive a power cut, but for what may be told at once: rolls where no campaign is
   * played, and in which messages things are shown. Rejects with a StoreFailure where that cannot be had.
   */
  durable(): Promise<void>;
  /** Resolves once nothing that is stored can be trusted any more: close it and open it anew. Until then everything is refused. */
  lost(): Promise<StoreFailure>;
  /**
   * Reads what was not read when it was opened, from end to end and beside everything else, so that nobody waits for it. Resolves with
   * what is wrong with it, and with null where nothing is. It is then no use to go on.
   */
  damage(): Promise<CannotStart | null>;

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
  /**
   * Adds a whole campaign that comes from elsewhere, as its pieces come: seeds and characters before what names them. Nobody finds
   * anything of it before all is there; where that is refused, or its pieces break off, nothing is left of it.
   */
  addCampaign(
    campaign: CampaignRecord,
    pieces: AsyncIterable<readonly CampaignPiece[]>,
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
  /** Those of a campaign that run, oldest first. */
  runningEncountersOf(campaignId: string): Promise<readonly EncounterRecord[]>;
  /** Which of all that run have a tracker or a card that shows something older, or no card, oldest first. */
  encountersShownLate(): Promise<readonly string[]>;
  /** Which of all that run nobody waits for, oldest first: they began before there were clocks. */
  encountersWithoutClock(): Promise<readonly string[]>;
  /** The fight of a campaign that began last in a channel, whether it runs, rests or is over. */
  lastEncounter(campaignId: string, channelId: string): Promise<EncounterRecord | null>;
  /** All fights of a campaign, oldest first. */
  encountersOf(campaignId: string): Promise<readonly EncounterRecord[]>;
  /** Those of its fights that are not over, whether they run or rest, oldest first. */
  openEncounters(campaignId: string): Promise<readonly EncounterRecord[]>;
  /** Fights of a campaign that rest, the one that has rested longest first. */
  restingEncounters(campaignId: string): Promise<readonly EncounterRecord[]>;
  /** Which message is the tracker, and which version it shows: not a change of the stream. */
  setTracker(encounterId: string, messageId: string | null, version: number): Promise<void>;

  // cards of turns
  /** The card of a fight that can be acted on. */
  liveCard(encounterId: string): Promise<TurnCardRecord | null>;
  card(id: string): Promise<TurnCardRecord | null>;
  cardOfMessage(messageId: string): Promise<TurnCardRecord | null>;
  /** The cards of a fight that tell of some of its entries, or of what came of the one before their first, oldest first. */
  cardsTelling(encounterId: string, numbers: readonly number[]): Promise<readonly TurnCardRecord[]>;
  /** Cards that somebody has begun to post or to close, and not come to an end with, oldest first. */
  cardsUnfinished(): Promise<readonly TurnCardRecord[]>;
  /**
   * Makes a card the live one of its fight in the place of the one before, which tells of nothing after `next.since` from here on (null: there
   * was none). `goesOn`: it is the same turn, further down. A conflict where another is live by now.
   */
  replaceCard(next: TurnCardRecord, was: string | null, goesOn?: boolean): Promise<'committed' | 'conflict'>;
  /** The fight is over or rests: its card is no longer live. */
  retireCard(id: string, until: number): Promise<void>;
  setCard(
    id: string,
    set: Partial<
      Pick<TurnCardRecord, 'messageId' | 'closed' | 'turn' | 'title' | 'side' | 'phase' | 'drawn' | 'shows'>
    >,
  ): Promise<void>;
  /**
   * Notes what the message of a card shows now, where it showed `was` as whoever has written it last looked. A conflict where another has
   * written it meanwhile: which of the two it shows, nobody knows.
   */
  showCard(
    id: string,
    was: string,
    set: Pick<TurnCardRecord, 'shows'> & Partial<Pick<TurnCardRecord, 'messageId' | 'closed' | 'drawn'>>,
  ): Promise<'committed' | 'conflict'>;

  // maps of squares
  /** The map of a campaign's next fight. */
  nextMap(campaignId: string): Promise<BattleMapRecord | null>;
  mapOf(encounterId: string): Promise<BattleMapRecord | null>;
  /** Where a picture lies under the map of a fight, or of a campaign's next one. */
  ground(of: { readonly encounterId: string } | { readonly nextFor: string }): Promise<MapGround | null>;
  /** That picture itself, in base64. */
  groundData(mapId: string): Promise<string | null>;
  /** Keeps a map, new or changed. A conflict where another is the campaign's next, or the fight's. */
  saveMap(record: BattleMapRecord): Promise<'committed' | 'conflict'>;

  // play
  commit(batch: Batch): Promise<Committed>;
  entry(id: string): Promise<EntryRecord | null>;
  entries(filter: EntryFilter): Promise<readonly EntryRecord[]>;
  entryCount(campaignId: string): Promise<number>;
  /** Keeps where entries are shown to everybody; what is not stored (any more) is left out. */
  setEntryMessages(shown: readonly EntryMessages[]): Promise<void>;
  entryOfInteraction(interactionId: string): Promise<EntryRecord | null>;
  /** Whether an interaction has changed something, in whichever process. */
  isReceived(interactionId: string): Promise<boolean>;
  pending(id: string): Promise<PendingRecord | null>;
  pendingOf(stream: StreamRef): Promise<PendingRecord | null>;
  /** Every number of a seed that stands for something: a command that is done, called off, or waits. Ascending. */
  numbersOfSeed(seedId: string): Promise<readonly number[]>;
  /** The waiting commands that have drawn from a seed, oldest first. */
  pendingsOfSeed(seedId: string): Promise<readonly PendingRecord[]>;
  /** More messages that show what has happened so far. */
  addPendingMessages(pendingId: string, messageIds: readonly string[]): Promise<void>;
  decision(id: string): Promise<DecisionRecord | null>;
  decisionsWithoutMessage(): Promise<readonly DecisionRecord[]>;
  /** Notes on which message some questions stand. 'settled': one of them is by now, and that its message asks it is written down. */
  setDecisionMessage(
    decisions: readonly Pick<DecisionRecord, 'id' | 'pendingId' | 'channelId'>[],
    messageId: string,
  ): Promise<'committed' | 'settled'>;
  /** Settled questions whose messages may ask them still, on one message or on all, oldest message first. */
  settled(filter: { readonly messageId?: string; readonly limit: number }): Promise<readonly SettledRecord[]>;
  /** A message asks nothing any more that is settled, but for some questions. */
  dropSettled(messageId: string, stillAsked: readonly string[]): Promise<void>;

  // ready fights
  ready(id: string): Promise<ReadyRecord | null>;
  /** The one whose heroes are taken in a channel now. */
  openReady(channelId: string): Promise<ReadyRecord | null>;
  /** The one that is fought in an encounter. */
  readyOf(encounterId: string): Promise<ReadyRecord | null>;
  /** Those that begin, are fought, or are over and nobody has been told: what a start looks after. */
  readiesUnfinished(): Promise<readonly ReadyRecord[]>;
  /** Which message shows it: not a change of its version. */
  setReadyMessage(id: string, messageId: string): Promise<void>;

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
  /** Holds something back until its owner, who is asked now, has said so again; missing where it is not as it was any more. */
  holdQueued(act: Pick<QueuedActRecord, 'id' | 'held'>): Promise<'committed' | 'missing'>;
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
  /**
   * Everything that is stored about one person, for themselves: `take` gets it part by part, those of a list one after the other. Where it
   * throws, that is all.
   */
  exportPerson(userId: string, take: (part: PersonPart) => Promise<void>): Promise<void>;
  /**
   * Removes the person everywhere: settings, drafts, active characters, gm rights; their characters become the GM's, their entries
   * anonymous. `forget` gives the settings of a campaign without what they have said in them. What was removed is then gone from the
   * file as well, where the database is one. Others have their turn in between: `passed` is called after each part, since what was read
   * before may still name them.
   */
  erasePerson(userId: string, forget: (settings: Json) => Json, passed?: () => void): Promise<void>;
  /** Whose removal was begun by a process that has ended, or goes on: it can be begun again. */
  unfinishedErasures(): Promise<readonly string[]>;
  /** All facts whose keys begin like this: key and value. */
  factsFrom(start: string): Promise<readonly (readonly [key: string, value: string])[]>;
  setFact(key: string, value: string): Promise<void>;

  close(): Promise<void>;
}
