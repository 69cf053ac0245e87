import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Scene } from '../scene.ts';
import { pay } from '../turn/economy.ts';
import type { Act, Doing } from './act.ts';
import { meansFor } from './asked.ts';
import { costOf, whyNotAct, whyNotChosen } from './legality.ts';

type Chosen = Omit<IntentOf<'act'>, 'kind' | 'act'>;

/** Does an act: looks whether it may be done, pays for it, and does it. */
export function* carryOut(tx: Tx<Scene>, act: Act, chosen: Chosen): Rule<void> {
  const now = tx.snapshot();
  const early = whyNotAct(now, chosen.actor, act);
  if (early !== null) return yield* tx.refuse(early.code, early.params);
  const doing = doingOf(now, act, chosen);
  const why = whyNotChosen(now, act, doing);
  if (why !== null) return yield* tx.refuse(why.code, why.params);
  pay(tx, doing.actor, costOf(now, act, doing));
  const more = act.run(tx, doing);
  if (more !== undefined) yield* more;
}

/** What was chosen, whole: the only means there is need not be named. */
export function doingOf(
  scene: Scene,
  act: Act,
  { actor, target, means, spend, asGm, ...more }: Chosen,
): Doing {
  const tools = meansFor(scene, actor, act) ?? [];
  const only = tools.length === 1 && !act.meansLater ? (tools[0]?.id ?? null) : null;
  const detail = more.detail?.trim() || null;
  const { brought, broughtMeans } = more;
  const doing = { actor, target, means: means ?? only, detail, spend, asGm };
  return {
    ...doing,
    ...(brought === undefined ? {} : { brought }),
    ...(broughtMeans === undefined ? {} : { broughtMeans }),
  };
}
