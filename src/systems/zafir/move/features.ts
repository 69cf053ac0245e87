import { castDraft } from 'immer';
import { indexOf, parseTile, type TileName } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { has } from '../conditions/active.ts';
import { gain, lose, protectionFrom } from '../conditions/change.ts';
import type { TileFeatureId } from '../content/tileFeatures.ts';
import { type CharacterId, type Scene, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { featureRow, featuresOn } from './ground.ts';
import { gridOf, terrainOf } from './terrain.ts';

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
    for (const feature of featuresOn(tx.snapshot(), tile))
      act(tx, actor, { feature, tile, leaping: false, ...coming });
}

/** Somebody leaps over tiles, from so high: through clouds that rise above that. */
export function leapThrough(
  tx: Tx<Scene>,
  actor: CharacterId,
  { over, height, ...coming }: Coming & { readonly over: readonly TileName[]; readonly height: number },
): void {
  for (const { feature, tile } of cloudsOver(tx.snapshot(), over, height))
    act(tx, actor, { feature, tile, leaping: true, ...coming });
}

/** What rises from some tiles above a height: whoever leaps over them so high is in it. */
export function cloudsOver(
  scene: Scene,
  over: readonly TileName[],
  height: number,
): readonly { readonly feature: TileFeatureId; readonly tile: TileName }[] {
  if (over.length === 0) return [];
  const terrain = terrainOf(scene);
  return over.flatMap((tile) => {
    const floor = terrain.ground[indexOf(terrain, parseTile(tile)) ?? -1] ?? 0;
    return featuresOn(scene, tile)
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
  tell(tx, 'enteredFeature', { actor, feature, at: tile, leaping });
  const source = gridOf(tx.snapshot()).tiles[tile]?.features?.find((mark) => mark.id === feature)?.by ?? null;
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
  const grid = tx.state.fight?.grid;
  if (grid === undefined || tiles.length === 0) return;
  for (const tile of tiles) {
    const before = grid.tiles[tile] ?? {};
    const others = (before.features ?? []).filter((mark) => mark.id !== feature);
    grid.tiles[tile] = {
      ...before,
      features: [...others, castDraft({ id: feature, left: featureRow(feature).duration, by })],
    };
  }
  const known = by !== null && unitIn(tx.now, by)?.hidden === true ? null : by;
  tell(tx, 'featureLaid', { feature, at: [...tiles], by: known });
}
