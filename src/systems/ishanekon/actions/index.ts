import { levelActs } from '../character/acts/level.ts';
import { craftActs } from '../items/craft.ts';
import { giveActs } from '../items/give.ts';
import { shopActs } from '../items/shop.ts';
import { momentumActs } from '../momentum/acts.ts';
import { move, sprint, takeMove } from '../space/moving.ts';
import { useAnAbility } from '../language/acts/ability.ts';
import { maneuver } from '../language/acts/maneuver.ts';
import { standUp } from '../status/acts.ts';
import { takeTurn } from '../turn/hold.ts';
import { leaveUnion, unite } from '../turn/unions.ts';
import { worldActs } from '../world/acts.ts';
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
  ...momentumActs,
  ...levelActs,
  ...shopActs,
  ...giveActs,
  ...craftActs,
  ...worldActs,
];

/** An act by its id. */
export const actById = (id: string): Act | undefined => acts.find((act) => act.id === id);
