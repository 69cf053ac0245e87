import { singleBlanks } from '../../text.ts';
import { nameKey, nearest } from '../../names.ts';
import { refuse, type SpaceRefusal, tooMuch } from '../refusal.ts';
import { type Draft, paint, resize, setHeight, setWall, unpaint, wipe } from './draft.ts';
import type { Feature, Wall } from './grid.ts';
import type { MapLegend, MapSign } from './legend.ts';
import { MAP_LIMITS } from './limits.ts';
import { type At, isInside, parseTile, type TileName, tileName } from './tile.ts';

/** Something that was done to a map, as it was understood. */
export interface MapChange {
  readonly text: string; // as it may be typed again: 'C4:F6 half cover'
  readonly what: string; // 'half cover', 'no flames', 'height 2'
  readonly isNewMap?: boolean; // nothing of the map before is left
  readonly tiles: readonly TileName[]; // those that it is about, on either side of an edge or a way; none of a new size
}

export type Changes = { readonly ok: true; readonly said: readonly MapChange[] } | SpaceRefusal;

/** What a change is done to: tiles, edges between two tiles, or ways between two. */
interface Where {
  readonly tiles: readonly At[];
  readonly edges: readonly (readonly [At, At])[];
  readonly ways: readonly (readonly [At, At])[];
  readonly said: string;
}

/**
 * Does what somebody typed to a draft, statement by statement; the first that is refused ends it. Gives the statements as
 * they were understood. What they look like stands at `changed`.
 */
export function change<F extends Feature>(draft: Draft<F>, text: string, legend: MapLegend<F>): Changes {
  const said: MapChange[] = [];
  const work: Work = { tiles: 0 };
  for (const statement of text.split(/[;\n]/u)) {
    let where: Where | null = null;
    let isOpen = false; // whether it has been said where, but not yet what
    for (const part of statement.split(',').map(singleBlanks)) {
      if (part === '') continue;
      const sized = part.match(/^(size|empty) ?:? ?(\d+)(?: ?(?:x|×|by) ?| )(\d+)$/iu);
      if (sized) {
        if (!spent(work, draft.tiles.size + 1)) return paintedTooMuch;
        const refused = newSize(draft, sized[1] ?? '', Number(sized[2]), Number(sized[3]));
        if (refused) return refused;
        const size = `${nameKey(sized[1] ?? '')} ${draft.columns} × ${draft.rows}`;
        said.push({ text: size, what: size, tiles: [], isNewMap: nameKey(sized[1] ?? '') === 'empty' });
        continue;
      }
      const [head, rest] = split(part);
      if (head !== '') {
        const found = whereIs(draft, head, work);
        if (!('tiles' in found)) return found;
        where = isOpen && where !== null ? joined(where, found) : found;
        isOpen = true;
      }
      if (rest === '') continue;
      if (where === null) return refuse('space.noTiles', { typed: rest.slice(0, 60) });
      if (!spent(work, where.tiles.length)) return paintedTooMuch;
      const what = does(draft, where, rest, legend);
      if (typeof what !== 'string') return what;
      said.push({ text: `${where.said} ${what}`, what, tiles: tilesOf(where) });
      isOpen = false;
    }
    if (isOpen) return refuse('space.noSign', { where: where?.said ?? '', all: brushNames(legend) });
  }
  return { ok: true, said };
}

/** How many tiles a text has named and changed so far. */
interface Work {
  tiles: number;
}

/** Counts tiles before anything is done to them; whether there may be so many. */
function spent(work: Work, tiles: number): boolean {
  work.tiles += tiles;
  return work.tiles <= MAP_LIMITS.painted.most;
}

const paintedTooMuch = tooMuch(MAP_LIMITS.painted);

function newSize(draft: Draft, word: string, columns: number, rows: number): SpaceRefusal | null {
  const { side } = MAP_LIMITS;
  if (Math.max(columns, rows) > side.most) return tooMuch(side, Math.max(columns, rows));
  if (Math.min(columns, rows) < 1) return refuse('space.badSize', { columns, rows, most: side.most });
  if (nameKey(word) === 'empty') resize(draft, { columns: 0, rows: 0 });
  resize(draft, { columns, rows });
  return null;
}

const TILE = '[a-z]{1,2}[1-9]\\d?';
const HEAD = new RegExp(`^(?:all|${TILE}(?:\\s*(?::|-|–|\\||>|→)\\s*${TILE})?)(?=\\s|$)`, 'iu');

/** 'C4:F6 H2 half cover' → ['C4:F6 H2', 'half cover']. */
function split(part: string): readonly [string, string] {
  const items: string[] = [];
  let rest = part;
  for (let match = HEAD.exec(rest); match !== null; match = HEAD.exec(rest)) {
    items.push(match[0]);
    rest = rest.slice(match[0].length).replace(/^\s*(?:and\s+)?/iu, '');
  }
  return [items.join(' '), rest];
}

const tilesOf = ({ tiles, edges, ways }: Where): readonly TileName[] =>
  [...tiles, ...edges.flat(), ...ways.flat()].map(tileName);

const joined = (a: Where, b: Where): Where => ({
  tiles: [...a.tiles, ...b.tiles],
  edges: [...a.edges, ...b.edges],
  ways: [...a.ways, ...b.ways],
  said: `${a.said}, ${b.said}`,
});

function whereIs(draft: Draft, head: string, work: Work): Where | SpaceRefusal {
  const tiles: At[] = [];
  const edges: (readonly [At, At])[] = [];
  const ways: (readonly [At, At])[] = [];
  const said: string[] = [];
  for (const item of singleBlanks(head)
    .replace(/ ?(:|-|–|\||>|→) ?/gu, '$1')
    .split(/\s+/u)) {
    if (nameKey(item) === 'all') {
      if (!spent(work, draft.columns * draft.rows)) return paintedTooMuch;
      tiles.push(...box({ x: 0, y: 0 }, { x: draft.columns - 1, y: draft.rows - 1 }));
      said.push('all');
      continue;
    }
    const [, first = '', sign = '', second = ''] = /^([^:\-–|>→]+)([:\-–|>→]?)(.*)$/u.exec(item) ?? [];
    const from = parseTile(first);
    const to = second === '' ? from : parseTile(second);
    if (from === null || to === null) return refuse('space.noTiles', { typed: item });
    const outside = [from, to].find((at) => !isInside(draft, at));
    if (outside)
      return refuse('space.offTheMap', {
        tile: tileName(outside),
        last: tileName({ x: draft.columns - 1, y: draft.rows - 1 }),
      });
    if (sign === '|') edges.push([from, to]);
    else if (sign === '>' || sign === '→') ways.push([from, to]);
    else {
      const area = (Math.abs(to.x - from.x) + 1) * (Math.abs(to.y - from.y) + 1);
      if (!spent(work, area)) return paintedTooMuch;
      tiles.push(...box(from, to));
    }
    said.push(item.toLocaleUpperCase('en').replace(/[-–]/u, ':'));
  }
  return { tiles, edges, ways, said: said.join(', ') };
}

/** All tiles between two corners. */
function box(a: At, b: At): readonly At[] {
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  const width = right - left + 1;
  return Array.from({ length: width * (bottom - top + 1) }, (_, n) => ({
    x: left + (n % width),
    y: top + Math.floor(n / width),
  }));
}

const SIDES: Readonly<Record<string, At>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/** Does one thing; gives what it was understood as. */
function does<F extends Feature>(
  draft: Draft<F>,
  where: Where,
  typed: string,
  legend: MapLegend<F>,
): string | SpaceRefusal {
  const text = nameKey(typed);
  const height = /^(?:height|level) ?([+-])? ?(\d{1,2}(?:\.5)?)$/u.exec(text);
  if (height) {
    const [, sign, digits] = height;
    const by = sign === '-' ? -Number(digits) : Number(digits);
    for (const at of where.tiles)
      setHeight(draft, at, (before) => (sign === undefined ? by : Math.max(0, before + by)));
    return `height ${sign ?? ''}${digits}`;
  }
  if (text === 'clear') {
    for (const at of where.tiles) wipe(draft, at);
    for (const [a, b] of where.edges) setWall(draft, a, b, null);
    return 'clear';
  }
  const [, no, bare = text] = /^(no)\s+(.+)$/u.exec(text) ?? [];
  if (no !== undefined && bare === 'cover') {
    for (const at of where.tiles) unpaint(draft, at, 'cover');
    return 'no cover';
  }
  const sign = found(bare, legend.signs) ?? legend.signs.find(({ symbol }) => symbol === typed) ?? null;
  if (sign !== null && where.edges.length === 0) return signs(draft, where, sign, no !== undefined);
  const [, side, thin = bare] = /^(north|east|south|west)\s+(.+)$/u.exec(bare) ?? [];
  const wall = found(thin, legend.walls ?? []);
  const isWall = wall !== null || (no !== undefined && thin === 'wall');
  if (!isWall) return unknownSign(bare, where.edges.length > 0 ? (legend.walls ?? []) : legend.signs);
  const edges = [...where.edges, ...where.tiles.flatMap((at) => edgesOf(at, side))];
  if (no === undefined && side === undefined && where.edges.length === 0)
    return refuse('space.notBetween', { name: wall?.name ?? 'wall' });
  const refused = builds(draft, edges, no === undefined ? (wall?.wall ?? null) : null);
  return refused ?? [no ?? [], side ?? [], wall?.name ?? 'wall'].flat().join(' ');
}

/** Puts a sign on tiles, or takes it off; a link also between any two. */
function signs<F extends Feature>(
  draft: Draft<F>,
  { tiles, ways }: Where,
  sign: MapSign<F>,
  off: boolean,
): string | SpaceRefusal {
  const { name, link: kind } = sign;
  if (ways.length > 0 && kind === undefined) return refuse('space.notBetween', { name });
  for (const at of tiles) {
    if (off) unpaint(draft, at, sign);
    else paint(draft, at, sign);
  }
  for (const [a, b] of ways) {
    const [from, to] = [tileName(a), tileName(b)];
    draft.links = draft.links.filter((one) => one.from !== from || one.to !== to);
    if (!off && kind !== undefined) draft.links = [...draft.links, { from, to, kind }];
  }
  return off ? `no ${name}` : name;
}

/** The edges of a tile: one, or all four. */
function edgesOf(at: At, side: string | undefined): readonly (readonly [At, At])[] {
  const ways = Object.entries(SIDES).filter(([name]) => side === undefined || name === side);
  return ways.map(([, { x, y }]) => [at, { x: at.x + x, y: at.y + y }] as const);
}

function builds(draft: Draft, edges: readonly (readonly [At, At])[], wall: Wall | null): SpaceRefusal | null {
  for (const [a, b] of edges) {
    if (!isInside(draft, b)) continue; // the map's own edge
    if (!setWall(draft, a, b, wall))
      return refuse('space.notNeighbours', { from: tileName(a), to: tileName(b) });
  }
  return null;
}

/** The one that is meant: by name or other word, or the only one whose name begins so. */
function found<T extends Pick<MapSign, 'name' | 'words'>>(typed: string, among: readonly T[]): T | null {
  const keys = ({ name, words = [] }: T) => [name, ...words].map(nameKey);
  const exact = among.find((one) => keys(one).includes(typed));
  if (exact !== undefined) return exact;
  const beginning = among.filter((one) => keys(one).some((key) => key.startsWith(typed)));
  return beginning.length === 1 ? (beginning[0] ?? null) : null;
}

function unknownSign(typed: string, among: readonly Pick<MapSign, 'name' | 'words'>[]): SpaceRefusal {
  const names = among.filter(({ name }) => !heightWords.test(name)).map(({ name }) => name);
  const meant = nearest(
    typed,
    among.flatMap(({ name, words = [] }) => [name, ...words]),
  );
  return refuse('space.unknownSign', {
    typed: typed.slice(0, 60),
    meant: meant ?? '',
    all: names.join(', '),
  });
}

/** Floors of some height: those who are told what there is hear of them once, as "height 2". */
const heightWords = /^height \d+$/;

const brushNames = ({ signs }: MapLegend): string =>
  signs
    .map(({ name }) => name)
    .filter((name) => !heightWords.test(name))
    .join(', ');
