import { type RangeId, ranges } from '../content/ranges.ts';
import { findRow, rowOf } from '../content/table.ts';
import { type TraitId, traits } from '../content/traits.ts';
import { limits, longestName, mostWeapons, type Weapon } from './schema.ts';
import { isNothing, mistyped, type Typed, typed } from './typed.ts';

type Trait = Weapon['traits'][number];

/**
 * Weapons as people write them, one after the other with ';' between: a name, its Damage, its range where it shoots,
 * its traits. 'Longsword, 3, Slashing; Bow, 2, Long, Two-handed; Teeth, 1, natural'.
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
  let natural = false;
  const found: Trait[] = [];
  for (const word of words) {
    const number = /^(?:damage\s*)?\+?(\d{1,3})(?:\s*damage)?$/i.exec(word)?.[1];
    if (number !== undefined) {
      if (Number(number) > limits.damage[1]) return mistyped('weaponDamage', { name, text: word });
      damage = Number(number);
      continue;
    }
    if (/^natural$/i.test(word)) natural = true;
    else if (!/^melee$/i.test(word)) {
      const trait = readTrait(word);
      if (trait !== null) found.push(trait);
      const reach = rangeWord(word) ?? (trait?.id === 'range' ? (trait.range ?? null) : null);
      if (reach !== null) range = reach;
      else if (trait === null) return mistyped('weaponWord', { name, text: word });
    }
  }
  if (damage === null) return mistyped('weaponWithoutDamage', { name });
  const own = found.filter(
    (trait, at) => trait.id !== 'range' && found.findIndex((t) => t.id === trait.id) === at,
  );
  return typed({
    id: freeId(name, taken),
    name,
    damage,
    range,
    traits: own,
    natural,
    dropped: false,
    loaded: true,
  });
}

/** A trait as it is written: 'Reach', 'Thrown (Short)', 'Blast (4)'. Null where it is none. */
function readTrait(text: string): Trait | null {
  const [, word = '', inside] = /^([^()]*?)\s*(?:\(\s*([^()]+?)\s*\))?$/.exec(text) ?? [];
  const trait = findRow(traits, word);
  // 'Close' alone is the range; the trait is written 'Close (trait)'.
  if (trait === null || (trait.id === 'close' && inside === undefined)) return null;
  if (trait.takes === 'nothing')
    return inside === undefined || trait.id === 'close' ? { id: trait.id } : null;
  if (inside === undefined) return null;
  if (trait.takes === 'range') {
    const range = rangeWord(inside);
    return range === null ? null : { id: trait.id, range };
  }
  return /^\d{1,2}$/.test(inside) ? { id: trait.id, number: Number(inside) } : null;
}

const rangeWord = (text: string): RangeId | null =>
  findRow(ranges, text.replace(/\s*range$/i, ''))?.id ?? null;

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
      ].join(', '),
    )
    .join('; ');
}

export function writeTrait({ id, range, number }: Trait): string {
  const { name } = rowOf(traits, id);
  if (range !== undefined) return `${name} (${rowOf(ranges, range).name})`;
  if (number !== undefined) return `${name} (${number})`;
  return id === 'close' ? `${name} (trait)` : name;
}

export const hasTrait = (weapon: Weapon, id: TraitId) => weapon.traits.some((trait) => trait.id === id);

const splitWords = (text: string) => text.split(',').map((word) => word.trim());

function freeId(name: string, taken: readonly string[]): string {
  const plain =
    name
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'weapon';
  for (let n = 1; ; n++) {
    const id = n === 1 ? plain : `${plain}-${n}`;
    if (!taken.includes(id)) return id;
  }
}
