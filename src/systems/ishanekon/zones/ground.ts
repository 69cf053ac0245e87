import {
  type At,
  type Obstacle,
  parseTile,
  type Tile,
  tileOf,
  withTile,
} from '../../../engine/space/grid/index.ts';
import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import type { MapGround, Mark, Scene } from '../scene.ts';
import { standingOn } from '../space/bodies.ts';
import { mapIn } from '../space/terrain.ts';
import type { Ground, Zone } from './zone.ts';

/** What lies on the squares of a zone, by its ground; cover stands there besides. */
const marks: Readonly<Record<Ground, string | null>> = {
  difficult: 'difficult',
  bright: 'light',
  dark: 'darkness',
  quiet: 'quiet',
  water: 'water',
  halfCover: 'cover',
  fullCover: 'cover',
  plain: null,
};

const covers: Readonly<Partial<Record<Ground, Obstacle>>> = {
  halfCover: { height: 1, cover: 'half', opaque: false, solid: true, destructible: true },
  fullCover: { height: 3, cover: 'full', opaque: true, solid: true, destructible: true },
};

/** Changes each of some squares of the map. */
function changeTiles(
  tx: Tx<Scene>,
  tiles: readonly string[],
  change: (tile: Tile<Mark>, at: At) => Tile<Mark>,
): void {
  const map = mapIn(tx.snapshot());
  if (map === null || tx.state.fight === null) return;
  let grid: MapGround['grid'] = map.grid;
  for (const name of tiles) {
    const at = parseTile(name);
    const result = at === null ? null : withTile(grid, at, change(tileOf(grid, at), at));
    if (result?.ok) grid = result.grid;
  }
  tx.state.fight.ground = castDraft({ ...map, grid });
}

/** Puts a zone's ground on its squares. Cover rises where nobody stands and nothing is yet; plain ground has nothing left of what made it hard to cross. */
export function putGround(tx: Tx<Scene>, { id, name, tiles }: Zone, ground: Ground, harms: boolean): void {
  const now = tx.snapshot();
  changeTiles(tx, tiles, (tile, at) => {
    const free = tile.obstacle === undefined && standingOn(now, at).length === 0;
    if (ground === 'plain') return plainTile(tile);
    const cover = covers[ground];
    if (cover !== undefined && !free) return tile;
    const mark = marks[ground];
    return {
      ...tile,
      ...(cover === undefined ? {} : { obstacle: cover }),
      features: [
        ...(tile.features ?? []),
        ...(mark === null ? [] : [{ id: mark, name, zone: id }]),
        ...(harms ? [{ id: 'hazard', name, zone: id }] : []),
      ],
    };
  });
}

/** Marks squares on which a zone harms, whatever ground they are. */
export const putHazard = (tx: Tx<Scene>, { id, name, tiles }: Zone): void =>
  changeTiles(tx, tiles, (tile) => ({
    ...tile,
    features: [...(tile.features ?? []), { id: 'hazard', name, zone: id }],
  }));

const clutter = ['difficult', 'fire', 'water', 'cover'];

function plainTile({ obstacle, slow: _slow, features = [], ...rest }: Tile<Mark>): Tile<Mark> {
  const stays = obstacle !== undefined && obstacle.destructible !== true;
  return {
    ...rest,
    ...(stays ? { obstacle } : {}),
    features: features.filter(({ id }) => !clutter.includes(id)),
  };
}

/** Takes away what a zone has put on the map. */
export const clearGround = (tx: Tx<Scene>, { id, tiles }: Zone): void =>
  changeTiles(tx, tiles, ({ obstacle, features = [], ...rest }) => {
    const isIts = features.some((mark) => mark.zone === id && mark.id === 'cover');
    return {
      ...rest,
      ...(obstacle === undefined || isIts ? {} : { obstacle }),
      features: features.filter(({ zone }) => zone !== id),
    };
  });
