import type { Logger } from 'pino';
import { type Caller, here } from '../app/caller.ts';
import { readCampaignSettings } from '../app/campaign/settings.ts';
import type { App } from '../app/index.ts';
import { audienceOf } from '../app/play/hearing.ts';
import { partyChanged } from '../app/play/party.ts';
import {
  isTooEarly,
  type Played,
  type PlayedCancelled,
  type PlayedDone,
  type PlayedRefused,
  type PlayedWaiting,
  type Setting,
} from '../app/play/played.ts';
import type { CampaignRecord, EncounterRecord, SettledRecord } from '../app/ports.ts';
import { type Refusal, refusal } from '../app/result.ts';
import { shutFrom } from '../app/scenes/privacy.ts';
import { type AnySystem, seatIn } from '../app/table.ts';
import type { RolesIn } from '../app/waiting/index.ts';
import { permissionLine } from '../view/campaign.ts';
import type { View } from '../view/message.ts';
import { keptView } from '../view/queue.ts';
import { refusalView } from '../view/refusals.ts';
import { cancelledView } from '../view/turn/asked.ts';
import { Alone } from './alone.ts';
import { Answers } from './answers.ts';
import { Boards } from './boards.ts';
import { Cards } from './cards/cards.ts';
import type { Channels, Fetched, Posted } from './channel.ts';
import { twice } from './forsaken.ts';
import { Questions } from './questions/questions.ts';
import { ReadyMessages } from './ready/messages.ts';
import { RequestLists } from './requests.ts';
import type { Timer } from './responder.ts';
import { ShownIn } from './shownIn.ts';
import { Strikes } from './strikes.ts';
import { Trackers } from './trackers.ts';
import type { Told } from './told.ts';
import { isUnseen } from './unseen.ts';
import { channelVoice, toldThere, type Voice } from './voice.ts';

/**
 * What follows a command once it is stored: the answer, the tracker, a message for every question, a ping for whose turn it
 * is. All of it can be done again from what is stored, so a restart in between loses nothing.
 */
export class Aftermath {
  readonly #app: App;
  readonly #log: Logger;
  readonly #complained = new Map<string, string>(); // fight → what was said to be lacking there
  readonly channels: Channels;
  readonly shownIn: ShownIn;
  readonly strikes: Strikes;
  readonly trackers: Trackers;
  readonly cards: Cards;
  readonly questions: Questions;
  readonly ready: ReadyMessages;
  readonly requests: RequestLists;
  readonly boards: Boards;
  readonly alone: Alone;
  readonly answers: Answers;

  constructor(app: App, channels: Channels, log: Logger, timer: Timer) {
    this.#app = app;
    this.channels = channels;
    this.#log = log;
    this.shownIn = new ShownIn(app.ports.store, log, timer);
    this.strikes = new Strikes(channels, log);
    this.trackers = new Trackers(app, channels, log);
    this.questions = new Questions(app, channels, this.strikes, log);
    this.ready = new ReadyMessages(app, channels, log);
    this.requests = new RequestLists(app, channels, log);
    this.boards = new Boards(app, channels, log);
    this.alone = new Alone(app, channels, log);
    this.cards = new Cards(app, channels, this.questions, log);
    this.answers = new Answers(app, this);
  }

  /** What roles the caller has on each server. */
  rolesIn({ userId }: Caller): RolesIn {
    return (guildId) => this.channels.rolesOf(guildId, userId);
  }

  /** Tells what came of a command to who gave it, and everybody whom it concerns. */
  async tell(asked: Told, played: Played): Promise<void> {
    const told = await this.toldWhereItIs(asked, played);
    switch (played.kind) {
      case 'refused':
        await told.respond.whisper(refusedView(played, told));
        return this.#remind(played.refusal);
      case 'again':
        return told.respond.leave(refusalView(refusal('alreadyDone'), null));
      case 'kept':
        await told.respond.whisper(keptView(played));
        if (played.until.kind === 'answer') await this.questions.remind(played.until.pendingId);
        return;
      case 'cancelled':
        await this.#tellCalledOff(told, played);
        await this.questions.callOff(played);
        await this.#showAgain(played);
        return this.#listed(played);
      case 'waiting': {
        // What has happened has happened: where the answer does not get through, the rest goes on all the same.
        let by: 'card' | 'told' = 'told';
        try {
          by = await this.answers.give(told, played, []);
        } finally {
          await this.questions.ask(played, told);
          await this.#show(played, by);
          await this.#listed(played);
        }
        return this.complain(told, played.encounter);
      }
      case 'done': {
        let by: 'card' | 'told' = 'told';
        try {
          by = await this.answers.give(told, played, [played.entry.id]);
        } finally {
          await this.#show(played, by);
          await this.partyMoved(played, played.before, played.after, played.encounter);
          await this.#listed(played);
        }
        await this.complain(told, played.encounter);
        return this.endDecided(told, played);
      }
    }
  }

  /** A ready fight in which one side is beaten ends by itself. */
  async endDecided(
    { caller, viewer }: Pick<Told, 'caller' | 'viewer'>,
    { campaign, system, encounter, after }: PlayedDone,
  ): Promise<void> {
    if (encounter === null || encounter.endedAt !== null) return;
    const table = { ...seatIn(campaign, caller, this.#app.ports.clock.now()), system };
    const ended = await this.#app.ready.endings.endDecided(table, encounter, after);
    if (ended === null) return;
    const { text } = readCampaignSettings(campaign.settings);
    const respond = channelVoice(this.channels, encounter.channelId, text);
    await this.tell({ respond, caller, viewer }, ended);
  }

  /** Where and by which voice it is told what came of a command. */
  async toldWhereItIs(told: Told, played: Played): Promise<Told> {
    if (played.kind === 'refused' || played.kind === 'again' || played.kind === 'kept') return told;
    const { channelId } = played.kind === 'waiting' ? played.pending : played.entry;
    return { ...told, respond: await this.voiceFor(told, played.campaign, channelId) };
  }

  /** Where it is told what is done in a channel: in a private scene from elsewhere in that scene, and to who does it alone. */
  async voiceFor(
    { respond, caller }: Pick<Told, 'respond' | 'caller'>,
    campaign: CampaignRecord,
    channelId: string,
  ): Promise<Voice> {
    const from = here(caller);
    if (channelId === from) return respond;
    const shut = await shutFrom(this.#app.ports.store, campaign.id, from);
    if (!shut.has(channelId)) return respond;
    const there = channelVoice(this.channels, channelId, readCampaignSettings(campaign.settings).text);
    return toldThere(there, respond);
  }

  /** Shows what came of a command on the card and the tracker, and tells nobody else of it. */
  async show(played: Played): Promise<void> {
    if (played.kind === 'done' || played.kind === 'waiting') await this.#show(played, 'told');
  }

  /** Brings the card and the tracker of a fight up to date. `calls`: a turn that has begun rings the phone of who is up. */
  async showFight(
    campaign: CampaignRecord,
    system: AnySystem,
    encounter: EncounterRecord,
    wish: { readonly calls?: boolean; readonly anew?: boolean } = {},
  ): Promise<void> {
    await this.trackers.open(campaign, system, encounter, null);
    await this.cards.show(encounter.id, wish);
    this.trackers.show(campaign, system, encounter);
    if (encounter.endedAt !== null) await this.ready.over(encounter.id);
  }

  /** Who runs into somebody's open question may do so because nobody can see it any more. */
  async #remind({ code, params }: Refusal): Promise<void> {
    if (code === 'floorTaken' && typeof params.pending === 'string')
      await this.questions.remind(params.pending);
  }

  /** Tells whoever acts what the bot may not do in the channel of a fight: once, until it is something else. */
  async complain({ respond, caller }: Told, encounter: EncounterRecord | null): Promise<void> {
    if (encounter === null || here(caller) !== encounter.channelId) return;
    const line = permissionLine(respond.lacks) ?? '';
    const before = this.#complained.get(encounter.id) ?? '';
    if (encounter.endedAt !== null || line === '') this.#complained.delete(encounter.id);
    else this.#complained.set(encounter.id, line);
    const troubles = [await this.trackers.trouble(encounter.id), this.cards.trouble(encounter.id)];
    const trouble = troubles.find((one) => one !== null) ?? null;
    const told = line !== '' && line !== before ? line : trouble;
    if (told !== null) await respond.whisper({ card: { text: told, tone: 'bad' } });
  }

  /** After a start: posts what was asked but never posted, and brings trackers up to date. Opens no rulebook for anything else. */
  async resume(): Promise<void> {
    if (this.#app.ports.store.alone) await this.questions.postLeft(await this.questions.unposted());
    await this.cards.resume();
    await this.#endSettled(await this.questions.left.found());
    await this.requests.resume();
    await this.ready.resume();
    await this.boards.resume();
    const { store } = this.#app.ports;
    for (const id of await store.encountersShownLate()) {
      try {
        const encounter = await store.encounter(id);
        if (encounter !== null) await this.#resumeFight(encounter);
      } catch (error) {
        this.#log.error({ err: error, encounter: id }, 'a fight could not be taken up again');
      }
    }
  }

  /** Looks for what a process has died over, each of which brings it to its end. Cards come first: the message of a question may be one. */
  looks(): readonly (() => Promise<void>)[] {
    return [
      twice({
        find: () => this.#app.ports.store.cardsUnfinished(),
        keyOf: ({ id }) => id,
        finish: (cards) => this.cards.finish(cards),
      }),
      twice({
        find: () => this.questions.left.found(),
        keyOf: ({ decisionId }) => decisionId,
        finish: (left) => this.#endSettled(left),
      }),
      twice({
        find: () => this.questions.unposted(),
        keyOf: ({ id }) => id,
        finish: (left) => this.questions.postLeft(left),
      }),
    ];
  }

  async #endSettled(left: readonly SettledRecord[]): Promise<void> {
    for (const fight of await this.questions.left.end(left)) await this.cards.show(fight);
  }

  async #resumeFight(encounter: EncounterRecord): Promise<void> {
    const { store, systems } = this.#app.ports;
    const campaign = await store.campaign(encounter.campaignId);
    const system = campaign === null ? undefined : await systems.load(campaign.system);
    if (campaign !== null && system !== undefined)
      await this.showFight(campaign, system, encounter, { calls: false });
  }

  /** A message of ours, as it stands in its channel now. */
  look(channelId: string, messageId: string): Promise<Fetched> {
    return this.channels.look(channelId, messageId);
  }

  /** The list of the request that a command answers, as it is now. */
  async #listed({ requestId }: PlayedDone | PlayedWaiting | PlayedCancelled): Promise<void> {
    if (requestId !== null) await this.requests.show(requestId);
  }

  /** Says that a command was called off: to everybody, or to those whom it was for and whose it was. */
  async #tellCalledOff({ respond, caller }: Told, played: PlayedCancelled): Promise<void> {
    const { entry, pending, campaign } = played;
    const { pings } = readCampaignSettings(campaign.settings);
    const view = cancelledView({ ...played, by: entry.userId, userId: pending.userId }, pings);
    const to = audienceOf(pending);
    if (to === 'all') return this.shownIn.note(caller, entry, await respond.show(view));
    const { content: _, ...said } = view;
    await respond.whisper(said);
    const players = [...(await this.alone.playersOf(to === 'gm' ? [] : to)), pending.userId];
    const seenBy = [...new Set(players)].filter((one) => !campaign.gms.includes(one));
    await this.alone.otherGms(campaign, caller, said, seenBy);
    await this.alone.players(campaign, caller, players, said);
  }

  /** Posts something in a channel of a campaign's (or of none). */
  async post(channelId: string, campaignId: string | null, view: View): Promise<Posted> {
    const campaign = campaignId === null ? null : await this.#app.ports.store.campaign(campaignId);
    const text = campaign !== null && readCampaignSettings(campaign.settings).text;
    return this.channels.post(channelId, view, text);
  }

  /** Posts something in a channel, of no matter which campaign; gives the message's id, null where that cannot be. */
  async postHere(channelId: string, view: View, text: boolean): Promise<string | null> {
    const posted = await this.channels.post(channelId, view, text);
    return posted.ok ? posted.id : null;
  }

  /** Tells one person something in their direct messages; false where they take none. */
  async tellAlone(userId: string, view: View, text: boolean): Promise<boolean> {
    return (await this.channels.whisper(userId, view, text)).ok;
  }

  /** Brings a campaign's trackers and open questions up to date with what is not in the fights themselves: who is away. */
  async showAbsences(id: string): Promise<void> {
    const { store, systems } = this.#app.ports;
    const campaign = await store.campaign(id);
    const system = campaign === null ? undefined : await systems.load(campaign.system);
    if (campaign === null || system === undefined) return;
    for (const encounter of await store.runningEncountersOf(id))
      await this.showFight(campaign, system, encounter);
    await this.questions.refresh(id);
  }

  /** All fights of a campaign show its party: where it has changed, the others show it anew. */
  async partyMoved(
    { system, campaign }: Pick<Setting, 'system' | 'campaign'>,
    before: object,
    after: object,
    shown: EncounterRecord | null,
  ): Promise<void> {
    if (!partyChanged({ system }, before, after)) return;
    for (const encounter of await this.#app.ports.store.runningEncountersOf(campaign.id))
      if (encounter.id !== shown?.id) await this.showFight(campaign, system, encounter);
  }

  async #show(played: PlayedWaiting | PlayedDone, by: 'card' | 'told'): Promise<void> {
    const { campaign, system, encounter } = played;
    if (encounter === null || isUnseen(played)) return;
    if (by === 'told') await this.cards.show(encounter.id);
    this.trackers.show(campaign, system, encounter);
    if (encounter.endedAt !== null) await this.ready.over(encounter.id);
  }

  /** The tracker no longer waits for whom a command waited that was called off. */
  async #showAgain({ campaign, system, pending }: PlayedCancelled): Promise<void> {
    if (pending.stream.kind !== 'encounter') return;
    const encounter = await this.#app.ports.store.encounter(pending.stream.id);
    if (encounter !== null) await this.showFight(campaign, system, encounter);
  }
}

/** Why not, and where it was too early, how to have it done in time. */
function refusedView(played: PlayedRefused, { elsewhen, queueIt = null }: Told): View {
  const { refusal: why, setting } = played;
  const view = refusalView(why, setting);
  if (elsewhen !== true || !isTooEarly(played) || view.card === undefined) return view;
  return {
    ...view,
    card: { ...view.card, footer: 'when:on my turn does it as soon as your turn comes.' },
    rows: [...(view.rows ?? []), ...(queueIt === null ? [] : [[queueIt]])],
  };
}
