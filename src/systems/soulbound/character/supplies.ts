import { isNothing, mistyped, typed } from '../../../engine/typed.ts';
import { readDrops, vesselWords } from '../supplies/vessels.ts';
import type { Editable } from './editable.ts';
import { limits } from './schema.ts';

/** How much Aqua Ghyranis somebody carries. */
export const dropsField: Editable = {
  id: 'drops',
  label: 'Aqua Ghyranis',
  hint: 'drops, phials and spheres, such as 25, 2 phials 5 drops, or none',
  write: (c) => vesselWords(c.drops),
  read: (c, text) => {
    const [least, most] = limits.drops;
    const drops = isNothing(text) ? 0 : readDrops(text);
    if (drops === null || drops < least || drops > most) return mistyped('notDrops', { text, most });
    return typed({ ...c, drops });
  },
};
