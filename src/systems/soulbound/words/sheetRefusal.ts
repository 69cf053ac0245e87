import type { Json } from '../../../engine/json.ts';
import type { Params } from '../../../engine/refusal.ts';
import { difficulties } from '../content/difficulties.ts';
import type { Saying } from './sentence.ts';

/** 'Did you mean Piercing?'; '' where nothing is near. */
const meant = (nearest: Json | undefined, say: Saying): string =>
  typeof nearest === 'string' ? `Did you mean **${say.text(nearest)}**?` : '';

/** Choices in a row; those with commas of their own in quotes. */
function listed(choices: Json | undefined, say: Saying): string {
  if (!Array.isArray(choices) || !choices.some((one: Json) => String(one).includes(',')))
    return say.list(choices);
  return choices.map((one: Json) => `“${say.text(one)}”`).join(', ');
}

/** What is wrong with something typed for a sheet, a step of creation or a DN. */
export const sheetRefusals: { readonly [code: string]: (params: Params, say: Saying) => string } = {
  notANumber: ({ label, text, from, to }, say) =>
    `${say.text(label)} is a whole number from ${from} to ${to}, not "${say.text(text)}".`,
  notYesOrNo: ({ label, text }, say) => `${say.text(label)} is yes or no, not "${say.text(text)}".`,
  notAChoice: ({ label, text, choices }, say) =>
    `${say.text(label)} is one of ${listed(choices, say)}, not "${say.text(text)}".`,
  notASkillRating: ({ label, text }, say) =>
    `${say.text(label)} needs Training and Focus, each 0 to 3, such as 2/1, not "${say.text(text)}".`,
  noSuchSkill: ({ text, nearest }, say) =>
    `I don't know the skill "${say.text(text)}". ${meant(nearest, say) || 'Write them like: Weapon Skill 2/1, Awareness 1/0.'}`,
  weaponWithoutName: ({ text }, say) =>
    `"${say.text(text)}" has no name in front. Write a weapon like: Axe, 2, Slashing.`,
  weaponWithoutDamage: ({ name }, say) =>
    `${say.text(name)} needs its Damage as a number, such as: ${say.text(name)}, 2.`,
  weaponDamage: ({ name, text }, say) =>
    `${say.text(name)} deals at most 30 Damage, not "${say.text(text)}".`,
  weaponWord: ({ name, text, nearest }, say) =>
    `I can't read "${say.text(text)}" at ${say.text(name)} as Damage, a range or a trait. ${meant(nearest, say) || 'Write a weapon like: Bow, 2, Long, Piercing.'}`,
  weaponRanges: ({ name, ranges }, say) => `${say.text(name)} has two ranges: ${say.list(ranges)}. Keep one.`,
  weaponDamages: ({ name, damages }, say) =>
    `${say.text(name)} has two Damages: ${say.list(damages)}. Keep one.`,
  noSuchTrait: ({ label, text, nearest }, say) =>
    `I don't know the trait "${say.text(text)}" at ${say.text(label)}. ${meant(nearest, say) || 'Write traits like: Loud, Defensive.'}`,
  noSuchField: ({ text }, say) => `The sheet has no "${say.text(text)}". Choose one of the values offered.`,
  noSuchStep: ({ step }, say) => `Making a character has no step "${say.text(step)}".`,
  pickOne: () => 'Pick one of the choices.',
  stepOpen: ({ step }, say) => `Not done yet: ${say.text(step)}.`,
  badCharacter: ({ at, takes }, say) =>
    `This isn't a Soulbound character: ${say.text(at)} has to be ${say.text(takes)}.`,
  badDn: ({ text }, say) =>
    `"${say.text(text)}" isn't a DN. Write it like 4:2 (each die 4 or more, two of them), or say how hard it is: ${difficulties.map(({ name }) => name).join(', ')}.`,
  badDifficulty: ({ text, nearest }, say) =>
    `I don't know the difficulty "${say.text(text)}". ${meant(nearest, say)}`,
  dnDifficulty: ({ text, difficulty }, say) =>
    `A die can't need ${difficulty}: in "${say.text(text)}" the first number must be 2 to 6.`,
  dnComplexity: ({ text, most }, say) =>
    `In "${say.text(text)}" the second number is how many dice have to pass: 1 to ${most}.`,
};
