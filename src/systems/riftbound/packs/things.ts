import type { Power } from '../powers/schema.ts';
import { type Profile, profileSchema } from '../gear/profile.ts';
import { findProfile } from '../gear/rows.ts';
import { type SystemProfile, systemSchema } from '../vehicles/profile.ts';
import { findSystem } from '../vehicles/rows.ts';
import { idOf, named } from './names.ts';
import type { Pack, PackAbility, PackAttack, PackGear, PackSystem } from './schema.ts';

type WrittenPower = Omit<Power, 'id'>;

/** A power as a sheet carries it. Its id follows from its name: nobody has two of one name. */
export const powerOf = ({ name, ...written }: WrittenPower): Power => ({ ...written, name, id: idOf(name) });

/** An Ability of a pack as a sheet carries it: what it costs and who may have it is asked when it is gained. */
export const abilityPower = ({ cost: _cost, limited: _limited, ...written }: PackAbility): Power =>
  powerOf(written);

/** An attack as items and systems have it. */
const attackOf = ({ name, range, ammo, charge, watts, ...attack }: PackAttack, id: string) => ({
  ...attack,
  id,
  name,
  range: range === 'melee' ? null : range,
  uses: { ammo, charge, watts },
});

const attacksOf = (attacks: readonly PackAttack[]) =>
  attacks.map((attack, n) =>
    attackOf(attack, attack.name === '' ? `attack${n + 1}` : idOf(attack.name).slice(0, 40)),
  );

/** Gear of a pack as a kind of item. */
export const profileOfPack = ({ powers, attacks, ...gear }: PackGear): Profile =>
  profileSchema.parse({
    ...gear,
    row: idOf(gear.name),
    attacks: attacksOf(attacks),
    powers: powers.map(powerOf),
  });

/** What a foe strikes with of its own, as one thing: it takes no hand. */
export function naturalWeapon(attacks: readonly PackAttack[]): Profile | null {
  const [first] = attacks;
  if (first === undefined) return null;
  const alone = attacks.length === 1;
  return profileSchema.parse({
    row: alone ? idOf(first.name) : 'builtIn',
    name: alone ? first.name : 'Built-in',
    kind: 'weapon',
    hands: 0,
    melee: attacks.some(({ range }) => range === 'melee'),
    attacks: attacksOf(alone ? [{ ...first, name: '' }] : attacks),
  });
}

/** A system of a pack as vehicles have it. */
export function systemOfPack({
  powers,
  attacks,
  movements,
  price: _price,
  ...system
}: PackSystem): SystemProfile {
  const { least, most, medium, group, ...rest } = system;
  return systemSchema.parse({
    ...rest,
    row: idOf(system.name),
    limited: { least, most, medium, group },
    attacks: attacksOf(attacks),
    movements: movements.map((movement) => ({ ...movement, id: idOf(movement.name).slice(0, 40) })),
    powers: powers.map(powerOf),
  });
}

/** A kind of item by its name: of the pack, else of the book. Packs are read before, so it is there. */
export function gearNamed(pack: Pack, name: string): Profile | null {
  const own = named(pack.gear, name);
  return own === undefined ? findProfile(name) : profileOfPack(own);
}

/** A system by its name: of the pack, else of the book. */
export function systemNamed(pack: Pack, name: string): SystemProfile | null {
  const own = named(pack.systems, name);
  return own === undefined ? findSystem(name) : systemOfPack(own);
}
