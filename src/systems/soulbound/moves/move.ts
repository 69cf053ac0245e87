import { castDraft } from 'immer';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import {
  nearestDistance,
  type ZoneId,
  zoneDistance,
  zonesBeside,
  zonesReached,
} from '../../../engine/space/zones/index.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { feared } from '../conditions/active.ts';
import { environment } from '../content/environment.ts';
import { defendersOf } from '../fight/guarded.ts';
import { comeInto } from '../fight/shift.ts';
import { apart, carrierOf, movingWith } from '../fight/together.ts';
import { unseat } from '../fight/unseat.ts';
import { hazardOf, isZone } from '../fight/zones.ts';
import { speedOf } from '../numbers/index.ts';
import { type CharacterId, type Scene, zonesOf } from '../scene.ts';
import { tell } from '../tell.ts';

/** Where somebody could go, and through which zones. */
export interface Way {
  readonly from: ZoneId;
  readonly to: ZoneId;
  readonly through: readonly ZoneId[]; // the last is `to`
}

/** The zones that a Move reaches at the speed somebody has now. Difficult terrain ends the way. */
export function movesOf(scene: Scene, actor: CharacterId): readonly Way[] {
  return waysOf(scene, actor, speedOf(scene, { actor }).speed.zones);
}

/** The zones that the Run Action reaches: the adjacent ones, whatever the speed. */
export const runsOf = (scene: Scene, actor: CharacterId): readonly Way[] => waysOf(scene, actor, 1);

/** The ways out of the Zones that somebody is in, with whom they ride; each Zone by its shortest. */
function waysOf(scene: Scene, actor: CharacterId, zones: number): readonly Way[] {
  const { fight } = scene;
  if (fight === null || zones === 0) return [];
  const own = zonesOf(scene, carrierOf(scene, actor));
  const danger = (zone: ZoneId) => (hazardOf(fight.map, zone) === null ? 0 : 0.01);
  const paths = own.flatMap((from) =>
    zonesReached(fight.map, from, zones + 0.5, {
      canCross: (border, here, to) =>
        !border.blocked &&
        (here === from || !isZone(fight.map, here, 'difficult')) &&
        defendersOf(scene, to, actor).length === 0,
      // Of two ways as long, the one without a hazard.
      cost: (_border, _here, to) => 1 + danger(to),
    }),
  );
  const shortest = own.length < 2 ? paths : [...paths].sort((a, b) => a.cost - b.cost);
  const ways = new Map<ZoneId, Way>();
  for (const { zones: stops } of shortest) {
    const [from, ...through] = stops;
    const to = through.at(-1);
    if (from !== undefined && to !== undefined && !own.includes(to) && !ways.has(to))
      ways.set(to, { from, to, through });
  }
  return [...ways.values()];
}

/** Why a way may not be gone: who is Frightened does not go nearer to what frightens them. */
export function whyNotThere(scene: Scene, actor: CharacterId, way: Way): Refusal | null {
  const map = scene.fight?.map;
  if (map === undefined) return refusal('notInFight', { actor });
  const nearer = feared(scene, actor).find((source) => {
    const at = zonesOf(scene, source);
    if (at.length === 0) return false;
    const stops = [way.from, ...way.through].map(
      (zone) => nearestDistance(map, [zone], at) ?? Number.POSITIVE_INFINITY,
    );
    return stops.some((distance, n) => n > 0 && distance < (stops[n - 1] ?? 0));
  });
  return nearer === undefined ? null : refusal('tooFrightened', { actor, source: nearer });
}

/** What harms on a way, by the Zones that it leads into; null where nothing does. */
export function riskOf({ fight }: Scene, { through }: Way): string | null {
  if (fight === null) return null;
  const risks = through.flatMap((zone) => {
    const hazard = hazardOf(fight.map, zone);
    const { name } = fight.map.zones[zone] ?? { name: zone };
    return hazard === null ? [] : [`${rowOf(environment, hazard).name} in ${name}`];
  });
  return risks.length === 0 ? null : risks.join(', ');
}

/** Why a zone is out of reach: nothing leads there, or it is too far. */
export function whyOutOfReach(scene: Scene, actor: CharacterId, zone: ZoneId, running: boolean): Refusal {
  const own = zonesOf(scene, actor);
  const map = scene.fight?.map;
  if (map !== undefined && own.every((from) => zoneDistance(map, from, zone) === null))
    return refusal('noWayToZone', { actor, zone });
  const [defender] = defendersOf(scene, zone, actor);
  if (defender !== undefined) return refusal('zoneDefended', { actor, zone, target: defender });
  const { speed, why } = speedOf(scene, { actor });
  const beside = map !== undefined && own.some((from) => zonesBeside(map, from).includes(zone));
  if (!running && speed.zones === 0 && beside)
    return refusal('slowRun', { actor, zone, slowed: why.modifiers[0]?.source ?? null });
  const far = map === undefined ? [] : own.flatMap((from) => zoneDistance(map, from, zone) ?? []);
  // Near enough as the crow flies: what lies between ends the Move, or keeps them out.
  if (!running && Math.min(...far) <= speed.zones) return refusal('stoppedBetween', { zone });
  return refusal('zoneTooFar', { actor, zone, speed: speed.name, zones: speed.zones, running });
}

/**
 * Goes a way, zone by zone, with mount and riders: out of everybody's reach, into what waits there. Who leaves a creature
 * that does not carry them of its own will gets off. Whoever fills several Zones follows with the rest of them.
 */
export function go(tx: Tx<Scene>, actor: CharacterId, way: Way, by: 'move' | 'run'): void {
  const { fight } = tx.state;
  if (fight === null) return;
  const before = tx.snapshot();
  const carrier = carrierOf(before, actor);
  const group = movingWith(before, actor);
  if (carrier === actor) unseat(tx, actor, false);
  tell(tx, 'moved', {
    actor,
    zones: [way.from, ...way.through].map((zone) => fight.map.zones[zone]?.name ?? zone),
    by,
    others: group.filter((id) => id !== actor),
  });
  for (const zone of way.through) comeInto(tx, group, zone);
  // Difficult terrain uses up what is left of the movement.
  if (fight.turn !== null && isZone(fight.map, way.to, 'difficult')) fight.turn.move = false;
}

/** Steps out of everybody's reach, inside the zone; off a creature that does not carry one of its own will. */
export function stepBack(tx: Tx<Scene>, actor: CharacterId): void {
  const { fight } = tx.state;
  const now = tx.snapshot();
  if (fight === null || now.fight === null) return;
  if (carrierOf(now, actor) === actor) unseat(tx, actor, false);
  fight.standing.knots = castDraft(apart(now, now.fight.standing, actor).knots);
  tell(tx, 'did', { actor, act: 'withdraw', target: null });
}
