import { detonate } from '../attack/grenade.ts';
import { thrownBy } from '../attack/thrown.ts';
import { grenades } from '../content/grenades.ts';
import type { Sprung } from '../move/hooks.ts';
import { characterIn } from '../scene.ts';

/** A tripmine goes off: the grenade attack of whoever laid it, with all that their training makes of it. */
export const tripmineGoesOff: Sprung = (tx, { by, centre, grenade }) => {
  const row = grenades.find(({ id }) => id === grenade);
  if (row === undefined || characterIn(tx.now, by) === null) return undefined;
  return detonate(tx, { actor: by, thrown: thrownBy(tx.snapshot(), by, row.id), at: centre });
};
