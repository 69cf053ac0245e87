import type { NamedValue } from '../../../engine/creation.ts';
import { attributes } from '../content/attributes.ts';
import { dodgeRatingOf } from '../numbers/dodge.ts';
import { ratingFor, scoreOf } from '../numbers/score.ts';
import { sceneOf } from '../scene.ts';
import { storyBonus } from './maxima.ts';
import type { Character, Vehicle } from './schema.ts';

/** The numbers of a character that a roll may name: Scores as they count now, Ratings, Traits, and what goes up and down. */
export function valuesOf(character: Character): readonly NamedValue[] {
  if (character.kind === 'vehicle') return vehicleValues(character);
  const scene = sceneOf({ self: character });
  const { hp, sp, ehp, prestige, level, money, traits, scores } = character;
  const now = attributes.map(({ id, name, short }) => ({
    name,
    short,
    value: scoreOf(scene, 'self', id).total,
  }));
  const own: readonly NamedValue[] = [
    ...now.map(({ short, value }) => ({ name: short, value })),
    ...now.map(({ name, value }) => ({ name, value })),
    ...now.map(({ name, value }) => ({ name: `${name} Rating`, value: ratingFor(value) })),
    { name: 'Dodge', value: dodgeRatingOf(scene, 'self') ?? 6 },
    { name: 'Story Bonus', value: storyBonus(scores.wisdom) },
    { name: 'HP', value: hp.now },
    { name: 'Max HP', value: hp.max },
    { name: 'SP', value: sp.now },
    { name: 'Max SP', value: sp.max },
    { name: 'EHP', value: ehp.now },
    { name: 'Max EHP', value: ehp.max },
    { name: 'Prestige', value: prestige },
    { name: 'Level', value: level },
    { name: 'Money', value: money },
  ];
  const taken = new Set(own.map(({ name }) => plain(name)));
  const named = traits.flatMap(({ name, good, bad }): readonly NamedValue[] => {
    if (plain(name) === '' || taken.has(plain(name))) return [];
    taken.add(plain(name));
    return [{ name, value: good > 0 ? good : -bad }];
  });
  return [...own, ...named];
}

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const vehicleValues = ({ hp, watts, altitude, diameter }: Vehicle): readonly NamedValue[] => [
  { name: 'HP', value: hp.now },
  { name: 'Max HP', value: hp.max },
  { name: 'Watts', value: watts },
  { name: 'Altitude', value: Math.round(altitude / 100) },
  { name: 'Diameter', value: Math.round(diameter / 100) },
];
