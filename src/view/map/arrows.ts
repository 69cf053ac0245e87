// Eight arrows around a middle, as a pad of buttons has them.
import { type At, directions } from '../../engine/space/index.ts';
import type { Button, Row } from '../message.ts';

/** By the number of its direction. */
export const ARROWS = ['↑', '→', '↓', '←', '↗', '↘', '↙', '↖'];

const AROUND = [
  [7, 0, 4],
  [3, null, 1],
  [6, 2, 5],
];

/** A direction by its number. */
export const directionOf = (number: number): At => directions[number] ?? { x: 0, y: 0 };

/** Three rows of arrows around a button; `beside` are one more for each row. */
export function arrowRows(
  id: (direction: number) => string,
  middle: Button,
  beside: readonly Button[],
): readonly Row[] {
  return AROUND.map((row, n) => [
    ...row.map(
      (direction): Button =>
        direction === null ? middle : { kind: 'button', id: id(direction), label: ARROWS[direction] ?? '' },
    ),
    ...beside.slice(n, n + 1),
  ]);
}
