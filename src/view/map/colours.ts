import type { TrackerLine } from '../../engine/words.ts';
import { COLOURS, HEROES } from '../pictures/look.ts';

export type Colours = ReadonlyMap<string, string>;

/**
 * A colour for each hero, the same as long as they are in it together, whoever comes or goes in the order; foes share one, and so does all that
 * is one player's, where players fight each other.
 */
export function coloursOf(lines: readonly Pick<TrackerLine, 'id' | 'side' | 'of'>[]): Colours {
  const heroes = lines.filter(({ side }) => side === 'players').map(({ id, of = id }) => of);
  const order = [...new Set(heroes)].toSorted();
  return new Map(
    lines.map(({ id, side, of = id }) => [
      id,
      side === 'players' ? (HEROES[order.indexOf(of) % HEROES.length] ?? COLOURS.bar) : COLOURS.foe,
    ]),
  );
}
