import { type At, isInside, parseTile, tileName } from '../../../engine/space/index.ts';
import { aroundText } from '../around.ts';
import { directionOf } from '../arrows.ts';
import { gridPicture } from '../grid.ts';
import { directionIn, type Footing } from './footing.ts';

/** Tile by tile on a map of squares. */
export const squares: Footing = {
  strides: [{ name: 'a tile', first: '0' }],
  read: (from) => {
    const at = parseTile(from);
    return at === null ? null : tileName(at);
  },
  gone: ({ from, digits }) => {
    const tiles: At[] = [];
    let at = parseTile(from) ?? { x: 0, y: 0 };
    for (const digit of digits) {
      const by = directionOf(directionIn(digit).direction);
      at = { x: at.x + by.x, y: at.y + by.y };
      tiles.push(at);
    }
    return tiles.map(tileName);
  },
  isOn: (place, sides) => {
    const at = parseTile(place);
    return at !== null && isInside(sides, at);
  },
  over: (steps) => squares.gone(steps),
  // The tile that is left stands first: so one step is a way, too.
  typed: (steps) => [steps.from, ...squares.gone(steps)].join(' '),
  around: (tracker, place) => {
    const grid = tracker.grid?.();
    return grid === undefined ? null : aroundText(grid, tracker.lines, place);
  },
  picture: (tracker, steps, _told, shown) => {
    const grid = tracker.grid?.();
    const path = [steps.from, ...squares.gone(steps)];
    return grid === undefined ? null : gridPicture(tracker, { ...grid, path }, shown);
  },
};
