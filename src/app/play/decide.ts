import type { Answer, Decision } from '../../engine/decision.ts';
import { intentSchema } from '../../engine/intent.ts';
import type { Json } from '../../engine/json.ts';
import { overruled } from '../../engine/overrule.ts';
import { isDie, type RolledDie } from '../../engine/roll.ts';
import { answered, readTranscript } from '../../engine/transcript.ts';
import type { Caller } from '../caller.ts';
import { hurryQueued } from '../clock/waits.ts';
import type { DecisionRecord, PendingRecord, Ports } from '../ports.ts';
import { cancelledLine, lineFor } from '../requests/lines.ts';
import { no, type Result, yes } from '../result.ts';
import { playsFor, seat, type Table } from '../table.ts';
import { cancelEntry, heldBehind } from './cancel.ts';
import type { Course } from './course.ts';
import { courseOf } from './course.ts';
import { movedOn, othersFree, reachedBy } from './others.ts';
import type { Performer } from './performer.ts';
import { type Played, refused, type Setting } from './played.ts';
import { stageOf } from './stage.ts';
import type { Stage } from './staged.ts';

/** A question as it waits: where, of which command, for whom. */
export interface OpenDecision {
  readonly decision: DecisionRecord;
  readonly question: Decision;
  readonly pending: PendingRecord;
  readonly table: Table;
  readonly mine: boolean; // the caller is the one who is asked
  readonly before: object; // the scene before the command: it has the names
}

/** Answers to waiting commands: by those who are asked, and by the GM for anybody. */
export class Decisions {
  readonly #ports: Ports;
  readonly #performer: Performer;

  constructor(ports: Ports, performer: Performer) {
    this.#ports = ports;
    this.#performer = performer;
  }

  /** The question behind a button. Refuses when it is settled, and those whose it is not. */
  async open(caller: Caller, decisionId: string): Promise<Result<OpenDecision>> {
    const decision = await this.#ports.store.decision(decisionId);
    const pending = decision === null ? null : await this.#ports.store.pending(decision.pendingId);
    if (decision === null || pending === null) return no('decisionSettled');
    const campaign = await this.#ports.store.campaign(pending.campaignId);
    if (campaign === null) return no('decisionSettled');
    const table = await seat(this.#ports, campaign, caller);
    return table.ok ? this.openAt(table.value, decisionId) : table;
  }

  /** The same at a table that is known already. */
  async openAt(table: Table, decisionId: string): Promise<Result<OpenDecision>> {
    const decision = await this.#ports.store.decision(decisionId);
    const pending = decision === null ? null : await this.#ports.store.pending(decision.pendingId);
    if (decision === null || pending === null) return no('decisionSettled');
    const mine = decision.ownerId === null ? table.gm : playsFor(table, decision.ownerId);
    if (!mine && !table.gm) return no('notYourDecision', { owner: decision.ownerId });
    const stage = await this.#stage(table, pending);
    if (!stage.ok) return stage;
    return yes({ decision, question: questionOf(decision), pending, table, mine, before: stage.value.state });
  }

  /** Answers. A GM who answers for somebody says why. Refuses an option that is not offered. */
  async answer(caller: Caller, decisionId: string, choice: string, reason: string | null): Promise<Played> {
    const opened = await this.open(caller, decisionId);
    if (!opened.ok) return refused(opened);
    const { mine } = opened.value;
    if (!mine && reason === null) return refused(no('reasonNeeded'));
    const because = mine ? {} : { reason: reason ?? '' };
    return this.answerAt(opened.value, { choice, by: caller.userId, ...because });
  }

  /** Answers a question that has been opened. */
  answerAt(opened: OpenDecision, answer: Omit<Answer, 'key' | 'seen'>): Promise<Played> {
    const { decision, question } = opened;
    return this.#goOn(opened, (course) => answered(course, { ...question, key: decision.key }, answer));
  }

  /** A GM overrules a die of a waiting command: what came after it is done anew. */
  async overrule(
    caller: Caller,
    decisionId: string,
    index: number,
    value: number,
    reason: string,
  ): Promise<Played> {
    const opened = await this.open(caller, decisionId);
    if (!opened.ok) return refused(opened);
    if (!opened.value.table.gm) return refused(no('gmOnly'));
    return this.#goOn(opened.value, (course) => {
      const ruled = overruled(course, { index, value, by: caller.userId, reason });
      return ruled.ok ? yes({ ...ruled.value, shown: 0 }) : ruled;
    });
  }

  /** A GM calls a waiting command off: nothing of it happened. The reason goes into the log. */
  async cancel(caller: Caller, decisionId: string, reason: string): Promise<Played> {
    const opened = await this.open(caller, decisionId);
    if (!opened.ok) return refused(opened);
    const { table, pending, before } = opened.value;
    if (!table.gm) return refused(no('gmOnly'));
    const line = await lineFor(this.#ports.store, null, pending);
    if (!line.ok) return refused(line);
    const at = this.#ports.clock.now();
    const { interactionId, userId } = caller;
    const entry = cancelEntry(pending, { id: this.#ports.ids.next(), userId, interactionId, at, reason });
    const written = await this.#ports.store.commit({
      interactionId,
      at,
      pending: { type: 'close', id: pending.id, expectedVersion: pending.version },
      entries: [entry],
      ...cancelledLine(line.value),
      ...heldBehind(pending),
    });
    if (written === 'committed' && pending.stream.kind === 'encounter')
      await hurryQueued(this.#ports.store, pending.stream.id, at, 'all');
    const setting = { campaign: table.campaign, system: table.system, before };
    if (written !== 'committed') return refused(no('decisionSettled'), setting);
    return {
      ...setting,
      kind: 'cancelled',
      requestId: line.value?.request.id ?? null,
      pending,
      entry,
      why: 'gm',
      reason,
    };
  }

  /**
   * The question behind a button that several have on a message of theirs: the caller's own of them where there is one, else the
   * one that the button names.
   */
  async openOwn(caller: Caller, decisionId: string): Promise<Result<OpenDecision>> {
    const named = await this.open(caller, decisionId);
    if (named.ok && named.value.mine) return named;
    const decision = await this.#ports.store.decision(decisionId);
    const pending = decision === null ? null : await this.#ports.store.pending(decision.pendingId);
    for (const { id, messageId } of pending?.decisions ?? []) {
      if (id === decisionId || messageId === null || messageId !== decision?.messageId) continue;
      const other = await this.open(caller, id);
      if (other.ok && other.value.mine) return other;
    }
    return named;
  }

  /** A waiting command and its open questions; null where it waits no longer. */
  async waiting(
    pendingId: string,
  ): Promise<{ readonly pending: PendingRecord; readonly setting: Setting } | null> {
    const { store, systems } = this.#ports;
    const pending = await store.pending(pendingId);
    const campaign = pending === null ? null : await store.campaign(pending.campaignId);
    const system = campaign === null ? undefined : await systems.load(campaign.system);
    if (pending === null || campaign === null || system === undefined) return null;
    const stage = await this.#stage({ campaign, system }, pending);
    if (!stage.ok) return null;
    return { pending, setting: { campaign, system, before: stage.value.state } };
  }

  #stage(at: Pick<Table, 'campaign' | 'system'>, pending: PendingRecord): Promise<Result<Stage>> {
    return stageOf(this.#ports.store, at, pending.stream, pending.channelId, pending.context);
  }

  /** The stage of a waiting command on which it may go on: nobody whom it would change is about to be changed by another. */
  async #free(table: Table, pending: PendingRecord): Promise<Result<Stage>> {
    const stage = await this.#stage(table, pending);
    const intent = intentSchema.safeParse(pending.intent);
    if (!stage.ok || !intent.success || movedOn(stage.value, intent.data) !== null) return stage;
    const free = await othersFree(this.#ports.store, table, reachedBy(stage.value, intent.data));
    return free.ok ? stage : free;
  }

  #goOn(opened: OpenDecision, change: (course: Course) => Result<Course>): Promise<Played> {
    const { table, pending } = opened;
    return this.#performer.perform(
      table,
      (now) => this.#free(now, pending),
      (stage) => {
        if (stage.pending === null || stage.pending.id !== pending.id) return no('decisionSettled');
        const course = courseOf(stage.pending);
        return course.ok ? change(course.value) : course;
      },
    );
  }
}

/** The dice that a waiting command has rolled so far. */
export function diceSoFar(pending: PendingRecord): readonly RolledDie[] {
  const transcript = readTranscript(pending);
  return transcript.ok ? transcript.value.dice.filter(isDie) : [];
}

/** The stored question of a decision. */
export function questionOf({ question }: Pick<DecisionRecord, 'question'>): Decision {
  return question as unknown as Decision;
}

/** What a record keeps of answers: written by the engine, so read as it wrote them. */
export const answersIn = (answers: Json): readonly Answer[] =>
  Array.isArray(answers) ? (answers as unknown as readonly Answer[]) : [];
