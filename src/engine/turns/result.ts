import type { TurnBoundary } from './boundary.ts';
import type { ActorId, TurnOrder } from './order.ts';

export type TurnRefusalCode =
  | 'turn.unknownActor'
  | 'turn.unknownGroup'
  | 'turn.alreadyIn'
  | 'turn.alreadyStarted'
  | 'turn.notAPermutation'
  | 'turn.nobody'
  | 'turn.noneRunning'
  | 'turn.anotherRuns'
  | 'turn.chooseFirst'
  | 'turn.dealFirst'
  | 'turn.alreadyDealt'
  | 'turn.notNow'
  | 'turn.cannotHold'
  | 'turn.heldAlready'
  | 'turn.lastAnyway'
  | 'turn.notHeld'
  | 'turn.cannotPass'
  | 'turn.badNumber';

/** Why an operation did not happen: a code that the view words, with who or what it is about. */
export interface TurnRefusal {
  readonly ok: false;
  readonly code: TurnRefusalCode;
  readonly params: Readonly<Record<string, string | number | readonly string[]>>;
}

/** The order after an operation and the boundaries it passed, first to last. */
export interface TurnDone<O extends TurnOrder = TurnOrder> {
  readonly ok: true;
  readonly order: O;
  readonly passed: readonly TurnBoundary[];
}

export type TurnResult<O extends TurnOrder = TurnOrder> = TurnDone<O> | TurnRefusal;

export const done = <O extends TurnOrder>(order: O, ...passed: readonly TurnBoundary[]): TurnDone<O> => ({
  ok: true,
  order,
  passed,
});

export const refuse = (code: TurnRefusalCode, params: TurnRefusal['params'] = {}): TurnRefusal => ({
  ok: false,
  code,
  params,
});

export const unknownActor = (actor: ActorId): TurnRefusal => refuse('turn.unknownActor', { actor });
