import { remembered } from '../../../engine/remembered.ts';
import type { Being } from '../character/schema.ts';
import { sources } from '../numbers/sources.ts';
import { beingIn, type CharacterId, type Scene } from '../scene.ts';
import { handsOn, inHands, isShield, isWeapon, itemName } from './held.ts';
import type { Means, WeaponFigures } from './wielded.ts';

export const UNARMED = 'unarmed';

/** A punch, a kick, a bite (Weapons): 1d4, Strength and Dexterity. */
const fist: Means = {
  id: UNARMED,
  name: 'Unarmed',
  item: null,
  unarmed: true,
  weapon: {
    category: 'simple',
    reach: { kind: 'melee', metres: 1 },
    damage: { count: 1, sides: 4, plus: 0 },
    types: ['physical'],
    primary: 'strength',
    secondary: 'dexterity',
    properties: [],
    area: null,
  },
};

/** A shield as a weapon is less effective than one (Shields): the book has no figures, so it hits like a fist. A heavy one takes both hands. */
const shieldFigures = (heavy: boolean): WeaponFigures => ({
  ...fist.weapon,
  properties: heavy ? ['twoHanded'] : [],
});

/** All that somebody can attack with: what they hold, what they are born with or have been given, bare hands; the weapon of their module first. */
export const meansOf = remembered((scene: Scene, id: CharacterId): readonly Means[] => {
  const who = beingIn(scene, id);
  if (who === null) return [];
  const natural = sources.flatMap((source) => source.weapons?.(scene, id) ?? []);
  const [mounted, grown] = [natural.filter((one) => one.mounted), natural.filter((one) => !one.mounted)];
  return [...mounted, ...heldMeans(who), ...grown, fist];
});

function heldMeans(who: Being): readonly Means[] {
  return inHands(who).flatMap((item): readonly Means[] => {
    const own = { id: item.id, name: itemName(item), item: item.id, unarmed: false };
    if (isWeapon(item)) return [{ ...own, weapon: item.profile }];
    return isShield(item) ? [{ ...own, weapon: shieldFigures(item.profile.shield === 'heavy') }] : [];
  });
}

/** The means of an id or a name; null for none. */
export function findMeans(scene: Scene, id: CharacterId, wanted: string): Means | null {
  const all = meansOf(scene, id);
  const plain = wanted.trim().toLowerCase();
  return all.find((one) => one.id === wanted) ?? all.find(({ name }) => name.toLowerCase() === plain) ?? null;
}

/** The best that somebody can use, where nothing is said: what is in their hands first. */
export const usualMeans = (scene: Scene, id: CharacterId): Means | null => meansOf(scene, id)[0] ?? null;

export const isRanged = ({ weapon }: Means): boolean => weapon.reach.kind === 'ranged';

export const has = ({ weapon }: Means, property: WeaponFigures['properties'][number]): boolean =>
  weapon.properties.includes(property);

/** Whether somebody has as many hands on a weapon as it takes. */
export const isGripped = (who: Being, means: Means): boolean =>
  means.item === null || !has(means, 'twoHanded') || handsOn(who, means.item) >= 2;
