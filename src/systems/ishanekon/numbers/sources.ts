import { baseSource } from '../base/source.ts';
import { materialSource } from '../damage/materials.ts';
import { stateSource } from '../fight/source.ts';
import { languageSource } from '../language/active/source.ts';
import { itemSource } from '../items/source.ts';
import { vehicleSource } from '../vehicles/source.ts';
import { worldSource } from '../world/source.ts';
import { loadSource } from './load.ts';
import { rankSource } from './rank.ts';
import { sizeSource } from './size.ts';
import { statusSource } from '../status/source.ts';
import type { NumberSource } from './source.ts';

/** Everything that changes numbers, folder by folder, in the order in which it is told. None of them may ask for a number itself. */
export const sources: readonly NumberSource[] = [
  sizeSource,
  rankSource,
  loadSource,
  statusSource,
  stateSource,
  materialSource,
  languageSource,
  itemSource,
  worldSource,
  baseSource,
  vehicleSource,
];
