import { refusal } from '../../../engine/refusal.ts';
import type { Act } from '../acts/act.ts';
import { has } from './active.ts';
import { lose } from './change.ts';

/** Puts out the flames: an action that ends the turn. */
export const stopDropRoll: Act = {
  id: 'stopDropRoll',
  name: 'Stop Drop & Roll',
  text: 'Put out the flames on yourself; ends the turn.',
  group: 'help',
  activation: 'actionEnds',
  when: 'turn',
  has: (scene, actor) => has(scene, actor, 'burning'),
  refused: (scene, actor) =>
    has(scene, actor, 'burning') ? null : refusal('hasNot', { actor, condition: 'burning' }),
  run(tx, { actor }) {
    lose(tx, actor, 'burning', 'rolled');
    return undefined;
  },
};
