// What is written together, or not at all.
import type { Json } from '../../engine/json.ts';
import type { ActiveRecord, CampaignRecord, CharacterRecord, DraftRecord } from './campaign.ts';
import type { BattleMapRecord, CampaignMacroRecord, PackRecord } from './content.ts';
import type { Drawn, EncounterRecord, EntryRecord, PendingRecord, SeedRecord } from './play.ts';
import type { ReadyWrite } from './ready.ts';
import type { RequestAnswerRecord, RequestRecord } from './requests.ts';
import type { PortraitRecord } from './speech.ts';
import type { WaitWrite } from './waiting.ts';

/** A new character, or the next state of one read at `expectedVersion`. */
export type CharacterWrite =
  | { readonly type: 'create'; readonly record: CharacterRecord }
  | {
      readonly type: 'update';
      readonly id: string;
      readonly expectedVersion: number; // the version becomes expectedVersion + 1
      readonly set: Partial<
        Pick<
          CharacterRecord,
          'state' | 'schemaVersion' | 'name' | 'nameKey' | 'ownerId' | 'encounterId' | 'archivedAt'
        >
      >;
    };

export type EncounterWrite =
  | { readonly type: 'create'; readonly record: EncounterRecord } // runs in its channel unless endedAt is set
  | {
      readonly type: 'update';
      readonly id: string;
      readonly expectedVersion: number; // the version becomes expectedVersion + 1
      readonly set: Partial<
        Pick<EncounterRecord, 'state' | 'schemaVersion' | 'pilots' | 'endedAt' | 'restingSince'>
      >; // both dates null: it runs (again)
    };

/** The next state of a campaign's party, read at `expectedVersion`; the version becomes expectedVersion + 1. */
export interface PartyWrite {
  readonly campaignId: string;
  readonly expectedVersion: number;
  readonly schemaVersion: number;
  readonly state: Json;
}

export type PendingWrite =
  | { readonly type: 'open'; readonly record: PendingRecord }
  /** The same command, one answer more: replaces the record and its decisions. */
  | { readonly type: 'advance'; readonly record: PendingRecord; readonly expectedVersion: number }
  /** Finished or cancelled; refuses when the record moved on meanwhile. */
  | { readonly type: 'close'; readonly id: string; readonly expectedVersion: number };

/** The next state of a line, read at `expectedVersion`; the version becomes expectedVersion + 1. */
export interface RequestAnswerWrite {
  readonly id: string;
  readonly expectedVersion: number;
  readonly set: Pick<RequestAnswerRecord, 'state' | 'pendingId' | 'entryId' | 'userId' | 'reason' | 'at'>;
}

export type RequestWrite =
  | { readonly type: 'create'; readonly record: RequestRecord }
  /** What was held back is shown; a conflict where it has been. */
  | { readonly type: 'show'; readonly id: string }
  /** Nobody answers it any more, not even who is about to; a conflict where it is closed. */
  | { readonly type: 'close'; readonly id: string }
  /** A line is open again: that it is over is yet to be told. */
  | { readonly type: 'again'; readonly id: string };

/**
 * All that one interaction changes, written at once or not at all. `undoneBy` marks earlier entries.
 * A receipt for `interactionId` is written with it: the same interaction a second time is `duplicate`.
 */
export interface Batch {
  readonly interactionId: string | null;
  readonly at: Date;
  /** Raises the `used` of its seed from number − 1 to number: a conflict where another command has that number. */
  readonly drawn?: Drawn;
  readonly entries?: readonly EntryRecord[];
  readonly characters?: readonly CharacterWrite[];
  readonly encounter?: EncounterWrite;
  readonly party?: PartyWrite;
  readonly pending?: PendingWrite;
  readonly answers?: readonly RequestAnswerWrite[];
  readonly requests?: readonly RequestWrite[];
  readonly ready?: ReadyWrite;
  readonly undone?: readonly { readonly entryId: string; readonly by: string | null }[];
  readonly waits?: readonly WaitWrite[];
  /** What was to be done on a turn, and is done, or can't be. A conflict where it is no longer there. */
  readonly unqueue?: string;
  /** Whose command was called off, in which fight: what they wanted done right after it is asked anew. */
  readonly hold?: { readonly encounterId: string; readonly actorId: string };
  readonly activate?: { readonly campaignId: string; readonly userId: string; readonly characterId: string };
  readonly dropDraft?: { readonly campaignId: string; readonly userId: string };
}

/** `conflict`: somebody else wrote first, load again and decide again. `nameTaken`: a unique name is in use. */
export type Committed = 'committed' | 'conflict' | 'duplicate' | 'nameTaken';

/** A campaign with all that is stored of it, but for its entries and what waits. */
export interface CampaignParts {
  readonly campaign: CampaignRecord;
  readonly seeds: readonly SeedRecord[]; // oldest first
  readonly characters: readonly CharacterRecord[]; // put away or not
  readonly portraits: readonly PortraitRecord[];
  readonly encounters: readonly EncounterRecord[]; // oldest first
  readonly maps: readonly BattleMapRecord[];
  readonly packs: readonly PackRecord[];
  readonly macros: readonly CampaignMacroRecord[];
  readonly actives: readonly ActiveRecord[];
  readonly drafts: readonly DraftRecord[];
}

/** Some of what a campaign holds: it comes and is written piece by piece, so that nobody waits for all of it. */
export type CampaignPiece = Partial<Omit<CampaignParts, 'campaign'>> & {
  readonly entries?: readonly EntryRecord[];
};
