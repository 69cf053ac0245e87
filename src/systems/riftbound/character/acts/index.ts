import type { Act } from '../../moves/act.ts';
import { give, handOverInFight } from './give.ts';
import { levelActs } from './level.ts';
import { shopActs } from './shop.ts';
import { vehicleSheetActs } from './vehicles.ts';
import { thingActs } from './things.ts';

/** What is done about sheets between fights. */
export const characterActs: readonly Act[] = [
  ...levelActs,
  ...shopActs,
  give,
  handOverInFight,
  ...thingActs,
  ...vehicleSheetActs,
];
