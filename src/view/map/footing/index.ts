import type { AnySystem } from '../../../engine/system.ts';
import type { Footing } from './footing.ts';
import { metres } from './metres.ts';
import { squares } from './squares.ts';

export type { Footing, Sides, Steps } from './footing.ts';
export { metres } from './metres.ts';
export { squares } from './squares.ts';

/** How one goes step by step where a system plays; null where it has neither squares nor metres. */
export function footingOf({ grid, plane }: Pick<AnySystem, 'grid' | 'plane'>): Footing | null {
  if (grid !== undefined) return squares;
  return plane === undefined ? null : metres;
}
