import type { Rule } from '../../../engine/rule.ts';
import { tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { die } from '../assaults/scatter.ts';
import { crowdIn, fieldIn, onMap } from '../battle/standing.ts';
import { cardValue } from '../effects/pool.ts';
import { hasRule } from '../effects/sources.ts';
import type { Scene, SideId, UnitId } from '../scene.ts';
import { scatteredBody } from '../space/arrive.ts';
import type { Body } from '../space/body.ts';
import { tell } from '../tell.ts';

/** An ally on the map who is on the radio has the range of a scatter changed by a die (Radio In, L2911): its player says which way. */
function* radioedIn(tx: Tx<Scene>, side: SideId, id: UnitId, range: number): Rule<number> {
  let far = range;
  for (const ally of onMap(tx.snapshot(), side).filter((one) => hasRule(tx.snapshot(), one, 'scatterBy'))) {
    const rolled = yield* die(tx, ally, 6, 'scatter');
    const choice = yield* tx.ask({
      id: 'radioIn',
      asked: side,
      code: 'radioIn',
      params: { unit: ally, whom: id, range: far, by: rolled },
      options: [
        { id: 'reduce', code: 'radioIn.reduce', params: { range: Math.max(0, far - rolled) } },
        { id: 'increase', code: 'radioIn.increase', params: { range: far + rolled } },
        { id: 'leave', code: 'radioIn.leave', params: { range: far } },
      ],
      default: 'reduce',
    });
    if (choice === 'leave') continue;
    far = Math.max(0, choice === 'reduce' ? far - rolled : far + rolled);
    tell(tx, 'radioedIn', { unit: ally, whom: id, rolled, range: far });
  }
  return far;
}

/**
 * A unit that drops in scatters as a shot does, by its Technical OFF (L4821; S34): on target where a die is no more than its dice, else two dice of
 * increments away, in a direction of eight. Gives where it comes down.
 */
export function* dropped(tx: Tx<Scene>, side: SideId, id: UnitId, body: Body): Rule<Body> {
  const rolled = yield* die(tx, id, 6, 'scatter');
  if (rolled <= (cardValue(tx.snapshot(), id, 'technicalOff')?.dice ?? 0)) {
    tell(tx, 'scattered', { unit: id, rolled, dice: [], to: tileName(body.at) });
    return body;
  }
  const dice = [yield* die(tx, id, 6, 'scatter'), yield* die(tx, id, 6, 'scatter')];
  const way = yield* die(tx, id, 8, 'direction');
  const range = yield* radioedIn(
    tx,
    side,
    id,
    dice.reduce((sum, one) => sum + one, 0),
  );
  const scene = tx.snapshot();
  const came = scatteredBody(fieldIn(scene), crowdIn(scene, null), body, way, range) ?? body;
  tell(tx, 'scattered', { unit: id, rolled, dice, to: tileName(came.at) });
  return came;
}
