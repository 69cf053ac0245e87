import { packReader } from '../../../engine/packRules.ts';
import type { Json } from '../../../engine/json.ts';
import { resolved } from './resolve.ts';
import { packSchema } from './schema.ts';

const read = packReader(packSchema);

/** Reads a pack; what is wrong is told with its place. */
export const readPack = (raw: Json) => read(resolved(raw));
