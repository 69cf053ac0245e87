import { chapel } from './chapel.ts';
import { ford } from './ford.ts';
import { highway } from './highway.ts';
import { oldTown } from './oldTown.ts';
import { quarry } from './quarry.ts';
import { relay } from './relay.ts';
import type { WrittenMap } from './map.ts';

export { boardOf, type WrittenMap } from './map.ts';

/** Maps that come with the game, the smallest first. */
export const maps: readonly WrittenMap[] = [chapel, relay, ford, quarry, oldTown, highway];
