import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Held } from '../interrupts/held.ts';
import { type Activation, runningIn, type Scene } from '../scene.ts';
import type { WayPath } from '../space/path.ts';
import { go } from './go.ts';
import { isWay, tilesTyped, wayOf } from './way.ts';

type HeldMove = Extract<Held, { does: 'move' }>;

/** The way that was held, as the map is now; or why it can't be gone any more. */
export function wayNow(
  scene: Scene,
  running: Activation,
  { how, tiles, increments, driven, manner }: HeldMove,
): WayPath | Refusal {
  const read = tilesTyped(tiles.join(' '));
  return 'code' in read
    ? read
    : wayOf(
        scene,
        running,
        read,
        increments,
        how === 'adjust' ? 'adjusts' : (driven ?? null),
        manner ?? null,
      );
}

/** Why a held move can't be made any more; null: it can. */
export function whyNoWay(scene: Scene, running: Activation, held: HeldMove): Refusal | null {
  const way = wayNow(scene, running, held);
  return isWay(way) ? null : refusal(way.code, way.params);
}

/** A unit sets out that was interrupted before. */
export function* goOn(tx: Tx<Scene>, held: HeldMove): Rule<void> {
  const scene = tx.snapshot();
  const running = runningIn(scene);
  const way = running === null ? null : wayNow(scene, running, held);
  if (running !== null && way !== null && isWay(way)) yield* go(tx, running.unit, way, held);
}
