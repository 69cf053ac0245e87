import type { Member } from '../../../../src/engine/intent.ts';
import { plain } from '../../../../src/engine/json.ts';
import { switchIds } from '../../../../src/systems/riftbound/abilities/switches.ts';
import type { Item, Person, Vehicle } from '../../../../src/systems/riftbound/character/schema.ts';
import { abilities } from '../../../../src/systems/riftbound/content/abilities.ts';
import { attributes } from '../../../../src/systems/riftbound/content/attributes.ts';
import { classes } from '../../../../src/systems/riftbound/content/classes.ts';
import { damageTypes } from '../../../../src/systems/riftbound/content/damageTypes.ts';
import { roles } from '../../../../src/systems/riftbound/content/roles.ts';
import { skilledGroups } from '../../../../src/systems/riftbound/content/skilledGroups.ts';
import { vehicles } from '../../../../src/systems/riftbound/content/vehicles.ts';
import type { Profile } from '../../../../src/systems/riftbound/gear/profile.ts';
import { itemOf, profiles } from '../../../../src/systems/riftbound/gear/rows.ts';
import { slotsOf, vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { type Chance, once, one } from '../../../support/random/chance.ts';
import { person } from '../support/people.ts';
import { creatures, powers } from './pack.ts';
import type { Theme } from './themes.ts';

const yes = (chance: Chance) => once(2, chance);
const some = <T>(list: readonly T[], count: number, chance: Chance): readonly T[] => [
  ...new Set(Array.from({ length: count }, () => one(list, chance))),
];

const weapons = profiles.filter(({ kind }) => kind === 'weapon');
const magazines = profiles.filter(({ row }) => row.endsWith('Magazine'));
const worn = profiles.filter(({ kind }) => kind === 'armour');

/** Something of the book, as somebody has carried it for a while: half empty now and then. */
function carried(profile: Profile, n: number, chance: Chance): Item {
  const item = itemOf(profile, `i${n}`);
  return once(3, chance)
    ? { ...item, ammo: Math.min(item.ammo, chance(3)), charge: Math.min(item.charge, chance(8)) }
    : item;
}

/** What fits into two hands, the first things first. */
function inHands(items: readonly Item[]): readonly string[] {
  let free = 2;
  return items.flatMap(({ id, profile: { hands } }) => {
    if (hands === 0 || hands > free) return [];
    free -= hands;
    return [id];
  });
}

/** Anybody: with what the journey is about, and any Abilities, gear and powers besides; one in four is hurt, and one in three on the brink of spending Prestige. */
export function adventurer(
  id: string,
  { abilities: usual, gear: liked, powers: known, hurt, bikes }: Theme,
  chance: Chance,
): Person {
  const gear = [
    ...some(profiles.filter(liked), 2, chance),
    ...some(weapons, 1, chance),
    ...some(magazines, 2, chance),
    ...some(profiles, 4, chance),
  ];
  const armour = yes(chance) ? one(worn, chance) : null;
  const items = [...gear, ...(armour === null ? [] : [armour])].map((profile, n) =>
    carried(profile, n, chance),
  );
  const own = [
    ...new Set([...abilities.filter(({ id: one }) => usual.includes(one)), ...some(abilities, 4, chance)]),
  ];
  const hp = 8 + chance(10);
  const isHurt = once(hurt ? 2 : 4, chance);
  return person({
    name: `Hero ${id}`,
    role: one(roles, chance).id,
    class: one(classes, chance).id,
    level: once(2, chance) ? 1 : 4,
    scores: Object.fromEntries(attributes.map((row) => [row.id, chance(hurt ? 7 : 5) - 1])),
    hp: { now: isHurt ? chance(4) : hp, max: hp },
    sp: { now: 4, max: 4 },
    ehp: { now: isHurt ? 1 + chance(3) : 4, max: 4 },
    prestige: once(3, chance) ? 3 : chance(3),
    money: chance(900),
    points: { role: chance(2), free: chance(4) },
    traits: [{ name: 'Observant', good: 3, bad: 0 }],
    stories: ['Fell off a ship'],
    skilled: [
      ...new Set([
        ...(bikes ? (['bikes'] as const) : []),
        ...some(
          skilledGroups.map((row) => row.id),
          8,
          chance,
        ),
      ]),
    ],
    abilities: own.map((row) => ({
      id: row.id,
      choice:
        row.repeatable === 'attribute'
          ? one(attributes, chance).id
          : row.repeatable === 'damageType'
            ? one(damageTypes, chance).id
            : null,
      cooling: false,
    })),
    powers: [...new Set([...powers.filter(({ name }) => known.includes(name)), ...some(powers, 2, chance)])],
    battery: own.some((row) => row.id === 'robotic') ? chance(101) : null,
    items,
    holding: inHands(items),
    wearing: armour === null ? null : (items.at(-1)?.id ?? null),
    boons: {
      regeneration: chance(3),
      supercharge: once(4, chance) ? [{ by: 'pc0', rating: 3 }] : [],
      clarity: chance(3),
      pep: null,
    },
    willing: !once(6, chance),
    switches: Object.fromEntries(switchIds.map((one) => [one, yes(chance)])),
  });
}

/** A hero as they join. */
export const heroMember = (id: string, theme: Theme, chance: Chance): Member => ({
  id,
  name: id,
  side: 'players',
  sheet: plain(adventurer(id, theme, chance)),
  place: null,
});

/** A foe: one of the packs, or somebody as able as a hero; one in eight without the players' knowledge. */
export function foeMember(id: string, theme: Theme, chance: Chance): Member {
  const made = one(creatures, chance);
  const sheet = yes(chance) ? { ...made.sheet, name: `${made.name} ${id}` } : adventurer(id, theme, chance);
  const hidden = once(8, chance) ? { hidden: true } : {};
  const passing = yes(chance) ? { fleeting: true } : {};
  return { id, name: id, side: 'foes', sheet: plain(sheet), place: null, ...passing, ...hidden };
}

/** A vehicle of the book with somebody at its first terminal, ready to go; it may be the one of theirs that Backup calls. */
export function vehicleBy(
  id: string,
  pilot: string,
  riders: readonly string[],
  { chance, bikes = false }: { readonly chance: Chance; readonly bikes?: boolean },
): Vehicle {
  const any = once(3, chance) ? 'signatureMechsuit' : one(vehicles, chance).id;
  const row = bikes ? 'signatureBike' : any;
  const systems = slotsOf(row).map((slot) => one(slot, chance).row);
  const made = vehicleOf(row, { name: `Ship ${id}`, owner: pilot, systems });
  const room = riders.slice(0, made.passengers);
  return {
    ...made,
    watts: 2 + chance(8),
    hp: yes(chance) ? { ...made.hp, now: 1 + chance(5) } : made.hp,
    altitude: made.medium === 'air' && yes(chance) ? 1600 : 0,
    systems: made.systems.map((fitted) => ({
      ...fitted,
      on: fitted.profile.engine !== null && (bikes || yes(chance)),
      ammo: yes(chance) ? fitted.ammo : Math.min(1, fitted.ammo),
    })),
    crew: once(4, chance)
      ? []
      : [{ who: pilot, terminal: 0 }, ...room.map((who) => ({ who, terminal: null }))],
  };
}
