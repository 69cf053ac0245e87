import type { Body } from './body.ts';
import { type Crowd, isRunOverBy, type Model } from './crowd.ts';
import { type Field, ground } from './field.ts';

/** Who moves: on the map already, or about to come. */
export interface Mover {
  readonly id: string;
  readonly side: string;
  readonly body: Body;
  readonly isVehicle: boolean;
}

/** What somebody would meet with their north-west tile on a place. */
export interface Footing {
  /** Bits of `ground` that any of its tiles has. */
  readonly flags: number;
  readonly feet: number;
  readonly swim: number;
  readonly climb: number;
  readonly meets: Meets;
}

/** Whom one meets: nobody; somebody one passes; an enemy, for whose assault it gives cause; who is run over; or who is in the way. */
export type Meets = 'nobody' | 'passed' | 'through' | 'over' | 'stopped';
const worst: Readonly<Record<Meets, number>> = { nobody: 0, passed: 1, over: 2, through: 3, stopped: 4 };

/** Whether one gets past another: allies let it through (the book stops it at no ally), enemies have their assault (L337), vehicles stop it. */
export function meeting(mover: Mover, other: Model): Meets {
  if (mover.isVehicle) return isRunOverBy(other, mover.body) ? 'over' : 'stopped';
  if (other.isVehicle) return 'stopped';
  return other.side === mover.side ? 'passed' : 'through';
}

/** Looks up footings of one mover lying one way, each once. */
export function footings(field: Field, crowd: Crowd, mover: Mover, size: number, deep: number) {
  const { columns, rows, terrain } = field;
  const known: (Footing | null | undefined)[] = new Array(columns * rows);
  const met = new Uint8Array(crowd.models.length + 1);
  for (const [n, model] of crowd.models.entries())
    met[n + 1] = model.id === mover.id ? 0 : worst[meeting(mover, model)];
  const look = (x: number, y: number): Footing => {
    let [flags, feet, swim, climb, meets] = [0, Number.NEGATIVE_INFINITY, 0, 0, 0];
    for (let row = y; row < y + deep; row += 1)
      for (let index = row * columns + x; index < row * columns + x + size; index += 1) {
        flags |= field.ground[index] ?? 0;
        feet = Math.max(feet, terrain.surface[index] ?? 0);
        swim = Math.max(swim, field.swim[index] ?? 0);
        climb = Math.max(climb, field.climb[index] ?? 0);
        meets = Math.max(meets, met[crowd.held[index] ?? 0] ?? 0);
      }
    return { flags, feet, swim, climb, meets: byWorst[meets] ?? 'stopped' };
  };
  /** Null where it would lie outside of the map. */
  return (x: number, y: number): Footing | null => {
    if (x < 0 || y < 0 || x + size > columns || y + deep > rows) return null;
    const index = y * columns + x;
    const before = known[index];
    if (before !== undefined) return before;
    const found = look(x, y);
    known[index] = found;
    return found;
  };
}

const byWorst: readonly Meets[] = ['nobody', 'passed', 'over', 'through', 'stopped'];

export type Footings = ReturnType<typeof footings>;

/** Whether one may end there: on floor, in nobody's place; who goes through things, on open ground alone (L983). */
export function mayEnd({ flags, meets }: Footing, phases: boolean): boolean {
  if (meets !== 'nobody' || (flags & (ground.impassable | ground.pit)) !== 0) return false;
  return !phases || (flags & (ground.rough | ground.water | ground.hazard | ground.obstacle)) === 0;
}
