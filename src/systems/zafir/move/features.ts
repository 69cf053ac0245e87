import type { Grid, TileName } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { has } from '../conditions/active.ts';
import { gain, lose, protectionFrom } from '../conditions/change.ts';
import type { TileFeatureId } from '../content/tileFeatures.ts';
import { putTile } from '../field/ground.ts';
import { isHiddenTile } from '../hidden/ground.ts';
import { bringToLight, whoKnowsTiles } from '../hidden/light.ts';
import { isHidden } from '../hidden/units.ts';
import { type CharacterId, type Scene, type TileMark, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { featureRow, featuresOn } from './ground.ts';
import { wholeGridOf } from './terrain.ts';

interface Coming {
  /** What has acted on them in this move: once is enough. */
  readonly suffered: Set<string>;
  /** Tells how they came there. */
  readonly say: () => void;
}

/** Somebody comes to tiles: what lies there does to them what it does. */
export function enterFeatures(
  tx: Tx<Scene>,
  actor: CharacterId,
  { tiles, ...coming }: Coming & { readonly tiles: readonly TileName[] },
): void {
  for (const tile of tiles)
    for (const feature of featuresOn(wholeGridOf(tx.snapshot()), tile))
      act(tx, actor, { feature, tile, leaping: false, ...coming });
}

/** Somebody leaps over tiles, from so high: through clouds that rise above that. */
export function leapThrough(
  tx: Tx<Scene>,
  actor: CharacterId,
  { over, height, ...coming }: Coming & { readonly over: readonly TileName[]; readonly height: number },
): void {
  for (const { feature, tile } of cloudsOver(wholeGridOf(tx.snapshot()), over, height))
    act(tx, actor, { feature, tile, leaping: true, ...coming });
}

/** What rises from some tiles above a height: whoever leaps over them so high is in it. */
export function cloudsOver(
  grid: Grid<TileMark>,
  over: readonly TileName[],
  height: number,
): readonly { readonly feature: TileFeatureId; readonly tile: TileName }[] {
  if (over.length === 0) return [];
  return over.flatMap((tile) => {
    const floor = grid.tiles[tile]?.ground ?? 0;
    return featuresOn(grid, tile)
      .filter((feature) => floor + featureRow(feature).height > height)
      .map((feature) => ({ feature, tile }));
  });
}

function act(
  tx: Tx<Scene>,
  actor: CharacterId,
  {
    feature,
    tile,
    leaping,
    suffered,
    say,
  }: Coming & {
    readonly feature: TileFeatureId;
    readonly tile: TileName;
    readonly leaping: boolean;
  },
): void {
  const { gives, ends } = featureRow(feature);
  const matters = gives !== null || (ends !== null && has(tx.now, actor, ends));
  if (unitIn(tx.now, actor) === null || suffered.has(feature) || !matters) return;
  suffered.add(feature);
  say();
  if (!isHidden(tx.now, actor)) bringToLight(tx, [tile], 'secret');
  tell(tx, 'enteredFeature', { actor, feature, at: tile, leaping }, whoKnowsTiles(tx.now, [tile]));
  const source =
    wholeGridOf(tx.snapshot()).tiles[tile]?.features?.find((mark) => mark.id === feature)?.by ?? null;
  if (gives !== null) gain(tx, actor, gives, { source, from: 'tile' });
  if (ends !== null) lose(tx, actor, ends, 'water');
}

/** Whether a feature would do somebody harm who came to it. */
export function wouldHarm(scene: Scene, id: CharacterId, feature: TileFeatureId): boolean {
  const { gives } = featureRow(feature);
  return gives !== null && protectionFrom(scene, id, gives, 'tile') === null;
}

/** Lays a feature on tiles, for as long as it lasts; one that is there already is fresh again. Whoever stands there has not entered it. */
export function layFeature(
  tx: Tx<Scene>,
  tiles: readonly TileName[],
  feature: TileFeatureId,
  by: CharacterId | null,
): void {
  if (tx.now.fight === null || tiles.length === 0) return;
  const grid = wholeGridOf(tx.now);
  for (const tile of new Set(tiles)) {
    const before = grid.tiles[tile] ?? {};
    const others = (before.features ?? []).filter((mark) => mark.id !== feature);
    const laid = { id: feature, left: featureRow(feature).duration, by };
    putTile(tx, tile, { ...before, features: [...others, laid] });
  }
  const known = by !== null && isHidden(tx.now, by) ? null : by;
  const isDark = (tile: TileName) => isHiddenTile(grid, tile);
  const [dark, open] = [tiles.filter(isDark), tiles.filter((tile) => !isDark(tile))];
  if (open.length > 0) tell(tx, 'featureLaid', { feature, at: open, by: known });
  if (dark.length > 0) tell(tx, 'featureLaid', { feature, at: dark, by }, 'gm');
}
