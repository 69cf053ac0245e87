import { isAdjacent } from './measure.ts';
import { type At, parseTile, type TileName, tileName } from '../../../engine/space/index.ts';
import type { Body } from './body.ts';
import { marksAt } from './field.ts';
import { closedDoor, networks } from './legend.ts';
import type { Battlefield, Mark, MarkId } from './marks.ts';

/** Ways to operate what is on a map, by their ids in `content/battle.ts`, where their tests stand (L352 to L378). */
export type Operation = 'pickUp' | 'openUp' | 'force' | 'unlock' | 'terminal' | 'magicDoor' | 'hack';

export interface Operable {
  readonly tile: TileName;
  readonly operation: Operation;
}

/** What somebody can operate (L341): on their own tiles or touching them, row by row. */
export function operableBy(board: Battlefield, body: Body): readonly Operable[] {
  const found: Operable[] = [];
  for (let y = body.at.y - 1; y <= body.at.y + body.deep; y += 1)
    for (let x = body.at.x - 1; x <= body.at.x + body.size; x += 1) {
      const tile = tileName({ x, y });
      for (const operation of operationsOn(board, tile)) found.push({ tile, operation });
    }
  return found;
}

/** How what stands on a tile can be operated. */
export function operationsOn(board: Battlefield, tile: TileName): readonly Operation[] {
  const marks = new Set(marksAt(board, tile));
  const operations: Operation[] = [];
  if (marks.has('door')) {
    if (marks.has('sealed')) operations.push('magicDoor');
    else if (marks.has('locked')) operations.push('force', 'unlock');
    else operations.push('openUp');
  }
  if (marks.has('lever') || marks.has('chest')) operations.push('openUp');
  if (marks.has('terminal')) {
    if (doorsOf(board, tile).length > 0) operations.push('terminal');
    operations.push('hack');
  }
  if (marks.has('objective') || marks.has('grab')) operations.push('pickUp');
  return operations;
}

/** Tiles networked to one (L2888): those of its networks, itself left out, in the order of the map. */
export function networkedTo(board: Battlefield, tile: TileName): readonly TileName[] {
  const all = networks.flatMap((network) => {
    const tiles = board.spots[network] ?? [];
    return tiles.includes(tile) ? tiles : [];
  });
  return [...new Set(all)].filter((one) => one !== tile);
}

/** Tech terrain features networked to a terminal: terminals, and doors that one opens. */
export const featuresOf = (board: Battlefield, tile: TileName): readonly TileName[] =>
  networkedTo(board, tile).filter((one) =>
    marksAt(board, one).some((mark) => mark === 'terminal' || mark === 'door'),
  );

/** Shut doors that a terminal opens: those of its network that magic doesn't hold. */
export const doorsOf = (board: Battlefield, tile: TileName): readonly TileName[] =>
  networkedTo(board, tile).filter((one) => {
    const marks = marksAt(board, one);
    return marks.includes('door') && !marks.includes('open') && !marks.includes('sealed');
  });

/** Who stands beside a feature that is networked to one (Feedback, L2885). */
export const besideNetwork = (
  board: Battlefield,
  tile: TileName,
  bodies: readonly (Body & { readonly id: string })[],
) =>
  bodies.filter((body) =>
    featuresOf(board, tile)
      .map(parseTile)
      .some((at) => at !== null && isAdjacent(body, { at })),
  );

export type DoorState = 'open' | 'closed' | 'locked';

/** A map with a door opened, closed or locked. A tile without a door stays as it is. */
export function withDoor(board: Battlefield, tile: TileName, state: DoorState): Battlefield {
  const before = board.grid.tiles[tile];
  if (before === undefined || !marksAt(board, tile).includes('door')) return board;
  const { obstacle: _stood, blocked: _was, features = [], ...rest } = before;
  const others = features.filter(({ id }) => !doorMarks.includes(id));
  const marks = (
    state === 'open'
      ? ['door', 'open']
      : state === 'locked'
        ? ['door', 'locked', 'heavyCover']
        : ['door', 'heavyCover']
  ) as readonly MarkId[];
  const own: readonly Mark[] = marks.map((id) => ({ id }));
  const now = {
    ...rest,
    ...(state === 'open' ? {} : { obstacle: closedDoor, blocked: true }),
    features: [...others, ...own],
  };
  return { ...board, grid: { ...board.grid, tiles: { ...board.grid.tiles, [tile]: now } } };
}

const doorMarks: readonly MarkId[] = ['door', 'open', 'locked', 'sealed', 'heavyCover'];

/** A map without a mark on a tile: an objective that is carried, a grab that is picked up. */
export function withoutMark(board: Battlefield, tile: TileName, mark: MarkId): Battlefield {
  const before = board.grid.tiles[tile];
  if (before === undefined || !marksAt(board, tile).includes(mark)) return board;
  const features = (before.features ?? []).filter(({ id }) => id !== mark);
  return withTiles(board, [[tile, { ...before, features }]]);
}

/** A map with a mark more on a tile: a grab that is put down. */
export function withMark(board: Battlefield, tile: TileName, mark: MarkId): Battlefield {
  if (marksAt(board, tile).includes(mark)) return board;
  const before = board.grid.tiles[tile] ?? {};
  return withTiles(board, [[tile, { ...before, features: [...(before.features ?? []), { id: mark }] }]]);
}

const withTiles = (
  board: Battlefield,
  tiles: readonly (readonly [TileName, Battlefield['grid']['tiles'][string]])[],
): Battlefield => ({
  ...board,
  grid: { ...board.grid, tiles: { ...board.grid.tiles, ...Object.fromEntries(tiles) } },
});

/** Things of one kind on a map, each with all of its tiles: those that touch are one. */
export function thingsOf(board: Battlefield, mark: 'objective' | 'grab'): readonly (readonly TileName[])[] {
  const left = Object.keys(board.grid.tiles)
    .filter((tile) => marksAt(board, tile).includes(mark))
    .map(parseTile)
    .filter((at): at is At => at !== null)
    .sort((a, b) => a.y - b.y || a.x - b.x);
  const things: TileName[][] = [];
  while (left.length > 0) {
    const own: At[] = left.splice(0, 1);
    for (const at of own) {
      const near = left.filter((other) => isAdjacent({ at }, { at: other }));
      for (const one of near) own.push(...left.splice(left.indexOf(one), 1));
    }
    things.push(own.map(tileName));
  }
  return things;
}

/** How somebody secures a grab so large (L5855): half its size it carries, up to its own size it drags, what is larger it stands beside. */
export function securing(grab: number, unit: number): 'carried' | 'dragged' | 'beside' {
  if (2 * grab <= unit) return 'carried';
  return grab <= unit ? 'dragged' : 'beside';
}
