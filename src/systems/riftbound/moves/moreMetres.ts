import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene } from '../scene.ts';

/** What lets somebody go further with a Move: Quick's die, Rally. Each folder adds its own. */
export interface MoreMetres {
  /** So many metres at most; 0 for who hasn't got it. */
  most(scene: Scene, actor: CharacterId): number;
  /** How many it is this time, as the Move begins: rolled, or used up. Only where it can be any, and the Move leads so far. */
  take(tx: Tx<Scene>, actor: CharacterId): Rule<number>;
}
