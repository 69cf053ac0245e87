import type { DamageType } from '../content/damageTypes.ts';
import { equipmentEffects } from '../content/equipmentEffects.ts';
import type { Effect } from '../content/effect.ts';
import type { Attribute } from '../content/attributes.ts';
import { vehicles } from '../content/vehicles.ts';
import type { Has, Weapon } from '../content/weapons/weapon.ts';
import { book, byId, gearOf } from '../forces/catalogue.ts';
import { rowOf } from '../../../engine/table.ts';
import { cardOf, isVehicle, type Scene, type UnitId } from '../scene.ts';
import type { AssaultKind } from '../effects/moment.ts';
import { sourcesOf } from '../effects/sources.ts';
import { powersOf } from './powers.ts';

/** Something to make an assault with: a weapon, a power, or one's own body. */
export interface Means {
  readonly id: string;
  readonly name: string;
  readonly kind: AssaultKind;
  readonly types: readonly DamageType[];
  readonly bumps: { readonly off: readonly number[]; readonly def: readonly number[] };
  /** Added to Detect; null: no shot but by its area. Melee: how much further than to who is beside it. */
  readonly range: number | null;
  readonly has: readonly Has[];
  readonly unarmed: boolean;
  /** Of a power: how far it goes, whom alone it is for, what a win does, and what who survives it must pass. null: a weapon. */
  readonly within: 'detect' | 'adjacent' | null;
  readonly only: string | null;
  readonly wins: 'defeated' | 'reserves';
  readonly after: number | null;
}

/** What all weapons have in common. */
const armed = { within: null, only: null, wins: 'defeated', after: null } as const;

/** Fists and the like (L389): the book gives them no type, and the app takes them to smash. */
export const unarmed: Means = {
  id: 'unarmed',
  name: 'Unarmed',
  kind: 'melee',
  types: ['smashing'],
  bumps: { off: [], def: [] },
  range: 0,
  has: [],
  unarmed: true,
  ...armed,
};

/** What is after the id of a melee weapon that is thrown. */
const thrown = ':thrown';

const reachOf = (has: readonly Has[]): number =>
  has.filter(({ effect }) => effect === 'reachingStrike').length;

function meansOfWeapon(weapon: Weapon): readonly Means[] {
  const { id, name, types, bumps, has, range, kind } = weapon;
  const shot: Means = {
    id,
    name,
    kind: 'ballistic',
    types,
    bumps: { off: bumps.ballisticOff, def: [] },
    range,
    has,
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

/** Weapons that a unit carries, or a vehicle has on it. */
function weaponsOf(scene: Scene, id: UnitId): readonly Weapon[] {
  const card = cardOf(scene, id);
  if (isVehicle(card))
    return rowOf(vehicles, card.vehicle).weapons.flatMap(({ weapon }) => byId(book.weapons, weapon) ?? []);
  return card.gear.flatMap((worn) => {
    const gear = gearOf(book, worn);
    return gear?.kind === 'weapon' ? [gear.thing] : [];
  });
}

/** Everything that a unit can make an assault with: its own body always (L389), weapons unless something forbids them. */
export function meansOf(scene: Scene, id: UnitId): readonly Means[] {
  const forbids = sourcesOf(scene, id).some(
    ({ effect }) => effect.does === 'forbid' && (effect.what === 'weapons' || effect.what === 'equipment'),
  );
  return [...(forbids ? [] : weaponsOf(scene, id).flatMap(meansOfWeapon)), ...powersOf(scene, id), unarmed];
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

/** What is rolled in an assault of a kind. */
export const testsOf = (kind: Means['kind']): { readonly off: Attribute; readonly def: Attribute } =>
  rolled[kind];
