import type { Json } from '../../../../engine/json.ts';
import type { RefusalSentences, Saying } from '../saying.ts';

/** ' Did you mean Grip?'; '' where nothing is near. */
const meant = (nearest: Json | undefined, say: Saying): string =>
  typeof nearest === 'string' ? ` Did you mean **${say.text(nearest)}**?` : '';

/** What is wrong with something typed or picked for a character, in the making or on a sheet. */
export const peopleRefusals: RefusalSentences = {
  notANumber: ({ label, text, from, to }, say) =>
    `${say.text(label)} is a whole number from ${from} to ${to}, not "${say.text(text)}".`,
  notYesOrNo: ({ label, text }, say) => `${say.text(label)} is yes or no, not "${say.text(text)}".`,
  notAChoice: ({ label, text, choices }, say) =>
    `${say.text(label)} is one of ${say.list(choices)}, not "${say.text(text)}".`,
  noSuchRow: ({ label, text, nearest }, say) =>
    `${say.text(label)}: there's no "${say.text(text)}".${meant(nearest, say)}`,
  notMoney: ({ label, text }, say) =>
    `${say.text(label)} is in riyals, such as 27 or 12.50, not "${say.text(text)}".`,
  aidIsNone: ({ aid, disability }, say) =>
    `${say.text(aid)} doesn't help with ${say.text(disability)}. The table of disabilities says what does.`,
  noSuchField: ({ text }, say) => `The sheet has no "${say.text(text)}". Choose one of the values offered.`,
  noSuchStep: ({ step }, say) => `Making a character has no step "${say.text(step)}".`,
  cannotRoll: ({ step }, say) => `You can't roll "${say.text(step)}": choose it.`,
  oneOfEach: () => 'Choose one of each kind of equipment.',
  nameMissing: () => 'Give the character a name.',
  stepOpen: ({ step }, say) => `Not done yet: ${say.text(step)}.`,
  badCharacter: ({ at, takes }, say) =>
    `This isn't a Zafir character: ${say.text(at)} has to be ${say.text(takes)}.`,
};
