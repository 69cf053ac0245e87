import type { FigureMark, GridLook } from '../grid/view.ts';
import type { Obstacle } from './plane.ts';
import type { Point } from './point.ts';
import type { Raster } from './raster.ts';
import type { Bearing } from './turn.ts';

/** A place in metres as one viewer may see it: what pictures and words of it are made of. All lengths are whole centimetres; nothing is escaped. */
export interface PlaneView {
  readonly name: string; // 'Cargo hold'
  readonly width: number;
  readonly depth: number;
  /** Lines that people may stand between, where they don't stand freely. */
  readonly raster: Raster;
  readonly obstacles: readonly Obstacle[];
  readonly areas: readonly PlaneArea[];
  readonly spots: readonly { readonly name: string; readonly at: Point }[];
  readonly figures: readonly PlaneFigure[];
  /** Whose sight and reach are told, by the id of a tracker line; null: nobody's. */
  readonly actor: string | null;
  /** How far the actor's weapons reach from the edge of their base, the shortest first. */
  readonly rings: readonly PlaneRing[];
  /** Ways that one may choose among, by their numbers, each from where it begins. */
  readonly ways?: readonly { readonly number: number; readonly points: readonly Point[] }[];
  /** A way that is shown, from where it begins, and what it would bring on. */
  readonly path?: { readonly points: readonly Point[]; readonly provokes: readonly PlaneMoment[] };
}

export interface PlaneRing {
  readonly name: string; // 'Laser Pistol'
  readonly reach: number;
}

/** Where on a way something happens, and what: 'Raider 2 may shoot'. */
export interface PlaneMoment {
  readonly at: Point;
  readonly name: string;
}

/** What lies over a part of the plane: light, smoke, a ball of plasma. A part of a circle, where it has a bearing. */
export interface PlaneArea {
  readonly name: string;
  readonly look?: GridLook | 'light';
  readonly at: Point;
  readonly radius: number;
  readonly cone: { readonly bearing: Bearing; readonly degrees: number } | null;
  readonly left: number | null; // rounds
}

export interface PlaneFigure {
  readonly id: string; // of a tracker line
  readonly at: Point;
  readonly diameter: number;
  /** How high above the ground: on a floor, or in the air. */
  readonly altitude: number;
  /** Where its front is, if it has one: a vehicle's. */
  readonly heading: Bearing | null;
  /** How much they can still take; null where the viewer may not know. */
  readonly health: { readonly value: number; readonly max: number } | null;
  readonly marks: readonly FigureMark[];
  /** Ids of the figures whose bases touch this one. */
  readonly touching: readonly string[];
  /** Whether the actor sees them, how far away they are from edge to edge, and what that means: 'in range'. Null: not in sight. */
  readonly sight: { readonly distance: number; readonly note: string } | null;
}
