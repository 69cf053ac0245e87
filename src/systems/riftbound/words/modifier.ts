import type { Modifier } from '../../../engine/modifier.ts';

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
  damageResist: 'Damage Resist',
  counters: 'Attack Counters',
  pointBlanc: 'Point Blanc',
  targetPointBlanc: 'Point Blanc, target in contact',
  targetProne: 'target Prone',
  indirect: 'Indirect at a small target',
  arcing: 'Arcing',
};

/** All the sources that have a name. */
export const wordedModifiers: readonly string[] = Object.keys(names);

/** 'Prone −4', 'Arcing +1'. */
export const modifierWords = ({ source, amount }: Modifier): string =>
  `${names[source] ?? source} ${amount < 0 ? `−${-amount}` : `+${amount}`}`;
