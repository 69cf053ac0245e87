import type { Act } from '../../acts/act.ts';
import { charge } from './charge.ts';
import { deployableCover, towerShield } from './cover.ts';
import { demolitionist, suppressiveFire } from './fire.ts';
import { controlArtifact, disruptArtifact, hackLogicalDrive, pickLock } from './hacking.ts';
import { spotter } from './marks.ts';
import { killShot, quickdraw, scorpionStrike } from './shots.ts';
import { grapple, mirage, voidwalk } from './steps.ts';
import { tripmine } from './tripmine.ts';

/** What soldiers do, in the order in which it is offered. */
export const soldierActs: readonly Act[] = [
  charge,
  killShot,
  quickdraw,
  scorpionStrike,
  suppressiveFire,
  demolitionist,
  tripmine,
  spotter,
  disruptArtifact,
  controlArtifact,
  hackLogicalDrive,
  pickLock,
  deployableCover,
  towerShield,
  mirage,
  grapple,
  voidwalk,
];
