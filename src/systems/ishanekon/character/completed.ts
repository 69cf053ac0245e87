import { statIds } from '../content/stats.ts';
import { type Character, characterSchema } from './schema.ts';

const stats = Object.fromEntries(statIds.map((id) => [id, 10]));
const usual = { primary: 'strength', secondary: 'dexterity', evasion: 'instinct' };
const someone = { name: 'Somebody', level: 1, stats, ...usual, vitality: 1 };

/** A sheet of each kind of which nothing was said that need not be. */
const blank: Readonly<Record<Character['kind'], Character>> = {
  hero: characterSchema.parse({ kind: 'hero', archetype: 'war', ...someone }),
  creature: characterSchema.parse({ kind: 'creature', rank: 'normal', ...someone }),
  object: characterSchema.parse({
    ...{ kind: 'object', name: 'Something', material: 'wood', vitality: 1, maxVitality: 1 },
  }),
};

/** A sheet as it was stored, with what has come to sheets since, in its parts as well: that stands as on a new one. */
export function completed(who: Character): Character {
  const fresh = blank[who.kind];
  const whole = Object.keys(fresh).every((key) => key in who) ? who : Object.assign({}, fresh, who);
  if (whole.kind !== 'hero' || fresh.kind !== 'hero') return whole;
  const { unspent, rests } = whole;
  if (isWhole(unspent, fresh.unspent) && isWhole(rests, fresh.rests)) return whole;
  return { ...whole, unspent: { ...fresh.unspent, ...unspent }, rests: { ...fresh.rests, ...rests } };
}

const isWhole = (part: object, fresh: object): boolean => Object.keys(fresh).every((key) => key in part);
