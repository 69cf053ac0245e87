// Who stands where, one line each.
import {
  type At,
  directions,
  type Facing,
  type GridFigure,
  type GridView,
  parseTile,
  takingUp,
  tileName,
  tilesOf,
} from '../../engine/space/index.ts';
import { escapeMarkdown, numeral } from '../../engine/text.ts';
import type { TrackerLine } from '../../engine/words.ts';
import type { Labels } from './labels.ts';

/** '▶ **Kira** (Ki) · C4, height 2 · 6/8 · half cover north (C3)'. */
export function figureText(
  grid: GridView,
  figure: GridFigure,
  line: TrackerLine,
  { labels, groups }: { readonly labels: Labels; readonly groups: Labels },
  acting: boolean,
): string {
  const { at, size, deep = size, facing, health, marks, group, sight } = figure;
  const height = grid.tiles.find((tile) => tile.at === at)?.ground ?? 0;
  const near = coverNear(grid, figure);
  const label = labels.get(figure.id);
  const facts = [
    `${at}${size > 1 || deep > 1 ? ` (${size} × ${deep})` : ''}${height === 0 ? '' : `, height ${height}`}`,
    ...(facing === undefined ? [] : [`facing ${FACINGS[facing]}`]),
    ...(health === null ? [] : [`${numeral(health.value)}/${health.max}`]),
    ...(group === undefined ? [] : [`${escapeMarkdown(group.called)} (${groups.get(group.key) ?? '?'})`]),
    ...(marks.includes('out') ? ['out'] : []),
    ...(marks.includes('hidden') ? ['hidden'] : []),
    ...(marks.includes('overwatch') ? ['overwatch'] : []),
    ...(near.length === 0 ? [] : [near.join(', ')]),
    ...(!acting && figure.id === grid.actor && grid.figures.some((one) => one.sight !== null)
      ? ['seen from here']
      : []),
    ...(sight === null
      ? []
      : [`in sight, ${away(sight.distance)}${sight.note === '' ? '' : `: ${escapeMarkdown(sight.note)}`}`]),
  ];
  const name = `${acting ? '▶ ' : ''}**${escapeMarkdown(line.name)}**${label === undefined ? '' : ` (${label})`}`;
  return `${name}${line.side === 'foes' ? ' (foe)' : ''} · ${facts.join(' · ')}`;
}

const away = (distance: number): string =>
  `${Math.round(distance * 10) / 10} ${distance === 1 ? 'tile' : 'tiles'} away`;

const FACINGS: Readonly<Record<Facing, string>> = {
  north: 'north',
  northEast: 'north-east',
  east: 'east',
  southEast: 'south-east',
  south: 'south',
  southWest: 'south-west',
  west: 'west',
  northWest: 'north-west',
};

const SIDES = ['north', 'east', 'south', 'west'] as const;

/** What gives cover on the tiles and edges beside somebody: 'half cover north (C3)'. */
function coverNear({ tiles, walls }: GridView, { at, size, deep }: GridFigure): readonly string[] {
  const from = parseTile(at);
  if (from === null) return [];
  const own = tilesOf(takingUp(from, size, deep));
  const isOwn = (one: At) => own.some(({ x, y }) => x === one.x && y === one.y);
  return SIDES.flatMap((side, n) => {
    const direction = directions[n] ?? { x: 0, y: 0 };
    return own.flatMap((tile) => {
      const beside = { x: tile.x + direction.x, y: tile.y + direction.y };
      if (isOwn(beside)) return [];
      const name = tileName(beside);
      const obstacle = tiles.find((one) => one.at === name)?.obstacle;
      const edge = [tileName(tile), name];
      const wall = walls.find(
        (one) => one.edge === edge.join('|') || one.edge === edge.toReversed().join('|'),
      );
      return [
        ...(obstacle === null || obstacle === undefined || obstacle.cover === 'none'
          ? []
          : [`${escapeMarkdown(obstacle.name)} ${side} (${name})`]),
        ...(wall === undefined || wall.cover === 'none' ? [] : [`${escapeMarkdown(wall.name)} ${side}`]),
      ];
    });
  });
}
