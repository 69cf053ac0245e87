import type { Refusal } from '../../../../engine/refusal.ts';
import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import type { CharacterId, Scene } from '../../scene.ts';

/** One way to Use an Object within Close Range. */
export interface Use {
  readonly id: string; // its kind first: 'pickUp:club'
  readonly name: string; // as a player picks it: 'Pick up Club'
  readonly to?: CharacterId; // who gets something by it
  readonly refused: Refusal | null;
  /** Does it; the Action is paid for. */
  run(tx: Tx<Scene>, actor: CharacterId): Rule<void> | undefined;
}

/** A kind of use: all that somebody could do of it, with the reason where they cannot. */
export type Uses = (scene: Scene, actor: CharacterId) => readonly Use[];
