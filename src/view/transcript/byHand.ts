import type { Intent } from '../../engine/intent.ts';
import type { Moment } from './moment.ts';

/** What people change by hand: nobody does it in the story. */
const BY_HAND: ReadonlySet<unknown> = new Set<Intent['kind']>(['amend', 'condition', 'equip', 'harm']);

/** Whether a GM set something right by hand (`/hp`, `/condition`, the sheet): that is of nobody's turn. */
export const isCorrection = (moment: Moment): boolean => {
  const intent = intentOf(moment);
  return moment.entry.kind === 'play' && intent?.asGm === true && BY_HAND.has(intent.kind);
};

/** What somebody meant to do, as it was kept; null where an entry has none. */
export const intentOf = ({ entry: { intent } }: Pick<Moment, 'entry'>) =>
  typeof intent === 'object' && intent !== null && 'kind' in intent ? intent : null;
