// Who is waited for, and what is to happen meanwhile.
import type { Json } from '../../engine/json.ts';

/**
 * Somebody is waited for: 'decision', to answer a question (its id is the question's); 'turn', to act in a fight; 'request', to
 * roll what a GM asked for (its id is the line's); 'away', to come back; 'idle': a fight that waits for anybody at all; and 'pilot': one in which somebody acts by themselves.
 */
export interface WaitRecord {
  readonly id: string;
  readonly kind: WaitKind;
  readonly campaignId: string;
  readonly channelId: string;
  readonly encounterId: string | null;
  readonly decisionId: string | null;
  readonly actorId: string | null; // the character who is waited for
  readonly ownerId: string | null; // whose they are; nobody's: the GM's
  readonly since: Date;
  readonly step: number; // how many steps of its clock have come
  readonly stepAt: Date; // when the last of them came; `since` before the first
  readonly dueAt: Date | null; // when the next comes; null: nothing comes by itself
}

export type WaitKind = 'decision' | 'turn' | 'request' | 'away' | 'idle' | 'pilot';

/** Begins waiting for somebody, anew where they were waited for already; or somebody is no longer waited for. */
export type WaitWrite =
  | { readonly type: 'put'; readonly record: WaitRecord }
  | { readonly type: 'drop'; readonly id: string }
  | { readonly type: 'dropOf'; readonly encounterId: string };

/** The pinned message that says where a campaign waits, and for whom. */
export interface BoardRecord {
  readonly campaignId: string;
  readonly channelId: string;
  readonly messageId: string;
  readonly shows: string; // what it shows, as a hash
}

/** What a wait is found by; all that is said must hold. */
export interface WaitFilter {
  readonly campaignId?: string;
  readonly encounterId?: string;
  readonly ownerId?: string;
  readonly kind?: WaitKind;
}

/** What a player, or a GM for a foe, wants answered to a question without being asked: while a value, or two, are high enough, where that is said. */
export interface StandingOrderRecord {
  readonly id: string;
  readonly campaignId: string;
  readonly characterId: string;
  readonly encounterId: string | null; // of a foe, a GM's order: the fight with which it ends
  readonly userId: string;
  readonly code: string; // which question; one order for each
  readonly optionId: string;
  readonly question: string; // both in words, as they were when the order was given
  readonly answer: string;
  readonly gauge: string | null; // a value of their sheet, or a measure of the question: 'SP', 'damage'
  readonly atLeast: number | null;
  readonly andGauge: string | null; // a second one, which must be high enough, too
  readonly andAtLeast: number | null;
  readonly createdAt: Date;
}

/** Whether something is done only if its owner says so again: they are to be asked, because what came before it was called off, or have been. */
export type Held = 'no' | 'calledOff' | 'asked';

/** What a player wants done on their next turn, or as soon as they can. */
export interface QueuedActRecord {
  readonly id: string;
  readonly campaignId: string;
  readonly encounterId: string;
  readonly actorId: string;
  readonly userId: string;
  readonly intent: Json;
  readonly label: string; // in words, as it was typed
  readonly soon: boolean; // as soon as nobody else comes first: when an open question is answered, when another's turn is over
  readonly terms: Json; // what its owner was told of it: price, risk; null: nothing
  readonly held: Held;
  readonly createdAt: Date;
}
