// What differs between two states, for those who tell of it.
export { type Change, changesBetween } from '../../engine/changes.ts';
