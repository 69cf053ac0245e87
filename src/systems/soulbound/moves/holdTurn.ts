import { refusal } from '../../../engine/refusal.ts';
import { holdsTurn } from '../turn/held.ts';
import { hold as putOff, takeNext, whyNotPutOff } from '../turn/hold.ts';
import type { Act } from './act.ts';

/** The whole turn is put off to the end of the round: what `/encounter hold` does. */
export const hold: Act = {
  id: 'hold',
  cost: 'nothing',
  evenHelpless: true,
  refused: whyNotPutOff,
  run: (tx, { actor }) => putOff(tx, { actor }),
};

/** Who holds their turn takes it earlier, between two others. */
export const actNext: Act = {
  id: 'actNext',
  cost: 'nothing',
  when: 'anytime',
  evenHelpless: true,
  refused: (scene, actor) => (holdsTurn(scene, actor) ? null : refusal('holdsNothing', { actor })),
  run: (tx, { actor }) => takeNext(tx, actor),
};
