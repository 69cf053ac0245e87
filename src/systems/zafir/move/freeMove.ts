import type { Rule } from '../../../engine/rule.ts';
import type { TileName } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type CharacterId, type Scene, unitIn } from '../scene.ts';
import { type Gone, go } from './go.ts';
import type { MoveWhy } from './how.ts';
import { type Means, meansOf } from './mover.ts';
import { wayTo } from './ways.ts';

/** A move that an ability or an attack makes for somebody at once. */
export interface FreeMove {
  readonly why: MoveWhy;
  readonly to: TileName;
  /** What there is for it; left out: their own Speed and Agility Points. */
  readonly means?: Means;
}

/** Moves somebody to a tile by the best way, with all that a move brings about. Refuses where they cannot come there. */
export function* freeMove(tx: Tx<Scene>, actor: CharacterId, { why, to, means }: FreeMove): Rule<Gone> {
  const now = tx.snapshot();
  if (unitIn(now, actor)?.at === to) return { at: to, arrived: true };
  const found = wayTo(now, actor, to, means ?? null);
  if (!found.ok) return yield* tx.refuse(found.refusal.code, found.refusal.params);
  return yield* go(tx, actor, found.way, { why, means: means ?? meansOf(now, actor) });
}
