import type { GameEvent } from '../../engine/event.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { AnySystem } from '../../engine/system.ts';
import type { Ordered } from '../orders/ordered.ts';
import type {
  CampaignRecord,
  EncounterRecord,
  EntryRecord,
  PendingRecord,
  QueuedActRecord,
} from '../ports.ts';
import type { Foreseen } from '../queue/foreseen.ts';
import type { No } from '../result.ts';

/** What every outcome carries, so that it can be told: whose campaign, which rules, who is named in it. */
export interface Setting {
  readonly campaign: CampaignRecord;
  readonly system: AnySystem;
  readonly before: object; // the scene before the command: it has the names
}

/** A command took effect and is stored. */
export interface PlayedDone extends Setting {
  readonly kind: 'done';
  readonly requestId: string | null; // the request that it answers
  readonly entry: EntryRecord;
  readonly events: readonly GameEvent[]; // those not shown before
  readonly ordered: readonly Ordered[]; // what standing orders have answered in it just now
  readonly after: object;
  readonly encounter: EncounterRecord | null; // as it is now, where it happened in one
}

/** A command waits for somebody; what has happened so far can be shown. */
export interface PlayedWaiting extends Setting {
  readonly kind: 'waiting';
  readonly requestId: string | null; // the request that it answers
  readonly pending: PendingRecord;
  readonly events: readonly GameEvent[];
  readonly ordered: readonly Ordered[];
  readonly encounter: EncounterRecord | null;
}

export interface PlayedRefused {
  readonly kind: 'refused';
  readonly refusal: Refusal;
  readonly setting: Setting | null;
  readonly isEarly?: true; // besides: its turn is still to come as well
}

/** A command that is done later by itself: somebody else comes first. Nothing of it has happened. */
export interface PlayedKept extends Setting {
  readonly kind: 'kept';
  readonly act: QueuedActRecord;
  readonly told: Foreseen; // what it comes to then
  /**
   * What it waits for: somebody's answer (`owners`: null is the GM), the end of another's turn, or the turn of who acts itself; `who` by the
   * name that its owner knows, null where they know none.
   */
  readonly until:
    | { readonly kind: 'answer'; readonly owners: readonly (string | null)[]; readonly pendingId: string }
    | { readonly kind: 'after' | 'turn'; readonly who: string | null };
  readonly why: Refusal | null; // why not now, where that is more than what it waits for
}

const EARLY = ['notYourTurn', 'notYourPhase', 'anotherActs', 'moversFirst'];

/** Whether something is refused for nothing else than that its turn is still to come, and what is open until then. */
export const isTooEarly = (played: Played): boolean =>
  played.kind === 'refused' && (played.isEarly === true || EARLY.includes(played.refusal.code));

/** A command that is refused; `setting` is null where no rule was asked. */
export const refused = ({ refusal }: Pick<No, 'refusal'>, setting: Setting | null = null): PlayedRefused => ({
  kind: 'refused',
  refusal,
  setting,
});

/** A waiting command that cannot go on: a GM called it off, or the rules or somebody it names have changed since it was given. */
export interface PlayedCancelled extends Setting {
  readonly kind: 'cancelled';
  readonly requestId: string | null; // the request that it would have answered
  readonly pending: PendingRecord;
  readonly entry: EntryRecord; // what the log keeps of it
  readonly why: 'gm' | 'rulesChanged' | 'movedOn';
  readonly reason: string | null; // the GM's, or the name of who has moved on
}

/** Discord delivered an interaction that has taken effect before. */
export interface PlayedAgain {
  readonly kind: 'again';
  readonly entry: EntryRecord | null;
}

export type Played = PlayedDone | PlayedWaiting | PlayedKept | PlayedRefused | PlayedCancelled | PlayedAgain;
