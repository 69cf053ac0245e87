import { perEncounter, perRest, perRound, perTurn, type UseLimit } from '../../../engine/uses/index.ts';
import type { Power } from './schema/power.ts';

/** How a power's uses are limited; null where nothing limits them. */
export function limitOf({ limit }: Pick<Power, 'limit'>): UseLimit | null {
  if (limit === null) return null;
  switch (limit.per) {
    case 'turn':
      return perTurn(limit.uses);
    case 'round':
      return perRound(limit.uses);
    case 'fight':
      return perEncounter(limit.uses);
    case 'rest':
      return perRest(limit.uses);
  }
}
