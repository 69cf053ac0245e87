import type { Act } from '../../moves/act.ts';
import { backup } from './backup.ts';
import { charge } from './charge.ts';
import { order } from './order.ts';
import { rallyPrepare } from './rallyPrepare.ts';
import { moveCarefully } from './careful.ts';
import { clearMind } from './clearMind.ts';
import { givePrestige } from './givePrestige.ts';
import { patchUp } from './patchUp.ts';
import { rally } from './rally.ts';
import { readLips } from './readLips.ts';
import { rollAgain } from './rollAgain.ts';
import { sanctuary } from './sanctuary.ts';
import { supercharge } from './supercharge.ts';
import { surge } from './surge.ts';
import { flip } from './switch.ts';

/** What Abilities let people do on their own account, in the order in which it is offered. */
export const abilityActs: readonly Act[] = [
  order,
  patchUp,
  supercharge,
  rally,
  rallyPrepare,
  sanctuary,
  surge,
  charge,
  backup,
  moveCarefully,
  clearMind,
  readLips,
  rollAgain,
  flip,
  givePrestige,
];
