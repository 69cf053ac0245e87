import type { Facing, TileName } from '../../../engine/space/index.ts';
import type { UnitId } from '../scene.ts';
import type { HazardId } from '../space/marks.ts';

export interface MoveEvents {
  /** It has come as far as this; `way` is how: an adjust, a move, a run. */
  moved: {
    readonly unit: UnitId;
    readonly how: 'adjust' | 'move' | 'rush';
    readonly from: TileName;
    readonly to: TileName;
    /** In halves of increments. */
    readonly cost: number;
  };
  /** A squad that was sent somewhere stays where it is: nobody of it could go. */
  squadStays: { readonly unit: UnitId };
  spun: { readonly unit: UnitId; readonly facing: Facing };
  /** Athletics as a rush begins: so many dice of 4 or more. */
  rushed: { readonly unit: UnitId; readonly dice: readonly number[]; readonly further: number };
  /** A climb or a leap that failed: it stays where it was. */
  stopped: { readonly unit: UnitId; readonly tile: TileName; readonly by: 'climb' | 'swim' | 'leap' };
  /** It went through an enemy, who assaults it for free (L337). */
  wentThrough: { readonly unit: UnitId; readonly enemy: UnitId };
  /** It rushes away from somebody against its will. */
  drivenAway: {
    readonly unit: UnitId;
    readonly by: UnitId;
    readonly dice: readonly number[];
    readonly to: TileName;
  };
  hazardMet: { readonly unit: UnitId; readonly hazard: HazardId; readonly tile: TileName };
}
