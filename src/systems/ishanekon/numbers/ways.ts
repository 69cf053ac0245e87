import type { Being, Hero } from '../character/schema.ts';

/** How a character was made and rises, where that isn't the usual way (Alternative Leveling and Character Creation). */
export type Way = Hero['ways'][number];

/** Whether somebody goes by one of the alternative rules. Those who are no characters never do. */
export const goesBy = (who: Being, way: Way): boolean => who.kind === 'hero' && who.ways.includes(way);
