import { type Behaviour, behaviours, type BehaviourId, usualBehaviour } from './behaviours.ts';
import { rowOf } from '../table.ts';
import type { AutopilotRules } from './rules.ts';

/** How somebody acts by themselves: as a GM has said, else as their sheet says, else as most do. */
export const behaviourOf = <S extends object>(
  rules: AutopilotRules<S>,
  state: S,
  actor: string,
  said: BehaviourId | null = null,
): Behaviour => rowOf(behaviours, said ?? rules.behaviour(state, actor) ?? usualBehaviour);
