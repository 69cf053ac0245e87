import { seededDice } from '../../dice/index.ts';
import type { Intent } from '../intent.ts';
import { run } from '../run.ts';
import type { GameSystem } from '../system.ts';

/** What is tried is tried with dice that nobody sees. */
export const anyDice = seededDice('autopilot');

/** Whether the rules would do what is meant: it is tried on a copy of the scene. */
export const isAllowed = <S extends object>(
  { ruleset, perform }: Pick<GameSystem<S, object>, 'ruleset' | 'perform'>,
  state: S,
  intent: Intent,
): boolean => run(ruleset, state, (tx) => perform(tx, intent), { source: anyDice }).kind !== 'refused';
