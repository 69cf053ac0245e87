// What is played: fights, the log of all that happened, the dice behind it, and commands that wait for an answer.
import type { Json } from '../../engine/json.ts';

/** Who acted, where the person asked to be forgotten. */
export const ERASED_USER = 'erased';

/** 'aside': an entry that changes nothing but is worth keeping (a free roll, a cancelled command); a stream of its own. */
export type StreamKind = 'character' | 'encounter' | 'party' | 'aside';

export interface StreamRef {
  readonly kind: StreamKind;
  readonly id: string;
}

export interface EncounterRecord {
  readonly id: string;
  readonly campaignId: string;
  readonly channelId: string;
  readonly version: number;
  readonly schemaVersion: number;
  readonly state: Json;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly pilots: Json; // who acts by themselves (`Pilots`); null: nobody
  readonly restingSince: Date | null; // nothing has happened in it for long: it runs nowhere until it is taken up again
  readonly trackerMessageId: string | null;
  readonly trackerVersion: number;
}

/**
 * A secret from which the dice of a campaign's commands follow, one number after the other. Its hash is public from the
 * start, the secret itself from `revealedAt` on; the campaign has gone on with the next seed then.
 */
export interface SeedRecord {
  readonly id: string;
  readonly campaignId: string;
  readonly number: number; // 1, 2, 3 … in its campaign
  readonly secret: string | null; // null: it stayed on the server that the campaign was brought from
  readonly hash: string; // SHA-256 of the secret's text, in hex
  readonly used: number; // how many commands have drawn from it: the numbers 1 to `used`
  readonly startedAt: Date;
  readonly revealedAt: Date | null;
  readonly fromFile: boolean; // it came in with a file: whoever brought it could choose what follows from it
}

/** Which number of which seed a command has drawn, and the interaction in which it was given. */
export interface Drawn {
  readonly seedId: string;
  readonly number: number;
  readonly interactionId: string;
}

/**
 * 'reveal': a roll that was hidden is shown to everybody; it is in the roll's stream. 'return' and 'shared' are what an entry of
 * another stream has meant for a character: a fight gave their numbers back, somebody else's command changed them.
 */
export type EntryKind = 'play' | 'undo' | 'redo' | 'roll' | 'reveal' | 'cancel' | 'return' | 'shared';

export interface EntryRecord {
  readonly id: string;
  readonly campaignId: string | null; // null: a free roll where no campaign is played
  readonly channelId: string;
  readonly stream: StreamRef;
  readonly number: number;
  readonly kind: EntryKind;
  readonly userId: string;
  readonly characterId: string | null;
  readonly interactionId: string | null;
  readonly intent: Json;
  readonly seed: string;
  readonly drawn: Drawn | null; // null: it has a seed of its own, or only takes back or brings back what another rolled
  readonly dice: Json;
  readonly answers: Json;
  readonly rulings: Json;
  readonly events: Json;
  readonly patches: Json;
  readonly inverse: Json;
  readonly revealsDice: boolean;
  readonly undoes: string | null;
  readonly undoneBy: string | null;
  /** It came in with a file, or tells of what did: whoever brought that could write what they liked, so it proves nothing. */
  readonly fromFile: boolean;
  /** The message in its channel that shows everybody what came of it; null where none does, or none is known yet. */
  readonly messageId: string | null;
  /** Messages that show it besides: what had happened while it waited, how that was decided, the rest of a long answer. */
  readonly otherMessages: readonly string[];
  readonly createdAt: Date;
}

export interface PendingRecord {
  readonly id: string;
  readonly campaignId: string;
  readonly channelId: string;
  readonly stream: StreamRef;
  readonly version: number;
  readonly streamVersion: number;
  readonly userId: string;
  readonly characterId: string | null;
  readonly intent: Json;
  readonly seed: string;
  readonly drawn: Drawn; // it keeps its number until it is done or called off
  readonly dice: Json;
  readonly answers: Json;
  readonly rulings: Json;
  readonly events: Json;
  readonly context: Json;
  readonly messageIds: readonly string[]; // those that show what has happened so far, and how it was decided
  readonly createdAt: Date;
  readonly decisions: readonly DecisionRecord[];
  readonly given: readonly GivenRecord[]; // what was asked at the same moment, and has its answer
}

/** A question that has its answer, while others that were asked with it wait for theirs. */
export type GivenRecord = Pick<DecisionRecord, 'key' | 'askedId' | 'ownerId' | 'question' | 'messageId'>;

export interface DecisionRecord {
  readonly id: string;
  readonly pendingId: string;
  readonly key: string;
  readonly askedId: string;
  readonly ownerId: string | null;
  readonly question: Json;
  readonly channelId: string;
  readonly messageId: string | null;
  readonly createdAt: Date;
}

/** A question that is settled, and the message that may ask it still. */
export interface SettledRecord {
  readonly decisionId: string;
  readonly pendingId: string;
  readonly channelId: string;
  readonly messageId: string;
}

export interface EntryFilter {
  readonly campaignId: string | null; // null: what happened where no campaign is played
  readonly channelId?: string;
  readonly stream?: StreamRef;
  readonly userId?: string;
  readonly characterId?: string;
  readonly kinds?: readonly EntryKind[];
  readonly shownIn?: string; // the message that shows it to everybody, or one of them
  readonly before?: { readonly createdAt: Date; readonly id: string }; // older than this one: for paging
  readonly limit: number; // newest first
}

/** Which messages show an entry to everybody: one, or more where its words are long. */
export interface EntryMessages {
  readonly entryId: string;
  readonly messageIds: readonly string[];
}
