import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import type { CharacterId, Scene } from '../../scene.ts';
import type { EffectKind, EffectOf } from '../schema/effects.ts';

/** Where an effect works: of which power and whose, on whom, in which Zone, and how well its Test went. */
export interface At {
  readonly power: string; // its name
  readonly user: CharacterId;
  readonly target: CharacterId;
  readonly zone: string | null;
  readonly successes: number;
}

/** One kind of effect. `once`: it works once for a use of the power, not on each target. */
export interface EffectRule<K extends EffectKind> {
  readonly once?: true;
  /** Whether it does its target harm, such as a Charmed one does not do to who charmed them. */
  harms(effect: EffectOf<K>): boolean;
  /** What it does, in words: '3 Damage, 1 more for each success'. */
  words(effect: EffectOf<K>): string;
  apply(tx: Tx<Scene>, effect: EffectOf<K>, at: At): Rule<void> | undefined;
}
