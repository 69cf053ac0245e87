import type { TileName } from '../../../engine/space/grid/index.ts';
import type { TileFeatureId } from '../content/tileFeatures.ts';
import type { CharacterId } from '../scene.ts';
import type { How, MoveWhy } from './how.ts';

/** Why a move ended before its way did. */
export type Stopped = 'inTheWay' | 'helpless' | 'slowed' | 'noFooting';

/** What is told of moves, by type. */
export type MoveEvents = {
  /** A stretch of a move: a reaction or a hazard in the middle of it makes two of one. */
  moved: {
    readonly actor: CharacterId;
    readonly from: TileName;
    /** The tiles come to, in order. */
    readonly tiles: readonly TileName[];
    /** What was more than a step, and to where. */
    readonly hows: readonly { readonly how: How; readonly to: TileName }[];
    readonly why: MoveWhy;
    /** A stretch after the first. */
    readonly onward: boolean;
    /** Points spent up to here in this move, and those it had. */
    readonly cost: number;
    readonly speed: number;
    readonly points: number;
    readonly agility: number;
    /** Whom they carry. */
    readonly target: CharacterId | null;
  };
  /** Somebody was asked about their way, and would rather stay. */
  moveCalledOff: { readonly actor: CharacterId };
  moveStopped: { readonly actor: CharacterId; readonly at: TileName; readonly why: Stopped };
  fell: { readonly actor: CharacterId; readonly at: TileName; readonly tiles: number };
  /** Somebody comes into what lies on a tile, or leaps through it. */
  enteredFeature: {
    readonly actor: CharacterId;
    readonly feature: TileFeatureId;
    readonly at: TileName;
    readonly leaping: boolean;
  };
  revealed: {
    readonly target: CharacterId;
    /** Whose eyes; null: not said, or their own doing. */
    readonly by: CharacterId | null;
    readonly why: Revealed;
    /** Those of the crew who are revealed with them, and those who stay concealed. */
    readonly others: readonly CharacterId[];
    readonly targets: readonly CharacterId[];
  };
  concealed: { readonly target: CharacterId; readonly what: string };
  featureLaid: {
    readonly feature: TileFeatureId;
    readonly at: readonly TileName[];
    readonly by: CharacterId | null;
  };
  /** `by` null: of somebody whom players do not know of. */
  tripmineSprung: { readonly actor: CharacterId; readonly by: CharacterId | null; readonly at: TileName };
};

/** What gives a concealed unit away. */
export type Revealed = 'tooClose' | 'noCover' | 'action' | 'gm';
