import type { Decision } from '../../engine/decision.ts';
import type { Json } from '../../engine/json.ts';
import type { Done, Waiting } from '../../engine/run.ts';
import { playerOf } from '../character/player.ts';
import { decisionWaits } from '../clock/waits.ts';
import type { Draw } from '../dice/seals.ts';
import type {
  Batch,
  DecisionRecord,
  EncounterRecord,
  EntryRecord,
  GivenRecord,
  PendingRecord,
  PendingWrite,
  Ports,
} from '../ports.ts';
import { cancelledLine, doneLine, type Line, waitingLine } from '../requests/lines.ts';
import type { Table } from '../table.ts';
import { cancelEntry, heldBehind } from './cancel.ts';
import type { Course } from './course.ts';
import { forAll, isOpen } from './hearing.ts';
import { contextOf } from './others.ts';
import {
  type PlayedCancelled,
  type PlayedDone,
  type PlayedRefused,
  type PlayedWaiting,
  refused,
  type Setting,
} from './played.ts';
import type { Stage } from './staged.ts';
import { entriesBeside, stateWrites } from './writes.ts';

/** What is to be written of a command, and what is told of it once it is. */
export type Plan = { readonly batch: Batch; readonly played: PlayedDone | PlayedWaiting | PlayedCancelled };

/** A course with the dice that it draws from, and the line of a request that it answers. */
export type Drawing = Course & { readonly draw: Draw; readonly line: Line | null };

/** Says what comes of commands: nothing of it is written yet. */
export class Plans {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * The rules say something else than when the command was given, or somebody it names has moved on: it is called off, and
   * nothing of it happened.
   */
  cancelled(
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
        ...heldBehind(pending),
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

  /** What is written where a command waits for somebody to decide. */
  async waiting(
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
      events: json(outcome.events.slice(course.again?.told ?? 0)),
      context: contextOf(stage.others),
      messageIds: [...(waits?.messageIds ?? []), ...answeredIn(waits, decisions)],
      createdAt: waits?.createdAt ?? at,
      decisions,
      given: outcome.answered.map((decision) => givenIn(waits, decision, ownerOf(decision.asked))),
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

  /** What is written where a command takes effect. Refuses who is out of its reach by now. */
  async done(
    table: Table,
    stage: Stage,
    course: Drawing,
    outcome: Done<object>,
    setting: Setting,
  ): Promise<Plan | PlayedRefused> {
    const at = this.#ports.clock.now();
    const { again } = course;
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
      events: json(outcome.events.slice(again?.told ?? 0)),
      patches: json([...(again?.back ?? []), ...outcome.patches]),
      inverse: json([...outcome.inverse, ...(again?.on ?? [])]),
      revealsDice: outcome.dice.length > 0 || (table.system.shows?.(outcome.events) ?? false),
      undoes: null,
      undoneBy: null,
      fromFile: false,
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

/** The messages of the questions that a command waited for, where it no longer does for any on them: they say how it was decided. */
function answeredIn(waits: PendingRecord | null, open: readonly DecisionRecord[]): readonly string[] {
  const isOpen = (messageId: string) => open.some((one) => one.messageId === messageId);
  const answered = (waits?.decisions ?? [])
    .filter(({ id }) => !open.some((one) => one.id === id))
    .flatMap(({ messageId }) => messageId ?? []);
  return [...new Set(answered)].filter((messageId) => !isOpen(messageId));
}

/** A question that has its answer, on the message on which it was asked. */
function givenIn(waits: PendingRecord | null, decision: Decision, ownerId: string | null): GivenRecord {
  const isIt = ({ key }: GivenRecord) => key === decision.key;
  const messageId = (waits?.decisions.find(isIt) ?? waits?.given.find(isIt))?.messageId ?? null;
  return { key: decision.key, askedId: decision.asked, ownerId, question: json(decision), messageId };
}

/** A command raises the count of its seed when it is stored for the first time. */
function drawnFirst({ waits, draw }: Drawing): Pick<Batch, 'drawn'> {
  return waits === null ? { drawn: draw.drawn } : {};
}

/** Engine records are plain data; their types say more than JSON's does. */
function json(record: unknown): Json {
  return record as Json;
}

/** The id of a fight that is stored already; one that is only now beginning is not. */
const stored = (encounter: EncounterRecord | null): string | null =>
  encounter === null || encounter.version === 0 ? null : encounter.id;
