import type { Rule } from '../../../../engine/rule.ts';
import {
  type ZoneId,
  type ZoneMap,
  zoneDistance,
  zonesBeside,
} from '../../../../engine/space/zones/index.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { pullClose, pushApart, pushInto } from '../../fight/shift.ts';
import { zoneOfFighter } from '../../fight/zones.ts';
import type { Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import type { At, EffectRule } from './rule.ts';

/**
 * Pushed: so many Zones away from the user, by the ways that lead farther; pulled: so many nearer, up to Close Range; leap:
 * the user goes to the target, over whatever lies between. Of several ways the user chooses.
 */
export const move: EffectRule<'move'> = {
  harms: ({ how }) => how !== 'leap',
  words({ how, zones }) {
    if (how === 'leap') return 'takes the user to the target';
    const far = zones === 0 ? '' : zones === 1 ? ' a Zone' : ` ${zones} Zones`;
    return how === 'push' ? `pushes${far} away` : `pulls${far} nearer`;
  },
  *apply(tx, { how, zones }, at) {
    const [mover, to] = how === 'leap' ? [at.user, at.target] : [at.target, at.user];
    const [from, other] = [zoneOfFighter(tx.now, mover), zoneOfFighter(tx.now, to)];
    const map = tx.now.fight?.map;
    if (map === undefined || from === null || other === null || mover === to) return;
    const way: ZoneId[] = [];
    if (how === 'leap') {
      if (from !== other) way.push(other);
    } else {
      for (let n = 0; n < zones; n++) {
        const here = way.at(-1) ?? from;
        const [only, ...more] = steps(map, here, other, how === 'push');
        if (only === undefined) break;
        way.push(more.length === 0 ? only : yield* whichWay(tx, at, [only, ...more]));
      }
    }
    const names = [from, ...way].map((zone) => map.zones[zone]?.name ?? zone);
    tell(tx, 'shifted', { target: mover, power: at.power, how, zones: names });
    for (const zone of way) pushInto(tx, mover, zone);
    if (how === 'push') pushApart(tx, mover);
    else if (zoneOfFighter(tx.now, mover) === other) pullClose(tx, mover, to);
  },
};

/** The adjacent Zones that are farther from another, or nearer to it. */
function steps(map: ZoneMap, here: ZoneId, other: ZoneId, away: boolean): readonly ZoneId[] {
  const far = (zone: ZoneId) => zoneDistance(map, zone, other) ?? Number.POSITIVE_INFINITY;
  const now = far(here);
  return zonesBeside(map, here).filter((zone) => (away ? far(zone) > now : far(zone) < now));
}

function* whichWay(tx: Tx<Scene>, { power, user, target }: At, ways: readonly ZoneId[]): Rule<ZoneId> {
  const map = tx.now.fight?.map;
  const [first = ''] = ways;
  const choice = yield* tx.ask({
    id: 'powerWay',
    asked: user,
    code: 'powerWay',
    params: { power, target },
    options: ways.map((zone) => ({
      id: zone,
      code: 'powerWay.zone',
      params: { zone: map?.zones[zone]?.name ?? zone },
    })),
    default: first,
  });
  return choice;
}
