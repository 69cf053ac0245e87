import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { rolledOnce } from '../../checks/intent.ts';
import type { Act, Doing } from '../../moves/act.ts';
import type { Scene } from '../../scene.ts';
import { having } from '../owned.ts';

/** How hard lips are to read: where somebody speaks as usual, or mouths clearly on purpose (Deaf). */
const difficulties = { usually: 12, clearly: 8 } as const;

/** Deaf: lips are read by a WIS check. A sign language that they see and understand counts as hearing, which nobody rolls for. */
export const readLips: Act = {
  id: 'readLips',
  name: 'Read lips',
  group: 'powers',
  cost: 'nothing',
  when: 'anytime',
  offered: having('deaf'),
  means: () => [
    { id: 'usually', name: 'They speak as usual', note: 'WIS 12', refused: null },
    { id: 'clearly', name: 'They mouth clearly', note: 'WIS 8', refused: null },
  ],
  run: (tx, doing) => reading(tx, doing),
};

function* reading(tx: Tx<Scene>, { actor, means }: Doing): Rule<void> {
  const difficulty = means === 'clearly' ? difficulties.clearly : difficulties.usually;
  yield* rolledOnce(tx, { actor, attribute: 'wisdom', label: 'lips', again: 'never' }, difficulty);
}
