import { expect, test } from 'vitest';
import { answerOf } from '../../../../src/engine/autopilot/answer.ts';
import { sparingAnswer } from '../../../../src/engine/autopilot/sparing.ts';
import type { Decision } from '../../../../src/engine/decision.ts';
import { run } from '../../../../src/engine/run.ts';
import { seededDice } from '../../../../src/dice/index.ts';
import { autopilot } from '../../../../src/systems/zafir/autopilot/index.ts';
import { zafir } from '../../../../src/systems/zafir/index.ts';
import { pockets } from '../items/pockets.ts';
import { battle, enemy, hero } from '../table.ts';

const { state: scene } = battle('kt.....b', {
  kira: hero({ battle: { hp: 1 } }),
  tiz: hero({ pockets: pockets('medkit') }),
  bandit: enemy(),
});

const intent = {
  kind: 'act',
  actor: 'kira',
  act: 'useAllysItem',
  target: 'kira',
  means: 'tiz:medkit',
  detail: null,
  spend: [],
  asGm: false,
} as const;

/** Tiz is asked whether Kira may use her Medkit. */
function asked(): Decision {
  const outcome = run(zafir.ruleset, scene, (tx) => zafir.perform(tx, intent), {
    source: seededDice('lend'),
  });
  const [decision] = outcome.kind === 'waiting' ? outcome.decisions : [];
  if (decision === undefined) throw new Error('nobody is asked');
  return decision;
}

test('who acts for themselves lends what an ally needs', () => {
  expect(answerOf(autopilot, scene, asked())).toBe('yes');
});

test('what belongs to a player who is away is not lent in their place', () => {
  expect(sparingAnswer(zafir, autopilot, scene, { intent }, asked())).toBe('no');
});
