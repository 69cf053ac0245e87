import { rowText } from '../../../../engine/written.ts';
import { checkKinds } from '../../checks/kinds.ts';

/** A check, as 'Mind (Channelling)' or 'mind.channelling'; read as its id. */
export const checkText = rowText(checkKinds, 'a check, such as Mind (Channelling) or Body');
