import type { UnitId } from '../scene.ts';

export interface SneakEvents {
  beganToSneak: { readonly unit: UnitId };
  /** A unit no longer sneaks: it was found, or has shown itself. */
  cameOut: { readonly unit: UnitId; readonly found: boolean };
  /** Somebody who sneaks was not found by who wanted to fight it. */
  notFound: { readonly unit: UnitId; readonly by: UnitId };
}
