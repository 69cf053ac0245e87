import type { At, Terrain } from '../../../engine/space/index.ts';
import type { Body } from './body.ts';
import { apart, sharesDetect, type Watcher } from './measure.ts';
import type { WayPath } from './path.ts';
import { pathTo, type Reach } from './reach.ts';

export interface Member extends Watcher {
  readonly id: string;
}

/** Whether two share Detect range by what they carry, wherever they are. */
export type Linked = (one: string, other: string) => boolean;

const nobody: Linked = () => false;

/** Members of a squad that share Detect range with no other one (L5966): it is in cohesion where there is none. One alone always is. */
export const strayed = (
  terrain: Terrain,
  members: readonly Member[],
  linked: Linked = nobody,
): readonly string[] =>
  members.length < 2
    ? []
    : members
        .filter(
          (one) =>
            !members.some(
              (other) =>
                other.id !== one.id && (sharesDetect(terrain, one, other) || linked(one.id, other.id)),
            ),
        )
        .map(({ id }) => id);

/** Somewhere that one of a squad may end; what it costs is in halves of increments. */
export interface End {
  readonly at: At;
  readonly cost: number;
  readonly path: () => WayPath | null;
}

/** The ends of who walks. */
export const endsIn = (reach: Reach): readonly End[] =>
  reach.places.map(({ at, cost, isColumn }) => ({ at, cost, path: () => pathTo(reach, at, isColumn) }));

/** Where one of a squad may end once others of it are where these bodies lie. */
export type EndsOf = (id: string, now: ReadonlyMap<string, Body>) => readonly End[];

export interface Marched {
  readonly id: string;
  readonly body: Body;
  /** Null: it stays. */
  readonly path: WayPath | null;
}

/** How a squad would have moved: who goes, in that order, and who then shares Detect range with nobody. */
export interface March {
  readonly moves: readonly Marched[];
  readonly strayed: readonly string[];
}

/** A squad that moves as one: who goes, and who of it stays where it is. */
export interface Marching {
  readonly terrain: Terrain;
  /** Who leads it: one of those who go. */
  readonly leader: string;
  readonly going: readonly Member[];
  readonly staying: readonly Member[];
  readonly ends: EndsOf;
  readonly linked?: Linked;
}

/**
 * Moves a squad towards one goal (L5966): its leader goes as near as it can, the others keep their places around it as well as the
 * ground lets them, so that each shares Detect range with another at the end. Those in front go first.
 */
function marchedTo(squad: Marching, goal: At): March {
  const { terrain, going, staying, ends, linked } = squad;
  const order = [...going].sort(
    (a, b) =>
      apart(a.body, { at: goal }) - apart(b.body, { at: goal }) ||
      ruler(a.body.at, goal) - ruler(b.body.at, goal),
  );
  const leader = going.find(({ id }) => id === squad.leader);
  const now = new Map<string, Body>();
  const gone: Marched[] = [];
  for (const one of order) {
    const wanted =
      leader === undefined
        ? goal
        : { x: goal.x + one.body.at.x - leader.body.at.x, y: goal.y + one.body.at.y - leader.body.at.y };
    const others = going.flatMap((other) => {
      const body = now.get(other.id);
      return body === undefined ? [] : [{ ...other, body }];
    });
    const path = chosen(squad, one, wanted, others, ends(one.id, now));
    const body = path?.legs.at(-1)?.to ?? one.body;
    now.set(one.id, body);
    gone.push({ id: one.id, body, path: path === null || path.legs.length === 0 ? null : path });
  }
  const after = going.map((one) => ({ ...one, body: now.get(one.id) ?? one.body }));
  return { moves: gone, strayed: strayed(terrain, [...after, ...staying], linked) };
}

/** The way of one of a squad: to where it is wanted, as far as it shares Detect range with who has gone before it there. */
function chosen(
  { terrain, linked = nobody }: Marching,
  one: Member,
  wanted: At,
  gone: readonly Member[],
  ends: readonly End[],
): WayPath | null {
  const keeps = ({ at }: End) =>
    gone.length === 0 ||
    gone.some(
      (other) =>
        linked(one.id, other.id) || sharesDetect(terrain, other, { ...one, body: { ...one.body, at } }),
    );
  const byWish = [...ends].sort(
    (a, b) =>
      away(a.at, wanted) - away(b.at, wanted) || ruler(a.at, wanted) - ruler(b.at, wanted) || a.cost - b.cost,
  );
  const far = ({ at }: End) => Math.min(...gone.map(({ body }) => away(at, body.at)));
  const best =
    byWish.find(keeps) ??
    byWish.reduce<End | undefined>((a, b) => (a === undefined || far(b) < far(a) ? b : a), undefined);
  return best?.path() ?? null;
}

/** Shares of its leader's way that a squad goes where all of it would part it; the last is none. */
const shares = [0.5, 0.25, 0] as const;

/** The middle of where several are. */
function middleOf(members: readonly Member[]): At {
  const mean = (of: (one: Member) => number) =>
    Math.floor(members.reduce((sum, one) => sum + of(one), 0) / Math.max(1, members.length));
  return { x: mean(({ body }) => body.at.x), y: mean(({ body }) => body.at.y) };
}

/**
 * The same, where the squad would be parted by that only as far as it stays together: the leader goes a shorter way, or none. A squad
 * that is parted before, and can't come together there, meets in its middle, as near to that as it can.
 */
export function marched(squad: Marching, goal: At): March {
  let best = marchedTo(squad, goal);
  const from = squad.going.find(({ id }) => id === squad.leader)?.body.at ?? goal;
  const legs = best.moves.find(({ id }) => id === squad.leader)?.path?.legs ?? [];
  const nearer = shares.map((share) => legs[Math.floor(legs.length * share) - 1]?.to.at ?? from);
  for (const other of [...nearer, middleOf([...squad.going, ...squad.staying])]) {
    if (best.strayed.length === 0) break;
    const next = marchedTo(squad, other);
    if (next.strayed.length < best.strayed.length) best = next;
  }
  return best;
}

const away = (a: At, b: At): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
const ruler = (a: At, b: At): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
