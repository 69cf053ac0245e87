import { CONTACT } from './body.ts';
import { METRE, type Point, squaredBetween } from './point.ts';

/** Where people may stand: anywhere, or on squares or hexes of a metre. */
export type Raster = 'free' | 'squares' | 'hexes';

export const rasters: readonly Raster[] = ['free', 'squares', 'hexes'];

/** How far apart rows of hexes are: √3/2 metres, rounded up, so that hexes of neighbouring rows touch as those of one row do. */
export const HEX_ROW = 87;

/** The place on a raster that is nearest to a place, for a base: an even number of metres wide, it stands on a corner of squares. */
export function onRaster(raster: Raster, at: Point, diameter: number): Point {
  if (raster === 'free') return at;
  if (raster === 'hexes') return nearestHex(at);
  const isEven = Math.max(1, Math.round(diameter / METRE)) % 2 === 0;
  const off = isEven ? 0 : METRE / 2;
  const along = (length: number) => Math.floor((length - off) / METRE + 0.5) * METRE + off;
  return { x: along(at.x), y: along(at.y) };
}

/** The middle of the hex around a place; of two that are as near, the one to the north, then to the west. */
function nearestHex(at: Point): Point {
  const row = Math.floor(at.y / HEX_ROW);
  const near = [row, row + 1].flatMap((n) => {
    const off = n % 2 === 0 ? 0 : METRE / 2;
    const column = Math.floor((at.x - off) / METRE);
    return [column, column + 1].map((one) => ({ x: one * METRE + off, y: n * HEX_ROW }));
  });
  return near.reduce((best, one) => (squaredBetween(at, one) < squaredBetween(at, best) ? one : best));
}

/**
 * How much may be between two bases that touch: on squares they do across a corner, too; on hexes where one is of even and one of odd width, as no
 * hex is nearer.
 */
const contacts: Readonly<Record<Raster, number>> = { free: CONTACT, squares: 42, hexes: 25 };

export const contactOn = (raster: Raster): number => contacts[raster];
