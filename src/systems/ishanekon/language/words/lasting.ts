import { readLasting } from '../schema/lasting.ts';
import { amountWords } from './names.ts';

/** 'for 5 rounds', 'until the end of the fight'. */
export function lastingWords(text: string): string {
  const read = readLasting(text);
  if (read === null) return text;
  switch (read.kind) {
    case 'now':
      return 'at once';
    case 'attack':
      return 'for this attack';
    case 'turn':
      return 'until the end of this turn';
    case 'nextTurn':
      return "until the user's next turn";
    case 'theirTurn':
      return "until the end of the target's next turn";
    case 'fight':
      return 'until the fight ends';
    case 'rest':
      return 'until a rest';
    case 'ever':
      return 'for good';
    case 'rounds':
    case 'minutes':
    case 'hours':
    case 'days':
      return `for ${amountWords(read.amount)}${text.slice(read.amount.length)}`;
  }
}
