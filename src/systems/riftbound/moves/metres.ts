import { METRE } from '../../../engine/space/plane/index.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { quick, ralliedMove } from '../abilities/metres.ts';
import { whileHolding } from '../attack/grapple/drag.ts';
import { has } from '../conditions/active.ts';
import { powerBonus } from '../powers/staying.ts';
import type { CharacterId, Scene } from '../scene.ts';
import type { MoreMetres } from './moreMetres.ts';

/** How far a Move leads, in metres (Move), and who is Prone (Status effects). */
const MOVE = 10;
const PRONE = 1;

/** All of them. */
export const moreMetres: readonly MoreMetres[] = [quick, ralliedMove];

/** How far somebody can Move: `sure` with what is theirs anyway, `most` with dice and what is paid for. In centimetres. */
export interface Reach {
  readonly sure: number;
  readonly most: number;
}

/** Whoever drags somebody along goes half as far, rounded up (Grappled); who is Prone no more than 1 m. */
function limited(scene: Scene, actor: CharacterId, metres: number): number {
  if (has(scene, actor, 'prone')) return PRONE * METRE;
  return whileHolding(scene, actor, metres * METRE);
}

/** What powers of packs and their conditions leave of a Move: 1 m at least. */
const moveOf = (scene: Scene, actor: CharacterId): number =>
  Math.max(1, MOVE + powerBonus(scene, 'move', actor));

export function reachOf(scene: Scene, actor: CharacterId): Reach {
  const more = moreMetres.reduce((sum, one) => sum + one.most(scene, actor), 0);
  return {
    sure: limited(scene, actor, moveOf(scene, actor)),
    most: limited(scene, actor, moveOf(scene, actor) + more),
  };
}

/** A Move of a length begins: what lets them go so far is rolled and used up. Gives how far they can go; both in centimetres. */
export function* takeReach(tx: Tx<Scene>, actor: CharacterId, length: number): Rule<number> {
  let metres = moveOf(tx.snapshot(), actor);
  for (const one of moreMetres) {
    const isFarther = length > limited(tx.snapshot(), actor, metres);
    if (isFarther && one.most(tx.snapshot(), actor) > 0) metres += yield* one.take(tx, actor);
  }
  return limited(tx.snapshot(), actor, metres);
}
