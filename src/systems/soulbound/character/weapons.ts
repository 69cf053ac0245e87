import { rowOf } from '../../../engine/table.ts';
import { isNothing, mistyped, tooMuch, type Typed, typed } from '../../../engine/typed.ts';
import { type RangeId, ranges } from '../content/ranges.ts';
import { freeId } from './ids.ts';
import { SHEET_LIMITS } from './limits.ts';
import { limits, type Weapon } from './schema.ts';
import { eachOnce, nearestTrait, readTrait, type Trait, weaponRange, writeTrait } from './traits.ts';

/**
 * Weapons as people write them, one after the other with ';' between: a name, then in any order its Damage, its range
 * where it shoots, its traits, how it is just now. 'Longsword, 3, Slashing; Bow, 2, Long, Two-handed; Teeth, 1, natural;
 * Pistol, 2, Range (Short), Close, Reload, unloaded; Knife, 1, dropped'. A weapon with Blast needs no other Damage.
 * Refuses two Damages and two ranges: no word takes the place of another.
 */
export function readWeapons(text: string): Typed<readonly Weapon[]> {
  if (isNothing(text)) return typed([]);
  const weapons: Weapon[] = [];
  for (const part of text.split(/[;\n]/)) {
    if (part.trim() === '') continue;
    const weapon = readWeapon(
      part.trim(),
      weapons.map((w) => w.id),
    );
    if (!weapon.ok) return weapon;
    weapons.push(weapon.value);
  }
  if (weapons.length > SHEET_LIMITS.weapons.most) return tooMuch(SHEET_LIMITS.weapons, weapons.length);
  return typed(weapons);
}

function readWeapon(text: string, taken: readonly string[]): Typed<Weapon> {
  const [name = '', ...words] = splitWords(text);
  if (name === '' || /^\d+$/.test(name)) return mistyped('weaponWithoutName', { text });
  if (name.length > SHEET_LIMITS.name.most) return tooMuch(SHEET_LIMITS.name, name.length);
  const damages: number[] = [];
  const reaches: RangeId[] = [];
  const is = { natural: false, dropped: false, unloaded: false };
  const found: Trait[] = [];
  for (const word of words) {
    const number = /^(?:damage\s*)?\+?(\d{1,3})(?:\s*damage)?$/i.exec(word)?.[1];
    if (number !== undefined) {
      if (Number(number) > limits.damage[1]) return mistyped('weaponDamage', { name, text: word });
      damages.push(Number(number));
      continue;
    }
    const state = states.find((one) => one === word.toLowerCase());
    if (state !== undefined) is[state] = true;
    else if (!/^melee$/i.test(word)) {
      const trait = readTrait(word);
      const reach = trait === null ? weaponRange(word) : trait.id === 'range' ? (trait.range ?? null) : null;
      if (trait === null && reach === null)
        return mistyped('weaponWord', { name, text: word, nearest: nearestTrait(word, true) });
      if (trait !== null) found.push(trait);
      if (reach !== null) reaches.push(reach);
    }
  }
  const [range = null, otherRange] = [...new Set(reaches)];
  if (range !== null && otherRange !== undefined)
    return mistyped('weaponRanges', {
      name,
      ranges: [range, otherRange].map((id) => rowOf(ranges, id).name),
    });
  const [number, otherNumber] = [...new Set(damages)];
  if (otherNumber !== undefined)
    return mistyped('weaponDamages', { name, damages: [number, otherNumber].map(String) });
  const traits = eachOnce(found).filter((trait) => trait.id !== 'range');
  if (traits.length > SHEET_LIMITS.traits.most) return tooMuch(SHEET_LIMITS.traits, traits.length);
  const damage = number ?? traits.find((trait) => trait.id === 'blast')?.number ?? null;
  if (damage === null) return mistyped('weaponWithoutDamage', { name });
  return typed({
    id: freeId(name, 'weapon', taken),
    name,
    damage,
    range,
    traits,
    natural: is.natural,
    dropped: is.dropped && !is.natural,
    loaded: !(is.unloaded && traits.some((trait) => trait.id === 'reload')),
  });
}

const states = ['natural', 'dropped', 'unloaded'] as const;

/** The same list, as `readWeapons` takes it. */
export function writeWeapons(weapons: readonly Weapon[]): string {
  return weapons
    .map((weapon) =>
      [
        weapon.name,
        weapon.damage,
        ...(weapon.range === null ? [] : [writeRange(weapon.range)]),
        ...weapon.traits.map(writeTrait),
        ...(weapon.natural ? ['natural'] : []),
        ...(weapon.loaded ? [] : ['unloaded']),
        ...(weapon.dropped ? ['dropped'] : []),
      ].join(', '),
    )
    .join('; ');
}

/** 'Long'; the range Close by both words, since 'Close' is the trait. */
const writeRange = (id: RangeId): string => {
  const { name } = rowOf(ranges, id);
  return readTrait(name) === null ? name : `${name} Range`;
};

const splitWords = (text: string) => text.split(',').map((word) => word.trim());
