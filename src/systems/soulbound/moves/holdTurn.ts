import { refusal } from '../../../engine/refusal.ts';
import { beginOne } from '../turn/advance.ts';
import { whyNotTheirTurn } from '../turn/economy.ts';
import { holdsTurn } from '../turn/held.ts';
import { hold as putOff, takeNext, whyNotPutOff } from '../turn/hold.ts';
import { mayBegin } from '../turn/together.ts';
import type { Act } from './act.ts';

/** Where heroes act in any order, one of them is next: who acts begins their turn without a word as well. */
export const begin: Act = {
  id: 'begin',
  cost: 'nothing',
  when: 'anytime',
  evenHelpless: true,
  played: ({ fight, party }) => fight !== null && party.rules.turnOrder === 'heroes',
  refused(scene, actor) {
    if (mayBegin(scene, actor)) return null;
    return whyNotTheirTurn(scene, actor) ?? refusal('hasBegun', { actor });
  },
  run: (tx, { actor }) => beginOne(tx, actor),
};

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
