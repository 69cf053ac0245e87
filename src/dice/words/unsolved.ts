import type { Unsolved } from '../odds/budget.ts';
import { figures } from './numbers.ts';

/** A sentence about why there are no exact odds. */
export const explainUnsolved = (unsolved: Unsolved): string => {
  switch (unsolved.code) {
    case 'tooManyOutcomes':
      return `This roll has more than ${figures(unsolved.params.limit)} different results, too many for exact odds.`;
    case 'tooMuchWork':
      return 'Exact odds for this roll would take too long: try fewer dice.';
    case 'divisionByZero':
      return 'This roll could divide by zero, so it has no odds.';
    case 'noNumber':
      return 'Some maths of this roll may have no result, so it has no exact odds.';
    case 'dependentDice':
      return "Some of these dice depend on the others in a way I can't work out exactly.";
    case 'cutShort':
      return 'This roll may well reach the limit of dice for one roll, so it has no exact odds.';
    case 'noFirstRoll':
      return '& stands for the first roll of several: alone it has no odds.';
  }
};
