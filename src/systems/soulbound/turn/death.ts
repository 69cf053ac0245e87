import type { Rule } from '../../../engine/rule.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Character } from '../character/schema.ts';
import type { DN } from '../checks/dn.ts';
import { rollTest } from '../checks/rolling.ts';
import { removeCondition } from '../conditions/change.ts';
import { type AttributeId, attributes } from '../content/attributes.ts';
import { wounds } from '../content/wounds.ts';
import type { TestAbout } from '../numbers/about.ts';
import { difficultyOf, poolOf } from '../numbers/index.ts';
import { whyNoSoulfire } from '../party/spend.ts';
import { type CharacterId, character, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { makeLastStand } from './lastStand.ts';

const firstDifficulty = 4;
const lastDifficulty = 6;

/**
 * The DN of somebody's next Death Test: the Wound that felled them sets the Complexity, each Damage since adds 1 to it,
 * each failure 1 to the Difficulty.
 */
export function deathDn({ wound, hits, failures }: NonNullable<Character['mortal']>): DN {
  return { difficulty: firstDifficulty + failures, complexity: rowOf(wounds, wound).complexity + hits };
}

/** The highest attribute; of equal ones the first. */
function highestAttribute({ attributes: own }: Character): AttributeId {
  return attributes.reduce<AttributeId>((best, { id }) => (own[id] > own[best] ? id : best), 'body');
}

/** The Test that a Death Test is. */
export const aboutDeath = (
  scene: Scene,
  actor: CharacterId,
  helpers: readonly CharacterId[] = [],
): TestAbout => ({
  actor,
  attribute: highestAttribute(character(scene, actor)),
  skill: null,
  sense: null,
  doubled: false,
  way: null,
  opposedBy: null,
  resists: false,
  edge: null,
  helpers,
  social: false,
});

/**
 * Wherever who is Mortally Wounded makes a Death Test (at the start of their turn, outside of a fight by a check): that, or in its
 * place a Last Stand, as they choose. `helpers` lend a hand with the Test outside of a fight.
 */
export function* deathOrLastStand(
  tx: Tx<Scene>,
  actor: CharacterId,
  helpers: readonly CharacterId[] = [],
): Rule<void> {
  const now = tx.snapshot();
  const { mortal } = character(now, actor);
  if (mortal === null) return;
  const dn = deathDn(mortal);
  const about = aboutDeath(now, actor, helpers);
  const dice = poolOf(now, about).total;
  const difficulty = difficultyOf(now, dn.difficulty, about).total;
  const { now: soulfire } = now.party.soulfire;
  const sixes = whyNoSoulfire(now, actor) === null && dice >= dn.complexity;
  const choice = yield* tx.ask({
    id: 'death',
    asked: actor,
    code: 'death',
    params: { dice, difficulty, complexity: dn.complexity },
    options: [
      { id: 'test', code: 'death.test', params: { dice, difficulty, complexity: dn.complexity } },
      ...(sixes ? [{ id: 'maximise', code: 'boost.maximise', params: { dice, soulfire } }] : []),
      {
        id: 'lastStand',
        code: 'death.lastStand',
        params: { dies: now.party.rules.lastStand === 'dies', fights: fighterIn(now, actor) !== null },
      },
    ],
    default: 'test',
  });
  if (choice === 'lastStand') makeLastStand(tx, actor);
  else yield* deathTest(tx, actor, choice === 'maximise', helpers);
}

/**
 * The Death Test; `maximised`: every die is to be a 6, for Soulfire. Passed: no longer Mortally Wounded, nor Stunned; Toughness and
 * Wounds stay as they are. Failed: the next one is harder by 1, and where that would go above 6, they die.
 */
export function* deathTest(
  tx: Tx<Scene>,
  actor: CharacterId,
  maximised: boolean,
  helpers: readonly CharacterId[] = [],
): Rule<void> {
  const who = tx.state.characters[actor];
  if (!who?.mortal) return;
  const now = tx.snapshot();
  const dn = deathDn(who.mortal);
  const about = aboutDeath(now, actor, helpers);
  const difficulty = difficultyOf(now, dn.difficulty, about);
  const goal = { kind: 'pass', needed: dn.complexity } as const;
  const purpose = { kind: 'death' } as const;
  const rolled = yield* rollTest(tx, now, { about, purpose, difficulty: difficulty.total, goal, maximised });
  const passed = rolled.successes >= dn.complexity;
  const dies = !passed && dn.difficulty >= lastDifficulty;
  tell(tx, 'deathTested', {
    actor,
    attribute: about.attribute,
    difficulty,
    complexity: dn.complexity,
    mortal: { ...who.mortal },
    ...rolled,
    passed,
    dies,
  });
  if (passed) {
    who.mortal = null;
    removeCondition(tx, actor, 'stunned');
  } else if (dies) {
    who.dead = true;
  } else {
    who.mortal.failures += 1;
  }
}
