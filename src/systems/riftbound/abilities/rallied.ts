import type { Tx } from '../../../engine/tx.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { isUsed, markUsed } from './marks.ts';

/** What Rally gives somebody this turn, as metres or damage; 0 where they aren't rallied, or have used it (once a turn). Of two the best. */
export function rallyOf(scene: Scene, actor: CharacterId): number {
  if (isUsed(scene, actor, 'rally')) return 0;
  const effects = fighterIn(scene, actor)?.effects.filter(({ id }) => id === 'rally') ?? [];
  return Math.max(0, ...effects.map(({ number }) => number ?? 1));
}

/** Rally: whoever takes Overwatch takes it a second time. It ends the turn, so nothing better could come. Gives how often. */
export function secondOverwatch(tx: Tx<Scene>, actor: CharacterId): 0 | 1 {
  if (rallyOf(tx.now, actor) === 0) return 0;
  markUsed(tx, actor, 'rally');
  tell(tx, 'rallyUsed', { actor, on: 'overwatch', attribute: null });
  return 1;
}
