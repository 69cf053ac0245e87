import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { HouseRules } from './party.ts';
import { type HouseRuleId, houseRuleTable } from './rules.ts';

const onlyChecks = 'a Cinematic game has only checks and Cinematic Actions';

/**
 * Two alternative rules that don't go together, and why: each takes away what the other changes (Alternative Rules). All others do: the book names Free-Style with
 * Negative Levels, and Only Human with realistic rests.
 */
const clashes: readonly (readonly [HouseRuleId, HouseRuleId, string])[] = [
  ['cinematic', 'mereMortals', `${onlyChecks}: no Paths, Abilities or WP that could be limited`],
  ['cinematic', 'onlyHuman', `${onlyChecks}, and says itself what everybody has`],
  ['cinematic', 'epicHeroes', `${onlyChecks}: Levels give no Vitality of an Archetype that could be doubled`],
  ['cinematic', 'freeStyle', `${onlyChecks}: no classes, Talents or Abilities to choose`],
  ['cinematic', 'negativeLevels', `${onlyChecks}: no Archetype that could come later`],
  ['cinematic', 'backgrounds', `${onlyChecks}, which replace Traits`],
  ['mereMortals', 'onlyHuman', 'everyday people have no Path, Abilities or WP that could be limited'],
  ['mereMortals', 'epicHeroes', 'one keeps Vitality low, and the other doubles it'],
  ['onlyHuman', 'epicHeroes', 'everyday people gain no Vitality that could be doubled'],
  ['onlyHuman', 'freeStyle', 'everyday people have no class, Talents or Abilities to choose'],
  ['onlyHuman', 'negativeLevels', 'everyday people have no Archetype that could come later'],
];

/** Why a rule can't be used beside those that are; null where it can. */
export function whyClash(rules: HouseRules, chosen: HouseRuleId): Refusal | null {
  for (const [one, other, why] of clashes) {
    const against = one === chosen ? other : other === chosen ? one : null;
    if (against !== null && rules[against] === 'yes')
      return refusal('rulesClash', {
        one: houseRuleTable[chosen].name,
        other: houseRuleTable[against].name,
        why,
      });
  }
  return null;
}
