/** Space: maps of squares with heights, and maps of zones. Pure questions and changes on plain data. */
export * from './grid/index.ts';
export type { SpaceRefusal, SpaceRefusalCode } from './refusal.ts';
export { spaceRefusalText } from './words.ts';
export * from './zones/index.ts';
