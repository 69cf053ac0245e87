import type { ActorId } from './order.ts';

/**
 * A moment the turn order passes. Rules react to it (start-of-turn effects, durations, cooldowns) before they
 * let the order go on, so the order hands boundaries out one at a time.
 *
 * - `turn.lost`: somebody's turn came and went unused; what waits for the start or the end of it has waited enough.
 * - `turn.resume`: a held turn goes on; its `turn.start` was when it was held.
 * - `action.*`: a single action outside of a turn, which is not a turn for anything that counts turns.
 * - `actor.left`: nobody can wait for this actor's turns any more.
 */
export type TurnBoundary =
  | { readonly at: 'round.start' | 'round.end'; readonly round: number }
  | { readonly at: 'phase.start' | 'phase.end'; readonly round: number; readonly phase: string }
  | {
      readonly at: 'turn.start' | 'turn.resume' | 'turn.end' | 'turn.lost' | 'action.start' | 'action.end';
      readonly round: number;
      readonly actor: ActorId;
    }
  | { readonly at: 'actor.left'; readonly round: number; readonly actor: ActorId };
