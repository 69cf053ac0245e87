import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { rule } from '../content/effect.ts';
import { hasRule, rulesNamed } from '../effects/sources.ts';
import { begin } from '../lasting/ends.ts';
import { type Scene, type UnitId, unit } from '../scene.ts';
import type { Fighting } from './pools.ts';

/** Whether a unit has dived for safety in this round, and neither moves nor rushes until it is over. */
export const hasDived = (scene: Scene, id: UnitId): boolean => hasRule(scene, id, 'dived');

/**
 * Who is struck at may dive for a better Defense, once a round, and isn't activated to move or to rush as long as that lasts (Defensive Dive,
 * L2361): its player says so before the dice. Gives who fights as they are then.
 */
export function* divingIn(tx: Tx<Scene>, fighting: Fighting): Rule<Fighting> {
  const { unit: id, enemy } = fighting;
  const scene = tx.snapshot();
  const [dive] = rulesNamed(scene, id, 'defensiveDive');
  if (dive === undefined || hasDived(scene, id)) return fighting;
  const { side, activated } = unit(scene, id);
  // Who has acted gives nothing up.
  const dives = activated || scene.characters[side]?.prefers === 'live';
  const choice = yield* tx.ask({
    id: 'dive',
    asked: side,
    code: 'dive',
    params: { unit: id, enemy },
    options: [
      { id: 'dive', code: 'dive.dive', params: {} },
      { id: 'pass', code: 'dive.pass', params: {} },
    ],
    default: dives ? 'dive' : 'pass',
  });
  if (choice === 'pass') return fighting;
  const until = scene.battle?.round ?? 0;
  begin(tx, { from: 'defensiveDive', on: id, by: id, until, effects: [rule('dived')] });
  const by = Number(dive.figures.bump);
  return {
    ...fighting,
    changes: [...fighting.changes, { pool: 'defense', from: 'defensiveDive', what: 'bump', by }],
  };
}
