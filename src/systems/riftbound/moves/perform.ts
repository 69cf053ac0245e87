import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Scene } from '../scene.ts';
import { spendPrestige, whyNoPrestige } from '../abilities/prestige.ts';
import { spendAction } from '../turn/economy.ts';
import type { Act, Doing } from './act.ts';
import { actById } from './index.ts';
import { whyNotAct, whyNotChosen } from './legality.ts';

/** What is ticked to count as Skilled for an act. */
export const AS_SKILLED = 'skilled';

/** What is ticked to spend an ally's SP before one's own, with their id behind it. */
export const PAYER = 'payer:';

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
  if (doing.asSkilled) {
    const tooLittle = whyNoPrestige(now, doing.actor);
    if (tooLittle !== null) return yield* tx.refuse(tooLittle.code, tooLittle.params);
    spendPrestige(tx, doing.actor, 'skilled');
  }
  if (found.cost === 'action') spendAction(tx, found.id);
  if (found.cost === 'instant' && tx.state.fight) tx.state.fight.gap = false; // they are Active
  const more = found.run(tx, doing);
  if (more !== undefined) yield* more;
}

/** What was chosen, whole: the only means there is need not be named. */
export function doingOf(scene: Scene, act: Act, intent: IntentOf<'act'>): Doing {
  const { actor, target, asGm } = intent;
  const tools = act.means?.(scene, actor) ?? [];
  const only = tools.length === 1 && !act.meansLater ? (tools[0]?.id ?? null) : null;
  const detail = intent.detail?.trim() || null;
  const asSkilled = intent.spend.includes(AS_SKILLED);
  const payer = intent.spend.find((one) => one.startsWith(PAYER))?.slice(PAYER.length) ?? null;
  return { actor, target, means: intent.means ?? only, detail, asSkilled, payer, ticked: intent.spend, asGm };
}
