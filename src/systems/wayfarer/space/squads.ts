import type { At, Terrain } from '../../../engine/space/index.ts';
import type { Body } from './body.ts';
import { crowdOf, type Model } from './crowd.ts';
import type { Field } from './field.ts';
import type { Gait } from './gait.ts';
import { detects, sharesDetect, type Watcher } from './measure.ts';
import type { WayPath } from './path.ts';
import { pathTo, type Place, reachOf } from './reach.ts';
import { sureWay } from './walks.ts';

export interface Member extends Watcher {
  readonly id: string;
}

/** Members of a squad that share Detect range with no other one (L5966): it is in cohesion where there is none. One alone always is. */
export const strayed = (terrain: Terrain, members: readonly Member[]): readonly string[] =>
  members.length < 2
    ? []
    : members
        .filter((one) => !members.some((other) => other.id !== one.id && sharesDetect(terrain, one, other)))
        .map(({ id }) => id);

export const isCohesive = (terrain: Terrain, members: readonly Member[]): boolean =>
  strayed(terrain, members).length === 0;

/** Whether a squad detects something: any member does, while they are in cohesion (L5981); out of it each has its own range alone. */
export function squadDetects(
  terrain: Terrain,
  members: readonly Member[],
  self: string,
  other: Body,
): boolean {
  const own = isCohesive(terrain, members) ? members : members.filter(({ id }) => id === self);
  return own.some((one) => detects(terrain, one, other));
}

/** One of a squad that moves as one. */
export interface Marcher extends Member {
  readonly gait: Gait;
  readonly increments: number;
}

export interface Marched {
  readonly id: string;
  readonly body: Body;
  /** Null: it stays. */
  readonly path: WayPath | null;
}

/**
 * Moves a squad towards one goal (L5966): the nearest goes as near as it can, the others keep their places beside and behind it as
 * well as the ground lets them, on ways where nothing can go wrong, and so that each shares Detect range with another at the end.
 * Those in front go first. Whether they end in cohesion is for the caller to look at: some may have no way.
 */
export function marched(
  field: Field,
  models: readonly Model[],
  squad: readonly Marcher[],
  goal: At,
): { readonly moves: readonly Marched[]; readonly isCohesive: boolean } {
  const order = [...squad].sort((a, b) => away(a.body.at, goal) - away(b.body.at, goal));
  const [leader] = order;
  if (leader === undefined) return { moves: [], isCohesive: true };
  const now = new Map(models.map((model) => [model.id, model]));
  const gone: (Marcher & { readonly path: WayPath | null })[] = [];
  for (const one of order) {
    const model = now.get(one.id);
    if (model === undefined) continue;
    const wanted = {
      x: goal.x + one.body.at.x - leader.body.at.x,
      y: goal.y + one.body.at.y - leader.body.at.y,
    };
    const { body, path } = goes(field, [...now.values()], model, one, wanted, gone);
    now.set(one.id, { ...model, body });
    gone.push({ ...one, body, path });
  }
  const moves = gone.map(({ id, body, path }) => ({ id, body, path }));
  return { moves, isCohesive: isCohesive(field.terrain, gone) };
}

function goes(
  field: Field,
  models: readonly Model[],
  model: Model,
  one: Marcher,
  wanted: At,
  gone: readonly Marcher[],
): { readonly body: Body; readonly path: WayPath | null } {
  const crowd = crowdOf(field, models);
  const reach = reachOf(field, crowd, {
    mover: model,
    gait: one.gait,
    increments: one.increments,
    may: sureWay,
  });
  const keeps = ({ at }: Place) =>
    gone.length === 0 ||
    gone.some((other) =>
      sharesDetect(field.terrain, other, { body: { ...model.body, at }, detect: one.detect }),
    );
  const byWish = [...reach.places].sort(
    (a, b) =>
      away(a.at, wanted) - away(b.at, wanted) || ruler(a.at, wanted) - ruler(b.at, wanted) || a.cost - b.cost,
  );
  const place = byWish.find(keeps) ?? byWish[0];
  const path = place === undefined ? null : pathTo(reach, place.at, place.isColumn);
  const last = path?.legs.at(-1);
  return last === undefined ? { body: model.body, path: null } : { body: last.to, path };
}

const away = (a: At, b: At): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
const ruler = (a: At, b: At): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
