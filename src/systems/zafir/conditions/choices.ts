import type { Choice } from '../../../engine/options.ts';
import { conditions } from '../content/conditions.ts';

/** How many actions Stunned may be given by hand to take away. */
const mostStunned = 6;

const asChoice = (id: string, name: string, note: string): Choice => ({ id, name, note, refused: null });

/** The conditions that may be given by hand: of Stunned X each X by itself. */
export const conditionChoices = (): readonly Choice[] =>
  conditions.flatMap(({ id, name, text }) =>
    id === 'stunned'
      ? [
          asChoice(id, 'Stunned', text),
          ...Array.from({ length: mostStunned }, (_, n) =>
            asChoice(`${id} ${n + 1}`, `Stunned ${n + 1}`, text),
          ),
        ]
      : [asChoice(id, name, text)],
  );
