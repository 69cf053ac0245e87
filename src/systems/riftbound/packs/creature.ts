import { findRow } from '../../../engine/table.ts';
import type { PackCreature } from '../../../engine/packs.ts';
import { type Character, characterSchema, type Fitted, type Item } from '../character/schema.ts';
import { abilities } from '../content/abilities.ts';
import { attributes } from '../content/attributes.ts';
import { type GearId, itemOf, profileOf } from '../gear/rows.ts';
import type { Profile } from '../gear/profile.ts';
import { freeId } from '../gear/pile.ts';
import { fittedOf } from '../vehicles/rows.ts';
import { idOf, named } from './names.ts';
import type { Pack, PackFoe, PackVehicle } from './schema.ts';
import { abilityPower, gearNamed, naturalWeapon, powerOf, systemNamed } from './things.ts';

/** Magazines that come with each gun, by the type of its Ammo. */
const magazines: Readonly<Record<'pistol' | 'rifle' | 'cannon' | 'tank', GearId>> = {
  pistol: 'pistolMagazine',
  rifle: 'rifleMagazine',
  cannon: 'cannonMagazine',
  tank: 'tankMagazine',
};

/** A foe of a pack as a sheet, fresh and armed: its hands hold the first weapons they can, armour is worn, spares are in the pockets. */
export function foeOf(pack: Pack, foe: PackFoe): Omit<PackCreature<Character>, 'name'> {
  const profiles = foe.gear.flatMap((name) => gearNamed(pack, name) ?? []);
  const natural = naturalWeapon(foe.attacks);
  const items = itemsOf([...(natural === null ? [] : [natural]), ...profiles, ...sparesOf(profiles)]);
  const own = foe.abilities.flatMap((name) => named(pack.abilities, name) ?? []);
  const ofBook = foe.abilities.flatMap((name) =>
    named(pack.abilities, name) === undefined ? (findRow(abilities, name) ?? []) : [],
  );
  const sheet = characterSchema.parse({
    kind: 'person',
    name: foe.name,
    role: null,
    class: null,
    level: 1,
    size: foe.size,
    diameter: foe.diameter === null ? null : Math.round(foe.diameter * 100),
    scores: scoresOf(foe.scores),
    hp: { now: foe.hp, max: foe.hp },
    sp: { now: foe.sp, max: Math.max(1, foe.sp) },
    ehp: foe.ehp === null ? { now: 0, max: 0 } : { now: foe.ehp, max: foe.ehp },
    mook: foe.ehp === null,
    skilled: foe.skilled,
    abilities: ofBook.map(({ id }) => ({ id })),
    powers: [...own.map(abilityPower), ...foe.powers.map(powerOf)],
    items,
    holding: heldOf(items),
    wearing: items.find(({ profile }) => profile.kind === 'armour')?.id ?? null,
    notes: foe.notes,
    ...(foe.behaviour === null ? {} : { behaviour: foe.behaviour }),
  });
  return { sheet, count: foe.count };
}

const scoresOf = (given: PackFoe['scores']): Record<string, number> =>
  Object.fromEntries(
    attributes.map(({ id, short }) => {
      const found = Object.entries(given).find(([key]) =>
        [id, short].some((one) => one.toLowerCase() === key.toLowerCase()),
      );
      return [id, found?.[1] ?? 0];
    }),
  );

function itemsOf(profiles: readonly Profile[]): readonly Item[] {
  const items: Item[] = [];
  for (const profile of profiles)
    items.push(itemOf(profile, freeId({ items }, idOf(profile.row).slice(0, 36))));
  return items;
}

/** Two magazines for each gun that takes them, a battery for each that has Charge. */
const sparesOf = (profiles: readonly Profile[]): readonly Profile[] =>
  profiles.flatMap(({ ammo, charge, attacks }) => {
    if (attacks.length === 0) return [];
    if (ammo !== null) return [profileOf(magazines[ammo.type]), profileOf(magazines[ammo.type])];
    return charge === null ? [] : [profileOf('battery')];
  });

/** The first weapons that two hands can hold. */
function heldOf(items: readonly Item[]): readonly string[] {
  let hands = 2;
  return items.flatMap(({ id, profile }) => {
    if (profile.attacks.length === 0 && !profile.benefits.some(({ kind }) => kind === 'block')) return [];
    if (profile.hands === 0 || profile.hands > hands) return [];
    hands -= profile.hands;
    return [id];
  });
}

/** A vehicle of a pack as a sheet: its engine off, nobody inside. */
export function vehicleOfPack(pack: Pack, vehicle: PackVehicle): Character {
  const { text: _text, systems, terminals, diameter, hp, price, ...rest } = vehicle;
  const fitted: Fitted[] = [];
  for (const name of systems) {
    const profile = systemNamed(pack, name);
    if (profile === null) continue;
    const used = (terminal: number) =>
      fitted.filter((one) => one.terminal === terminal).reduce((sum, one) => sum + one.profile.weight, 0);
    const terminal = terminals.findIndex((capacity, n) => used(n) + profile.weight <= capacity);
    const id = idOf(profile.row).slice(0, 34);
    const taken = fitted.filter((one) => one.id.startsWith(id)).length;
    fitted.push(fittedOf(profile, taken === 0 ? id : `${id}${taken + 1}`, Math.max(0, terminal)));
  }
  const most = hp + fitted.reduce((sum, { profile }) => sum + profile.hp, 0);
  return characterSchema.parse({
    kind: 'vehicle',
    ...rest,
    row: idOf(vehicle.name),
    ...(price === null ? {} : { price }),
    diameter: Math.round(diameter * 100),
    hp: { now: most, max: most },
    terminals: terminals.map((capacity) => ({ capacity })),
    systems: fitted,
  });
}
