import type { Audience } from '../../../engine/event.ts';
import type { CharacterId } from '../scene.ts';
import type { Goal } from './goal.ts';
import type { Plus } from './placing.ts';
import type { Purpose } from './purpose.ts';

/** A roll that lies on the table: whose it is, what each die must reach, and what for. */
export interface OnTable {
  readonly actor: CharacterId;
  readonly focus: number;
  readonly difficulty: number;
  readonly goal: Goal;
  readonly purpose: Purpose;
  /** Whether Soulfire alone is worth a question, where no Focus is to be placed. */
  readonly asked: boolean;
  readonly to?: Audience | undefined; // who may see it, where not everybody
  /** The best placement of so many points on dice that show this. */
  best(values: readonly number[], points: number): Plus;
}
