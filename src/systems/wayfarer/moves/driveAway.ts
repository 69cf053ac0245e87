import type { Rule } from '../../../engine/rule.ts';
import { tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { stand } from '../battle/stand.ts';
import { crowdIn, fieldIn, modelOf, standing } from '../battle/standing.ts';
import { plainTest } from '../effects/moment.ts';
import { poolOf } from '../effects/pool.ts';
import type { Scene, UnitId } from '../scene.ts';
import { apart } from '../space/measure.ts';
import { pathTo, reachOf } from '../space/reach.ts';
import { sureWay } from '../space/walks.ts';
import { tell } from '../tell.ts';
import { rollLone } from '../testing/lone.ts';
import { testShown } from '../testing/static.ts';
import { shownOf } from '../testing/throw.ts';
import { gaitOfUnit, incrementsOn } from './gait.ts';
import { rushOf } from './rushing.ts';

/**
 * A unit rushes away from somebody against its will (Repel, L4965): as far as it can on ways where nothing can go wrong, to where it is
 * farthest from them.
 */
export function* driveAway(tx: Tx<Scene>, id: UnitId, from: UnitId): Rule<void> {
  const scene = tx.snapshot();
  const [mover, other] = [modelOf(scene, id), standing(scene, from)];
  const pool = poolOf(scene, id, 'athletics', { ...plainTest, given: ['rushing'] });
  if (mover === null || other === null || pool === null || mover.isVehicle) return;
  const { thrown } = yield* rollLone(tx, { ...rushOf(id, pool), again: () => null }, testShown);
  const further = shownOf(thrown).filter((face) => face >= 4).length;
  const increments = incrementsOn(scene, id, null, further);
  const reach = reachOf(fieldIn(scene), crowdIn(scene, null), {
    mover,
    gait: gaitOfUnit(scene, id),
    increments,
    may: sureWay,
  });
  const far = ({ at }: (typeof reach.places)[number]) => apart({ ...mover.body, at }, other);
  const place = reach.places.reduce((best, one) => (far(one) > far(best) ? one : best));
  const last = pathTo(reach, place.at, place.isColumn)?.legs.at(-1);
  tell(tx, 'drivenAway', { unit: id, by: from, dice: thrown.dice, to: tileName(place.at) });
  if (last !== undefined) stand(tx, id, last.to);
}
