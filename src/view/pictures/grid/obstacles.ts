// What stands on tiles and gives cover. Each sort has lines of its own, and what can be destroyed a broken edge.
import { COLOURS } from '../look.ts';
import { type Canvas, corner, drawn, hatching, outline, rounded, squares } from './canvas.ts';
import type { Placed } from './placed.ts';

export const BLOCK = { fill: '#857a63', wall: '#9a927f', edge: '#efe6cd', hatch: '#3a3427' } as const;

const HALF_INSET = 0.17;

/** As high as a room: it is drawn as a wall. */
export const isWall = ({ tile: { obstacle } }: Pick<Placed, 'tile'>): boolean =>
  obstacle !== null && obstacle.cover === 'full' && obstacle.height >= 3;

/**
 * Half cover: a block with room around it and lines one way. Full cover: it fills its tiles and has lines both ways. Walls: bricks.
 * What gives no cover: a dotted frame.
 */
export function obstacles(canvas: Canvas, tiles: readonly Placed[]): readonly string[] {
  const of = (cover: 'none' | 'half' | 'full') => tiles.filter(({ tile }) => tile.obstacle?.cover === cover);
  const full = of('full');
  return [
    ...half(canvas, of('half')),
    ...solid(
      canvas,
      full.filter((one) => !isWall(one)),
      false,
    ),
    ...solid(canvas, full.filter(isWall), true),
    ...drawn(
      squares(
        canvas,
        of('none').map(({ at }) => at),
        canvas.tile * HALF_INSET,
      ),
      {
        fill: 'none',
        stroke: BLOCK.edge,
        'stroke-width': Math.max(1.5, canvas.tile * 0.06),
        'stroke-dasharray': `${rounded(canvas.tile * 0.06)} ${rounded(canvas.tile * 0.1)}`,
      },
    ),
  ];
}

const isBroken = ({ tile }: Placed): boolean => tile.obstacle?.destructible === true;

function half(canvas: Canvas, tiles: readonly Placed[]): readonly string[] {
  const { tile: side } = canvas;
  const inset = side * HALF_INSET;
  const at = (some: readonly Placed[]) => some.map((one) => one.at);
  const edge = { fill: 'none', stroke: BLOCK.edge, 'stroke-width': rounded(Math.max(1.5, side * 0.06)) };
  return [
    ...drawn(squares(canvas, at(tiles), inset), { fill: BLOCK.fill }),
    ...drawn(hatching(canvas, at(tiles), 4, inset), lines(side)),
    ...drawn(squares(canvas, at(tiles.filter((one) => !isBroken(one))), inset), edge),
    ...drawn(squares(canvas, at(tiles.filter(isBroken)), inset), { ...edge, ...broken(side) }),
  ];
}

/** Tiles that stand side by side are one block, with one edge around it. */
function solid(canvas: Canvas, tiles: readonly Placed[], wall: boolean): readonly string[] {
  const { tile: side } = canvas;
  const at = (some: readonly Placed[]) => some.map((one) => one.at);
  const edge = {
    fill: 'none',
    stroke: BLOCK.edge,
    'stroke-width': rounded(Math.max(1.5, side * 0.08)),
    'stroke-linecap': 'square',
  };
  const inside = wall
    ? bricks(canvas, tiles)
    : hatching(canvas, at(tiles), 3, 0) + hatching(canvas, at(tiles), 3, 0, true);
  return [
    ...drawn(squares(canvas, at(tiles)), { fill: wall ? BLOCK.wall : BLOCK.fill }),
    ...drawn(inside, lines(side)),
    ...drawn(outline(canvas, at(tiles.filter((one) => !isBroken(one)))), edge),
    ...drawn(outline(canvas, at(tiles.filter(isBroken))), {
      ...edge,
      'stroke-linecap': 'butt',
      ...broken(side),
    }),
  ];
}

/** Three courses of bricks on each tile. */
function bricks(canvas: Canvas, tiles: readonly Placed[]): string {
  const side = canvas.tile;
  const [whole, third] = [rounded(side), rounded(side / 3)];
  return tiles
    .map(({ at }) => {
      const [x, y] = corner(canvas, at);
      const [left, top] = [rounded(x), rounded(y)];
      const [second, last] = [rounded(y + side / 3), rounded(y + (side * 2) / 3)];
      const half = rounded(x + side / 2);
      return `M${left} ${second}h${whole}M${left} ${last}h${whole}M${half} ${top}v${third}M${rounded(x + side / 4)} ${second}v${third}M${rounded(x + side * 0.75)} ${second}v${third}M${half} ${last}v${third}`;
    })
    .join('');
}

const lines = (side: number) =>
  ({ fill: 'none', stroke: BLOCK.hatch, 'stroke-width': rounded(Math.max(1, side * 0.05)) }) as const;

const broken = (side: number) =>
  ({ 'stroke-dasharray': `${rounded(side * 0.16)} ${rounded(side * 0.09)}` }) as const;

/** Crossed out where nobody can be, waves where it is slow. */
export function rough(canvas: Canvas, tiles: readonly Placed[]): readonly string[] {
  const { tile: side } = canvas;
  const blocked = tiles.filter(({ tile }) => tile.blocked).map(({ at }) => at);
  const slow = tiles.filter(({ tile }) => tile.slow > 0).map(({ at }) => at);
  const waves = slow.flatMap((at) => {
    const [x, y] = corner(canvas, at);
    return [0.3, 0.55, 0.8].map(
      (down) =>
        `M${rounded(x + side * 0.12)} ${rounded(y + side * down)}q${rounded(side * 0.095)} ${rounded(-side * 0.13)} ${rounded(side * 0.19)} 0t${rounded(side * 0.19)} 0t${rounded(side * 0.19)} 0t${rounded(side * 0.19)} 0`,
    );
  });
  return [
    ...drawn(squares(canvas, blocked), { fill: '#10121d' }),
    ...drawn(hatching(canvas, blocked, 1, side * 0.12) + hatching(canvas, blocked, 1, side * 0.12, true), {
      fill: 'none',
      stroke: COLOURS.quiet,
      'stroke-width': Math.max(1.5, side * 0.06),
    }),
    ...drawn(waves.join(''), {
      fill: 'none',
      stroke: COLOURS.quiet,
      'stroke-width': Math.max(1, side * 0.045),
      opacity: 0.7,
    }),
  ];
}
