import type { Facing } from '../../../../src/engine/space/index.ts';
import { type At, parseTile, readDrawn } from '../../../../src/engine/space/index.ts';
import { type Body, bodyAt } from '../../../../src/systems/wayfarer/space/body.ts';
import { type Crowd, crowdOf, type Model } from '../../../../src/systems/wayfarer/space/crowd.ts';
import { type Field, fieldOf } from '../../../../src/systems/wayfarer/space/field.ts';
import type { Mover } from '../../../../src/systems/wayfarer/space/footing.ts';
import { legend } from '../../../../src/systems/wayfarer/space/legend.ts';
import type { Battlefield } from '../../../../src/systems/wayfarer/space/marks.ts';

/** A map as it is drawn, one text a row; '---' and changes may follow. */
export function board(...rows: readonly string[]): Battlefield {
  const read = readDrawn(rows.join('\n'), legend);
  if (!read.ok) throw new Error(`${read.code} ${JSON.stringify(read.params)}`);
  return read.board;
}

export const field = (...rows: readonly string[]): Field => fieldOf(board(...rows));

export function at(name: string): At {
  const tile = parseTile(name);
  if (tile === null) throw new Error(`no tile: ${name}`);
  return tile;
}

/** A body by its north-west tile: 'C4', '1x2' and where it faces. */
export function body(tile: string, size = '1x1', facing: Facing = 'north'): Body {
  const [wide = 1, long = 1] = size.split('x').map(Number);
  return bodyAt(at(tile), facing, { wide, long });
}

export const mover = (tile: string, size = '1x1', facing: Facing = 'north'): Mover => ({
  id: 'mover',
  side: 'ours',
  body: body(tile, size, facing),
  isVehicle: false,
});

export const vehicle = (tile: string, size: string, facing: Facing): Mover => ({
  ...mover(tile, size, facing),
  isVehicle: true,
});

export const model = (id: string, tile: string, size = '1x1', more: Partial<Model> = {}): Model => ({
  id,
  side: 'theirs',
  body: body(tile, size),
  isVehicle: false,
  ...more,
});

export const nobody = (map: Field): Crowd => crowdOf(map, []);
