import { COLOURS, FONT, WIDTH } from './look.ts';
import { element } from './svg.ts';

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
      element('rect', { width: WIDTH, height, rx: 28, fill: COLOURS.ground }),
      ...children,
    ],
  );
