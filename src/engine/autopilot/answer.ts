import type { Decision } from '../decision.ts';
import type { AutopilotRules } from './rules.ts';

/** How somebody who acts by themselves answers: as their system rates the answers, else by the question's default. */
export const answerOf = <S extends object>(rules: AutopilotRules<S>, state: S, decision: Decision): string =>
  rules.answer(state, decision) ?? decision.default;
