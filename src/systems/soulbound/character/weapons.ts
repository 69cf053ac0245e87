import { rowOf } from '../../../engine/table.ts';
import { isNothing, mistyped, type Typed, typed } from '../../../engine/typed.ts';
import { type RangeId, ranges } from '../content/ranges.ts';
import { freeId } from './ids.ts';
import { limits, longestName, mostWeapons, type Weapon } from './schema.ts';
import { eachOnce, nearestTrait, rangeWord, readTrait, type Trait, writeTrait } from './traits.ts';

/**
 * Weapons as people write them, one after the other with ';' between: a name, its Damage, its range where it shoots,
 * its traits, how it is just now. 'Longsword, 3, Slashing; Bow, 2, Long, Two-handed; Teeth, 1, natural; Pistol, 2,
 * Short, Reload, unloaded; Knife, 1, dropped'. A weapon with Blast needs no other Damage.
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
  if (weapons.length > mostWeapons) return mistyped('tooManyWeapons', { most: mostWeapons });
  return typed(weapons);
}

function readWeapon(text: string, taken: readonly string[]): Typed<Weapon> {
  const [name = '', ...words] = splitWords(text);
  if (name === '' || name.length > longestName || /^\d+$/.test(name))
    return mistyped('weaponWithoutName', { text });
  let damage: number | null = null;
  let range: RangeId | null = null;
  const is = { natural: false, dropped: false, unloaded: false };
  const found: Trait[] = [];
  for (const word of words) {
    const number = /^(?:damage\s*)?\+?(\d{1,3})(?:\s*damage)?$/i.exec(word)?.[1];
    if (number !== undefined) {
      if (Number(number) > limits.damage[1]) return mistyped('weaponDamage', { name, text: word });
      damage = Number(number);
      continue;
    }
    const state = states.find((one) => one === word.toLowerCase());
    if (state !== undefined) is[state] = true;
    else if (!/^melee$/i.test(word)) {
      const trait = readTrait(word);
      if (trait !== null) found.push(trait);
      const reach = rangeWord(word) ?? (trait?.id === 'range' ? (trait.range ?? null) : null);
      if (reach !== null) range = reach;
      else if (trait === null)
        return mistyped('weaponWord', { name, text: word, nearest: nearestTrait(word, true) });
    }
  }
  const traits = eachOnce(found).filter((trait) => trait.id !== 'range');
  damage ??= traits.find((trait) => trait.id === 'blast')?.number ?? null;
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
        ...(weapon.range === null ? [] : [rowOf(ranges, weapon.range).name]),
        ...weapon.traits.map(writeTrait),
        ...(weapon.natural ? ['natural'] : []),
        ...(weapon.loaded ? [] : ['unloaded']),
        ...(weapon.dropped ? ['dropped'] : []),
      ].join(', '),
    )
    .join('; ');
}

const splitWords = (text: string) => text.split(',').map((word) => word.trim());
