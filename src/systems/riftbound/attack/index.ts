import type { Act } from '../moves/act.ts';
import { breakFree } from './grapple/breakFree.ts';
import { grapple } from './grapple/grapple.ts';
import { release } from './grapple/release.ts';
import { improvise } from './improvise.ts';
import { overwatch } from './overwatch/take.ts';
import { plasma } from './plasma/create.ts';
import { prepare } from './prepare.ts';

/** What one can do in a fight besides the Attack itself (On your turn). */
export const attackActs: readonly Act[] = [
  prepare,
  overwatch,
  grapple,
  breakFree,
  release,
  plasma,
  improvise,
];
