import { remembered } from '../../../engine/remembered.ts';
import { ahead, type At, type Facing } from '../../../engine/space/index.ts';
import { crowdIn, fieldIn, modelOf } from '../battle/standing.ts';
import { farEdge } from '../missions/ending.ts';
import type { Scene, SideId, UnitId } from '../scene.ts';
import type { Body } from '../space/body.ts';
import { footings, mayEnd } from '../space/footing.ts';

/** What a vehicle is set back by that doesn't face on: about a turn's increments. */
const ASIDE = 3;
/** How far ahead it looks for that. */
const AHEAD = 3;

/** The vehicle that a side brings through; null: it brings none. */
export function convoyOf({ battle }: Scene, side: SideId): UnitId | null {
  const mission = battle?.mission;
  return mission?.kind === 'escort' && mission.by === side ? mission.convoy : null;
}

const beside: readonly At[] = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => ({ x, y })));

/** How many increments are left to the far edge from each tile on which a convoy has room, around all that is in its way. */
const stepsLeft = remembered((scene: Scene, id: UnitId): ReadonlyMap<number, number> => {
  const { battle } = scene;
  const mover = modelOf(scene, id);
  const edge = battle?.mission?.kind === 'escort' ? farEdge(battle, battle.mission) : null;
  const left = new Map<number, number>();
  if (mover === null || edge === null) return left;
  const field = fieldIn(scene);
  // Whichever way it lies: by its shorter side.
  const wide = Math.min(mover.body.size, mover.body.deep);
  const look = footings(field, crowdIn(scene, null), mover, wide, wide);
  const isFree = (x: number, y: number): boolean => {
    const footing = look(x, y);
    return footing !== null && (mayEnd(footing, false) || mayEnd({ ...footing, meets: 'nobody' }, false));
  };
  let now: At[] = [];
  for (let y = edge.at.y; y + wide <= edge.at.y + edge.rows; y += 1)
    for (let x = edge.at.x; x + wide <= edge.at.x + edge.columns; x += 1)
      if (isFree(x, y)) now.push({ x, y });
  for (const at of now) left.set(at.y * field.columns + at.x, 0);
  for (let steps = 1; now.length > 0; steps += 1) {
    const next: At[] = [];
    for (const at of now)
      for (const by of beside) {
        const to = { x: at.x + by.x, y: at.y + by.y };
        const place = to.y * field.columns + to.x;
        if (to.x < 0 || to.x >= field.columns || left.has(place) || !isFree(to.x, to.y)) continue;
        left.set(place, steps);
        next.push(to);
      }
    now = next;
  }
  return left;
});

/** How far a convoy still is from the far edge where it would lie so; more where it wouldn't face on. */
export function leftToGo(scene: Scene, id: UnitId, { at, facing }: Pick<Body, 'at' | 'facing'>): number {
  const left = stepsLeft(scene, id);
  const { columns } = fieldIn(scene);
  const now = left.get(at.y * columns + at.x) ?? Number.POSITIVE_INFINITY;
  if (now === 0) return 0;
  const on = onFrom(at, facing, Math.min(AHEAD, now));
  const then = left.get(on.y * columns + on.x) ?? Number.POSITIVE_INFINITY;
  return now + (then < now ? 0 : ASIDE);
}

function onFrom(at: At, facing: Facing, steps: number): At {
  const by = ahead(facing);
  return { x: at.x + steps * by.x, y: at.y + steps * by.y };
}
