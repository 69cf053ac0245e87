import type { Character } from './schema.ts';
import { limits } from './schema.ts';

type Numbers = Pick<Character, 'attributes' | 'skills'>;

/** The values that the screen names without saying where they come from. */
export interface Suggested {
  readonly ratings: Character['ratings'];
  readonly toughness: number;
  readonly track: number;
  readonly mettle: number;
}

/** House values: what we suggest where the formula is not on the screen. Takes attributes and skills. */
export function suggest({ attributes, skills }: Numbers): Suggested {
  const { body, mind, soul } = attributes;
  const training = (skill: keyof Character['skills']) => skills[skill]?.training ?? 0;
  const toughness = body + mind + soul;
  return {
    ratings: {
      initiative: mind + training('awareness') + training('reflexes'),
      melee: rating(body + training('weaponSkill')),
      accuracy: rating(mind + training('ballisticSkill')),
      defence: rating(body + training('reflexes')),
    },
    toughness,
    track: Math.ceil(toughness / 2),
    mettle: Math.ceil(soul / 2),
  };
}

const rating = (total: number) => Math.min(limits.rating[1], Math.max(limits.rating[0], total));
