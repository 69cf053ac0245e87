import { isNothing, tooMuch, type Typed, typed } from '../../../engine/typed.ts';
import { readBelongings, writeBelongings } from './belongings.ts';
import { type Editable, number } from './editable.ts';
import { readArmourTraits, readShield, writeArmourTraits, writeShield } from './protection.ts';
import { SHEET_LIMITS } from './limits.ts';
import { type Character, limits } from './schema.ts';
import { readWeapons, writeWeapons } from './weapons.ts';

/** A field that is typed as a text of its own form. */
function written<T>(
  id: string,
  label: string,
  hint: string,
  write: (character: Character) => string,
  read: (text: string, character: Character) => Typed<T>,
  set: (character: Character, value: T) => Character,
): Editable {
  return {
    id,
    label,
    hint,
    write,
    read: (character, text) => {
      const value = read(text, character);
      return value.ok ? typed(set(character, value.value)) : value;
    },
  };
}

const readName = (text: string): Typed<string> =>
  text.trim().length > SHEET_LIMITS.name.most
    ? tooMuch(SHEET_LIMITS.name, text.trim().length)
    : typed(isNothing(text) ? '' : text.trim());

/** What somebody fights with, wears and carries. */
export const gearFields: readonly Editable[] = [
  written(
    'weapons',
    'Weapons',
    'such as: Axe, 2, Slashing; Bow, 2, Long, Two-handed; or none',
    (c) => writeWeapons(c.weapons),
    readWeapons,
    (c, weapons) => ({ ...c, weapons }),
  ),
  number(
    'armour',
    'Armour',
    limits.armour,
    (c) => c.armour.value,
    (c, value) => ({ ...c, armour: { ...c.armour, value, torn: Math.min(c.armour.torn, value) } }),
  ),
  number(
    'armourTorn',
    'Armour torn off',
    limits.armour,
    (c) => c.armour.torn,
    (c, torn) => ({ ...c, armour: { ...c.armour, torn: Math.min(torn, c.armour.value) } }),
  ),
  written(
    'armourName',
    'Armour name',
    'what it is called, or none',
    (c) => c.armour.name,
    readName,
    (c, name) => ({ ...c, armour: { ...c.armour, name } }),
  ),
  written(
    'armourTraits',
    'Armour traits',
    'such as: Loud, Defensive, Sigmarite, Magical; or none',
    (c) => writeArmourTraits(c.armour),
    readArmourTraits,
    (c, read) => ({ ...c, armour: { ...c.armour, ...read } }),
  ),
  written(
    'shield',
    'Shield',
    'yes, no, or its name and traits: Round shield, Defensive',
    (c) => writeShield(c.shield),
    (text, c) => readShield(text, c.shield),
    (c, shield) => ({ ...c, shield }),
  ),
  written(
    'belongings',
    'Belongings',
    'such as: Rope; Lantern; Old map; or none',
    (c) => writeBelongings(c.belongings),
    readBelongings,
    (c, belongings) => ({ ...c, belongings }),
  ),
];
