import { layFeature } from '../../move/features.ts';
import type { AfterStep } from '../../move/hooks.ts';
import type { PhaseEffect } from '../../turn/hooks.ts';
import { pour } from './adept.ts';

/** Where a fountain's maker's side begins its phase, it heals again, as long as it stands. */
export const fountainsPour: PhaseEffect = function* (tx, side) {
  const areas =
    tx.now.fight?.areas.filter((area) => area.what === 'healingFountain' && area.side === side) ?? [];
  for (const { by, centre, radius } of areas) pour(tx, by, centre, radius);
};

/** Baldyr's Gait leaves fire on every tile that is left behind. */
export const fireBehind: AfterStep = (tx, { actor, from, why }) => {
  if (why === 'baldyrsGait') layFeature(tx, [from], 'flames', actor);
  return undefined;
};
