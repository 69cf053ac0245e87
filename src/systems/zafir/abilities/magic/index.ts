import type { Act } from '../../acts/act.ts';
import * as acolyte from './acolyte.ts';
import * as adept from './adept.ts';
import { arcaneBolt } from './arcaneBolt.ts';
import { ignite, terrorize } from './seeker.ts';

/** What mages and spiritists do, in the order in which it is offered. */
export const magicActs: readonly Act[] = [
  ignite,
  terrorize,
  arcaneBolt,
  adept.fireball,
  adept.lightningStrike,
  adept.healWounds,
  adept.healingFountain,
  adept.arcaneDefenses,
  adept.foeShatter,
  adept.blindingSunlight,
  adept.lethargy,
  adept.pylon,
  adept.baldyrsGait,
  acolyte.mindFlay,
  acolyte.soulRend,
  acolyte.daevicClaws,
  acolyte.curse,
  acolyte.encourage,
  acolyte.guidance,
  acolyte.animateCover,
  acolyte.etherealSuspension,
];
