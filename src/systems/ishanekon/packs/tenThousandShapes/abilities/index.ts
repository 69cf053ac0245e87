import type { Written } from '../../schema.ts';
import { controlling } from './control.ts';
import { harming } from './harm.ts';
import { helping } from './help.ts';
import { maneuvers } from './maneuvers.ts';
import { wonders } from './wonders.ts';

export const abilities: Written<'abilities'> = [
  ...harming,
  ...maneuvers,
  ...helping,
  ...controlling,
  ...wonders,
];
