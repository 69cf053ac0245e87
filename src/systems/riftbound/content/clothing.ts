import { defineTable } from '../../../engine/table.ts';
import { gearRow } from '../gear/row.ts';

const outfit = { kind: 'clothing', hands: 0 } as const;

/** The four kinds of clothing. */
export const clothing = defineTable(gearRow, [
  { id: 'everyday', name: 'Everyday outfit', ...outfit, text: 'What people wear.' },
  {
    id: 'environmental',
    name: 'Environmental outfit',
    ...outfit,
    text: 'Made for one kind of extreme surroundings.',
  },
  { id: 'formal', name: 'Formal outfit', ...outfit, text: 'Made for one kind of occasion.' },
  { id: 'professional', name: 'Professional outfit', ...outfit, text: 'Made for one kind of work.' },
]);
