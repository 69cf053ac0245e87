import type { Weapon } from '../content/weapons/weapon.ts';
import { book, byId } from '../forces/catalogue.ts';
import { type Scene, type UnitId, unit } from '../scene.ts';
import { vehicleRow } from './crew.ts';

/** A gun on a vehicle: the weapon, and how it is mounted (L5278 to L5297). */
export interface Gun {
  /** The weapon's id; of several alike on one vehicle with a number behind it. */
  readonly id: string;
  readonly weapon: Weapon;
  readonly isTurret: boolean;
  readonly isSuperHeavy: boolean;
}

/** Guns that a vehicle still has. */
export function gunsOf(scene: Scene, id: UnitId): readonly Gun[] {
  const row = vehicleRow(scene, id);
  const lost = unit(scene, id).lost ?? [];
  const had = row?.weapons ?? [];
  return had
    .flatMap(({ weapon: named, effects }, at): readonly Gun[] => {
      const weapon = byId(book.weapons, named);
      const before = had.slice(0, at).filter((one) => one.weapon === named).length;
      if (weapon === null) return [];
      const [isTurret, isSuperHeavy] = [effects.includes('turretMounted'), effects.includes('superHeavy')];
      return [{ id: before === 0 ? named : `${named}:${before + 1}`, weapon, isTurret, isSuperHeavy }];
    })
    .filter((gun) => !lost.includes(gun.id));
}
