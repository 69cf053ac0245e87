import { move, sprint, takeMove } from '../space/moving.ts';
import { useAnAbility } from '../language/acts/ability.ts';
import { maneuver } from '../language/acts/maneuver.ts';
import { standUp } from '../status/acts.ts';
import { takeTurn } from '../turn/hold.ts';
import { leaveUnion, unite } from '../turn/unions.ts';
import type { Act } from './act.ts';
import { defend } from './defend.ts';

/** Everything that can be done besides attacking, folder by folder, in the order in which it is offered. */
export const acts: readonly Act[] = [
  maneuver,
  useAnAbility,
  move,
  takeMove,
  sprint,
  standUp,
  defend,
  takeTurn,
  unite,
  leaveUnion,
];

/** An act by its id. */
export const actById = (id: string): Act | undefined => acts.find((act) => act.id === id);
