import type { TileName } from '../../../engine/space/index.ts';
import type { UnitId } from '../scene.ts';

export interface VehicleEvents {
  /** A unit is in a vehicle from now on: it got in, or came to the map in it. */
  boarded: { readonly unit: UnitId; readonly vehicle: UnitId; readonly how: 'gotIn' | 'cameIn' };
  /** It has left it, of its own will or because nothing is left to be in. */
  gotOut: { readonly unit: UnitId; readonly vehicle: UnitId; readonly tile: TileName };
  /** It is about to be run over (L5112). */
  runOver: { readonly unit: UnitId; readonly vehicle: UnitId };
  /** A vehicle is about to ram (L5115): so far straight on it has come. */
  rams: { readonly unit: UnitId; readonly target: UnitId; readonly straight: number };
  /** A save die has tied: the table of damage is rolled on (L5135). */
  damageRolled: { readonly unit: UnitId; readonly rolled: number };
  stalled: { readonly unit: UnitId };
  gunLost: { readonly unit: UnitId; readonly gun: string };
  /** What is left of it stays as terrain (L5131). */
  wrecked: { readonly unit: UnitId; readonly tile: TileName };
}
