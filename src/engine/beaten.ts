import type { TrackerLine } from './words.ts';

/** The sides of which nobody stands any more, by what a tracker shows. */
export const beatenSides = (
  lines: readonly Pick<TrackerLine, 'side' | 'turn' | 'down'>[],
): readonly TrackerLine['side'][] =>
  (['players', 'foes'] as const).filter((side) => {
    const own = lines.filter((line) => line.side === side);
    return own.length > 0 && own.every(({ turn, down = false }) => turn === 'out' || down);
  });
