import { ascentFrom, draftOf, isPlain, sameObstacle, sameWall } from './draft.ts';
import { DIVIDER } from './drawn.ts';
import type { Feature, Link, Tile, Wall } from './grid.ts';
import type { Board, MapLegend, MapSign } from './legend.ts';
import { rectangleName, rectangles } from './rectangles.ts';
import { parseTile, type TileName, tileName } from './tile.ts';

/** What of a tile is still to be said. */
interface Left {
  readonly tile: Tile;
  readonly spots: readonly string[];
  readonly links: readonly Link[];
}

/**
 * A map as it can be drawn again: the rows, and below a line of --- what they cannot say. Reading it gives the same map, but
 * for what the legend has no sign for and what features have of their own (how long they last).
 */
export function printDrawn<F extends Feature>(board: Board<F>, legend: MapLegend<F>): string {
  const { rows, changes } = drawing(board, legend);
  return [...rows, ...(changes.length === 0 ? [] : [DIVIDER, ...changes])].join('\n');
}

/** The rows of a drawing, and the changes that make the map of it. */
export function drawing<F extends Feature>(
  board: Board<F>,
  legend: MapLegend<F>,
): { readonly rows: readonly string[]; readonly changes: readonly string[] } {
  const { grid, spots } = board;
  const draft = draftOf(board);
  const spotsAt = new Map<TileName, string[]>();
  for (const [spot, names] of Object.entries(spots))
    for (const name of names) spotsAt.set(name, [...(spotsAt.get(name) ?? []), spot]);
  const ascents = new Map<TileName, Link>();
  const others: Link[] = [];
  for (const link of grid.links) {
    const from = parseTile(link.from);
    const to = from === null ? null : ascentFrom(draft, from);
    const hasSign = legend.signs.some((sign) => sign.link === link.kind);
    if (hasSign && to !== null && tileName(to) === link.to && !ascents.has(link.from))
      ascents.set(link.from, link);
    else others.push(link);
  }
  const plain = legend.signs.find(isPlain)?.symbol ?? '.';
  const todo = new Map<string, TileName[]>();
  const say = (what: string, name: TileName) => todo.set(what, [...(todo.get(what) ?? []), name]);
  const symbolAt = (name: TileName): string => {
    const link = ascents.get(name);
    let left: Left | null = {
      tile: grid.tiles[name] ?? {},
      spots: spotsAt.get(name) ?? [],
      links: link === undefined ? [] : [link],
    };
    let symbol: string | null = null;
    for (let sign = bestSign(left, legend); sign !== null; sign = bestSign(left, legend)) {
      if (symbol === null) symbol = sign.symbol;
      else say(sign.name, name);
      left = without(left, sign);
    }
    if ((left.tile.ground ?? 0) !== 0) say(`height ${left.tile.ground}`, name);
    return symbol ?? plain;
  };
  const rows = Array.from({ length: grid.rows }, (_, y) =>
    Array.from({ length: grid.columns }, (_, x) => symbolAt(tileName({ x, y }))).join(''),
  );
  const changes = [...todo].map(([what, names]) => `${listed(rectangles(names).map(rectangleName))} ${what}`);
  return { rows, changes: [...changes, ...wallLines(grid.walls, legend), ...linkLines(others, legend)] };
}

const listed = (items: readonly string[]): string => items.join(', ');

/** The sign that says most of what is left of a tile, and nothing that is not so; the first of equals. */
function bestSign(left: Left, legend: MapLegend): MapSign | null {
  let best: MapSign | null = null;
  let most = 0;
  for (const sign of legend.signs) {
    const says = saying(left, sign);
    if (says > most) [best, most] = [sign, says];
  }
  return best;
}

/** How many things a sign says truly of what is left; 0 where it says something untrue. */
function saying({ tile, spots, links }: Left, sign: MapSign): number {
  const { ground, obstacle, blocked, slow, features = [] } = sign.tile ?? {};
  const parts = [
    ground === undefined ? null : ground === tile.ground,
    obstacle === undefined ? null : sameObstacle(obstacle, tile.obstacle),
    blocked === undefined ? null : blocked === tile.blocked,
    slow === undefined ? null : slow === tile.slow,
    ...features.map(({ id }) => (tile.features ?? []).some((one) => one.id === id)),
    sign.spot === undefined ? null : spots.includes(sign.spot),
    sign.link === undefined ? null : links.some(({ kind }) => kind === sign.link),
  ].filter((part) => part !== null);
  return parts.includes(false) ? 0 : parts.length;
}

function without({ tile, spots, links }: Left, sign: MapSign): Left {
  const { ground, obstacle, blocked, slow, features = [] } = sign.tile ?? {};
  const rest = (tile.features ?? []).filter((one) => !features.some(({ id }) => id === one.id));
  return {
    tile: {
      ...(tile.ground === undefined || ground !== undefined ? {} : { ground: tile.ground }),
      ...(tile.obstacle === undefined || obstacle !== undefined ? {} : { obstacle: tile.obstacle }),
      ...(tile.blocked === undefined || blocked !== undefined ? {} : { blocked: tile.blocked }),
      ...(tile.slow === undefined || slow !== undefined ? {} : { slow: tile.slow }),
      features: rest,
    },
    spots: spots.filter((spot) => spot !== sign.spot),
    links: links.filter(({ kind }) => kind !== sign.link),
  };
}

function wallLines(walls: Readonly<Record<string, Wall>>, legend: MapLegend): readonly string[] {
  return (legend.walls ?? []).flatMap(({ name, wall }) => {
    const edges = Object.entries(walls).filter(([, one]) => sameWall(one, wall));
    return edges.length === 0 ? [] : [`${listed(edges.map(([edge]) => edge))} ${name}`];
  });
}

const linkLines = (links: readonly Link[], legend: MapLegend): readonly string[] =>
  legend.signs.flatMap(({ name, link }) => {
    const own = link === undefined ? [] : links.filter(({ kind }) => kind === link);
    return own.length === 0 ? [] : [`${listed(own.map(({ from, to }) => `${from}>${to}`))} ${name}`];
  });
