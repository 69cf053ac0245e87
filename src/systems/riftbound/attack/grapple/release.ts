import { grappledBy } from '../../conditions/active.ts';
import { give, lose } from '../../conditions/change.ts';
import type { Act } from '../../moves/act.ts';
import { personIn } from '../../scene.ts';
import { tell } from '../../tell.ts';

/** Ending a grapple of one's own (Grappled): an Instant; whom one held falls Prone, if one likes. */
export const release: Act = {
  id: 'release',
  name: 'Let go of somebody',
  also: ['Release', 'End the grapple'],
  group: 'free',
  cost: 'instant',
  offered: (scene, actor) => grappledBy(scene, actor).length > 0,
  targets: (scene, actor) =>
    grappledBy(scene, actor).map((id) => ({ id, name: personIn(scene, id)?.name ?? id, refused: null })),
  targetLater: true,
  means: () => [
    { id: 'standing', name: 'Just let go', refused: null },
    { id: 'prone', name: 'Drop them', note: 'They fall Prone', refused: null },
  ],
  meansLater: true,
  run(tx, { actor, target, means }) {
    const held = target ?? grappledBy(tx.now, actor)[0];
    if (held === undefined || !grappledBy(tx.now, actor).includes(held)) return undefined;
    tell(tx, 'letGo', { actor, target: held });
    lose(tx, held, 'grappled');
    if (means === 'prone') give(tx, { target: held, condition: 'prone' });
    return undefined;
  },
};
