import type { ModuleKind } from '../content/creatures.ts';
import type { PowerSourceName } from '../language/schema/names.ts';
import { tierOf } from '../numbers/levels.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { type Manned, moduleOf } from './aboard.ts';

/** The module of a kind that somebody operates; null where they operate none, or another. */
export function operates(scene: Scene, id: CharacterId, kind: ModuleKind): Manned | null {
  const manned = moduleOf(scene, id);
  return manned?.module.kind === kind ? manned : null;
}

/** Whether somebody's Abilities reach out of their vehicle, whatever cover it gives: from an Empowered Platform (Modules). */
export const reachesOut = (scene: Scene, id: CharacterId): boolean =>
  operates(scene, id, 'empoweredPlatform') !== null;

/**
 * By how much a module upcasts an Ability of its co-pilot's for nothing (Modules): an Empowered Platform those of its power source by twice the Tier of the
 * vehicle, a Weapon Platform Maneuvers with its weapon by the Tier.
 */
export function moduleUpcast(
  scene: Scene,
  id: CharacterId,
  source: PowerSourceName,
  mounted: boolean,
): number {
  const manned = moduleOf(scene, id);
  if (manned === null) return 0;
  const tier = tierOf(manned.vehicle.level);
  if (manned.module.kind === 'empoweredPlatform') return manned.module.source === source ? 2 * tier : 0;
  return manned.module.kind === 'weaponPlatform' && mounted ? tier : 0;
}
