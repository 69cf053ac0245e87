import type { Choice } from '../../../engine/options.ts';
import { mayUse } from '../assaults/assault.ts';
import { whyNotTarget } from '../assaults/legality.ts';
import { meansOf } from '../assaults/means.ts';
import { isWay, wayNamed, waysOf } from '../assaults/ways.ts';
import { targetsFor } from '../effects/moment.ts';
import type { Activation, Scene } from '../scene.ts';

/** Ways to make an assault, each with the means and the targets that it goes with. */
export function waysOffered(scene: Scene, running: Activation): readonly Choice[] {
  const found = new Map<string, { name: string; suits: string[]; fits: Set<string> }>();
  for (const means of meansOf(scene, running.unit).filter((one) => mayUse(running, one))) {
    const enemies = targetsFor(scene, running.unit).filter(
      (id) => whyNotTarget(scene, running, id, means) === null,
    );
    for (const { id, name } of waysOf(scene, running, means)) {
      const one = found.get(id) ?? { name, suits: [], fits: new Set<string>() };
      found.set(id, one);
      const fits = enemies.filter((enemy) => isWay(wayNamed(scene, running, enemy, means, id)));
      if (fits.length > 0) one.suits.push(means.id);
      for (const enemy of fits) one.fits.add(enemy);
    }
  }
  return [...found].map(([id, { name, suits, fits }]) => ({
    id,
    name,
    suits,
    fits: [...fits],
    refused: null,
  }));
}
