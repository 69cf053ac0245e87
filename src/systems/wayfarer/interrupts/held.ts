import type { TileName } from '../../../engine/space/index.ts';
import type { UnitId } from '../ids.ts';
import type { Manner } from '../moves/manners.ts';
import type { Driven } from '../vehicles/driven.ts';

/** The way of one of a squad. */
export interface HeldWay {
  readonly unit: UnitId;
  readonly increments: number;
  readonly tiles: readonly TileName[];
  /** How it goes, where not as others do. */
  readonly manner?: Manner;
}

/** What a unit was about to do when somebody interrupted it; it goes on with that afterwards, unless it no longer can (L528). */
export type Held =
  | {
      readonly does: 'assault';
      readonly target: UnitId;
      readonly weapon: string;
      readonly way: string | null;
      /** The tiles of an area, which stay where they are whoever goes (L495); null: it is on somebody. */
      readonly tiles: readonly TileName[] | null;
    }
  | {
      readonly does: 'cast';
      readonly spell: string;
      readonly target: string | null;
      readonly detail: string | null;
    }
  /** A unit has come to the map: nothing of that is taken back. */
  | { readonly does: 'deploy'; readonly unit: UnitId }
  | {
      readonly does: 'move';
      readonly how: 'adjust' | 'move' | 'rush';
      readonly increments: number;
      readonly tiles: readonly TileName[];
      /** Of a vehicle: how it drives. */
      readonly driven?: Driven;
      readonly manner?: Manner;
    }
  /** A squad moves as one: each of those that haven't gone yet by its own way. */
  | {
      readonly does: 'march';
      readonly how: 'adjust' | 'move' | 'rush';
      readonly goal: TileName;
      readonly ways: readonly HeldWay[];
    }
  /** A unit gets into a vehicle. */
  | { readonly does: 'board'; readonly vehicle: UnitId }
  /** A unit gets out of one, to a tile. */
  | { readonly does: 'getOut'; readonly tile: TileName };
