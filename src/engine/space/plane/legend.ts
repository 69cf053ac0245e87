import type { Obstacle } from './plane.ts';

/** Something that people put on a plane by its name. */
export interface PlaneSign extends Pick<Obstacle, 'shape' | 'height' | 'opaque' | 'way'> {
  readonly id: string;
  readonly name: string; // 'crate'
  /** What it is called besides; its plural in -s is known. */
  readonly also?: readonly string[];
  /** How large an area is where nobody says: in centimetres, west to east and north to south. */
  readonly size?: readonly [number, number];
}

/** A way through a side: a door, stairs. */
export interface PlaneOpening {
  readonly id: string;
  readonly name: string;
  readonly width: number;
}

/** What planes are made of. */
export interface PlaneLegend {
  readonly signs: readonly PlaneSign[];
  readonly openings: readonly PlaneOpening[];
  /** Named spots: where the heroes begin. */
  readonly spots: readonly string[];
}
