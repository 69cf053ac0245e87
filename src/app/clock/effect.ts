import type { Absence } from '../campaign/settings.ts';
import type { OpenDecision } from '../play/decide.ts';
import type { Played, PlayedDone, PlayedWaiting, Setting } from '../play/played.ts';
import type { CampaignRecord, EncounterRecord, QueuedActRecord, WaitRecord } from '../ports.ts';
import type { Changed, Terms } from '../queue/terms.ts';
import type { Refusal } from '../result.ts';
import type { AnySystem } from '../table.ts';

interface OfWait {
  readonly campaign: CampaignRecord;
  readonly system: AnySystem;
  readonly wait: WaitRecord; // as it was when it was due
  readonly name: string | null; // what everybody calls who is waited for; null: the GM
}

/** Somebody is reminded: `last` says that it is not for the first time. */
export interface Reminder extends OfWait {
  readonly kind: 'reminder';
  readonly last: boolean;
  readonly pings: readonly string[];
  readonly standsFor: string | null; // who is away, where somebody is called in their place
  readonly message: string | null; // the question's own
}

/** A question was answered with its default. */
export interface Answered extends OfWait {
  readonly kind: 'answered';
  readonly opened: OpenDecision;
  readonly choice: string;
  readonly reason: string | null; // a GM's
  readonly by: string; // the clock, or the GM who has said so
  readonly played: Played;
}

/** A turn was ended, or put off to the end of the round. */
export interface Passed extends OfWait {
  readonly kind: 'passed' | 'held';
  readonly played: Played;
  readonly by: string; // the clock, or the GM who has said so
}

/** Whose time is over acts by themselves until their turn is. */
export interface ActsItself extends OfWait {
  readonly kind: 'acts';
}

/** Somebody else acts from now on, until the player is back. */
export interface StoodIn extends OfWait {
  readonly kind: 'standsIn';
  readonly standIn: string;
}

/** Nothing comes by itself any more: a GM says how it goes on. `why` is what kept the clock from it. */
export interface GmDecides extends OfWait {
  readonly kind: 'gmDecides';
  readonly why: { readonly refusal: Refusal; readonly setting: Setting | null } | null;
  readonly open: boolean; // whether everybody may read why
  readonly gms: readonly string[]; // those who are called: not who is in quiet hours
}

/** Something that a player wanted done later. */
export interface OfAct extends OfWait {
  readonly ownName: string | null; // what who wanted it calls who is to do it
  readonly open: boolean; // whether everybody may read what it was, and why not
}

/** What a player wanted done on their turn, or as soon as it can be, was done, or could not be. */
export interface DoneOnTurn extends OfAct {
  readonly kind: 'queued';
  readonly act: QueuedActRecord;
  readonly played: Played;
}

/** Its time has come, and it is not what they were told any more: they are asked. Null: what came before it was called off. */
export interface QueueAsks extends OfAct {
  readonly kind: 'queueAsks';
  readonly act: QueuedActRecord;
  readonly changed: Changed | null;
  readonly terms: Terms | null; // as they are now
}

/** Nothing has happened in a fight for long. */
export interface Rested {
  readonly kind: 'rests';
  readonly campaign: CampaignRecord;
  readonly system: AnySystem;
  readonly encounter: EncounterRecord;
}

/** Somebody said how long they would be away, and the time is over. */
export interface Returned {
  readonly kind: 'returned';
  readonly campaign: CampaignRecord;
  readonly absence: Absence;
  readonly channelId: string;
}

/** Those who act by themselves have acted, or wait to hear whether to go on. */
export interface Ran {
  readonly kind: 'ran';
  readonly campaign: CampaignRecord;
  readonly system: AnySystem;
  readonly wait: WaitRecord;
  readonly played: readonly (PlayedDone | PlayedWaiting)[];
  /** Who is asked whether to go on, of those whom nothing keeps from it now; null: nobody is. */
  readonly asks: readonly string[] | null;
}

/** What the clock has done: it is stored, and to be told. */
export type ClockEffect =
  | ActsItself
  | Reminder
  | Answered
  | Passed
  | StoodIn
  | GmDecides
  | DoneOnTurn
  | QueueAsks
  | Rested
  | Returned
  | Ran;
