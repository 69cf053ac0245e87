import type { Fitted, Item, Person } from '../character/schema.ts';
import type { AttackProfile, Profile } from '../gear/profile.ts';
import { heldBy, isSkilledWith, nameOf } from '../gear/carried.ts';
import { profileOf } from '../gear/rows.ts';
import { type CharacterId, personIn, type Scene, vehicleIn } from '../scene.ts';
import { isSkilledWithVehicle, systemsAt } from '../vehicles/crew.ts';

/** What an Attack is made with. */
export type Source =
  | { readonly kind: 'item'; readonly item: Item; readonly profile: Profile }
  | { readonly kind: 'unarmed' }
  | { readonly kind: 'improvised'; readonly profile: Profile }
  | { readonly kind: 'system'; readonly vehicle: CharacterId; readonly system: Fitted };

/** One Attack that somebody has. */
export interface Means {
  readonly id: string; // 'autoRifle/near'
  readonly name: string; // 'Auto Rifle, Short range'
  readonly attack: AttackProfile;
  readonly source: Source;
}

/** What all have who can strike somebody at all (Unarmed & Improvised Attacks). */
export const UNARMED: AttackProfile = {
  id: 'strike',
  name: '',
  range: null,
  hit: 'strength',
  shots: { dice: 0, plus: 1 },
  damage: 1,
  types: ['blunt', 'sharp'],
  uses: { ammo: 0, charge: 0, watts: 0 },
  skilled: false,
  ignoresPointBlanc: false,
  indirect: false,
  sweeps: false,
  special: 'none',
};

/** What an object at hand can stand for: Simple Melee Weapons. */
const likes: readonly Profile[] = (
  [
    'simpleBaton',
    'simpleClub',
    'simpleDagger',
    'simpleGreatsword',
    'simpleLongsword',
    'simpleShortsword',
    'simpleSpear',
    'simpleWarhammer',
  ] as const
).map(profileOf);

const called = (name: string, attack: string): string => (attack === '' ? name : `${name}, ${attack}`);

/** The Attacks of an item, and of the modules on it: together they are one item (keyword Module). */
const ofItem = (item: Item): readonly Means[] => [
  ...item.profile.attacks.map(
    (attack): Means => ({
      id: `${item.id}/${attack.id}`,
      name: called(nameOf(item), attack.name),
      attack,
      source: { kind: 'item', item, profile: item.profile },
    }),
  ),
  ...item.modules.flatMap((module) =>
    module.attacks.map(
      (attack): Means => ({
        id: `${item.id}/${module.row}.${attack.id}`,
        name: `${nameOf(item)}, ${module.name}`,
        attack,
        source: {
          kind: 'item',
          item,
          profile: { ...module, groups: item.profile.groups, hands: item.profile.hands },
        },
      }),
    ),
  ),
];

/** Attacks of the vehicle at whose terminal somebody is (Vehicles in Combat). */
const ofSystems = (scene: Scene, actor: CharacterId): readonly Means[] =>
  systemsAt(scene, actor).flatMap(({ id, system }) => ofSystem(id, system));

export const ofSystem = (vehicle: CharacterId, system: Fitted): readonly Means[] =>
  system.profile.attacks.map((attack) => ({
    id: `${system.id}/${attack.id}`,
    name: attack.name === '' ? system.profile.name : attack.name,
    attack,
    source: { kind: 'system', vehicle, system },
  }));

const unarmed: Means = {
  id: 'unarmed/strike',
  name: 'Unarmed',
  attack: UNARMED,
  source: { kind: 'unarmed' },
};

/** The hands that weapons leave free: what else one holds may itself be what one strikes with. */
const handsFree = (scene: Scene, actor: CharacterId): number =>
  heldBy(scene, actor)
    .filter(({ profile }) => profile.kind === 'weapon')
    .reduce((left, { profile }) => left - profile.hands, 2);

/** What an object at hand makes somebody attack with (Unarmed & Improvised Attacks), as far as their hands are free. */
export const improvised = (scene: Scene, actor: CharacterId): readonly Means[] => {
  const free = handsFree(scene, actor);
  return likes
    .filter(({ hands }) => hands <= free)
    .flatMap((profile) =>
      profile.attacks.map((attack) => ({
        id: `improvised:${profile.row}/${attack.id}`,
        name: called(`Improvised ${profile.name.replace(/^Simple /u, '')}`, attack.name),
        attack,
        source: { kind: 'improvised', profile },
      })),
    );
};

/** All that somebody has to attack with: their vehicle's guns, what they hold, themselves. What lies at hand is another matter. */
export function meansOf(scene: Scene, actor: CharacterId): readonly Means[] {
  if (personIn(scene, actor) === null) return [];
  return [...ofSystems(scene, actor), ...heldBy(scene, actor).flatMap(ofItem), unarmed];
}

/** One of them by its id, or null. */
export const meansIn = (scene: Scene, actor: CharacterId, id: string): Means | null =>
  [...meansOf(scene, actor), ...improvised(scene, actor)].find((one) => one.id === id) ?? null;

/** Whether somebody is Skilled with what an Attack is made with. A system is its vehicle's (keyword Skilled). */
export function isSkilledFor(scene: Scene, person: Person, { source }: Means): boolean {
  switch (source.kind) {
    case 'item':
    case 'improvised':
      return isSkilledWith(person, source.profile);
    case 'system': {
      const vehicle = vehicleIn(scene, source.vehicle);
      return vehicle !== null && isSkilledWithVehicle(person, vehicle);
    }
    case 'unarmed':
      return false;
  }
}

/** Whether the rules of Melee Attacks hold for it: printed with the range Melee, or, by a house rule, of a Melee Weapon at all (A16). */
export function isMelee({ party }: Scene, { attack, source }: Means): boolean {
  if (attack.range === null) return true;
  const weapon = source.kind === 'item' || source.kind === 'improvised' ? source.profile.melee : false;
  return party.rules.melee === 'weapon' && weapon && attack.special !== 'thrown';
}
