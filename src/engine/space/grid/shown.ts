import { sameObstacle, sameWall } from './draft.ts';
import type { Feature, Grid, Obstacle } from './grid.ts';
import type { Board, MapLegend } from './legend.ts';
import { inReadingOrder, type TileName } from './tile.ts';
import type { GridArea, GridFeature, GridObstacle, GridTile, GridView } from './view.ts';

/**
 * What everybody sees of a board, by the legend's names: the part of a view that is the map itself. `feature` words what lies
 * on a tile; null: the viewer may not know. `spots` are those that the viewer may know, all where they are left out.
 */
export function boardShown<F extends Feature>(
  { grid, spots: all }: Board<F>,
  legend: MapLegend<F>,
  feature: (feature: F) => GridFeature | null,
  spots: (name: string) => boolean = () => true,
): Pick<GridView, 'columns' | 'rows' | 'tiles' | 'walls' | 'links' | 'areas' | 'spots'> {
  const tiles = inReadingOrder(Object.keys(grid.tiles)).map((at) => tileShown(grid, at, legend, feature));
  return {
    columns: grid.columns,
    rows: grid.rows,
    tiles: tiles.map((tile) => ({ ...tile, features: tile.features.filter(({ over }) => !over) })),
    walls: Object.entries(grid.walls).map(([edge, wall]) => ({
      edge,
      name: (legend.walls ?? []).find((one) => sameWall(one.wall, wall))?.name ?? 'wall',
      cover: wall.cover,
      opaque: wall.opaque,
      barrier: wall.barrier,
    })),
    links: grid.links.map(({ from, to, kind }) => ({ from, to, name: kind })),
    areas: areasOver(tiles),
    spots: Object.entries(all)
      .filter(([name]) => spots(name))
      .map(([name, tiles]) => ({ name, tiles })),
  };
}

/** What lies over tiles, each name an area. */
function areasOver(tiles: readonly GridTile[]): readonly GridArea[] {
  const all = tiles.flatMap(({ at, features }) =>
    features.filter(({ over }) => over).map(({ name, left }) => ({ at, name, left })),
  );
  return [...new Set(all.map(({ name }) => name))].map((name) => {
    const own = all.filter((one) => one.name === name);
    return { name, tiles: own.map(({ at }) => at), by: null, left: own[0]?.left ?? null };
  });
}

/** A tile of which a viewer knows nothing but that it is there. */
export const unknownTile = (at: TileName): GridTile => ({
  at,
  ground: 0,
  obstacle: null,
  blocked: false,
  slow: 0,
  features: [],
  unknown: true,
});

function tileShown<F extends Feature>(
  grid: Grid<F>,
  at: string,
  legend: MapLegend<F>,
  feature: (feature: F) => GridFeature | null,
): GridTile {
  const { ground = 0, obstacle, blocked = false, slow = 0, features = [] } = grid.tiles[at] ?? {};
  return {
    at,
    ground,
    obstacle: obstacle === undefined ? null : obstacleShown(obstacle, legend),
    blocked,
    slow,
    features: features.map(feature).filter((one) => one !== null),
  };
}

function obstacleShown(obstacle: Obstacle, legend: MapLegend): GridObstacle {
  const { height, cover, solid, destructible = false } = obstacle;
  const name = legend.signs.find(({ tile }) => sameObstacle(tile?.obstacle, obstacle))?.name;
  const usual = cover === 'none' ? 'obstacle' : `${cover} cover`;
  return { name: name ?? usual, height, cover, solid, destructible };
}
