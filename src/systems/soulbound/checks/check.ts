import type { Audience } from '../../../engine/event.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { skillOf } from '../character/blank.ts';
import { edgeOf } from '../content/edges.ts';
import { difficultyOf } from '../numbers/index.ts';
import { character, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { deathOrLastStand, deathTest } from '../turn/death.ts';
import { payMettle } from '../turn/economy.ts';
import { aboutCheck } from './about.ts';
import type { Boost } from './boost.ts';
import { dnFor } from './byWord.ts';
import { helpersOf } from './helping.ts';
import { type CheckKind, checkKind, deathCheck, usualOpposition } from './kinds.ts';
import { whyNotCheck } from './legality.ts';
import { chanceOf, difficultyWord } from './odds.ts';
import { opposedRule, opposedSides } from './resist.ts';
import { rollTest } from './rolling.ts';

/** A Test against a DN, or opposed by somebody. */
export function* check(tx: Tx<Scene>, intent: IntentOf<'check'>): Rule<void> {
  const why = whyNotCheck(tx.snapshot(), intent);
  if (why !== null) return yield* tx.refuse(why.code, why.params);
  if (intent.what === deathCheck)
    // Whoever buys the Test its sixes has chosen it.
    return yield* intent.spend.includes('maximise')
      ? deathTest(tx, intent.actor, true, helpersOf(intent))
      : deathOrLastStand(tx, intent.actor, helpersOf(intent));
  const kind = checkKind(intent.what);
  if (kind === null) return yield* tx.refuse('unknownCheck', { check: intent.what });
  const edge = edgeOf(intent.edge);
  const doubled = intent.spend.includes('doubleTraining');
  const maximised = intent.spend.includes('maximise');
  if (doubled) payMettle(tx.state, intent.actor, 1);
  const to: Audience | undefined = intent.secret ? [intent.actor] : undefined;
  if (intent.against === null) return yield* alone(tx, intent, kind, { doubled, maximised }, to);
  const resisting = checkKind(intent.againstWhat ?? usualOpposition(kind));
  if (resisting === null) return yield* tx.refuse('unknownCheck', { check: intent.againstWhat });
  const sides = opposedSides(
    { actor: intent.actor, kind, edge, helpers: helpersOf(intent), doubled, maximised },
    intent.against,
    resisting,
    edgeOf(intent.resistingEdge),
  );
  yield* opposedRule(tx, sides.first, sides.second, to);
}

function* alone(
  tx: Tx<Scene>,
  intent: IntentOf<'check'>,
  kind: CheckKind,
  { doubled, maximised }: Boost,
  to: Audience | undefined,
): Rule<void> {
  const { actor } = intent;
  const dn = dnFor(tx.now, actor, kind, intent.difficulty ?? '4:1');
  if (!dn.ok) return yield* tx.refuse(dn.refusal.code, dn.refusal.params);
  const { complexity } = dn.value;
  const about = aboutCheck(actor, kind, { doubled, helpers: helpersOf(intent) });
  const now = tx.snapshot();
  const difficulty = difficultyOf(now, dn.value.difficulty, about);
  const goal = { kind: 'pass', needed: complexity } as const;
  const purpose = { kind: 'check', name: kind.name, against: null } as const;
  const rolled = yield* rollTest(tx, now, {
    about,
    purpose,
    difficulty: difficulty.total,
    goal,
    maximised,
    to,
  });
  const chance = chanceOf(rolled.pool.total, { difficulty: difficulty.total, complexity });
  const event = {
    actor,
    check: kind.id,
    name: kind.name,
    difficulty,
    complexity,
    ...rolled,
    passed: rolled.successes >= complexity,
    chance,
    word: difficultyWord(chance),
    asked: dn.value.asked,
    focus: skillOf(character(now, actor), kind.skill).focus,
    secret: intent.secret,
  };
  tell(tx, 'tested', event, to);
}
