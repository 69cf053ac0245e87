import { refusal } from '../../../../engine/refusal.ts';
import { supplies } from '../../content/supplies.ts';
import { character, closeOnes } from '../../scene.ts';
import { drink, wouldHelp } from '../../supplies/drink.ts';
import type { Uses } from './use.ts';

/** Giving somebody within Close Range Aqua Ghyranis to drink, also to who cannot lift a hand (S69). */
export const giveAqua: Uses = (scene, actor) => {
  const { drops } = character(scene, actor);
  const affordable = supplies.filter((supply) => supply.drops <= drops);
  const close = closeOnes(scene, actor).filter((id) => !character(scene, id).dead);
  return close.flatMap((to) =>
    affordable.map((supply) => ({
      id: `giveAqua:${supply.id}:${to}`,
      name: `Give ${character(scene, to).name} a ${supply.name.toLowerCase()} of Aqua Ghyranis`,
      refused: wouldHelp(scene, to, supply.drops) ? null : refusal('aquaWasted', { target: to }),
      run: (tx) => drink(tx, to, supply.drops, actor),
    })),
  );
};
