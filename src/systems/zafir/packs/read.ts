import { packReader } from '../../../engine/packRules.ts';
import { packSchema } from './schema.ts';

/** Reads a pack; what is wrong is told with its place. */
export const readPack = packReader(packSchema);
