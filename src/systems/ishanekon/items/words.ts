import type { Being } from '../character/schema.ts';
import { capacityOf, loadOf, loadStateOf } from '../numbers/carry.ts';

export { nameOf } from './rows.ts';

const states = { free: '', overloaded: ': too much', pinned: ': far too much to move' } as const;

/** 'Carrying 14 of 26'. */
export const weightWords = (being: Being): string =>
  `Carrying ${loadOf(being)} of ${capacityOf(being)}${states[loadStateOf(being)]}`;
