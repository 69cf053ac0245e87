import type { Facing } from '../../../../src/engine/space/index.ts';
import type { Activation, Scene, Unit } from '../../../../src/systems/wayfarer/scene.ts';
import { acting, plain, type Tiles } from './acting.ts';
import type { Staged } from './stage.ts';

/** Who can drive, with two dice of Technical Offense; and who can't. */
export const driver = `${plain.replace('AD 1', 'AD 1 TO 2')}`.replace('Guard', 'Driver');
export const passenger = plain.replace('Guard', 'Passenger');

/** A unit that is in Ana's vehicle. */
export const inside = (line: string, is: Partial<Unit> = {}): Staged['units'][number] => ({
  line,
  is: { where: { kind: 'aboard', vehicle: 'ana/1.1' }, ...is },
});

export interface Drove {
  readonly vehicle?: string;
  readonly at?: string;
  readonly facing?: Facing;
  readonly crew?: Staged['units'];
  readonly card?: string;
  readonly bo?: Staged;
  readonly tiles?: Tiles;
  readonly changes?: Partial<Activation>;
  readonly is?: Partial<Unit>;
}

/** Ana's vehicle acts, with a driver in it; Bo has somebody far away. */
export function driving({
  vehicle = 'Sedan',
  at = 'L20',
  facing = 'north',
  crew = [inside(driver)],
  card = 'king of clubs',
  bo = { units: [{ line: plain, at: 'A1' }] },
  tiles = {},
  changes = {},
  is = {},
}: Drove = {}): Scene {
  const units = [{ line: `Ours; Vehicle; ${vehicle}`, at, facing, is }, ...crew];
  return acting({ ana: { units }, bo }, card, changes, {}, tiles);
}

/** Ana's second unit acts, which is in the vehicle. */
export const gunning = (drove: Drove = {}): Scene =>
  driving({ ...drove, changes: { unit: 'ana/2.1', ...drove.changes } });
