import type { Act } from '../../moves/act.ts';
import { tell } from '../../tell.ts';
import { hasAbility } from '../owned.ts';

/** So many Clarity counters are spent for 1 SP, at once. */
const CLARITY = 3;

/** Clear Mind: a Clarity counter; the third turns all of them into 1 SP. Rests take them away (rests/). */
export const clearMind: Act = {
  id: 'clearMind',
  name: 'Clear Mind',
  group: 'powers',
  cost: 'action',
  when: 'anytime',
  offered: (scene, actor) => hasAbility(scene, actor, 'clearMind'),
  run(tx, { actor }) {
    const person = tx.state.characters[actor];
    if (person?.kind !== 'person') return undefined;
    person.boons.clarity += 1;
    const counters = person.boons.clarity;
    if (counters < CLARITY) {
      tell(tx, 'clarityGained', { actor, counters, sp: null });
      return undefined;
    }
    const before = person.sp.now;
    person.boons.clarity = 0;
    person.sp.now = Math.min(person.sp.max, before + 1);
    tell(tx, 'clarityGained', { actor, counters, sp: [before, person.sp.now] });
    return undefined;
  },
};
