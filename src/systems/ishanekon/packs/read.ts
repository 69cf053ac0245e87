import type { Json } from '../../../engine/json.ts';
import { packReader } from '../../../engine/packRules.ts';
import { withIds } from './ids.ts';
import { packSchema } from './schema.ts';

const reader = packReader(packSchema);

/** Reads a pack; what is wrong is told with its place ('abilities[2].effects[0].amount') and what it takes there. */
export const readPack = (raw: Json) => reader(withIds(raw));
