import { refuse, type SpaceRefusal } from '../refusal.ts';
import { nearestDistance } from './distance.ts';
import { hasZone, type ZoneId, type ZoneMap } from './zones.ts';

type ActorId = string;

/**
 * Who is where. Most are in one zone; the very large fill several. A knot is a group within arm's reach of one
 * another; everybody is in one knot at most. Around somebody in several zones, only those of a knot who share a
 * zone are close.
 */
export interface Standing {
  readonly zones: Readonly<Record<ActorId, readonly ZoneId[]>>;
  readonly knots: readonly (readonly ActorId[])[];
}

export const nobodyPlaced: Standing = { zones: {}, knots: [] };

export type StandingResult = { readonly ok: true; readonly standing: Standing } | SpaceRefusal;

/** The zones somebody is in; none where they are not placed. */
export const zonesOf = (standing: Standing, actor: ActorId): readonly ZoneId[] =>
  Object.hasOwn(standing.zones, actor) ? (standing.zones[actor] ?? []) : [];

/** Everybody in a zone, in the order in which they were first placed. */
export const actorsIn = (standing: Standing, zone: ZoneId): readonly ActorId[] =>
  Object.keys(standing.zones).filter((actor) => zonesOf(standing, actor).includes(zone));

/** Puts somebody into a zone (or several), out of any knot they were in. Refuses unknown zones, and none. */
export function place(
  map: ZoneMap,
  standing: Standing,
  actor: ActorId,
  zones: readonly ZoneId[],
): StandingResult {
  const unknown = zones.find((zone) => !hasZone(map, zone));
  if (unknown !== undefined || zones.length === 0)
    return refuse('space.unknownZone', { zone: unknown ?? '' });
  const { knots } = withoutKnot(standing, actor);
  return { ok: true, standing: { zones: { ...standing.zones, [actor]: zones }, knots } };
}

/** Takes somebody off the map. */
export function unplace(standing: Standing, actor: ActorId): StandingResult {
  if (zonesOf(standing, actor).length === 0) return refuse('space.unknownActor', { actor });
  const { [actor]: _gone, ...zones } = standing.zones;
  return { ok: true, standing: { zones, knots: withoutKnot(standing, actor).knots } };
}

/** Moves somebody into arm's reach of another in the same zone, out of their old knot and into the other's. */
export function closeWith(standing: Standing, actor: ActorId, other: ActorId): StandingResult {
  const missing = [actor, other].find((one) => zonesOf(standing, one).length === 0);
  if (missing !== undefined) return refuse('space.unknownActor', { actor: missing });
  if (actor === other || !shareZone(standing, actor, other))
    return refuse('space.notInSameZone', { actor, other });
  if (areClose(standing, actor, other)) return { ok: true, standing };
  const { knots } = withoutKnot(standing, actor);
  const knot = knots.findIndex((members) => members.includes(other));
  const joined = [...(knots[knot] ?? [other]), actor];
  return {
    ok: true,
    standing: { ...standing, knots: knot < 0 ? [...knots, joined] : knots.with(knot, joined) },
  };
}

/** Moves somebody out of everybody's reach, within their zone. */
export function stepAway(standing: Standing, actor: ActorId): StandingResult {
  if (zonesOf(standing, actor).length === 0) return refuse('space.unknownActor', { actor });
  return { ok: true, standing: withoutKnot(standing, actor) };
}

/** Whether two are within arm's reach; everybody is of themselves. */
export const areClose = (standing: Standing, actor: ActorId, other: ActorId): boolean =>
  actor === other || closeTo(standing, actor).includes(other);

/** Everybody within arm's reach of somebody, without them. */
export const closeTo = (standing: Standing, actor: ActorId): readonly ActorId[] =>
  standing.knots
    .find((members) => members.includes(actor))
    ?.filter((member) => member !== actor && shareZone(standing, actor, member)) ?? [];

/** How many zones two are apart; null where one of them is not placed or no borders lead there. */
export const actorDistance = (
  map: ZoneMap,
  standing: Standing,
  actor: ActorId,
  other: ActorId,
): number | null => nearestDistance(map, zonesOf(standing, actor), zonesOf(standing, other));

const shareZone = (standing: Standing, actor: ActorId, other: ActorId): boolean =>
  zonesOf(standing, actor).some((zone) => zonesOf(standing, other).includes(zone));

function withoutKnot(standing: Standing, actor: ActorId): Standing {
  const knots = standing.knots
    .map((members) => members.filter((member) => member !== actor))
    .filter((members) => members.length > 1);
  return { ...standing, knots };
}
