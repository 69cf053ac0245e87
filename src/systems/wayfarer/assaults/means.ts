import { rowOf } from '../../../engine/table.ts';
import type { Attribute } from '../content/attributes.ts';
import { type DamageType, damageTypes } from '../content/damageTypes.ts';
import type { Effect } from '../content/effect.ts';
import { equipmentEffects } from '../content/equipmentEffects.ts';
import type { Has, Weapon } from '../content/weapons/weapon.ts';
import { hasRule, rulesNamed, sourcesOf } from '../effects/sources.ts';
import { book, gearOf } from '../forces/catalogue.ts';
import { lastingOn } from '../lasting/lasting.ts';
import { cardOf, isVehicle, type Scene, type UnitId, unit, unitsOf, vehicleOf } from '../scene.ts';
import { isOpenFaced, technicalOf } from '../vehicles/crew.ts';
import { type Gun, gunsOf } from '../vehicles/guns.ts';
import { powersOf } from './powers.ts';
import type { Area, Means } from './wielded.ts';

/** What all weapons have in common. */
const armed = { power: null, mounted: null, turret: false, rolls: null } as const;

/** The area of a weapon that always has one: a Blast, a Stream, a Spread. */
function areaOfWeapon(has: readonly Has[], blasts: number): Area | null {
  const found = has.find(({ effect }) => effect === 'blast' || effect === 'stream' || effect === 'spread');
  if (found === undefined) return null;
  return found.effect === 'blast'
    ? { shape: 'around', size: found.rank + blasts }
    : { shape: 'line', size: found.rank };
}

/** By how much each Blast of a side spreads further: a Demolitions Expert is in its force (L2860). */
const furtherBlasts = (scene: Scene, id: UnitId): number =>
  unitsOf(scene, unit(scene, id).side).some((one) =>
    rulesNamed(scene, one, 'forceEffect').some(({ figures }) => figures.effect === 'blast'),
  )
    ? 1
    : 0;

/** Fists and the like (L389): the book gives them no type, and the app takes them to smash. */
export const unarmed: Means = {
  id: 'unarmed',
  name: 'Unarmed',
  kind: 'melee',
  types: ['smashing'],
  bumps: { off: [], def: [] },
  range: 0,
  has: [],
  area: null,
  unarmed: true,
  ...armed,
};

/** A vehicle that runs into something: with its whole weight. */
export const ramming: Means = { ...unarmed, id: 'ram', name: 'Ramming', unarmed: false, rolls: 'meleeDef' };

/** What is after the id of a melee weapon that is thrown. */
const thrown = ':thrown';

const reachOf = (has: readonly Has[]): number =>
  has.filter(({ effect }) => effect === 'reachingStrike').length;

function meansOfWeapon(weapon: Weapon, blasts: number): readonly Means[] {
  const { id, name, types, bumps, has, range, kind } = weapon;
  const shot: Means = {
    id,
    name,
    kind: 'ballistic',
    types,
    bumps: { off: bumps.ballisticOff, def: [] },
    range,
    has,
    area: areaOfWeapon(has, blasts),
    unarmed: false,
    ...armed,
  };
  if (kind === 'ballistic') return [shot];
  const blow: Means = {
    ...shot,
    kind: 'melee',
    bumps: { off: bumps.meleeOff, def: bumps.meleeDef },
    range: reachOf(has),
  };
  return range === null ? [blow] : [blow, { ...shot, id: `${id}${thrown}`, name: `${name}, thrown` }];
}

/** A gun on a vehicle as something to make an assault with; a Super-Heavy one takes down (L5285). */
function meansOfGun({ id, weapon, isTurret, isSuperHeavy }: Gun, blasts: number): readonly Means[] {
  const takedown = { effect: 'takedown', rank: 1 } as const;
  return meansOfWeapon(weapon, blasts).map((one, at) => ({
    ...one,
    id: one.id.replace(weapon.id, id),
    name: id === weapon.id ? one.name : `${one.name} ${id.split(':')[1] ?? at}`,
    has: isSuperHeavy ? [...one.has, takedown] : one.has,
    mounted: isSuperHeavy ? 'superHeavy' : 'fixed',
    turret: isTurret,
  }));
}

/** Guns that a unit fires: its own where it is a vehicle, those of the vehicle that it is in where it knows machines (L5122 to L5126). */
function gunsFor(scene: Scene, id: UnitId): readonly Gun[] {
  if (isVehicle(cardOf(scene, id))) return gunsOf(scene, id);
  const vehicle = vehicleOf(scene, id);
  return vehicle === null || technicalOf(scene, id).dice === 0 ? [] : gunsOf(scene, vehicle);
}

/** Whether a unit fights with what it carries, and its body: a vehicle by an arm (L5348), who is in one where it is open (L5340). */
function hasHandsFree(scene: Scene, id: UnitId): boolean {
  const vehicle = vehicleOf(scene, id);
  if (vehicle !== null) return isOpenFaced(scene, vehicle);
  return !isVehicle(cardOf(scene, id)) || hasRule(scene, id, 'meleeAssaults');
}

/** Weapons that a unit carries, and what its Omnicase is (L4524). */
function weaponsOf(scene: Scene, id: UnitId): readonly Weapon[] {
  const card = cardOf(scene, id);
  if (isVehicle(card)) return [];
  const borrowed = rulesNamed(scene, id, 'borrows').flatMap(({ figures: { thing } }) =>
    typeof thing === 'string' && !card.gear.includes(thing) ? [thing] : [],
  );
  return [...card.gear, ...borrowed].flatMap((worn) => {
    const gear = gearOf(book, worn);
    return gear?.kind === 'weapon' ? [gear.thing] : [];
  });
}

/** A weapon as spells on who carries it make it: types and effects more (Ghost Blade, Blade of Light, Blazing Aura). */
function enchanted(scene: Scene, id: UnitId, means: Means): Means {
  const spells = rulesNamed(scene, id, 'enchanted').filter(
    ({ figures: { kind } }) => kind === undefined || kind === means.kind,
  );
  if (spells.length === 0) return means;
  const listed = (named: 'types' | 'effects') =>
    spells.flatMap(({ figures }): readonly string[] => {
      const list = figures[named];
      return Array.isArray(list) ? list : [];
    });
  const effects = listed('effects').flatMap((one) =>
    one === 'phasingStrike' ? [{ effect: one, rank: 1 } as const] : [],
  );
  const types = listed('types').filter((one): one is DamageType => isDamage(one));
  return { ...means, types: [...new Set([...means.types, ...types])], has: [...means.has, ...effects] };
}

const isDamage = (type: string): boolean => damageTypes.some(({ id }) => id === type);

/** Everything that a unit can make an assault with: its own body always (L389), weapons unless something forbids them. */
export function meansOf(scene: Scene, id: UnitId): readonly Means[] {
  const forbids =
    sourcesOf(scene, id).some(
      ({ effect }) => effect.does === 'forbid' && (effect.what === 'weapons' || effect.what === 'equipment'),
    ) || lastingOn(scene, id).some(({ takes }) => takes === 'equipment');
  const [hands, guns] = [hasHandsFree(scene, id), gunsFor(scene, id)];
  const armed = forbids || !hands ? [] : weaponsOf(scene, id);
  const blasts = armed.length + guns.length === 0 ? 0 : furtherBlasts(scene, id);
  const carried = [...armed.flatMap((one) => meansOfWeapon(one, blasts)), ...(hands ? [unarmed] : [])];
  const powers = vehicleOf(scene, id) === null ? powersOf(scene, id) : [];
  return [
    ...guns.flatMap((gun) => meansOfGun(gun, blasts)),
    ...carried.map((one) => enchanted(scene, id, one)),
    ...powers,
  ].toSorted((one, other) => Number(one.unarmed) - Number(other.unarmed));
}

export const meansNamed = (scene: Scene, id: UnitId, means: string): Means | null =>
  meansOf(scene, id).find((one) => one.id === means) ?? null;

/** What the effects of a weapon do, one after another. */
export const effectsOfMeans = ({ has }: Means): readonly Effect[] =>
  has.flatMap(({ effect }) => rowOf(equipmentEffects, effect).effects);

export const hasEffect = ({ has }: Means, effect: Has['effect']): boolean =>
  has.some((one) => one.effect === effect);

const rolled = {
  melee: { off: 'meleeOff', def: 'meleeDef' },
  ballistic: { off: 'ballisticOff', def: 'ballisticDef' },
  arcane: { off: 'arcaneOff', def: 'arcaneDef' },
  technical: { off: 'technicalOff', def: 'technicalDef' },
} as const;

/** What the Offense of something is rolled with. */
export const offenseTest = ({ kind, rolls }: Pick<Means, 'kind' | 'rolls'>): Attribute =>
  rolls ?? rolled[kind].off;

/** What is rolled in an assault of a kind. */
export const testsOf = (kind: Means['kind']): { readonly off: Attribute; readonly def: Attribute } =>
  rolled[kind];
