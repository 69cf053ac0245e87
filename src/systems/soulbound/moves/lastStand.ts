import { refusal } from '../../../engine/refusal.ts';
import { character } from '../scene.ts';
import { endLastStand } from '../turn/lastStand.ts';
import type { Act } from './act.ts';

/** Outside of a fight, which would end it, whoever makes a Last Stand says when it is over (S120). */
export const endStand: Act = {
  id: 'endLastStand',
  cost: 'nothing',
  when: 'anytime',
  evenHelpless: true,
  played: ({ fight, characters }) =>
    fight === null && Object.values(characters).some(({ lastStand, dead }) => lastStand && !dead),
  refused: (scene, actor) => {
    if (!character(scene, actor).lastStand) return refusal('noLastStand', { actor });
    return scene.fight === null ? null : refusal('lastStandFights', { actor });
  },
  run(tx, { actor }) {
    endLastStand(tx, actor);
    return undefined;
  },
};
