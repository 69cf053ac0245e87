import type { Act } from '../moves/act.ts';
import { personIn } from '../scene.ts';
import { strike } from './hazards.ts';

/** A hazard of the place strikes somebody, when the GM says so: the book has none, so there is no rule of when. */
export const hazardStrikes: Act = {
  id: 'hazardStrikes',
  name: 'A hazard strikes',
  also: ['Hazard'],
  group: 'free',
  cost: 'nothing',
  when: 'anytime',
  gmOnly: true,
  offered: (scene, actor) => personIn(scene, actor) !== null && (scene.fight?.dangers ?? []).length > 0,
  means: (scene) => (scene.fight?.dangers ?? []).map(({ name }) => ({ id: name, name, refused: null })),
  *run(tx, { actor, means }) {
    const hazard = tx.snapshot().fight?.dangers?.find(({ name }) => name === means);
    if (hazard !== undefined) yield* strike(tx, actor, hazard, null);
  },
};
