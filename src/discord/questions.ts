import type { Logger } from 'pino';
import { readCampaignSettings } from '../app/campaign/settings.ts';
import { type Caller, here } from '../app/caller.ts';
import { calledFor } from '../app/away/absences.ts';
import { answeredAt } from '../app/clock/steps.ts';
import type { App } from '../app/index.ts';
import { type OpenDecision, questionOf } from '../app/play/decide.ts';
import { audienceOf } from '../app/play/hearing.ts';
import type { PlayedCancelled, PlayedDone, PlayedWaiting, Setting } from '../app/play/played.ts';
import type { DecisionRecord, PendingRecord } from '../app/ports.ts';
import {
  calledOffView,
  coverView,
  decidedCoverView,
  decidedView,
  decisionView,
  isSecret,
} from '../view/decision.ts';
import type { View } from '../view/message.ts';
import type { Mark } from '../view/struck.ts';
import { cancelledText } from '../view/turn/asked.ts';
import type { Channels } from './channel.ts';
import { isGone } from './posting/codes.ts';
import type { Strikes } from './strikes.ts';
import type { Voice } from './voice.ts';

/** Who is asked for an answer, and where they would read it. */
interface Asking {
  readonly respond: Voice;
  readonly caller: Caller;
}

/**
 * The messages of questions: each waits in its channel for as long as its question does. A secret question has a cover there,
 * which shows it to the one who is asked and to the GM.
 */
export class Questions {
  readonly #app: App;
  readonly #channels: Channels;
  readonly #strikes: Strikes;
  readonly #log: Logger;
  readonly #posting = new Set<string>();

  constructor(app: App, channels: Channels, strikes: Strikes, log: Logger) {
    this.#app = app;
    this.#channels = channels;
    this.#strikes = strikes;
    this.#log = log;
  }

  /**
   * Asks the questions of a waiting command: what its own author is asked is the answer to it, any other is a message of its own. Where the
   * bot may not post, they all come as a part of the answer.
   */
  async ask(waiting: PlayedWaiting, { respond, caller }: Asking): Promise<void> {
    const own = this.answerTo(waiting, { respond, caller });
    if (own !== null) await this.#answerWith(waiting, own, respond);
    for (const decision of waiting.pending.decisions) {
      if (decision === own || decision.messageId !== null || (await this.post(waiting, decision))) continue;
      await respond.reply(await this.#view(waiting, decision));
    }
  }

  /** The question that is the answer to whoever has given a command: they alone are asked, and all may know of it. Null: none is. */
  answerTo(waiting: PlayedWaiting, { respond, caller }: Asking): DecisionRecord | null {
    if (respond.surface !== 'new' || audienceOf(waiting.pending) !== 'all') return null;
    const isOwn = (one: DecisionRecord) =>
      one.messageId === null &&
      one.channelId === here(caller) &&
      !isSecret(questionOf(one)) &&
      this.called(waiting.campaign, one.ownerId).every((id) => id === caller.userId);
    return waiting.pending.decisions.find(isOwn) ?? null;
  }

  async #answerWith(setting: Setting, decision: DecisionRecord, respond: Voice): Promise<void> {
    this.#posting.add(decision.id);
    try {
      const view = await this.#view(setting, decision);
      const ids = await respond.show({ ...view, pings: [], plain: this.#text(setting) }); // who has just written need not be called
      const messageId = ids.at(-1);
      if (messageId !== undefined) await this.#app.ports.store.setDecisionMessage(decision.id, messageId);
    } finally {
      this.#posting.delete(decision.id);
    }
  }

  /** Posts a question as a message of its own. Gives whether it stands there now. */
  async post(setting: Setting, decision: DecisionRecord): Promise<boolean> {
    if (this.#posting.has(decision.id)) return true;
    this.#posting.add(decision.id);
    try {
      const posted = await this.#channels.post(
        decision.channelId,
        await this.#view(setting, decision),
        this.#text(setting),
        `question ${decision.id} ${decision.messageId ?? ''}`,
      );
      if (posted.ok) await this.#app.ports.store.setDecisionMessage(decision.id, posted.id);
      else this.#log.info({ decision: decision.id, why: posted.why }, 'a question could not be posted');
      return posted.ok;
    } catch (error) {
      this.#log.warn({ err: error, decision: decision.id }, 'a question could not be posted');
      return false;
    } finally {
      this.#posting.delete(decision.id);
    }
  }

  /** Sees to it that the questions of a waiting command stand in their channels: somebody may have deleted them. */
  async remind(pendingId: string): Promise<void> {
    const waiting = await this.#app.decisions.waiting(pendingId);
    if (waiting === null) return;
    const { setting } = waiting;
    for (const decision of waiting.decisions) {
      if (decision.messageId !== null) {
        const view = await this.#view(setting, decision);
        const there = await this.#edit(setting, decision, view);
        if (there !== 'gone') continue;
      }
      await this.post(setting, decision);
    }
  }

  /** Brings a campaign's open questions up to date, where whoever is called for them or the moment of their default has changed. */
  async refresh(campaignId: string): Promise<void> {
    const { store } = this.#app.ports;
    const waits = await store.waits({ campaignId, kind: 'decision' });
    const decisions = await Promise.all(waits.map(({ id }) => store.decision(id)));
    const pendings = new Set(decisions.flatMap((decision) => decision?.pendingId ?? []));
    for (const id of pendings) await this.update(id);
  }

  /** Brings the questions of a waiting command up to date, where they stand. */
  async update(pendingId: string): Promise<void> {
    const waiting = await this.#app.decisions.waiting(pendingId);
    if (waiting === null) return;
    const { setting } = waiting;
    for (const decision of waiting.decisions)
      await this.#edit(setting, decision, await this.#view(setting, decision));
  }

  /** Asks the questions of a waiting command once more, at the end of their channels: nobody scrolls up a month for them. */
  async askAgain(pendingId: string): Promise<void> {
    const waiting = await this.#app.decisions.waiting(pendingId);
    if (waiting === null) return;
    for (const decision of waiting.decisions) {
      const posted = await this.post(waiting.setting, decision);
      if (posted && decision.messageId !== null)
        await this.#channels.remove(decision.channelId, decision.messageId);
    }
  }

  /** Posts what was asked but never posted: the process stopped between the two. One that cannot be does not keep the others. */
  async resume(): Promise<void> {
    for (const decision of await this.#app.ports.store.decisionsWithoutMessage()) {
      try {
        const waiting = await this.#app.decisions.waiting(decision.pendingId);
        if (waiting !== null) await this.post(waiting.setting, decision);
      } catch (error) {
        this.#log.error({ err: error, decision: decision.id }, 'a question could not be taken up again');
      }
    }
  }

  /** Says under the cover of a secret question that it is answered; any other shows its answer itself. */
  async answered({ decision, question, table, before }: OpenDecision, by: string): Promise<void> {
    if (!isSecret(question)) return;
    const setting = { campaign: table.campaign, system: table.system, before };
    await this.#edit(setting, decision, decidedCoverView(by));
  }

  /** Says on a question's own message how it was answered, where it was not answered there. */
  async decided(
    { decision, question, table, before }: OpenDecision,
    answer: Parameters<typeof decidedView>[3],
  ): Promise<void> {
    const setting = { campaign: table.campaign, system: table.system, before };
    const view = isSecret(question)
      ? decidedCoverView(answer.by)
      : decidedView(table.system, question, before, answer);
    await this.#edit(setting, decision, view);
  }

  /** Strikes through the questions of a command that was called off. */
  async callOff(cancelled: PlayedCancelled): Promise<void> {
    this.#strike(cancelled.pending, 'calledOff');
    const { entry, pending } = cancelled;
    const isOpen = audienceOf(pending) === 'all';
    const why = isOpen
      ? cancelledText({ ...cancelled, by: entry.userId, userId: pending.userId })
      : 'None of it happened.';
    for (const decision of cancelled.pending.decisions)
      await this.#edit(
        cancelled,
        decision,
        calledOffView(cancelled.system, questionOf(decision), cancelled.before, why),
      );
  }

  /** After a GM's ruling: questions that are still open are asked as they are now, the others struck through. */
  async superseded(before: OpenDecision, played: PlayedDone | PlayedWaiting): Promise<void> {
    this.#strike(before.pending, 'overruled');
    const open = played.kind === 'waiting' ? played.pending.decisions : [];
    for (const decision of before.pending.decisions) {
      const now = open.find((one) => one.id === decision.id);
      const over = 'A GM overruled a die, so this question is gone.';
      const view =
        now === undefined
          ? calledOffView(played.system, questionOf(decision), played.before, over)
          : await this.#view(played, now);
      await this.#edit(played, decision, view);
    }
  }

  /** Strikes through what was shown of a command, on the messages that show it. */
  #strike({ channelId, messageIds }: PendingRecord, mark: Mark): void {
    this.#strikes.strike(
      messageIds.map((messageId) => ({ channelId, messageId })),
      mark,
    );
  }

  /** The question itself, for whoever may see it. */
  async open(setting: Setting, decision: DecisionRecord): Promise<View> {
    const asked = await this.#asked(setting, decision);
    return decisionView(setting.system, questionOf(decision), setting.before, asked);
  }

  async #view(setting: Setting, decision: DecisionRecord): Promise<View> {
    return isSecret(questionOf(decision))
      ? coverView(await this.#asked(setting, decision))
      : this.open(setting, decision);
  }

  async #asked({ campaign }: Setting, decision: DecisionRecord) {
    const { id, ownerId } = decision;
    const isHere = ownerId === null || calledFor(campaign, ownerId, this.#app.ports.clock.now()) !== null;
    return {
      id,
      ownerId,
      called: this.called(campaign, ownerId),
      deadline: await this.#deadline(campaign, decision),
      pings: isHere && readCampaignSettings(campaign.settings).pings,
    };
  }

  /** When a question is answered by itself, as its clock stands now; null where that never happens, or nothing does for now. */
  async #deadline({ settings }: Setting['campaign'], { id }: DecisionRecord): Promise<Date | null> {
    const { clock, paused } = readCampaignSettings(settings);
    if (paused || clock.end === null) return null;
    const wait = await this.#app.ports.store.wait(id);
    return wait === null ? null : answeredAt(clock, wait);
  }

  /** Who is called for it: whose it is, or who stands in for them; the GMs where it is theirs. */
  called(campaign: Setting['campaign'], ownerId: string | null): readonly string[] {
    if (ownerId === null) return campaign.gms;
    return [calledFor(campaign, ownerId, this.#app.ports.clock.now()) ?? ownerId];
  }

  /** Changes a question's message. What does not work is in the log: the answer matters, not its picture. */
  async #edit(setting: Setting, decision: DecisionRecord, view: View): Promise<'there' | 'gone'> {
    if (decision.messageId === null) return 'gone';
    try {
      const edited = await this.#channels.edit(
        decision.channelId,
        decision.messageId,
        view,
        this.#text(setting),
      );
      if (!edited.ok && edited.why === 'tooManyOldEdits') this.#later(setting, decision, view);
      return !edited.ok && isGone(edited.why) ? 'gone' : 'there';
    } catch (error) {
      this.#log.warn({ err: error, decision: decision.id }, 'a question could not be changed');
      return 'there';
    }
  }

  /** Shows it once the channel takes edits of old messages again, unless something newer is to be shown by then. */
  #later(setting: Setting, decision: DecisionRecord, view: View): void {
    const { id, channelId, messageId } = decision;
    const message = { key: `question ${id}`, channelId, messageId, held: true };
    void this.#channels.live.bring(message, () => this.#edit(setting, decision, view));
  }

  #text({ campaign }: Setting): boolean {
    return readCampaignSettings(campaign.settings).text;
  }
}
