import type { TrackerLine } from '../../engine/words.ts';
import { COLOURS, HEROES } from '../pictures/look.ts';

export type Colours = ReadonlyMap<string, string>;

/** A colour for each hero, the same as long as they are in it together, whoever comes or goes in the order; foes share one. */
export function coloursOf(lines: readonly Pick<TrackerLine, 'id' | 'side'>[]): Colours {
  const heroes = lines.filter(({ side }) => side === 'players').map(({ id }) => id);
  const order = heroes.toSorted();
  return new Map(
    lines.map(({ id, side }) => [
      id,
      side === 'players' ? (HEROES[order.indexOf(id) % HEROES.length] ?? COLOURS.bar) : COLOURS.foe,
    ]),
  );
}
