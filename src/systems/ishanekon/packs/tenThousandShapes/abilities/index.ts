import type { Written } from '../../schema.ts';
import { controlling } from './control.ts';
import { harming } from './harm.ts';
import { helping } from './help.ts';
import { highTiers } from './high.ts';
import { maneuvers } from './maneuvers.ts';
import { moreOfTheFirst } from './more.ts';
import { reacting } from './reactions.ts';
import { secondTier } from './second.ts';
import { thirdTier } from './third.ts';
import { wonders } from './wonders.ts';

export const abilities: Written<'abilities'> = [
  ...harming,
  ...maneuvers,
  ...helping,
  ...controlling,
  ...wonders,
  ...moreOfTheFirst,
  ...reacting,
  ...secondTier,
  ...thirdTier,
  ...highTiers,
];
