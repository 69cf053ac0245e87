import type { TestPool } from '../effects/pool.ts';
import type { UnitId } from '../scene.ts';
import type { Lone } from '../testing/lone.ts';

/** The test of a rush (L277 to L282): each die of 4 or more counts, and dice under 4 are rolled again as long as there are re-rolls (A72). */
export const rushOf = (id: UnitId, pool: TestPool): Lone => ({
  id,
  pool,
  label: 'rush',
  for: 'rush',
  dv: null,
  worth: (shown) => shown.filter((face) => face >= 4).length,
  again: ({ dice }) => dice.find((face) => face < 4) ?? null,
});
