// What lies on a tile and on those around it, for whoever goes or paints without the picture.
import {
  type GridView,
  isInside,
  parseTile,
  takingUp,
  type TileName,
  tileName,
  tilesOf,
} from '../../engine/space/index.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import type { TrackerLine } from '../../engine/words.ts';
import { ARROWS, directionOf } from './arrows.ts';

type Lines = readonly Pick<TrackerLine, 'id' | 'name'>[];

/** 'height 2, half cover, Grunt' for a tile; null for plain ground with nobody on it. */
export function onTile(grid: GridView, lines: Lines, at: TileName): string | null {
  const tile = grid.tiles.find((one) => one.at === at);
  const people = grid.figures.filter(({ at: corner, size, deep }) => {
    const from = parseTile(corner);
    return from !== null && tilesOf(takingUp(from, size, deep)).some((one) => tileName(one) === at);
  });
  const names = people.flatMap(({ id }) => lines.find((line) => line.id === id)?.name ?? []);
  const things = [
    ...(tile?.unknown ? ['unknown ground'] : []),
    ...(tile === undefined || tile.ground === 0 ? [] : [`height ${tile.ground}`]),
    ...(tile?.obstacle ? [tile.obstacle.name] : []),
    ...(tile?.blocked ? ['nobody can be here'] : []),
    ...(tile === undefined || tile.slow === 0 ? [] : ['slow']),
    ...(tile?.features ?? []).map(({ name }) => name),
    ...grid.areas.filter(({ tiles }) => tiles.includes(at)).map(({ name }) => name),
    ...grid.spots.filter(({ tiles }) => tiles.includes(at)).map(({ name }) => name),
    ...names,
  ];
  return things.length === 0 ? null : things.map(escapeMarkdown).join(', ');
}

/** 'Around C4: ↑ half cover · → Grunt', with what is no plain ground; null where all of it is. */
export function aroundText(grid: GridView, lines: Lines, at: TileName): string | null {
  const from = parseTile(at);
  if (from === null) return null;
  const seen = ARROWS.flatMap((arrow, direction) => {
    const by = directionOf(direction);
    const to = { x: from.x + by.x, y: from.y + by.y };
    const there = isInside(grid, to) ? onTile(grid, lines, tileName(to)) : "the map's edge";
    return there === null ? [] : [`${arrow} ${there}`];
  });
  return seen.length === 0 ? null : `-# Around ${at}: ${seen.join(' · ')}`;
}
