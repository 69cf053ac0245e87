import type { Modifier } from '../../../engine/modifier.ts';
import type { Params } from '../../../engine/refusal.ts';
import { escapeMarkdown } from '../../../engine/text.ts';

const names: Readonly<Record<string, string>> = {
  situation: 'the situation',
  story: 'Story Bonus',
  trait: 'a Trait',
  score: 'the Score',
  critical: 'badly hurt',
  prone: 'Prone',
  grappled: 'Grappled',
  powerUnderPressure: 'Power under pressure',
  urgency: 'Urgency',
  counters: 'Attack Counters',
  pointBlanc: 'Point Blanc',
  targetPointBlanc: 'Point Blanc, target in contact',
  targetProne: 'target Prone',
  indirect: 'Indirect at a small target',
  arcing: 'Arcing',
  power: 'a power',
  damageResist: 'Damage Resist',
};

/** All the sources that have a name. */
export const wordedModifiers: readonly string[] = Object.keys(names);

/** What it is by the name that somebody has given it: a Trait, a power. */
const nameIn = (params: Params | undefined): string | null =>
  typeof params?.name === 'string' ? escapeMarkdown(params.name) : null;

/** 'Prone −4', 'Arcing +1'. */
export const modifierWords = ({ source, amount, params }: Modifier): string =>
  `${nameIn(params) ?? names[source] ?? source} ${amount < 0 ? `−${-amount}` : `+${amount}`}`;
