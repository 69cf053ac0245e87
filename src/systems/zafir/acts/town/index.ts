import { gearActs } from './gear.ts';
import { give } from './give.ts';
import { levelActs } from './level.ts';
import { shopActs } from './shop.ts';

/** All that heroes do about themselves between missions. */
export const townActs = [...levelActs, ...shopActs, ...gearActs, give];
