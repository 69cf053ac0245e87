import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Scene } from '../scene.ts';
import { pay } from '../turn/economy.ts';
import type { Act, Doing } from './act.ts';
import { actById } from './index.ts';
import { costOf, whyNotAct, whyNotChosen } from './legality.ts';

/** Does an act: looks whether it may be done, pays for it, and does it. */
export function* perform(tx: Tx<Scene>, intent: IntentOf<'act'>): Rule<void> {
  const found = actById(intent.act);
  if (found === undefined) return yield* tx.refuse('unknownAct', { act: intent.act });
  const now = tx.snapshot();
  const early = whyNotAct(now, intent.actor, found);
  if (early !== null) return yield* tx.refuse(early.code, early.params);
  const doing = doingOf(now, found, intent);
  const why = whyNotChosen(now, found, doing);
  if (why !== null) return yield* tx.refuse(why.code, why.params);
  pay(tx, doing.actor, costOf(now, found, doing));
  const more = found.run(tx, doing);
  if (more !== undefined) yield* more;
}

/** What was chosen, whole: the only means there is need not be named. */
export function doingOf(scene: Scene, act: Act, intent: Omit<IntentOf<'act'>, 'kind'>): Doing {
  const { actor, target, spend, asGm } = intent;
  const tools = act.means?.(scene, actor) ?? [];
  const only = tools.length === 1 && !act.meansLater ? (tools[0]?.id ?? null) : null;
  const detail = intent.detail?.trim() || null;
  return { actor, target, means: intent.means ?? only, detail, spend, asGm };
}
