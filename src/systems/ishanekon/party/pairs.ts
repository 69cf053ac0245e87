import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { HouseRules } from './party.ts';
import { type HouseRuleId, houseRuleTable } from './rules.ts';

/** Two alternative rules that don't go together, and why: each takes away what the other changes (Alternative Rules). */
const clashes: readonly (readonly [HouseRuleId, HouseRuleId, string])[] = [
  ['mereMortals', 'onlyHuman', 'everyday people have no Path, Abilities or WP that could be limited'],
  ['mereMortals', 'epicHeroes', 'one keeps Vitality low, and the other doubles it'],
  ['onlyHuman', 'epicHeroes', 'everyday people gain no Vitality that could be doubled'],
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
