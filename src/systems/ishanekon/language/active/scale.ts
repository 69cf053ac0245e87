import type { Being } from '../../character/schema.ts';
import { statIds } from '../../content/stats.ts';
import { countedLevels } from '../../numbers/levelsOf.ts';
import { tierOf } from '../../numbers/levels.ts';
import { bonusOf } from '../../numbers/stat.ts';
import type { Base, Scale } from '../schema/amount.ts';

/** What amounts of somebody's grow with. Stats are those of the sheet: what changes a Stat for a time may be such an amount itself. */
export function scaleOf(
  who: Being,
  upcasts: Readonly<Record<string, number>> = {},
  more: Scale['bases'] = {},
): Scale {
  const bases: Partial<Record<Base, number>> = {
    tier: tierOf(who.level),
    level: countedLevels(who),
    primary: who.stats[who.primary],
    'primary bonus': bonusOf(who.stats[who.primary]),
    'secondary bonus': bonusOf(who.stats[who.secondary]),
  };
  for (const stat of statIds) {
    bases[stat] = who.stats[stat];
    bases[`${stat} bonus`] = bonusOf(who.stats[stat]);
  }
  return { bases: { ...bases, ...more }, upcasts };
}

/** The same for what lasts: as its user was when it began. */
export const scaleThen = (
  who: Being,
  { tier, level, upcasts }: Being['effects'][number]['strength'],
): Scale => scaleOf(who, upcasts, { tier, level });
