import { guns } from './guns.ts';
import { meleeWeapons } from './meleeWeapons.ts';

/** All 35 weapons of the book (Equipment). */
export const weapons = [...guns, ...meleeWeapons];

export type WeaponId = (typeof weapons)[number]['id'];
