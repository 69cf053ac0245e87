import type { ActOption, Choice } from '../../../../src/engine/options.ts';
import { acts } from '../../../../src/systems/zafir/acts/index.ts';
import type { Hero } from '../../../../src/systems/zafir/character/schema.ts';
import { content } from '../../../../src/systems/zafir/content/index.ts';
import { type Chance, one } from '../../../support/random/chance.ts';
import { open } from './offers.ts';

/**
 * What those of one mission would rather do than anything else: an act, an ability that they all have, something to buy. So each of them
 * is reached by some missions, however rarely chance alone would come to it.
 */
export type Liking = readonly string[];

export const likingBy = (chance: Chance): Liking => [
  one([...new Set<string>([...acts.all.map(idOf), ...active.map(idOf)])], chance),
  `living.${one(content.livingCosts, chance).id}`,
];

const idOf = ({ id }: { readonly id: string }) => id;

/** Those that somebody uses; the others work by themselves. */
const active = content.abilities.filter(({ activation }) => activation !== 'passive');

/** A hero's sheet with the ability that is liked, where that is one. */
export function withLiked(hero: Hero, liking: Liking): Hero {
  const liked = content.abilities.find(({ id }) => liking.includes(id))?.id;
  return liked === undefined ? hero : { ...hero, abilities: [...new Set([...hero.abilities, liked])] };
}

/** Of some choices the one that is liked, else any; null where there is none. */
export function likedOf(choices: readonly Choice[], liking: Liking, chance: Chance): Choice | null {
  if (choices.length === 0) return null;
  return choices.find(({ id }) => liking.includes(id)) ?? one(choices, chance);
}

/** Whether an act is what is liked, or can be done with or to it. */
export const isLiked = ({ id, means, targets }: ActOption, liking: Liking): boolean =>
  [id, ...[...open(means), ...open(targets)].map(idOf)].some((one) => liking.includes(one));
