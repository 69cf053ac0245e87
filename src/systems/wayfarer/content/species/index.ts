import { animals, monsters } from './beasts.ts';
import { fantasy } from './fantasy.ts';
import { aliens, human, lostFantasy, machines } from './house.ts';
import type { Species } from './species.ts';

/** Every species: 46 as printed, and those whose tables were pictures. */
export const species: readonly Species[] = [
  ...human,
  ...lostFantasy,
  ...fantasy,
  ...aliens,
  ...animals,
  ...monsters,
  ...machines,
];
