import type { Viewer } from './event.ts';
import type { PlaneBoard, PlaneLegend, Point } from './space/plane/index.ts';
import type { WayTold } from './way.ts';

/** What a system that plays in metres tells of its space: so that places can be typed, changed, shown and walked. */
export interface PlaneRules<S extends object> {
  /** What places are made of. */
  readonly legend: PlaneLegend;
  /** The act that moves somebody: its `detail` is a way as people type it. */
  readonly move: string;
  /** The place as it is now, to be changed or copied; null where there is no fight. */
  board(state: S): PlaneBoard | null;
  /** Where somebody stands, as `viewer` may know; null where they stand nowhere. */
  at(state: S, actor: string, viewer: Viewer): Point | null;
  /**
   * What a way would take and bring on, before it is gone: as people type it, be it a goal or places one after the other ('12,5 to 14,5'). Leaks
   * nothing that `viewer` may not know.
   */
  way(state: S, actor: string, where: string, viewer: Viewer): WayTold;
}
