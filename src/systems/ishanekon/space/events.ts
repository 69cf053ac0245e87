import type { TileName } from '../../../engine/space/grid/index.ts';
import type { CharacterId } from '../scene.ts';
import type { How } from './movement.ts';

/** What happens where people move. */
export type SpaceEvents = {
  /** A stretch of a move: a reaction in the middle of it makes two of one. */
  moved: {
    readonly actor: CharacterId;
    readonly from: TileName;
    /** The squares come to, in order. */
    readonly tiles: readonly TileName[];
    readonly hows: readonly How[];
    /** Metres of movement that it took. */
    readonly metres: number;
    /** A stretch after the first. */
    readonly onward: boolean;
  };
  /** A move ended before its way did. */
  moveStopped: { readonly actor: CharacterId; readonly at: TileName; readonly why: Stopped };
  /** On told ground: nearer to somebody, or away from them. */
  movedAsTold: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly metres: number;
    readonly left: number;
  };
  /** Move and Sprint actions that a way has taken, or that were taken for later. */
  movementGained: {
    readonly actor: CharacterId;
    readonly by: 'move' | 'sprint';
    readonly ap: number;
    readonly metres: number;
  };
  jumped: {
    readonly actor: CharacterId;
    readonly from: TileName | null;
    readonly to: TileName | null;
    readonly metres: number;
    /** Metres of movement that are left, below 0 where the jump took more. */
    readonly left: number;
  };
  /** Somebody falls on another, who gets out of the way, or catches them. */
  steppedAside: { readonly actor: CharacterId; readonly target: CharacterId };
  caught: { readonly actor: CharacterId; readonly target: CharacterId };
  /** Up into the air, or down: so high above the ground now. */
  rose: { readonly actor: CharacterId; readonly metres: number; readonly height: number };
  /** Somebody can't stay in the air. */
  droppedFromAir: { readonly actor: CharacterId; readonly metres: number };
  plunged: { readonly actor: CharacterId; readonly metres: number };
  changedPlaces: { readonly actor: CharacterId; readonly target: CharacterId };
  distanceSaid: { readonly actor: CharacterId; readonly target: CharacterId; readonly metres: number };
  coverSaid: { readonly actor: CharacterId; readonly cover: 'none' | 'half' | 'full' };
};

/** Why a move ended before its way did: somebody unseen is there, an enemy holds their space, they can't go on. */
export type Stopped = 'inTheWay' | 'heldBack' | 'helpless' | 'stopped';
