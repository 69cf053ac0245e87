import { Autopilot } from './autopilot/autopilot.ts';
import { Ordering } from './autopilot/orders.ts';
import { Away } from './away/away.ts';
import type { Caller } from './caller.ts';
import { CatchUp } from './catchup/index.ts';
import { Campaigns } from './campaign/campaigns.ts';
import { readCampaignSettings } from './campaign/settings.ts';
import { CharacterCreation } from './character/creation.ts';
import { Portraits } from './character/portraits.ts';
import { Sheets } from './character/sheets.ts';
import { Alarm, alarming } from './clock/alarm.ts';
import { TurnClocks } from './clock/clock.ts';
import { Proofs } from './dice/proofs.ts';
import { Seals } from './dice/seals.ts';
import { Encounters } from './encounter/encounters.ts';
import { Keeping } from './encounter/keep.ts';
import { Sights } from './encounter/sights.ts';
import { Turns } from './encounter/turns.ts';
import { Glossary } from './glossary.ts';
import { Luck } from './luck.ts';
import { Maps } from './maps/maps.ts';
import { Missions } from './missions.ts';
import { Orders } from './orders/orders.ts';
import { PackLibrary } from './packLibrary.ts';
import { Packs } from './packs.ts';
import { Parties } from './party.ts';
import { personSettings } from './person.ts';
import { Acts } from './play/act.ts';
import { ChanceTeller } from './play/chances.ts';
import { Decisions } from './play/decide.ts';
import { Performer } from './play/performer.ts';
import { Reveals } from './play/reveal.ts';
import { Undo } from './play/undo/undo.ts';
import type { Ports } from './ports.ts';
import { Conceding } from './privacy/conceding.ts';
import { Privacy } from './privacy/index.ts';
import { Requests } from './requests/requests.ts';
import { Queue } from './queue/queue.ts';
import { ReadyFights } from './ready/index.ts';
import { Rests } from './rests.ts';
import type { Result } from './result.ts';
import { Macros } from './rolls/macros.ts';
import { Reader } from './rolls/reading.ts';
import { Rolls } from './rolls/rolls.ts';
import { Safety } from './safety/safety.ts';
import { Scenes } from './scenes/scenes.ts';
import { Secrets } from './secrets.ts';
import { Speeches } from './speech/speeches.ts';
import { type Table, tableHere } from './table.ts';
import { Transcripts } from './transcript/index.ts';
import { Transfer } from './transfer/index.ts';
import { News, Waiting } from './waiting/index.ts';
import { telling } from './waiting/news.ts';

/** All that people can do, whoever asks: a command, a button, a test. */
export interface App {
  readonly ports: Ports;
  readonly campaigns: Campaigns;
  readonly creation: CharacterCreation;
  readonly sheets: Sheets;
  readonly portraits: Portraits;
  readonly speeches: Speeches;
  readonly scenes: Scenes;
  readonly acts: Acts;
  /** Says when something new is due. */
  readonly alarm: Alarm;
  readonly autopilot: Autopilot;
  readonly ordering: Ordering;
  readonly away: Away;
  readonly catchup: CatchUp;
  readonly chances: ChanceTeller;
  readonly clocks: TurnClocks;
  readonly decisions: Decisions;
  readonly encounters: Encounters;
  readonly turns: Turns;
  readonly keeping: Keeping;
  readonly sights: Sights;
  readonly orders: Orders;
  readonly queue: Queue;
  readonly maps: Maps;
  readonly packs: Packs;
  readonly missions: Missions;
  readonly parties: Parties;
  readonly privacy: Privacy;
  readonly conceding: Conceding;
  readonly ready: ReadyFights;
  readonly requests: Requests;
  readonly rests: Rests;
  readonly safety: Safety;
  readonly undo: Undo;
  readonly rolls: Rolls;
  readonly reveals: Reveals;
  readonly glossary: Glossary;
  readonly luck: Luck;
  readonly macros: Macros;
  readonly secrets: Secrets;
  readonly seals: Seals;
  readonly proofs: Proofs;
  readonly transcripts: Transcripts;
  readonly transfer: Transfer;
  readonly waiting: Waiting;
  /** Says where somebody begins or ceases to be waited for. */
  readonly news: News;
  /** The campaign where the caller is. */
  table(caller: Caller): Promise<Result<Table>>;
  /** Whether answers to the caller are plain text: their own wish, or the campaign's. */
  wantsText(caller: Caller): Promise<boolean>;
}

export function createApp(given: Ports): App {
  const alarm = new Alarm();
  const news = new News();
  const ports: Ports = { ...given, store: telling(alarming(given.store, alarm), news) };
  const { store } = ports;
  const seals = new Seals(ports);
  const performer = new Performer(ports, seals);
  const library = new PackLibrary(ports);
  const acts = new Acts(ports, performer, library);
  const sheets = new Sheets(ports, acts);
  const encounters = new Encounters(ports, performer);
  const sights = new Sights(ports, performer);
  const campaigns = new Campaigns(ports, seals);
  const decisions = new Decisions(ports, performer);
  const clocks = new TurnClocks(ports, campaigns, performer, decisions);
  const rolls = new Rolls(ports, new Reader(ports, sheets), seals);
  const scenes = new Scenes(ports);
  const packs = new Packs(ports, acts, library);
  return {
    ports,
    campaigns,
    creation: new CharacterCreation(ports, seals, (table) => library.contents(table)),
    sheets,
    portraits: new Portraits(ports),
    speeches: new Speeches(ports, acts),
    scenes,
    catchup: new CatchUp(ports, scenes),
    acts,
    chances: new ChanceTeller(ports, acts),
    alarm,
    autopilot: new Autopilot(ports, performer),
    ordering: new Ordering(ports, performer),
    away: new Away(ports, campaigns),
    clocks,
    decisions,
    encounters,
    turns: new Turns(ports, performer),
    keeping: new Keeping(ports, performer),
    sights,
    orders: new Orders(ports, decisions),
    queue: new Queue(ports, acts),
    maps: new Maps(ports, encounters),
    packs,
    glossary: new Glossary(ports, packs),
    missions: new Missions(ports, performer),
    parties: new Parties(ports, performer),
    privacy: new Privacy(store),
    conceding: new Conceding(ports, performer, decisions),
    ready: new ReadyFights(ports, performer),
    requests: new Requests(ports, acts, rolls),
    rests: new Rests(ports, performer),
    safety: new Safety(campaigns, clocks, ports.clock),
    undo: new Undo(ports),
    rolls,
    reveals: new Reveals(ports),
    luck: new Luck(ports),
    macros: new Macros(ports),
    secrets: new Secrets(ports, sights),
    seals,
    proofs: new Proofs(ports, seals, rolls),
    transcripts: new Transcripts(ports),
    transfer: new Transfer(ports, seals),
    waiting: new Waiting(ports, decisions),
    news,
    table: (caller) => tableHere(ports, caller),
    wantsText: async (caller) => {
      if ((await personSettings(store, caller.userId)).text) return true;
      const campaign = await store.campaignIn(caller.channelIds);
      return campaign !== null && readCampaignSettings(campaign.settings).text;
    },
  };
}
