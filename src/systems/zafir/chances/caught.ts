import type { CharacterId } from '../scene.ts';

/** What a grenade may do to one of those in its area. */
export interface Caught {
  readonly target: CharacterId;
  readonly hp: number;
  readonly fells: number;
  readonly known: boolean;
  /** Whether they are on the thrower's side. */
  readonly friend: boolean;
}
