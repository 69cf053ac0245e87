import type { Chances } from '../../engine/chances.ts';
import type { Made } from '../../engine/creation.ts';
import { type Chosen, type Desk, openTargets } from './desk.ts';

/** What may come of an attack at each it can be aimed at, by their ids, or why it does not go with what is picked. */
export type Odds = ReadonlyMap<string, Made<Chances>>;

/** As many as a fight holds. Were there more, those whom the rules name last are shown last, without odds. */
export const MOST_TOLD = 100;

/**
 * The odds of an act as it is picked, of one target each step: of a hundred they take a while, and whoever draws can give way in between. Empty of
 * what is no attack.
 */
export function* oddsOf(desk: Desk, chosen: Chosen): Generator<void, Odds, void> {
  const odds = new Map<string, Made<Chances>>();
  if (chosen.act.kind !== 'attack' || chosen.act.refused !== null) return odds;
  for (const target of openTargets(chosen).slice(0, MOST_TOLD)) {
    const told = desk.chances({ ...chosen, target });
    if (told !== null) odds.set(target.id, told);
    yield;
  }
  return odds;
}
