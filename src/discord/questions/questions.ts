import type { Logger } from 'pino';
import { type Caller, here } from '../../app/caller.ts';
import { readCampaignSettings } from '../../app/campaign/settings.ts';
import type { App } from '../../app/index.ts';
import { type OpenDecision, questionOf } from '../../app/play/decide.ts';
import { audienceOf } from '../../app/play/hearing.ts';
import type { PlayedCancelled, PlayedDone, PlayedWaiting, Setting } from '../../app/play/played.ts';
import type { DecisionRecord, Json, PendingRecord } from '../../app/ports.ts';
import type { View } from '../../view/message.ts';
import { isSecret } from '../../view/questions/cover.ts';
import type { Mark } from '../../view/struck.ts';
import { cancelledText } from '../../view/turn/asked.ts';
import type { Channels } from '../channel.ts';
import { isGone } from '../posting/codes.ts';
import type { Strikes } from '../strikes.ts';
import type { Voice } from '../voice.ts';
import { QuestionDrawing } from './drawing.ts';
import { LeftAsking } from './left.ts';
import { since } from './mending.ts';
import { keyOf, type Sheet, sheetsOf, stillAsked } from './sheets.ts';

/** Who is asked for an answer, and where they would read it. */
interface Asking {
  readonly respond: Voice;
  readonly caller: Caller;
}

type Went = PlayedDone | PlayedWaiting;

/**
 * The messages of questions: each waits in its channel for as long as a question on it does. One shows all that is asked at the same moment,
 * a row for each; it is drawn from the waiting command, so whoever has answered, and wherever, it is brought up to date in one way. A
 * secret question has a cover there, which shows it to the one who is asked and to the GM.
 */
export class Questions {
  readonly #app: App;
  readonly #channels: Channels;
  readonly #strikes: Strikes;
  readonly #drawing: QuestionDrawing;
  readonly #log: Logger;
  readonly left: LeftAsking;
  readonly #posting = new Set<string>();
  #tried = new Set<string>(); // what was found unposted, and could not be posted

  constructor(app: App, channels: Channels, strikes: Strikes, log: Logger) {
    this.#app = app;
    this.#channels = channels;
    this.#strikes = strikes;
    this.#drawing = new QuestionDrawing(app.ports);
    this.#log = log;
    this.left = new LeftAsking(app.ports.store, channels, (pendingId) => this.update(pendingId));
  }

  /**
   * Asks the questions of a waiting command: what its own author alone is asked is the answer to it, all else is a message of its own. Where the
   * bot may not post, they all come as a part of the answer.
   */
  async ask(waiting: PlayedWaiting, asking: Asking): Promise<void> {
    const own = this.answerTo(waiting, asking);
    for (const sheet of sheetsOf(waiting, waiting.pending)) {
      if (sheet.messageId !== null) continue;
      if (own !== null && keyOf(own) === keyOf(sheet)) await this.#answerWith(waiting, sheet, asking.respond);
      else if (!(await this.#post(waiting, waiting.pending, sheet))) {
        const view = await this.#drawing.asks(waiting, sheet, waiting.pending.answers);
        await this.#stands(sheet, (await asking.respond.show(view)).at(-1));
      }
    }
  }

  /** The questions that are the answer to whoever has given a command: they alone are asked, and all may know of it. Null: none are. */
  answerTo(waiting: PlayedWaiting, { respond, caller }: Asking): Sheet | null {
    if (respond.surface !== 'new' || audienceOf(waiting.pending) !== 'all') return null;
    const isOwn = ({ ownerId, question }: DecisionRecord) =>
      !isSecret(questionOf({ question })) &&
      this.called(waiting.campaign, ownerId).every((id) => id === caller.userId);
    const isTheirs = ({ messageId, channelId, open }: Sheet) =>
      messageId === null && channelId === here(caller) && open.every(isOwn);
    return sheetsOf(waiting, waiting.pending).find(isTheirs) ?? null;
  }

  async #answerWith(waiting: PlayedWaiting, sheet: Sheet, respond: Voice): Promise<void> {
    const key = keyOf(sheet);
    this.#posting.add(key);
    try {
      const view = await this.#drawing.asks(waiting, sheet, waiting.pending.answers);
      const ids = await respond.show({ ...view, pings: [], plain: this.#text(waiting) }); // who has just written need not be called
      await this.#stands(sheet, ids.at(-1));
    } finally {
      this.#posting.delete(key);
    }
  }

  /** Posts the message of some questions. Gives whether it stands there now. */
  async #post(setting: Setting, { answers }: PendingRecord, sheet: Sheet): Promise<boolean> {
    const key = keyOf(sheet);
    if (this.#posting.has(key)) return true;
    this.#posting.add(key);
    try {
      const view = await this.#drawing.asks(setting, sheet, answers);
      const nonce = `question ${key} ${sheet.messageId ?? ''}`;
      const posted = await this.#channels.post(sheet.channelId, view, this.#text(setting), nonce);
      if (posted.ok) await this.#stands(sheet, posted.id);
      else this.#log.info({ decision: key, why: posted.why }, 'a question could not be posted');
      return posted.ok;
    } catch (error) {
      this.#log.warn({ err: error, decision: key }, 'a question could not be posted');
      return false;
    } finally {
      this.#posting.delete(key);
    }
  }

  async #stands({ open }: Sheet, messageId: string | undefined): Promise<void> {
    if (messageId === undefined) return;
    const stands = await this.#app.ports.store.setDecisionMessage(open, messageId);
    if (stands === 'settled') await this.left.endOn(messageId, open);
  }

  /**
   * Sees to it that the questions of a waiting command stand in their channels: somebody may have deleted them. Beside other processes, what is
   * not posted yet is left alone: the one that asks is about to, or has died, and then it is found.
   */
  async remind(pendingId: string): Promise<void> {
    await this.#each(pendingId, async (setting, pending, sheet) => {
      if (sheet.messageId !== null) {
        const asks = await this.#drawing.asks(setting, sheet, pending.answers);
        const there = await this.#edit(setting, sheet, asks, sheet.open);
        if (there !== 'gone') return;
      } else if (!this.#app.ports.store.alone) return;
      await this.#post(setting, pending, sheet);
    });
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
    await this.#each(pendingId, async (setting, pending, sheet) => {
      await this.#edit(setting, sheet, await this.#drawing.asks(setting, sheet, pending.answers), sheet.open);
    });
  }

  /** Asks the questions of a waiting command once more, at the end of their channels: nobody scrolls up a month for them. */
  async askAgain(pendingId: string): Promise<void> {
    await this.#each(pendingId, async (setting, pending, sheet) => {
      const posted = await this.#post(setting, pending, sheet);
      if (posted && sheet.messageId !== null) await this.#channels.remove(sheet.channelId, sheet.messageId);
    });
  }

  async #each(
    pendingId: string,
    work: (setting: Setting, pending: PendingRecord, sheet: Sheet) => Promise<void>,
  ): Promise<void> {
    const waiting = await this.#app.decisions.waiting(pendingId);
    if (waiting === null) return;
    const { setting, pending } = waiting;
    for (const sheet of sheetsOf(setting, pending)) await work(setting, pending, sheet);
  }

  /** What was asked but never posted, and was not tried by us: the process stopped between the two, unless it is about to post it. */
  async unposted(): Promise<readonly DecisionRecord[]> {
    const all = await this.#app.ports.store.decisionsWithoutMessage();
    this.#tried = new Set(all.map(({ id }) => id).filter((id) => this.#tried.has(id)));
    return all.filter(({ id }) => !this.#tried.has(id));
  }

  /** Posts what was never posted. One that cannot be does not keep the others, and is not tried again and again. */
  async postLeft(unposted: readonly DecisionRecord[]): Promise<void> {
    for (const { id } of unposted) this.#tried.add(id);
    for (const pendingId of new Set(unposted.map((one) => one.pendingId))) {
      try {
        await this.#each(pendingId, async (setting, pending, sheet) => {
          if (sheet.messageId === null) await this.#post(setting, pending, sheet);
        });
      } catch (error) {
        this.#log.error({ err: error, pending: pendingId }, 'a question could not be taken up again');
      }
    }
  }

  /** What the message of a question that was just answered shows from now on: what is still asked on it, or how it was decided. */
  async after(
    opened: OpenDecision,
    played: Went,
  ): Promise<{ readonly view: View; readonly asks: readonly DecisionRecord[] }> {
    const setting = settingOf(opened);
    const sheet = sheetsOf(setting, opened.pending).find(({ open }) =>
      open.some(({ id }) => id === opened.decision.id),
    );
    const { channelId, messageId } = opened.decision;
    const alone = { channelId, messageId, open: [opened.decision], given: [] };
    const view = await this.#shown(setting, sheet ?? alone, played);
    return { view, asks: stillAsked(setting, sheet ?? alone, played)?.open ?? [] };
  }

  /**
   * Brings the messages up to date on which something was answered; `pressed` is the one that was answered by a press on it, which shows that
   * already.
   */
  async settle(opened: OpenDecision, played: Went, pressed: string | null = null): Promise<void> {
    const setting = settingOf(opened);
    for (const sheet of sheetsOf(setting, opened.pending)) {
      if (sheet.messageId === null || sheet.messageId === pressed) continue;
      const still = stillAsked(setting, sheet, played);
      if (still?.open.length === sheet.open.length) continue;
      await this.#edit(setting, sheet, await this.#shown(setting, sheet, played), still?.open);
    }
  }

  /**
   * To be called once an answer stands on the message that was pressed: somebody else may have answered on it at the same time, and was overtaken by
   * that. Then it is shown once more. Gives whether the message is the card of a fight by now, which has to be drawn again.
   */
  async mend(opened: OpenDecision, played: Went): Promise<boolean> {
    const setting = settingOf(opened);
    const isIt = ({ messageId }: Sheet) => messageId !== null && messageId === opened.decision.messageId;
    const sheet = sheetsOf(setting, opened.pending).find(isIt);
    if (played.kind === 'done' || sheet === undefined || stillAsked(setting, sheet, played) === null)
      return false;
    const became = await since(this.#app.ports.store, opened, played);
    switch (became.kind) {
      case 'same':
        return false;
      case 'card':
        return true;
      case 'open':
        await this.update(became.pending.id);
        return false;
      case 'over': {
        const { entry } = became;
        const view =
          entry?.kind === 'play'
            ? this.#drawing.decided(setting, sheet, entry.answers)
            : this.#drawing.calledOff(setting, sheet, 'None of it happened.');
        await this.#edit(setting, sheet, view);
        return false;
      }
    }
  }

  /** What a message shows after an answer: what is still asked on it, else how it was decided. */
  async #shown(setting: Setting, sheet: Sheet, played: Went): Promise<View> {
    const still = stillAsked(setting, sheet, played);
    return still === null
      ? this.#drawing.decided(setting, sheet, answersOf(played))
      : this.#drawing.asks(setting, still, answersOf(played));
  }

  /** Strikes through the questions of a command that was called off. */
  async callOff(cancelled: PlayedCancelled): Promise<void> {
    this.#strike(cancelled.pending, 'calledOff');
    const { entry, pending } = cancelled;
    const isOpen = audienceOf(pending) === 'all';
    const why = isOpen
      ? cancelledText({ ...cancelled, by: entry.userId, userId: pending.userId })
      : 'None of it happened.';
    for (const sheet of sheetsOf(cancelled, pending))
      await this.#edit(cancelled, sheet, this.#drawing.calledOff(cancelled, sheet, why));
  }

  /** After a GM's ruling: questions that are still open are asked as they are now, the others struck through. */
  async superseded(before: OpenDecision, played: Went): Promise<void> {
    this.#strike(before.pending, 'overruled');
    const over = 'A GM overruled a die, so this question is gone.';
    for (const sheet of sheetsOf(played, before.pending)) {
      const still = stillAsked(played, sheet, played);
      const view =
        still === null
          ? this.#drawing.calledOff(played, sheet, over)
          : await this.#drawing.asks(played, still, answersOf(played));
      await this.#edit(played, sheet, view, still?.open);
    }
  }

  /** Strikes through what was shown of a command, on the messages that show it. */
  #strike({ channelId, messageIds }: PendingRecord, mark: Mark): void {
    this.#strikes.strike(
      messageIds.map((messageId) => ({ channelId, messageId })),
      mark,
    );
  }

  /** A question itself, for whoever may see it. */
  open(setting: Setting, decision: DecisionRecord): Promise<View> {
    return this.#drawing.one(setting, decision);
  }

  /** Who is called for a question: whose it is, or who stands in for them; the GMs where it is theirs. */
  called(campaign: Setting['campaign'], ownerId: string | null): readonly string[] {
    return this.#drawing.called(campaign, ownerId);
  }

  /**
   * Changes the message of some questions, of which `asks` are still asked then. What does not work is in the log: the answer matters, not
   * its picture.
   */
  async #edit(
    setting: Setting,
    sheet: Sheet,
    view: View,
    asks: readonly DecisionRecord[] = [],
  ): Promise<'there' | 'gone'> {
    const { channelId, messageId } = sheet;
    if (messageId === null) return 'gone';
    try {
      const edited = await this.#channels.edit(channelId, messageId, view, this.#text(setting));
      const isThere = edited.ok || !isGone(edited.why);
      if (!edited.ok && edited.why === 'tooManyOldEdits') this.#later(setting, sheet, view, asks);
      else if (edited.ok || !isThere) await this.left.asks(messageId, asks);
      return isThere ? 'there' : 'gone';
    } catch (error) {
      this.#log.warn({ err: error, decision: keyOf(sheet) }, 'a question could not be changed');
      return 'there';
    }
  }

  /** Shows it once the channel takes edits of old messages again: what is still asked as it is asked by then, where it still is. */
  #later(setting: Setting, sheet: Sheet, view: View, asks: readonly DecisionRecord[]): void {
    const { channelId, messageId } = sheet;
    const message = { key: `question ${messageId}`, channelId, messageId, held: true };
    const [first] = asks;
    const show = () =>
      first === undefined ? this.#edit(setting, sheet, view) : this.update(first.pendingId);
    void this.#channels.live.bring(message, show);
  }

  #text({ campaign }: Setting): boolean {
    return readCampaignSettings(campaign.settings).text;
  }
}

const settingOf = ({ table, before }: OpenDecision): Setting => ({
  campaign: table.campaign,
  system: table.system,
  before,
});

const answersOf = (played: Went): Json =>
  played.kind === 'done' ? played.entry.answers : played.pending.answers;
