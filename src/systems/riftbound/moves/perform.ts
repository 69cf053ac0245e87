import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { typed } from '../../../engine/typed.ts';
import { inMind } from '../fight/mind.ts';
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

/** Does an act. Refuses what may not be done. */
export function* perform(tx: Tx<Scene>, intent: IntentOf<'act'>): Rule<void> {
  const why = yield* tried(tx, intent);
  if (why !== null) yield* tx.refuse(why.code, why.params);
}

/** Does an act: looks whether it may be done, pays for it, and does it; or gives why not, and nothing has happened. */
export function* tried(tx: Tx<Scene>, intent: IntentOf<'act'>): Rule<Refusal | null> {
  const found = actById(intent.act);
  if (found === undefined) return refusal('unknownAct', { act: intent.act });
  const now = tx.snapshot();
  const early = whyNotAct(now, intent.actor, found);
  if (early !== null) return early;
  const chosen = doingOf(now, found, intent);
  const why =
    whyNotChosen(now, found, chosen) ?? (chosen.asSkilled ? whyNoPrestige(now, chosen.actor) : null);
  if (why !== null) return why;
  const stated =
    found.stated === undefined || now.fight === null || !inMind(now)
      ? typed(chosen)
      : yield* found.stated(tx, chosen);
  if (!stated.ok) return stated.refusal;
  const doing = stated.value;
  if (doing.asSkilled) spendPrestige(tx, doing.actor, 'skilled');
  if (found.cost === 'action') spendAction(tx, found.id);
  if (found.cost === 'instant' && tx.state.fight) tx.state.fight.gap = false; // they are Active
  const more = found.run(tx, doing);
  if (more !== undefined) yield* more;
  return null;
}

/** What was chosen, whole: the only means there is need not be named. */
export function doingOf(scene: Scene, act: Act, intent: IntentOf<'act'>): Doing {
  const { actor, target, asGm } = intent;
  const tools = act.means?.(scene, actor) ?? [];
  const only = tools.length === 1 && !act.meansLater ? (tools[0]?.id ?? null) : null;
  const detail = intent.detail?.trim() || null;
  const asSkilled = intent.spend.includes(AS_SKILLED);
  const payer = intent.spend.find((one) => one.startsWith(PAYER))?.slice(PAYER.length) ?? null;
  return {
    ...{ actor, target, means: intent.means ?? only, detail, asSkilled, payer, ticked: intent.spend, asGm },
    ...(intent.brought === undefined ? {} : { brought: intent.brought }),
  };
}
