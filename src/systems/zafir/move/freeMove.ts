import type { Rule } from '../../../engine/rule.ts';
import { parseTile, standingHeight, type TileName } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type CharacterId, type Scene, sizeOf, unitIn } from '../scene.ts';
import { isFree } from './free.ts';
import { type Gone, go, type MoveWhy } from './go.ts';
import { type Means, meansOf } from './mover.ts';
import { reachable } from './prospect.ts';
import { distanceBetween, placedOn } from './sight.ts';
import { terrainOf } from './terrain.ts';
import { type WayFound, wayTo } from './ways.ts';

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

/** How close somebody must be to fight hand to hand, and by how many tiles one may stand higher. */
export const armsReach = 1.5;
export const reachUp = 1;

/** Whether two units are within arm's reach: the first on a tile, or where it is. Up or down one tile, low walls between. */
export function isInReach(
  scene: Scene,
  actor: CharacterId,
  target: CharacterId,
  on: TileName | null = null,
): boolean {
  if (distanceBetween(scene, actor, target, on ?? undefined) > armsReach) return false;
  const terrain = terrainOf(scene);
  const heights = [placedOn(scene, actor, on), placedOn(scene, target, null)].map((one) =>
    standingHeight(terrain, one),
  );
  return Math.abs((heights[0] ?? 0) - (heights[1] ?? 0)) <= reachUp;
}

/** The tiles from which somebody could fight a target hand to hand, after a move of theirs: their own first, then the easiest to come to. */
export function tilesInReach(scene: Scene, actor: CharacterId, target: CharacterId): readonly TileName[] {
  const own = unitIn(scene, actor)?.at;
  if (own === undefined || unitIn(scene, target) === null) return [];
  const here =
    isInReach(scene, actor, target) && isFree(scene, own, sizeOf(scene, actor), actor) ? [own] : [];
  const there = reachable(scene, actor)
    .filter(({ kind }) => kind === 'plain' || kind === 'agility')
    .filter(({ tile }) => isInReach(scene, actor, target, tile));
  return [...here, ...there.map(({ tile }) => tile)];
}

/** The way to within arm's reach of a target, or to a tile that was named and is; null where nothing has to be gone. */
export function wayToFight(
  scene: Scene,
  actor: CharacterId,
  target: CharacterId,
  on: TileName | null = null,
): WayFound | null | 'outOfReach' {
  const tiles = tilesInReach(scene, actor, target);
  const to = on === null ? tiles[0] : tiles.find((tile) => tile === on && parseTile(tile) !== null);
  if (to === undefined) return 'outOfReach';
  return to === unitIn(scene, actor)?.at ? null : wayTo(scene, actor, to);
}
