import { isNothing, mistyped, tooMuch, type Typed, typed } from '../../../engine/typed.ts';
import { plainShield } from './blank.ts';
import { SHEET_LIMITS } from './limits.ts';
import type { Armour, Character, Shield } from './schema.ts';
import { eachOnce, nearestTrait, readTrait, type Trait, writeTrait } from './traits.ts';

/** What of somebody's Armour is whole: Rend tears points of it off. */
export const armourLeft = ({ armour }: Pick<Character, 'armour'>): number =>
  Math.max(0, armour.value - armour.torn);

/** Whether Rend leaves armour whole: magical armour, and what is made of Sigmarite (S54). */
export const isSafeFromRend = ({ magical, traits }: Armour): boolean =>
  magical || traits.some((trait) => trait.id === 'sigmarite');

/** Traits as they are written, with ',' between; 'none' for none. */
function readTraits(label: string, words: readonly string[]): Typed<readonly Trait[]> {
  const found: Trait[] = [];
  for (const word of words) {
    const trait = readTrait(word);
    if (trait === null) return mistyped('noSuchTrait', { label, text: word, nearest: nearestTrait(word) });
    found.push(trait);
  }
  const once = eachOnce(found);
  const { traits } = SHEET_LIMITS;
  return once.length > traits.most ? tooMuch(traits, once.length) : typed(once);
}

const wordsOf = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const isMagical = (word: string) => word.toLowerCase() === 'magical';

/** What armour is like, as people write it: 'Loud, Magical'; 'none' for plain armour. */
export function readArmourTraits(text: string): Typed<Pick<Armour, 'traits' | 'magical'>> {
  const words = isNothing(text) ? [] : wordsOf(text);
  const traits = readTraits(
    'Armour traits',
    words.filter((word) => !isMagical(word)),
  );
  return traits.ok ? typed({ traits: traits.value, magical: words.some(isMagical) }) : traits;
}

/** The same, as `readArmourTraits` takes it. */
export const writeArmourTraits = ({ traits, magical }: Armour): string =>
  [...traits.map(writeTrait), ...(magical ? ['Magical'] : [])].join(', ');

/**
 * A shield as people write it: 'no', 'yes' for the one there is or a plain one, or its name and traits: 'Round shield,
 * Defensive', and 'dropped' where it lies on the ground.
 */
export function readShield(text: string, before: Shield | null): Typed<Shield | null> {
  const plain = text.trim().toLowerCase();
  if (isNothing(text) || ['no', 'n', 'false', 'off', '0'].includes(plain)) return typed(null);
  if (['yes', 'y', 'true', 'on', '1'].includes(plain)) return typed(before ?? plainShield);
  const words = wordsOf(text);
  const [first = ''] = words;
  // Traits alone are those of a shield without a name of its own.
  const named = readTrait(first) === null && !isDropped(first);
  const name = named ? first : plainShield.name;
  if (name.length > SHEET_LIMITS.name.most) return tooMuch(SHEET_LIMITS.name, name.length);
  const rest = named ? words.slice(1) : words;
  const traits = readTraits(
    'Shield',
    rest.filter((word) => !isDropped(word)),
  );
  return traits.ok ? typed({ name, traits: traits.value, dropped: rest.some(isDropped) }) : traits;
}

const isDropped = (word: string) => word.toLowerCase() === 'dropped';

/** The same, as `readShield` takes it; what is plain is 'yes'. */
export function writeShield(shield: Shield | null): string {
  if (shield === null) return 'no';
  const { name, traits, dropped } = shield;
  if (name === plainShield.name && traits.length === 0 && !dropped) return 'yes';
  return [name, ...traits.map(writeTrait), ...(dropped ? ['dropped'] : [])].join(', ');
}
