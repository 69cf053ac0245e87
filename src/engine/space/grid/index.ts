export * from './areas.ts';
export { type BoardChanged, changed, isNewMap } from './changed.ts';
export * from './cover.ts';
export { type BoardRead, readDrawn } from './drawn.ts';
export * from './facing.ts';
export * from './grid.ts';
export * from './legend.ts';
export { type Leg, legsFrom, type Mover } from './legs.ts';
export { MAP_LIMITS } from './limits.ts';
export * from './metric.ts';
export * from './movement.ts';
export { drawing, printDrawn } from './printed.ts';
export { type Line, obstructions, type Point } from './ray.ts';
export {
  costsOf,
  type Growing,
  growing,
  type Path,
  type PathLeg,
  pathTo,
  type Reach,
  type Reached,
  reach,
  type Search,
  shortestPath,
} from './reach.ts';
export { rectangles, tilesText } from './rectangles.ts';
export { boardShown, unknownTile } from './shown.ts';
export {
  type Care,
  type Exposure,
  exposure,
  type Silhouette,
  sees,
  type View,
  visibleTiles,
} from './sight.ts';
export { atIndex, indexOf, standingHeight, surfaceAt, survey, type Terrain, wallBetween } from './terrain.ts';
export * from './tile.ts';
export type { MapChange } from './typed.ts';
export * from './view.ts';
export { type Walked, walk } from './walk.ts';
export { readWay, type WayRead, type WayTyped, wayThrough } from './ways.ts';
