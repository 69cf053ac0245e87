import { packReader } from '../../../engine/packRules.ts';
import { packSchema } from './schema.ts';

/** Reads a pack; what is wrong is told with its place ('abilities[2].effects[0].amount') and what it takes there. */
export const readPack = packReader(packSchema);
