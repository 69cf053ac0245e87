import type { ArmyAct } from './act.ts';
import { charge, defend, heal, prepare } from './actions.ts';
import { joinUnit, splitOff } from './heroes.ts';
import { march } from './march.ts';

/** All that a unit can do besides attacking. */
export const armyActs: readonly ArmyAct[] = [march, charge, defend, prepare, heal, joinUnit, splitOff];

export const armyActById = (id: string): ArmyAct | undefined => armyActs.find((act) => act.id === id);
