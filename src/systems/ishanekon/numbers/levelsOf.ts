import type { Being } from '../character/schema.ts';
import { mostWillpower, tierOf } from './levels.ts';
import { goesBy } from './ways.ts';

/** What features scale with where they scale with the Level: with Mere Mortals that is the Tier (Mere Mortals). */
export const countedLevels = (being: Being): number =>
  Math.max(0, goesBy(being, 'mereMortals') ? tierOf(being.level) : being.level);

/** How often the Vitality of a Level counts: twice for Epic Heroes, whether their Archetype gives it or a feature (Epic Heroes; Vitality). */
export const epicTimes = (being: Being): number => (goesBy(being, 'epicHeroes') ? 2 : 1);

/** The most WP on one Ability, and in one turn: by the Tier, with Mere Mortals always 4 (Willpower; Mere Mortals). */
export const willpowerLimit = (being: Being): number =>
  mostWillpower(goesBy(being, 'mereMortals') ? 1 : tierOf(being.level));

/** The highest Tier of Abilities that somebody may learn (Abilities; Mere Mortals). */
export const learnableTier = (being: Pick<Being, 'level'>, isMortal: boolean): number =>
  isMortal ? 1 : tierOf(being.level);
