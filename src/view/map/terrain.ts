// What lies where, sort by sort, with its tiles as few rectangles.
import { type GridObstacle, type GridView, type TileName, tilesText } from '../../engine/space/index.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import { shorten } from '../limits.ts';

const LONGEST = 400; // of one sort's tiles

/** '**Half cover**: C4:C6, F2' for everything that is not plain ground. */
export function terrainLines(grid: GridView): readonly string[] {
  const { tiles, walls, links, areas, spots } = grid;
  const sorts = new Map<string, TileName[]>();
  const add = (name: string, at: TileName) => sorts.set(name, [...(sorts.get(name) ?? []), at]);
  for (const { at, unknown = false } of tiles) if (unknown) add('Unknown ground', at);
  for (const { at, obstacle } of tiles)
    if (obstacle !== null) add(`${capital(obstacle.name)}${about(obstacle)}`, at);
  for (const { at, ground } of [...tiles].sort((a, b) => a.ground - b.ground))
    if (ground !== 0) add(`Height ${ground}`, at);
  for (const { at, blocked } of tiles) if (blocked) add('Nobody can be here', at);
  for (const { at, slow } of tiles) if (slow > 0) add(`Slow (${slow} more)`, at);
  for (const { at, features, obstacle } of tiles)
    for (const { name, left } of features)
      if (capital(name) !== capital(obstacle?.name ?? '')) add(`${capital(name)}${lasts(left)}`, at); // a door is both
  const edges = [...new Set(walls.map(({ name }) => name))].map(
    (name) =>
      [
        name,
        walls
          .filter((wall) => wall.name === name)
          .map(({ edge }) => edge)
          .join(', '),
      ] as const,
  );
  const ways = [...new Set(links.map(({ name }) => name))].map(
    (name) =>
      [
        name,
        links
          .filter((link) => link.name === name)
          .map(({ from, to }) => `${from} to ${to}`)
          .join(', '),
      ] as const,
  );
  return [
    ...[...sorts].map(([name, names]) => line(name, tilesText(names))),
    ...[...edges, ...ways].map(([name, where]) => line(capital(name), where)),
    ...areas.map(({ name, by, left, tiles: own }) =>
      line(`${capital(name)}${by === null ? '' : ` by ${escapeMarkdown(by)}`}${lasts(left)}`, tilesText(own)),
    ),
    // 'Players: C3' alone would say that they stand there.
    ...spots.map(({ name, tiles: own }) => line(`Where ${escapeMarkdown(name)} come in`, tilesText(own))),
  ];
}

/** What the name of an obstacle does not say: an unusual height, and that it can be destroyed. */
function about({ cover, height, destructible }: GridObstacle): string {
  const usual = cover === 'full' ? 2 : 1;
  const facts = [
    ...(height === usual ? [] : [`height ${height}`]),
    ...(destructible ? ['destructible'] : []),
  ];
  return facts.length === 0 ? '' : ` (${facts.join(', ')})`;
}

const lasts = (left: number | null): string =>
  left === null ? '' : ` (${left} ${left === 1 ? 'round' : 'rounds'} left)`;

const line = (name: string, where: string): string =>
  `**${name}**: ${shorten(where, LONGEST).replace(/\|/gu, '\\|')}`;

const capital = (name: string): string => escapeMarkdown(name.slice(0, 1).toUpperCase() + name.slice(1));

/** Where the actor can get, sort by sort. */
export function reachText({ reach }: GridView, name: string): readonly string[] {
  const sorts = reach.filter(({ tiles }) => tiles.length > 0);
  if (sorts.length === 0) return [];
  return [
    `**Where ${escapeMarkdown(name)} can go**: ${sorts
      .map(
        (sort) =>
          `${escapeMarkdown(sort.name)} (${sort.tiles.length}): ${shorten(tilesText(sort.tiles), LONGEST)}`,
      )
      .join('; ')}`,
  ];
}
