import type { IntentOf } from '../../../engine/intent.ts';
import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { payFor, startTurn } from '../turn/economy.ts';
import { vent } from '../will/hatred.ts';
import type { Act, Doing } from './act.ts';
import { actById } from './index.ts';
import { struckBy, whyAimless, whyNotAct, whyNotSparedSo } from './legality.ts';

/** Does an act: looks whether it may be done, pays for it, and does it. A turn that has not begun begins with it. */
export function* act(tx: Tx<Scene>, intent: IntentOf<'act'>): Rule<void> {
  const { actor } = intent;
  const now = tx.snapshot();
  const found = actById(now, actor, intent.act);
  if (found === undefined) return yield* tx.refuse('unknownAct', { act: intent.act });
  const early = whyNotAct(now, actor, found, intent.means);
  if (early !== null) return yield* tx.refuse(early.code, early.params);
  const chosen = chosenOf(now, found, intent);
  if (!chosen.ok) return yield* tx.refuse(chosen.refusal.code, chosen.refusal.params);
  const { doing } = chosen;
  const whyNot = found.whyNot?.(now, doing) ?? whyNotSparedSo(now, found, doing);
  if (whyNot !== null) return yield* tx.refuse(whyNot.code, whyNot.params);
  if (found.confirm !== undefined && !(yield* found.confirm(tx, doing))) return;
  if (found.when !== 'town' && found.when !== 'whenever') yield* startTurn(tx, actor);
  payFor(tx, actor, found, doing.means);
  vent(tx, actor, struckBy(now, found, doing));
  const more = found.run(tx, doing);
  if (more !== undefined) yield* more;
}

type Chosen =
  | { readonly ok: true; readonly doing: Doing }
  | { readonly ok: false; readonly refusal: Refusal };

/** What was chosen for an act, whole and allowed. */
function chosenOf(scene: Scene, found: Act, { actor, ...intent }: IntentOf<'act'>): Chosen {
  const { agreed, brought } = intent;
  const targets = brought === undefined ? (found.targets?.(scene, actor) ?? null) : null;
  const tools = found.means?.(scene, actor) ?? null;
  const read =
    targets === null || intent.target === null
      ? null
      : readTarget(scene, found, actor, intent.target, targets);
  const target = targets === null && brought === undefined ? null : (read?.id ?? intent.target);
  const means = intent.means ?? (tools?.length === 1 ? (tools[0]?.id ?? null) : null);
  const detail = intent.detail?.trim() || null;
  const why =
    (target === null || targets?.length === 0 ? whyAimless(scene, actor, found) : null) ??
    (target === null && found.targetLater
      ? null
      : whyNotChosen(read === null ? targets : [...(targets ?? []), read], target, 'chooseTarget', found)) ??
    (means === null && found.meansLater ? null : whyNotChosen(tools, means, 'chooseMeans', found)) ??
    (found.words === 'needed' && detail === null ? refusal('needsWords', { act: found.name }) : null);
  if (why !== null) return { ok: false, refusal: why };
  const doing = {
    ...{ actor, target, means, detail, asGm: intent.asGm },
    ...(agreed === undefined ? {} : { agreed }),
    ...(brought === undefined ? {} : { brought }),
  };
  return { ok: true, doing };
}

/** A typed target that is none of those listed, as the act reads it; null where it is listed, or nothing. */
const readTarget = (
  scene: Scene,
  found: Act,
  actor: CharacterId,
  typed: string,
  targets: readonly Choice[],
): Choice | null =>
  targets.some(({ id }) => id === typed) ? null : (found.reads?.(scene, actor, typed) ?? null);

/** Why a choice is none: nothing was chosen, or something that is not there or not allowed. */
function whyNotChosen(
  choices: readonly Choice[] | null,
  chosen: string | null,
  code: string,
  { name }: Act,
): Refusal | null {
  if (choices === null) return null;
  const names = choices.filter((c) => c.refused === null).map((c) => c.name);
  if (chosen === null) return refusal(code, { act: name, choices: names });
  const choice = choices.find((c) => c.id === chosen);
  return choice === undefined ? refusal(code, { act: name, choices: names }) : choice.refused;
}
