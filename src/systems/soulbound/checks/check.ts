import type { Audience } from '../../../engine/event.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { skillOf } from '../character/blank.ts';
import { type EdgeId, edges } from '../content/edges.ts';
import { socialSkills } from '../content/skills.ts';
import type { TestAbout } from '../numbers/about.ts';
import { difficultyOf } from '../numbers/index.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { deathTest } from '../turn/death.ts';
import { payMettle } from '../turn/economy.ts';
import { readDn } from './dn.ts';
import { type CheckKind, checkKind, deathCheck, usualOpposition } from './kinds.ts';
import { whyNotCheck } from './legality.ts';
import { chanceOf, difficultyWord } from './odds.ts';
import { rollTest } from './rolling.ts';

export const opposedDifficulty = 4;

/** A Test against a DN, or opposed by somebody. */
export function* check(tx: Tx<Scene>, intent: IntentOf<'check'>): Rule<void> {
  const why = whyNotCheck(tx.snapshot(), intent);
  if (why !== null) return yield* tx.refuse(why.code, why.params);
  if (intent.what === deathCheck) return yield* deathTest(tx, intent.actor);
  const kind = checkKind(intent.what);
  if (kind === null) return yield* tx.refuse('unknownCheck', { check: intent.what });
  const edge = edges.find((row) => row.id === intent.edge)?.id ?? null;
  const doubled = intent.spend.includes('doubleTraining');
  if (doubled) payMettle(tx.state, intent.actor, 1);
  const to: Audience | undefined = intent.secret ? [intent.actor] : undefined;
  if (intent.against === null) return yield* alone(tx, intent, kind, doubled, to);
  yield* opposed(tx, { actor: intent.actor, kind, edge, doubled }, intent.against, intent.againstWhat, to);
}

/** What a check says of itself to the numbers. */
export function aboutCheck(actor: CharacterId, kind: CheckKind, more: Partial<TestAbout> = {}): TestAbout {
  return {
    actor,
    attribute: kind.attribute,
    skill: kind.skill,
    sense: kind.sense,
    doubled: false,
    way: null,
    opposedBy: null,
    resists: false,
    edge: null,
    social: false,
    ...more,
  };
}

function* alone(
  tx: Tx<Scene>,
  intent: IntentOf<'check'>,
  kind: CheckKind,
  doubled: boolean,
  to: Audience | undefined,
): Rule<void> {
  const { actor } = intent;
  const dn = readDn(intent.difficulty ?? '4:1');
  if (!dn.ok) return yield* tx.refuse(dn.refusal.code, dn.refusal.params);
  const { complexity } = dn.value;
  const about = aboutCheck(actor, kind, { doubled });
  const now = tx.snapshot();
  const difficulty = difficultyOf(now, dn.value.difficulty, about);
  const goal = { kind: 'pass', needed: complexity } as const;
  const purpose = { kind: 'check', name: kind.name, against: null } as const;
  const rolled = yield* rollTest(tx, now, { about, purpose, difficulty: difficulty.total, goal, to });
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
    focus: skillOf(character(now, actor), kind.skill).focus,
    secret: intent.secret,
  };
  tell(tx, 'tested', event, to);
}

export interface Initiator {
  readonly actor: CharacterId;
  readonly kind: CheckKind;
  readonly edge: EdgeId | null;
  readonly doubled: boolean;
}

/** Both roll; who began must have more successes: on a tie everything stays as it was. */
function* opposed(
  tx: Tx<Scene>,
  by: Initiator,
  against: CharacterId,
  againstWhat: string | null,
  to: Audience | undefined,
): Rule<void> {
  const resisting = checkKind(againstWhat ?? usualOpposition(by.kind));
  if (resisting === null) return yield* tx.refuse('unknownCheck', { check: againstWhat });
  const { actor, kind } = by;
  const { first, second } = opposedTests(by, against, resisting);
  const now = tx.snapshot();
  const firstDifficulty = difficultyOf(now, opposedDifficulty, first);
  const secondDifficulty = difficultyOf(now, opposedDifficulty, second);
  const one = yield* rollTest(tx, now, {
    about: first,
    purpose: { kind: 'check', name: kind.name, against },
    difficulty: firstDifficulty.total,
    goal: { kind: 'most' },
    to,
  });
  const other = yield* rollTest(tx, now, {
    about: second,
    purpose: { kind: 'opposed', name: resisting.name, against: actor },
    difficulty: secondDifficulty.total,
    goal: { kind: 'pass', needed: one.successes }, // whoever resists needs no more than a tie
    to,
  });
  const side = (
    who: CharacterId,
    what: CheckKind,
    difficulty: typeof firstDifficulty,
    rolled: typeof one,
  ) => ({
    who,
    name: what.name,
    difficulty,
    ...rolled,
  });
  tell(
    tx,
    'opposed',
    {
      actor,
      target: against,
      first: side(actor, kind, firstDifficulty, one),
      second: side(against, resisting, secondDifficulty, other),
      won: one.successes > other.successes,
      tie: one.successes === other.successes,
      secret: to !== undefined,
    },
    to,
  );
}

/** The two Tests of an opposed one: of who began it, and of who resists. */
export function opposedTests(
  { actor, kind, edge, doubled }: Initiator,
  against: CharacterId,
  resisting: CheckKind,
): { readonly first: TestAbout; readonly second: TestAbout } {
  const social = isSocial(kind) || isSocial(resisting);
  return {
    first: aboutCheck(actor, kind, { doubled, opposedBy: against, edge, social }),
    second: aboutCheck(against, resisting, { opposedBy: actor, resists: true, social }),
  };
}

const isSocial = ({ skill }: CheckKind) => skill !== null && socialSkills.includes(skill);
