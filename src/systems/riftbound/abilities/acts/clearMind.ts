import type { Act } from '../../moves/act.ts';
import { tell } from '../../tell.ts';
import { having } from '../owned.ts';

/** So many Clarity counters are spent for 1 SP, at once. */
const CLARITY = 3;

/** Clear Mind: a Clarity counter; the third turns all of them into 1 SP. Rests take them away (rests/). */
export const clearMind: Act = {
  id: 'clearMind',
  name: 'Clear Mind',
  group: 'powers',
  cost: 'action',
  when: 'anytime',
  offered: having('clearMind'),
  run(tx, { actor }) {
    const person = tx.state.characters[actor];
    if (person?.kind !== 'person') return undefined;
    const counters = person.boons.clarity + 1;
    const before = person.sp.now;
    const whole = counters >= CLARITY;
    if (whole) person.sp.now = Math.min(person.sp.max, before + 1);
    person.boons.clarity = whole ? 0 : counters;
    tell(tx, 'clarityGained', { actor, counters, sp: whole ? [before, person.sp.now] : null });
    return undefined;
  },
};
