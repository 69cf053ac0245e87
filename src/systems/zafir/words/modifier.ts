import type { Modifier } from '../../../engine/modifier.ts';
import { escapeMarkdown } from '../../../engine/text.ts';

/** What each source of a modifier is called. Sources with a name of their own (gear, abilities) say it in `params.name`. */
const names: Readonly<Record<string, string>> = {
  noCover: 'no cover',
  halfCover: 'half cover',
  elevation: 'higher ground',
  range: 'outside optimal range',
  pointBlank: 'Point Blank',
  overwatch: 'Overwatch',
  smoke: 'smoke',
  vulnerable: 'vulnerable',
  resonator: 'resonator',
  wounded: 'wounded',
  negativeCondition: 'a negative condition',
  isolated: 'isolated',
  fearAbout: 'fear is about',
  targetPanics: 'in Panic',
  charm: 'charm',
  steeled: 'has resisted Panic before',
  shattered: 'Shattered',
  hatred: 'hatred',
  circumstances: 'circumstances',
  equipment: 'equipment',
};

/** All the sources that have a name here. */
export const wordedModifiers: readonly string[] = Object.keys(names);

/** What made a number bigger or smaller, in a few words. */
export function modifierWords({ source, params }: Modifier): string {
  const own = params?.name;
  if (typeof own === 'string') return escapeMarkdown(own);
  return names[source] ?? source;
}
