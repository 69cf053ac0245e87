import { typedDice } from '../../dice/index.ts';
import type { Json } from '../../engine/json.ts';
import { type Done, run, type Waiting } from '../../engine/run.ts';
import { readCampaignSettings } from '../campaign/settings.ts';
import { openCast } from '../character/cast.ts';
import { playerOf } from '../character/player.ts';
import { decisionWaits } from '../clock/waits.ts';
import { ATTEMPTS, type Draw, type Seals } from '../dice/seals.ts';
import { typedBefore, typedMisfit } from '../dice/typed.ts';
import type {
  Batch,
  DecisionRecord,
  EncounterRecord,
  EntryRecord,
  PendingRecord,
  PendingWrite,
  Ports,
} from '../ports.ts';
import { type No, no, type Result } from '../result.ts';
import {
  type Answering,
  cancelledLine,
  doneLine,
  type Line,
  lineFor,
  waitingLine,
} from '../requests/lines.ts';
import { type Table, tableAt } from '../table.ts';
import { cancelEntry } from './cancel.ts';
import type { Course } from './course.ts';
import { forAll, heardBy, isOpen } from './hearing.ts';
import { orderedAnswer, orderFor } from '../orders/ordered.ts';
import { contextOf, movedOn } from './others.ts';
import type { Played, PlayedCancelled, PlayedDone, PlayedRefused, PlayedWaiting, Setting } from './played.ts';
import type { Stage } from './stage.ts';
import { entriesBeside, stateWrites } from './writes.ts';

type Plan = { readonly batch: Batch; readonly played: PlayedDone | PlayedWaiting | PlayedCancelled };

/** What goes with a command: written with it, or not at all. */
export interface Companions extends Pick<Batch, 'unqueue'> {
  readonly answering?: Answering | null; // the line of a request
}

/** A course with the dice that it draws from, and the line of a request that it answers. */
type Drawing = Course & { readonly draw: Draw; readonly line: Line | null };

/**
 * Runs commands on streams: compute outside of any transaction, write once, and when somebody else wrote first, look
 * again and decide again. In one process, those who act in the same campaign queue up, for they draw from the same seed;
 * between processes the store's locks decide.
 */
export class Performer {
  readonly #ports: Ports;
  readonly #seals: Seals;

  constructor(ports: Ports, seals: Seals) {
    this.#ports = ports;
    this.#seals = seals;
  }

  /**
   * Takes how to open the stage at a table and what to run on it, both made anew at each attempt, and what goes with it: the line
   * of a request that it answers, which is looked at anew as well, and what was queued and is done with it. Gives what came of it.
   */
  perform(
    seated: Table,
    open: (table: Table) => Promise<Result<Stage>>,
    course: (stage: Stage) => Result<Course>,
    { answering = null, ...along }: Companions = {},
  ): Promise<Played> {
    const { campaign, caller } = seated;
    return this.#seals.inTurn(campaign.id, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const table = await tableAt(this.#ports.store, seated, attempt);
        if (readCampaignSettings(table.campaign.settings).paused) return refused(no('paused'), null);
        const stage = await open(table);
        if (!stage.ok) return refused(stage, null);
        const since = stage.value.encounter?.restingSince ?? null;
        if (since !== null) return refused(no('fightRests', { since: since.getTime() / 1000 }), null);
        const given = course(stage.value);
        const setting = settingOf(table, stage.value);
        if (!given.ok) return refused(given, setting);
        const line = await lineFor(this.#ports.store, answering, given.value.waits);
        if (!line.ok) return refused(line, setting);
        const draw = given.value.draw ?? (await this.#seals.draw(campaign.id, caller.interactionId));
        const plan = await this.#plan(table, stage.value, { ...given.value, draw, line: line.value });
        if ('kind' in plan) return plan;
        const written = await this.#ports.store.commit({ ...plan.batch, ...along });
        if (written === 'committed') return plan.played;
        if (written === 'duplicate')
          return {
            kind: 'again',
            entry: await this.#ports.store.entryOfInteraction(caller.interactionId),
          };
        if (written === 'nameTaken') return refused(no('tryAgain'), setting);
      }
      return refused(no('tooBusy'), null);
    });
  }

  async #plan(table: Table, stage: Stage, course: Drawing): Promise<Plan | PlayedRefused> {
    const setting = settingOf(table, stage);
    const { system } = table;
    const { waits, line } = course;
    const gone = waits === null ? null : movedOn(stage, course.intent);
    if (waits !== null && gone !== null) return this.#cancelled(table, waits, line, setting, gone);
    const sealed = this.#ports.dice.source(course.draw.seed);
    const typed = course.typed === null ? null : typedDice(course.typed, sealed);
    const source = typed ?? (waits === null ? sealed : typedBefore(waits.dice, sealed));
    const ran = run(system.ruleset, stage.state, (tx) => system.perform(tx, course.intent), {
      source,
      dice: course.dice,
      answers: course.answers,
      rulings: course.rulings,
    });
    const misfit = typed?.misfit() ?? null;
    if (misfit !== null && ran.kind !== 'refused') return refused(typedMisfit(misfit), setting);
    const named = stage.others.map(({ record }) => record);
    const outcome = heardBy(stage, course.intent, ran, await openCast(this.#ports.store, table, named));
    switch (outcome.kind) {
      case 'refused':
        if (waits === null) return { kind: 'refused', refusal: outcome.refusal, setting };
        return this.#cancelled(table, waits, line, setting);
      case 'diverged':
        if (waits === null) throw new Error(`a new command diverged at ${outcome.at}`);
        return this.#cancelled(table, waits, line, setting);
      case 'waiting': {
        const goesOn = await this.#ordered(table, stage, course, outcome);
        return goesOn === null
          ? this.#waiting(table, stage, course, outcome, setting)
          : this.#plan(table, stage, goesOn);
      }
      case 'done':
        return this.#done(table, stage, course, outcome, setting);
    }
  }

  /**
   * The rules say something else than when the command was given, or somebody it names has moved on: it is called off, and
   * nothing of it happened.
   */
  #cancelled(
    { caller }: Table,
    pending: PendingRecord,
    line: Line | null,
    setting: Setting,
    gone: string | null = null,
  ): Plan {
    const at = this.#ports.clock.now();
    const { interactionId, userId } = caller;
    const by = { id: this.#ports.ids.next(), userId, interactionId, at, reason: null, gone };
    const entry = cancelEntry(pending, by);
    return {
      batch: {
        interactionId,
        at,
        pending: { type: 'close', id: pending.id, expectedVersion: pending.version },
        entries: [entry],
        ...cancelledLine(line),
      },
      played: {
        ...setting,
        kind: 'cancelled',
        requestId: line?.request.id ?? null,
        pending,
        entry,
        why: gone === null ? 'rulesChanged' : 'movedOn',
        reason: gone,
      },
    };
  }

  /** The command with the answers that standing orders give to its open questions; null where none does. */
  async #ordered(
    { system }: Table,
    { state }: Stage,
    course: Drawing,
    { decisions, dice }: Waiting,
  ): Promise<Drawing | null> {
    const { store } = this.#ports;
    const orders = await store.ordersOf(decisions.map(({ asked }) => asked));
    if (orders.length === 0) return null;
    const [answers, ordered] = [[...course.answers], [...course.ordered]];
    for (const decision of decisions) {
      const record = await store.character(decision.asked);
      const order = orderFor(decision, orders, { system, before: state, record });
      if (order === null) continue;
      answers.push(orderedAnswer(decision, order, dice.length));
      ordered.push({ order, character: record?.name ?? '', decision });
    }
    return answers.length === course.answers.length ? null : { ...course, dice, answers, ordered };
  }

  async #waiting(
    table: Table,
    stage: Stage,
    course: Drawing,
    outcome: Waiting,
    setting: Setting,
  ): Promise<Plan> {
    const { waits, line } = course;
    const at = this.#ports.clock.now();
    const ownerOf = await this.#owners(table, stage, course);
    const id = waits?.id ?? this.#ports.ids.next();
    const decisions = outcome.decisions.map((decision): DecisionRecord => {
      const kept = waits?.decisions.find((one) => one.key === decision.key);
      const question = json(decision);
      if (kept !== undefined) return { ...kept, question };
      return {
        id: this.#ports.ids.next(),
        pendingId: id,
        key: decision.key,
        askedId: decision.asked,
        ownerId: ownerOf(decision.asked),
        question,
        channelId: stage.channelId,
        messageId: null,
        createdAt: at,
      };
    });
    const record: PendingRecord = {
      id,
      campaignId: table.campaign.id,
      channelId: stage.channelId,
      stream: stage.stream,
      version: (waits?.version ?? 0) + 1,
      streamVersion: stage.version,
      userId: course.userId,
      characterId: course.characterId,
      intent: json(course.intent),
      ...course.draw,
      dice: json(outcome.dice),
      answers: json(course.answers),
      rulings: json(course.rulings),
      events: json(outcome.events),
      context: contextOf(stage.others),
      messageIds: [...(waits?.messageIds ?? []), ...answeredIn(waits, decisions)],
      createdAt: waits?.createdAt ?? at,
      decisions,
    };
    const asked = decisions.filter(({ id }) => !waits?.decisions.some((kept) => kept.id === id));
    const begun = decisionWaits(table, asked, stored(stage.encounter));
    const pending: PendingWrite =
      waits === null ? { type: 'open', record } : { type: 'advance', record, expectedVersion: waits.version };
    return {
      batch: {
        interactionId: table.caller.interactionId,
        at,
        ...drawnFirst(course),
        pending,
        waits: begun,
        ...(waits === null ? waitingLine(line, id) : {}),
      },
      played: {
        ...setting,
        kind: 'waiting',
        requestId: line?.request.id ?? null,
        pending: record,
        events: outcome.events.slice(course.shown),
        ordered: course.ordered,
        // One that waits before it has begun is stored nowhere yet: there is nothing to show.
        encounter: stage.encounter?.version === 0 ? null : stage.encounter,
      },
    };
  }

  async #done(
    table: Table,
    stage: Stage,
    course: Drawing,
    outcome: Done<object>,
    setting: Setting,
  ): Promise<Plan | PlayedRefused> {
    const at = this.#ports.clock.now();
    const entry: EntryRecord = {
      id: this.#ports.ids.next(),
      campaignId: table.campaign.id,
      channelId: stage.channelId,
      stream: stage.stream,
      number: stage.version + 1,
      kind: 'play',
      userId: course.userId,
      characterId: course.characterId,
      interactionId: table.caller.interactionId,
      intent: json(course.intent),
      ...course.draw,
      dice: json(isOpen(outcome) ? outcome.dice.map(forAll) : outcome.dice),
      answers: json(course.answers),
      rulings: json(course.rulings),
      events: json(outcome.events),
      patches: json(outcome.patches),
      inverse: json(outcome.inverse),
      revealsDice: outcome.dice.length > 0,
      undoes: null,
      undoneBy: null,
      messageId: null,
      otherMessages: [...(course.waits?.messageIds ?? []), ...answeredIn(course.waits, [])],
      createdAt: at,
    };
    const change = await stateWrites(this.#ports.store, table, stage, outcome.state, at);
    if (!change.ok) return refused(change, setting);
    const { part, encounter, campaign } = change.value;
    return {
      batch: {
        interactionId: table.caller.interactionId,
        at,
        ...drawnFirst(course),
        entries: [entry, ...entriesBeside(this.#ports.ids, entry, part.characters ?? [])],
        ...part,
        ...doneLine(course.line, entry),
        ...(course.waits === null
          ? {}
          : { pending: { type: 'close', id: course.waits.id, expectedVersion: course.waits.version } }),
      },
      played: {
        ...setting,
        campaign,
        kind: 'done',
        requestId: course.line?.request.id ?? null,
        entry,
        events: outcome.events.slice(course.shown),
        ordered: course.ordered,
        after: outcome.state,
        encounter,
      },
    };
  }

  /** Whose answer it is that is asked of a character. */
  async #owners(
    table: Table,
    { state }: Stage,
    { userId }: Course,
  ): Promise<(asked: string) => string | null> {
    const all = await this.#ports.store.characters(table.campaign.id, { archived: false });
    const players = new Map(all.map((one) => [one.id, playerOf(one)]));
    return (asked) => {
      // Who does what somebody else says does not decide either; of several who command whoever gave the command, else the GM.
      const able = (table.system.commanders?.(state, asked) ?? [asked]).map((id) => players.get(id) ?? null);
      return able.length === 1 ? (able[0] ?? null) : (able.find((owner) => owner === userId) ?? null);
    };
  }
}

/** The messages of the questions that a command waited for and no longer does: they say how it was decided. */
const answeredIn = (waits: PendingRecord | null, open: readonly DecisionRecord[]): readonly string[] =>
  (waits?.decisions ?? [])
    .filter(({ id }) => !open.some((one) => one.id === id))
    .flatMap(({ messageId }) => messageId ?? []);

/** A command raises the count of its seed when it is stored for the first time. */
function drawnFirst({ waits, draw }: Drawing): Pick<Batch, 'drawn'> {
  return waits === null ? { drawn: draw.drawn } : {};
}

function settingOf(table: Table, stage: Stage): Setting {
  return { campaign: table.campaign, system: table.system, before: stage.state };
}

function refused(why: No, setting: Setting | null): PlayedRefused {
  return { kind: 'refused', refusal: why.refusal, setting };
}

/** Engine records are plain data; their types say more than JSON's does. */
function json(record: unknown): Json {
  return record as Json;
}

/** The id of a fight that is stored already; one that is only now beginning is not. */
const stored = (encounter: EncounterRecord | null): string | null =>
  encounter === null || encounter.version === 0 ? null : encounter.id;
