import type { Tx } from '../../../engine/tx.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';

/** What of their Abilities somebody has used this turn, whoever's turn it is ('once per turn'). Outside of fights nothing is counted. */
export const isUsed = (scene: Scene, id: CharacterId, what: string): boolean =>
  fighterIn(scene, id)?.used.includes(what) === true;

/** Remembers that somebody has used something this turn. */
export function markUsed(tx: Tx<Scene>, id: CharacterId, what: string): void {
  tx.state.fight?.fighters[id]?.used.push(what);
}

/** With each turn that begins, everybody can use again what is had once a turn. */
export function forgetUsed(tx: Tx<Scene>): void {
  for (const fighter of Object.values(tx.state.fight?.fighters ?? {}))
    if (fighter.used.length > 0) fighter.used = [];
}
