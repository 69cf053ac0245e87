import type { Armour } from '../content/armour.ts';
import { devices } from '../content/devices.ts';
import type { Effect } from '../content/effect.ts';
import { equipmentEffects } from '../content/equipmentEffects.ts';
import { bumpSum, type Mandatory, type Species } from '../content/species/species.ts';
import { traits } from '../content/traits/index.ts';
import { vehicleFeatures, vehicleWeaponEffects } from '../content/vehicleFeatures.ts';
import { type Vehicle, vehicleAttributes } from '../content/vehicles.ts';
import type { Has, Weapon } from '../content/weapons/weapon.ts';
import { rowOf } from '../../../engine/table.ts';
import { area } from './unit.ts';

/** A point of a bump costs 5, a negative one gives 5 back (L730, L734; A33). */
export const bumpPrice = 5;
/** A die of an attribute costs 3 (L1658). */
export const diePrice = 3;

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const mandatoryPrice = (mandatory: readonly Mandatory[]): number =>
  total(mandatory.map(({ trait, times }) => rowOf(traits, trait).cost * times));

/** What a species costs by the rule for custom ones: its bumps and its mandatory traits (L719 to L747). */
export const speciesPrice = ({ bumps, mandatory }: Pick<Species, 'bumps' | 'mandatory'>): number =>
  bumpPrice * bumpSum(bumps) + mandatoryPrice(mandatory);

/** The bumps of one box of a thing: those after the first cost double (L4610). */
const boxPrice = ([first = 0, ...more]: readonly number[]): number => bumpPrice * (first + 2 * total(more));

/** A kicker, and a save die: 5 for each point, and a 6 is worth twice that (L4620, L4627). */
export const kickerPrice = (value: number): number => (value === 6 ? 60 : value * 5);
export const saveDiePrice = kickerPrice;

const hasPrice = (has: readonly Has[]): number =>
  total(has.map(({ effect, rank }) => rowOf(equipmentEffects, effect).cost * rank));

/** What a thing gives outside of its columns; kickers of DEF against one kind of harm cost their value (L4622). */
const effectPrice = (effect: Effect): number => {
  if (effect.does === 'bump') return bumpPrice * effect.by;
  if (effect.does === 'kicker') return effect.when.length > 0 ? effect.value : kickerPrice(effect.value);
  if (effect.does === 'saveDie') return saveDiePrice(effect.value);
  return 0;
};

/** What a weapon costs by the rule for custom ones (L4604 to L4643). Range is paid by the bumps of Ballistic OFF, later ones twice. */
export function weaponPrice({ bumps, types, range, has, effects }: Weapon): number {
  const [first = 0, ...more] = bumps.ballisticOff;
  return (
    boxPrice(bumps.meleeOff) +
    boxPrice(bumps.meleeDef) +
    boxPrice(bumps.ballisticOff) +
    Math.max(0, types.length - 1) +
    (range ?? 0) * (first + 2 * total(more)) +
    hasPrice(has) +
    total(effects.map(effectPrice))
  );
}

/** What armour costs by the rule for custom things; null where its kickers are rolled, which the rule has no price for. */
export function armourPrice({
  meleeDef,
  ballisticDef,
  athletics,
  detect,
  has,
  effects,
}: Armour): number | null {
  if (typeof meleeDef !== 'number' || typeof ballisticDef !== 'number') return null;
  return (
    kickerPrice(meleeDef) +
    kickerPrice(ballisticDef) +
    bumpPrice * (athletics + detect) +
    hasPrice(has) +
    total(effects.map(effectPrice))
  );
}

/** Points of bumps and save dice together: what each increment of speed costs (L5179; negative bumps count against it, A51). */
const agility = ({ values, saveDice }: Vehicle): number =>
  total(vehicleAttributes.map((attribute) => total(values[attribute].bumps))) + total(saveDice);

/**
 * What a vehicle costs by the rules for making one (L5155 to L5297). Weapons and devices cost twice; what a weapon has as part of a
 * vehicle doesn't (A52). Transport is the product of its values (A50).
 */
export function vehiclePrice(vehicle: Vehicle, weapons: readonly Weapon[]): number {
  const { values, saveDice, speed, capacity, maxOccupant } = vehicle;
  const bumps = total(vehicleAttributes.map((attribute) => total(values[attribute].bumps)));
  const dice = total(vehicleAttributes.map((attribute) => values[attribute].dice));
  return (
    bumpPrice * bumps +
    diePrice * dice +
    total(saveDice.map(saveDiePrice)) +
    speed * agility(vehicle) +
    10 * area(capacity) +
    20 * area(maxOccupant) +
    total(vehicle.features.map(({ feature, rank }) => rowOf(vehicleFeatures, feature).cost * rank)) +
    total(
      vehicle.weapons.map(
        ({ weapon, effects }) =>
          2 * rowOf(weapons, weapon).cost +
          total(effects.map((effect) => rowOf(vehicleWeaponEffects, effect).cost)),
      ),
    ) +
    total(vehicle.devices.map((device) => 2 * deviceCost(device)))
  );
}

const deviceCost = (id: string): number => devices.find((device) => device.id === id)?.cost ?? 0;
