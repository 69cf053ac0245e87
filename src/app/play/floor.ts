import type { PendingRecord } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import { playsFor, type Table } from '../table.ts';
import type { Stage } from './staged.ts';

/** A command that waits has the floor: until it is answered or called off, nobody changes the same stream. */
export function floorFree(stage: Stage, table: Table): Result<true> {
  return stage.pending === null ? yes(true) : no('floorTaken', floorParams(stage.pending, table));
}

/** What a refusal says of the command that has the floor. */
export function floorParams(pending: PendingRecord, table: Table) {
  return {
    pending: pending.id,
    mine: pending.decisions.some(({ ownerId }) => (ownerId === null ? table.gm : playsFor(table, ownerId))),
    asked: pending.decisions.map((decision) => decision.askedId),
    owners: pending.decisions.flatMap((decision) => decision.ownerId ?? []),
    channel: pending.channelId,
    message: pending.decisions.find((decision) => decision.messageId !== null)?.messageId ?? null,
  };
}
