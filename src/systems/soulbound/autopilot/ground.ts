import { type Ground, nowhere, type Place, type Spot } from '../../../engine/autopilot/rules.ts';
import { zonesReached } from '../../../engine/space/zones/index.ts';
import { hazardOf, isZone, type ZoneId, type ZoneMap } from '../fight/zones.ts';
import { movesOf, runsOf, type Way, whyNotThere } from '../moves/move.ts';
import { type CharacterId, type Scene, zonesOf } from '../scene.ts';

/** The Zones that somebody can go to now, by a Move or a Run, with how far each enemy is from there. */
export function groundOf(scene: Scene, actor: CharacterId, enemies: readonly CharacterId[]): Ground {
  const { fight } = scene;
  if (fight === null) return { here: nowhere, places: [] };
  const actions = fight.turn?.actor === actor ? fight.turn.actions : 0;
  const walk = walksOn(fight.map);
  const spotAt = (zones: readonly ZoneId[]): Spot => ({
    distance: (id) => walk(zones, zonesOf(scene, id)),
    nearest: () => Math.min(...enemies.map((id) => walk(zones, zonesOf(scene, id)))),
    aim: nowhere.aim,
    shelter: shelterOf(fight.map, zones),
  });
  const placeBy =
    (act: 'move' | 'run', thenAttack: boolean) =>
    (way: Way): readonly Place[] => {
      const harms = way.through.some((zone) => hazardOf(fight.map, zone) !== null);
      if (harms || whyNotThere(scene, actor, way) !== null) return [];
      const go = {
        kind: 'act',
        actor,
        act,
        target: way.to,
        means: null,
        detail: null,
        spend: [],
        asGm: true,
      } as const;
      return [{ ...spotAt([way.to]), go, thenAttack }];
    };
  return {
    here: spotAt(zonesOf(scene, actor)),
    places: [
      ...movesOf(scene, actor).flatMap(placeBy('move', actions > 0)),
      ...(actions > 0 ? runsOf(scene, actor) : []).flatMap(placeBy('run', false)),
    ],
  };
}

/** How many Zones one goes through from one to another; Infinity where no way leads there. The map is walked once from each. */
function walksOn(map: ZoneMap): (from: readonly ZoneId[], to: readonly ZoneId[]) => number {
  const known = new Map<ZoneId, ReadonlyMap<ZoneId, number>>();
  const costsFrom = (zone: ZoneId) => {
    const costs =
      known.get(zone) ??
      new Map(zonesReached(map, zone).map(({ zones, cost }) => [zones.at(-1) ?? zone, cost]));
    known.set(zone, costs);
    return costs;
  };
  return (from, to) =>
    Math.min(
      Number.POSITIVE_INFINITY,
      ...from.flatMap((zone) => to.flatMap((other) => costsFrom(zone).get(other) ?? [])),
    );
}

function shelterOf(map: ZoneMap, zones: readonly ZoneId[]): number {
  if (zones.length > 0 && zones.every((zone) => isZone(map, zone, 'coverTotal'))) return 1;
  return zones.length > 0 && zones.every((zone) => isZone(map, zone, 'coverPartial')) ? 0.5 : 0;
}
