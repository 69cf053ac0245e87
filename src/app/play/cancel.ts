import type { Batch, EntryRecord, PendingRecord } from '../ports.ts';
import { audienceOf } from './hearing.ts';
import { actorOf } from './undo/begins.ts';

/**
 * Who calls a waiting command off, and why; without a reason, because the rules have changed since it was given, or somebody
 * whom it names has moved on.
 */
interface CallOff {
  readonly id: string; // of the entry
  readonly userId: string;
  readonly interactionId: string;
  readonly at: Date;
  readonly reason: string | null;
  readonly gone?: string | null; // the name of who has moved on
}

/**
 * What is kept of a command that was called off: its dice and the number that it has drawn stay used. That it was, and why, is for
 * those whom the command was for.
 */
export function cancelEntry(
  pending: PendingRecord,
  { id, userId, interactionId, at, reason, gone = null }: CallOff,
): EntryRecord {
  const to = audienceOf(pending);
  return {
    id,
    campaignId: pending.campaignId,
    channelId: pending.channelId,
    stream: { kind: 'aside', id },
    number: 1,
    kind: 'cancel',
    userId,
    characterId: pending.characterId,
    interactionId,
    intent: pending.intent,
    seed: pending.seed,
    drawn: pending.drawn,
    dice: pending.dice,
    answers: pending.answers,
    rulings: pending.rulings,
    events: [
      { type: 'cancelled', data: { reason, gone, user: pending.userId }, ...(to === 'all' ? {} : { to }) },
    ],
    patches: [],
    inverse: [],
    revealsDice: true,
    undoes: null,
    undoneBy: null,
    fromFile: false,
    messageId: null,
    otherMessages: pending.messageIds,
    createdAt: at,
  };
}

/** What whoever gave a command in a fight wanted done right after it: with the command called off, they are asked again. */
export function heldBehind({ stream, intent }: PendingRecord): Pick<Batch, 'hold'> {
  const actor = stream.kind === 'encounter' ? actorOf(intent) : null;
  return actor === null ? {} : { hold: { encounterId: stream.id, actorId: actor } };
}
