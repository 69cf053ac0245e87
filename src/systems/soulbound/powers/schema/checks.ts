import { checkKinds } from '../../checks/kinds.ts';
import { rowText } from './text.ts';

/** A check, as 'Mind (Channelling)' or 'mind.channelling'; read as its id. */
export const checkText = rowText(checkKinds, 'a check, such as Mind (Channelling) or Body');
