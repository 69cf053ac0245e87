/** Space in metres: round bases at places in whole centimetres, among walls, crates and galleries. */
export * from './body.ts';
export { contactsWith } from './contacts.ts';
export { floorOn, type Ground, groundOf, isSolid } from './ground.ts';
export type { PlaneLegend, PlaneOpening, PlaneSign } from './legend.ts';
export { PLANE_LIMITS } from './limits.ts';
export { along, cutTo, firstMoment, type Path, pathAfter, pathLength } from './path.ts';
export {
  closedSides,
  floorAt,
  isInside,
  isOnPlane,
  type Obstacle,
  type Opening,
  type Plane,
  sidesOf,
} from './plane.ts';
export { lengthBetween, METRE, type Point, towards } from './point.ts';
export { placeName, placeTold, printPlane, readPlace, written } from './printed.ts';
export { contactOn, HEX_ROW, onRaster, type Raster, rasters } from './raster.ts';
export { readBoard } from './schema.ts';
export { meets, type Segment } from './segment.ts';
export { type Screens, screensOf, sees } from './sight.ts';
export { freeLength, isFree, type Walker } from './step.ts';
export { ahead, type Bearing, bearingTo, compass, turnBetween, turned } from './turn.ts';
export { emptyBoard, type PlaneBoard, type PlaneRead, readPlane } from './typed.ts';
export type { PlaneArea, PlaneFigure, PlaneMoment, PlaneRing, PlaneView } from './view.ts';
export { wayTo, wayToAny } from './way.ts';
