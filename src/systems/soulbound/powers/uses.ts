import {
  charges,
  perEncounter,
  perRest,
  type Refresh,
  type UseLimit,
  type When,
} from '../../../engine/uses/index.ts';
import type { Power } from './schema/power.ts';

const all = (when: When): Refresh => ({ when, by: 'all' });

/** How a power's uses are limited; null where nothing limits them. */
export function limitOf({ limit }: Pick<Power, 'limit'>): UseLimit | null {
  if (limit === null) return null;
  switch (limit.per) {
    case 'turn':
      return charges(limit.uses, all({ at: 'turn.start', own: true }), all({ at: 'encounter.end' }));
    case 'round':
      return charges(limit.uses, all({ at: 'round.start' }), all({ at: 'encounter.end' }));
    case 'fight':
      return perEncounter(limit.uses);
    case 'rest':
      return perRest(limit.uses);
  }
}
