import { castDraft } from 'immer';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import {
  place,
  stepAway,
  type ZoneId,
  zoneDistance,
  zonesBeside,
  zonesReached,
} from '../../../engine/space/zones/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { feared } from '../conditions/active.ts';
import { isZone, zoneOfFighter } from '../fight/zones.ts';
import { speedOf } from '../numbers/index.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { enter } from '../turn/hazard.ts';

/** Where somebody could go, and through which zones. */
export interface Way {
  readonly to: ZoneId;
  readonly through: readonly ZoneId[]; // the last is `to`
}

/** The zones that a Move reaches at the speed somebody has now. Difficult terrain ends the way. */
export function movesOf(scene: Scene, actor: CharacterId): readonly Way[] {
  return waysOf(scene, actor, speedOf(scene, { actor }).speed.zones);
}

/** The zones that the Run Action reaches: the adjacent ones, whatever the speed. */
export const runsOf = (scene: Scene, actor: CharacterId): readonly Way[] => waysOf(scene, actor, 1);

function waysOf(scene: Scene, actor: CharacterId, zones: number): readonly Way[] {
  const from = zoneOfFighter(scene, actor);
  const { fight } = scene;
  if (fight === null || from === null || zones === 0) return [];
  const { map } = fight;
  const danger = (zone: ZoneId) => (isHazard(scene, zone) ? 0.01 : 0);
  return zonesReached(map, from, zones + 0.5, {
    canCross: (border, here) => !border.blocked && (here === from || !isZone(map, here, 'difficult')),
    // Of two ways as long, the one without a hazard.
    cost: (_border, _here, to) => 1 + danger(to),
  })
    .map((path) => path.zones.slice(1))
    .flatMap((through) => {
      const to = through.at(-1);
      return to === undefined ? [] : [{ to, through }];
    });
}

function isHazard(scene: Scene, zone: ZoneId): boolean {
  const map = scene.fight?.map;
  return (
    map !== undefined &&
    (['hazardMinor', 'hazardMajor', 'hazardDeadly'] as const).some((h) => isZone(map, zone, h))
  );
}

/** Why a way may not be gone: who is Frightened does not go nearer to what frightens them. */
export function whyNotThere(scene: Scene, actor: CharacterId, way: Way): Refusal | null {
  const from = zoneOfFighter(scene, actor);
  const map = scene.fight?.map;
  if (from === null || map === undefined) return refusal('notInFight', { actor });
  const nearer = feared(scene, actor).find((source) => {
    const at = zoneOfFighter(scene, source);
    if (at === null) return false;
    const stops = [from, ...way.through].map(
      (zone) => zoneDistance(map, zone, at) ?? Number.POSITIVE_INFINITY,
    );
    return stops.some((distance, n) => n > 0 && distance < (stops[n - 1] ?? 0));
  });
  return nearer === undefined ? null : refusal('tooFrightened', { actor, source: nearer });
}

/** Why a zone is out of reach: nothing leads there, or it is too far. */
export function whyOutOfReach(scene: Scene, actor: CharacterId, zone: ZoneId, running: boolean): Refusal {
  const from = zoneOfFighter(scene, actor);
  const map = scene.fight?.map;
  if (map !== undefined && from !== null && zoneDistance(map, from, zone) === null)
    return refusal('noWayToZone', { actor, zone });
  const { speed, why } = speedOf(scene, { actor });
  const beside = map !== undefined && from !== null && zonesBeside(map, from).includes(zone);
  if (!running && speed.zones === 0 && beside)
    return refusal('slowRun', { actor, zone, slowed: why.modifiers[0]?.source ?? null });
  return refusal('zoneTooFar', { actor, zone, speed: speed.name, zones: speed.zones, running });
}

/** Goes a way, zone by zone: out of everybody's reach, into what waits there. */
export function go(tx: Tx<Scene>, actor: CharacterId, way: Way, by: 'move' | 'run'): void {
  const { fight } = tx.state;
  if (fight === null) return;
  const from = zoneOfFighter(tx.now, actor);
  tell(tx, 'moved', {
    actor,
    zones: [from, ...way.through].map((zone) => (zone === null ? '' : (fight.map.zones[zone]?.name ?? zone))),
    by,
  });
  for (const zone of way.through) {
    const placed = place(fight.map, fight.standing, actor, [zone]);
    if (!placed.ok) throw new Error(placed.code);
    fight.standing = castDraft(placed.standing);
    enter(tx, actor, zone);
  }
  // Difficult terrain uses up what is left of the movement.
  if (fight.turn !== null && isZone(fight.map, way.to, 'difficult')) fight.turn.move = false;
}

/** Steps out of everybody's reach, inside the zone. */
export function stepBack(tx: Tx<Scene>, actor: CharacterId): void {
  const { fight } = tx.state;
  if (fight === null) return;
  const away = stepAway(fight.standing, actor);
  if (!away.ok) throw new Error(away.code);
  fight.standing.knots = castDraft(away.standing.knots);
  tell(tx, 'did', { actor, act: 'withdraw', target: null });
}
