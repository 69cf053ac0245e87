import { COLOURS, FONT, WIDTH } from './look.ts';
import { element } from './svg.ts';

/** How round the corners are. */
const ROUND = 28;

/**
 * A whole picture of some height: the ground with rounded corners, and what stands on it. `defined` is what it refers to,
 * `scale` how many points each of its units is: more where small things are looked at closely.
 */
export const framed = (
  height: number,
  children: readonly string[],
  defined: readonly string[] = [],
  scale = 1,
): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: WIDTH * scale,
      height: height * scale,
      viewBox: `0 0 ${WIDTH} ${height}`,
      'font-family': FONT,
    },
    [
      ...(defined.length === 0 ? [] : [element('defs', {}, defined)]),
      element('rect', { width: WIDTH, height, rx: ROUND, fill: COLOURS.ground }),
      ...children,
    ],
  );

/** The ground once more, over all of a picture of some height but a hole in it. */
export const mat = (hole: string, height: number): string => {
  const [across, down] = [WIDTH - 2 * ROUND, height - 2 * ROUND];
  const corner = (x: number, y: number) => `a${ROUND} ${ROUND} 0 0 1 ${x * ROUND} ${y * ROUND}`;
  return element('path', {
    d: `M${ROUND} 0h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z${hole}`,
    'fill-rule': 'evenodd',
    fill: COLOURS.ground,
  });
};
