import type { At as Tile } from '../../../../engine/space/grid/index.ts';
import type { CharacterId } from '../../scene.ts';
import type { Ability } from '../schema/ability.ts';
import type { Scale } from '../schema/amount.ts';
import type { Effect } from '../schema/effects/index.ts';
import type { Feature } from '../schema/feature.ts';
import type { Aimed } from './area.ts';
import type { Upcasts } from './upcasts.ts';

/** What does something: an Ability as it is used, or a feature at its moment. */
export interface Doer {
  readonly actor: CharacterId;
  readonly row: Ability | Feature;
  readonly kind: 'ability' | 'feature';
  readonly upcasts: Upcasts;
  readonly scale: Scale;
  /** The Tier at which it counts: of an Ability by its cost, of a feature 1. */
  readonly tier: number;
  /** Half the damage, for next to nothing (Path of Damage). */
  readonly half: boolean;
  /** The thing that it comes out of, by its id (Ability Consumables and Items); absent: it is their own. */
  readonly thing?: string;
  /** It shall not kill: so much less damage (Attacks). Absent: it may. */
  readonly spared?: number;
  /** Holy damage kills the biological, too. */
  readonly killing?: boolean;
  /** Whether it covers an area, and where that is. */
  readonly area: boolean;
  readonly aimed: Aimed | null;
  /** The squares that it covers, as they were when it began; absent: they are looked up. */
  readonly tiles?: readonly Tile[];
  /** What was rolled for an effect: for all it hits together. */
  readonly rolled: Map<Effect, number>;
  /** What it has dealt to each. */
  readonly dealt: Map<CharacterId, number>;
}

/** An effect for one: who it is, how they were hit. */
export interface At extends Doer {
  readonly target: CharacterId;
  readonly critical: boolean;
  /** They have succeeded on the Defense Roll, and take half. */
  readonly halved: boolean;
}
