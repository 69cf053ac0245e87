import type { Being } from '../character/schema.ts';

/** How somebody was made, rises and is played, where that isn't the usual way (Alternative Rules). */
export type Way = Being['ways'][number];

type Going = Pick<Being, 'ways'>;

/** Whether somebody goes by one of the alternative rules. */
export const goesBy = ({ ways }: Going, way: Way): boolean => ways.includes(way);

/** Only checks and Cinematic Actions: no Abilities, features, items, Evasion, Armor, Defense Rolls or WP (Cinematic Rules). */
export const isCinematic = (who: Going): boolean => goesBy(who, 'cinematic');

/** Who gains Stat and Skill Points alone with a Level, and has no Archetype, Talents or Abilities (Only Human; Cinematic Resources). */
export const hasPointsAlone = (who: Going): boolean => goesBy(who, 'onlyHuman') || isCinematic(who);
