import { findRow } from '../../../engine/table.ts';
import type { Item, Profile } from '../character/schema.ts';
import { armour } from '../content/armour.ts';
import { gear } from '../content/gear.ts';
import { shields } from '../content/shields.ts';
import { type Ability, tierOfCost } from '../language/schema/ability.ts';
import { idOf } from '../packs/names.ts';
import type { PackWeapon } from '../packs/schema.ts';
import { shipped } from '../packs/shipped.ts';
import { itemSchema, profileSchema } from './profile.ts';

/** Ability items have four charges at first (Ability Consumables and Items). */
export const CHARGES = 4;

/** A weapon of a pack as somebody has it. What a row says it weighs and costs is for a Heavy one twice the usual already (Weapons). */
export function weaponProfile(weapon: PackWeapon): Profile {
  const { name, text, category, die, types, primary, secondary, reach, properties, area, weight, price } =
    weapon;
  return profileSchema.parse({
    kind: 'weapon',
    row: idOf(name),
    name,
    text,
    weight,
    price,
    category,
    damage: { count: 1, sides: die, plus: 0 },
    types,
    primary,
    secondary,
    reach:
      typeof reach === 'number'
        ? { kind: 'melee', metres: reach }
        : { kind: 'ranged', effective: reach[0], ineffective: reach[1] },
    properties,
    area,
  });
}

/** Clothes or armour as somebody has them. */
export const armourProfile = ({ id, name, weight, price, text }: (typeof armour)[number]): Profile =>
  profileSchema.parse({
    kind: 'armour',
    row: id === 'clothes' ? id : `${id}Armor`,
    name,
    weight,
    price,
    text,
    armour: id,
  });

/** A shield as somebody has it. */
export const shieldProfile = ({ id, name, weight, price, text }: (typeof shields)[number]): Profile =>
  profileSchema.parse({ kind: 'shield', row: `${id}Shield`, name, weight, price, text, shield: id });

/** Gear as somebody has it. */
export const gearProfile = ({ id, ...row }: (typeof gear)[number]): Profile =>
  profileSchema.parse({ ...row, row: id });

/** Credits of a consumable, and of an item with charges, for each WP and Tier of its Ability (house: the list of prices is lost). */
export const PRICES = { abilityConsumable: 15, abilityItem: 200 } as const;

/** An Ability of a pack of the group's, with what it brings: things that have it carry it whole. */
type Own = NonNullable<Extract<Profile, { readonly ability: string | null }>['own']>;

/** An Ability as things have it: in a consumable, and in an item with charges. Maneuvers and reactions are in none, what costs more than four charges in no item. */
export function abilityThings(
  { id, name, wp, time, types, text }: Ability,
  own: Own | null = null,
): readonly Profile[] {
  if (types.includes('maneuver') || time.kind === 'rp' || time.kind === 'attack') return [];
  const tier = tierOfCost(wp);
  const thing = (kind: 'abilityConsumable' | 'abilityItem', called: string, weight: number): Profile =>
    profileSchema.parse({
      ...{ kind, row: `${kind}.${id}`, name: `${called}: ${name}`.slice(0, 60), weight, tier: tier - 1 },
      ...{ text: text.slice(0, 300), ability: id, price: PRICES[kind] * Math.max(1, wp) * tier },
      ...(own === null ? {} : { own }),
    });
  const once = thing('abilityConsumable', 'Consumable', 1);
  return wp > CHARGES ? [once] : [once, thing('abilityItem', 'Ability item', 3)];
}

let known: readonly Profile[] | null = null;

/** Everything that can be bought and begun with: armour, shields, gear, and the weapons of our pack. Read when it is first needed. */
export function profiles(): readonly Profile[] {
  known ??= [
    ...shipped().pack.weapons.map(weaponProfile),
    ...armour.map(armourProfile),
    ...shields.map(shieldProfile),
    ...gear.map(gearProfile),
    ...[...shipped().abilities.values()].flatMap((ability) => abilityThings(ability)),
  ];
  return known;
}

/** A kind of thing by its row or its name; null for none. */
export function findProfile(text: string): Profile | null {
  const rows = profiles().map((profile) => ({ id: profile.row, name: profile.name, profile }));
  return findRow(rows, text)?.profile ?? null;
}

/** Things that lie in a pile: their count says how many there are. */
const isCounted = ({ kind }: Profile): boolean =>
  kind === 'goods' || kind === 'stimulant' || kind === 'abilityConsumable';

type Needs = NonNullable<Item['needs']> | null;

/** Whether two things take the same of who uses them. */
const isAlike = (one: Needs, other: Needs): boolean =>
  one?.skill === other?.skill && one?.level === other?.level;

/** What a maker has put into something: the Skill Level that using it takes, and its power source. */
export interface Make {
  readonly needs: Needs;
  readonly powerSource: Item['powerSource'];
}

export const makeOf = ({ needs, powerSource }: Item): Make => ({ needs: needs ?? null, powerSource });

const unmade: Make = { needs: null, powerSource: null };

/** Items with some more of a kind: counted ones of the same make join those that are there, others lie by themselves. */
export function withProfile(
  items: readonly Item[],
  profile: Profile,
  count = 1,
  make: Make = unmade,
): readonly Item[] {
  if (isCounted(profile)) {
    const same = items.find(
      (one) =>
        one.profile.row === profile.row &&
        !one.dropped &&
        one.powerSource === make.powerSource &&
        isAlike(one.needs ?? null, make.needs),
    );
    if (same !== undefined)
      return items.map((one) => (one === same ? { ...one, count: one.count + count } : one));
    return [...items, fresh(items, profile, count, make)];
  }
  return Array.from({ length: count }).reduce<readonly Item[]>(
    (all) => [...all, fresh(all, profile, 1, make)],
    items,
  );
}

/** Something as it comes: unnamed, without upgrades, charged. */
export const freshItem = (id: string, profile: Profile, count = 1, { needs, powerSource } = unmade): Item =>
  itemSchema.parse({
    ...{ id, profile, count, powerSource, ...(needs === null ? {} : { needs }) },
    charges: profile.kind === 'abilityItem' ? CHARGES : 0,
  });

function fresh(items: readonly Item[], profile: Profile, count: number, make: Make): Item {
  const taken = new Set(items.map(({ id }) => id));
  let number = 1;
  while (taken.has(`item${number}`)) number++;
  return freshItem(`item${number}`, profile, count, make);
}

export const nameOf = ({ called, profile }: Pick<Item, 'called' | 'profile'>): string =>
  called === '' ? profile.name : called;
