import { type Armour, armour } from '../content/armour.ts';
import { type Device, devices } from '../content/devices.ts';
import { type Occupation, occupations } from '../content/occupations.ts';
import { species } from '../content/species/index.ts';
import type { Species } from '../content/species/species.ts';
import { type Vehicle, vehicles } from '../content/vehicles.ts';
import { ballisticWeapons } from '../content/weapons/ballistic.ts';
import { meleeWeapons } from '../content/weapons/melee.ts';
import type { Weapon } from '../content/weapons/weapon.ts';

/** What units are built of where the book lets groups make their own: its tables, and theirs. */
export interface Catalogue {
  readonly species: readonly Species[];
  readonly occupations: readonly Occupation[];
  readonly weapons: readonly Weapon[];
  readonly armour: readonly Armour[];
  readonly devices: readonly Device[];
  readonly vehicles: readonly Vehicle[];
}

/** The book's own tables. */
export const book: Catalogue = {
  species,
  occupations,
  weapons: [...meleeWeapons, ...ballisticWeapons],
  armour,
  devices,
  vehicles,
};

/** One of the things that a unit carries. */
export type Gear =
  | { readonly kind: 'weapon'; readonly thing: Weapon }
  | { readonly kind: 'armour'; readonly thing: Armour }
  | { readonly kind: 'device'; readonly thing: Device };

/** Everything that can be carried. */
export const gearIn = (catalogue: Catalogue): readonly Gear[] => [
  ...catalogue.weapons.map((thing) => ({ kind: 'weapon', thing }) as const),
  ...catalogue.armour.map((thing) => ({ kind: 'armour', thing }) as const),
  ...catalogue.devices.map((thing) => ({ kind: 'device', thing }) as const),
];

export const byId = <Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row | null =>
  rows.find((row) => row.id === id) ?? null;

/** One thing by its id; null where there is none. */
export const gearOf = (catalogue: Catalogue, id: string): Gear | null =>
  gearIn(catalogue).find(({ thing }) => thing.id === id) ?? null;
