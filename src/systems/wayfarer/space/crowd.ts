import { type At, isFootprintInside, tileName, tilesOf } from '../../../engine/space/index.ts';
import { areaOfBody, type Body } from './body.ts';
import { type Field, ground } from './field.ts';

/** A unit on the map, as space knows it. */
export interface Model {
  readonly id: string;
  /** Who commands it. */
  readonly side: string;
  readonly body: Body;
  readonly isVehicle: boolean;
}

/** Who stands on which tile. It is not stored. */
export interface Crowd {
  readonly models: readonly Model[];
  /** By tile, row by row: places in `models`, from 1; 0: nobody. */
  readonly held: Uint16Array;
}

export function crowdOf(field: Field, models: readonly Model[]): Crowd {
  const held = new Uint16Array(field.columns * field.rows);
  for (const [n, { body }] of models.entries()) mark(field, held, body, n + 1);
  return { models, held };
}

function mark({ columns, rows }: Field, held: Uint16Array, { at, size, deep }: Body, as: number): void {
  for (let y = Math.max(0, at.y); y < Math.min(rows, at.y + deep); y += 1)
    for (let x = Math.max(0, at.x); x < Math.min(columns, at.x + size); x += 1) held[y * columns + x] = as;
}

/** Who else stands on tiles of a body. */
export function onTiles(
  field: Field,
  { models, held }: Crowd,
  body: Body,
  except: string | null,
): readonly Model[] {
  const found = new Set<number>();
  const { at, size, deep } = body;
  for (let y = Math.max(0, at.y); y < Math.min(field.rows, at.y + deep); y += 1)
    for (let x = Math.max(0, at.x); x < Math.min(field.columns, at.x + size); x += 1)
      found.add(held[y * field.columns + x] ?? 0);
  return [...found]
    .sort((a, b) => a - b)
    .map((n) => models[n - 1])
    .filter((one): one is Model => one !== undefined && one.id !== except);
}

/** Whether a body lies on the map where one can stand, and on nobody else's tiles. */
export const isFree = (field: Field, crowd: Crowd, body: Body, except: string | null = null): boolean =>
  hasFloor(field, body) && onTiles(field, crowd, body, except).length === 0;

/** Whether a body lies on the map, on no pit and in nothing impassable. */
export const hasFloor = (field: Field, body: Body): boolean =>
  isFootprintInside(field, body) &&
  tilesOf(body).every(
    ({ x, y }) => ((field.ground[y * field.columns + x] ?? 0) & (ground.impassable | ground.pit)) === 0,
  );

/** Why a body can't lie where it would; null: it can. */
export function whyNotThere(
  field: Field,
  crowd: Crowd,
  body: Body,
  except: string | null = null,
): { readonly why: 'outside' | 'noFloor' | 'held'; readonly by: string | null } | null {
  if (!isFootprintInside(field, body)) return { why: 'outside', by: null };
  if (!hasFloor(field, body)) return { why: 'noFloor', by: tileName(body.at) };
  const [other] = onTiles(field, crowd, body, except);
  return other === undefined ? null : { why: 'held', by: other.id };
}

/** A vehicle runs over what is at most half its size (L5112); it rams what is larger. */
export const isRunOverBy = (model: Model, vehicle: Body): boolean =>
  2 * areaOfBody(model.body) <= areaOfBody(vehicle);

/** The nearest free body to a place for somebody so large: by how far its corner is moved, then row by row; null where there is none. */
export function nearestFree(
  field: Field,
  crowd: Crowd,
  body: Body,
  may: (body: Body) => boolean = () => true,
  except: string | null = null,
): Body | null {
  const far = Math.max(field.columns, field.rows);
  for (let ring = 0; ring <= far; ring += 1) {
    for (const at of rim(body.at, ring)) {
      const there = { ...body, at };
      if (isFree(field, crowd, there, except) && may(there)) return there;
    }
  }
  return null;
}

function rim({ x, y }: At, ring: number): readonly At[] {
  const tiles: At[] = [];
  for (let dy = -ring; dy <= ring; dy += 1) {
    const step = Math.abs(dy) === ring ? 1 : 2 * ring;
    for (let dx = -ring; dx <= ring; dx += Math.max(1, step)) tiles.push({ x: x + dx, y: y + dy });
  }
  return tiles;
}
