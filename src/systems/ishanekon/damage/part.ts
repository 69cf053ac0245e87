import type { DamageTypeId } from '../content/damageTypes.ts';

/** So much damage of a type. */
export interface Part {
  readonly type: DamageTypeId;
  readonly amount: number;
}

/** What damage comes from, as it is told. */
export type DamageCause = 'attack' | 'ability' | 'status' | 'collision' | 'fall' | 'object' | 'gm' | 'effect';
