import type { Rule } from '../../../engine/rule.ts';
import { parseTile, tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { stand } from '../battle/stand.ts';
import { standing } from '../battle/standing.ts';
import { stepsOf } from '../battle/steps.ts';
import { mustPassAt, passesTest } from '../effects/mustPass.ts';
import { type Scene, type UnitId, unit } from '../scene.ts';
import { tell } from '../tell.ts';

/** A warning in place of a shot (Warning Shot, L2206): who fails the test of morale is adjusted where the one who shot wants to. */
export function* warn(tx: Tx<Scene>, id: UnitId, target: UnitId): Rule<void> {
  for (const must of mustPassAt(tx.snapshot(), id, 'insteadOfShot')) {
    if (yield* passesTest(tx, target, must)) continue;
    const scene = tx.snapshot();
    const steps = stepsOf(scene, target).map(({ at }) => tileName(at));
    const [first] = steps;
    if (first === undefined) return;
    const choice = yield* tx.ask({
      id: 'warned',
      asked: unit(scene, id).side,
      code: 'warned',
      params: { unit: target },
      options: steps.map((tile) => ({ id: tile, code: 'warned.tile', params: { tile } })),
      default: first,
    });
    const [at, body] = [parseTile(choice), standing(scene, target)];
    if (at === null || body === null) return;
    stand(tx, target, { ...body, at });
    tell(tx, 'stepped', { unit: target, to: choice, why: must.from });
  }
}
