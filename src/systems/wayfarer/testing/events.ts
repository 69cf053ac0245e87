import type { Tested, Why } from '../effects/pool.ts';
import type { UnitId } from '../scene.ts';

/** One pool of a test, as it is told. */
export interface PoolTold {
  readonly unit: UnitId;
  readonly test: Tested;
  /** As they fell; as they lie in the end. */
  readonly fell: readonly number[];
  readonly dice: readonly number[];
  readonly kickers: readonly number[];
  readonly bumps: readonly number[];
  /** How many dice were rolled again in the re-roll phase. */
  readonly rerolled: number;
  readonly why: readonly Why[];
}

export interface TestEvents {
  tested: {
    readonly unit: UnitId;
    readonly pool: PoolTold;
    readonly dv: readonly number[];
    readonly passed: boolean;
    /** What it was for. */
    readonly for: string;
  };
  /** Passed without a die: nothing of the kind touches it. */
  untouched: { readonly unit: UnitId; readonly for: string };
  opposed: {
    readonly unit: UnitId;
    readonly target: UnitId;
    readonly pools: readonly [PoolTold, PoolTold];
    readonly standing: 'ahead' | 'behind' | 'draw';
    readonly for: string;
  };
}
