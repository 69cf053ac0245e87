import type { DecisionOption } from '../../../engine/decision.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { mistyped, type Typed, typed } from '../../../engine/typed.ts';
import { inMind } from '../fight/mind.ts';
import type { Scene } from '../scene.ts';
import type { Stated } from './inProgress.ts';
import type { Striking } from './striking.ts';

/** Where people can be, as the GM says it. */
export const places: readonly Stated[] = ['clear', 'beset', 'targetBeset'];
const OUT = 'out';

/**
 * In the theatre of the mind the GM is asked once an Attack where people are: within range, and who is in contact; or says that it can't reach.
 * On a map nobody is asked.
 */
export function* asStated(tx: Tx<Scene>, striking: Striking): Rule<Typed<Striking>> {
  if (!inMind(tx.now)) return typed(striking);
  const { actor, means, targets } = striking;
  const params = { actor, target: targets[0] ?? '', weapon: means.name };
  const all = means.attack.range === null || means.attack.ignoresPointBlanc ? places.slice(0, 1) : places;
  const options = [...all, OUT].map((id): DecisionOption => ({ id, code: `where.${id}`, params }));
  const question = { id: 'where', asked: 'gm', code: 'where', params, options, default: 'clear' };
  const choice = yield* tx.ask(question);
  if (choice === OUT) return mistyped('gmSaysOutOfReach', { target: params.target });
  return typed({ ...striking, stated: places.find((one) => one === choice) ?? 'clear' });
}
