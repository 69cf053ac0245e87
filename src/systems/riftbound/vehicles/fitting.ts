import { type Limit, overLimit } from '../../../engine/limit.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import type { Vehicle } from '../character/schema.ts';
import { type SizeId, sizes } from '../content/sizes.ts';
import type { SystemProfile } from './profile.ts';

const step = (size: SizeId): number => sizes.findIndex(({ id }) => id === size);

/** How much system weight a terminal bears still. */
export const weightLeft = (vehicle: Vehicle, terminal: number): number =>
  vehicle.systems
    .filter((one) => one.terminal === terminal)
    .reduce((left, { profile }) => left - profile.weight, vehicle.terminals[terminal]?.capacity ?? 0);

/**
 * Why a system cannot be built into a vehicle: what it is Limited to, and the weight that its terminal bears. `gained`: it comes with
 * the vehicle, as Locked ones do alone.
 */
export function whyNotFitted(
  vehicle: Vehicle,
  system: SystemProfile,
  terminal: number,
  gained = false,
): Refusal | null {
  const { name, limited } = system;
  const limit: Limit = SHEET_LIMITS.systems;
  if (vehicle.systems.length >= limit.most) return overLimit(limit);
  if (vehicle.terminals[terminal] === undefined)
    return refusal('noSuchTerminal', { terminal: terminal + 1, most: vehicle.terminals.length });
  if (system.locked && !gained) return refusal('systemLocked', { system: name });
  const size = step(vehicle.size);
  const { least, most, medium, group } = limited;
  const fits =
    (least === null || size >= step(least)) &&
    (most === null || size <= step(most)) &&
    (medium === null || vehicle.medium === medium) &&
    (group === null || vehicle.group === group);
  if (!fits) return refusal('systemNotForIt', { system: name, vehicle: vehicle.name });
  const left = weightLeft(vehicle, terminal);
  return system.weight > left
    ? refusal('systemTooHeavy', { system: name, weight: system.weight, left })
    : null;
}
