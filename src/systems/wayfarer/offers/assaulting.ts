import type { ActOption } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import { leaderFor, mayUse, whyNotAssault } from '../assaults/assault.ts';
import { whyNotTarget } from '../assaults/legality.ts';
import { meansOf } from '../assaults/means.ts';
import type { Means } from '../assaults/wielded.ts';
import { targetsFor } from '../effects/moment.ts';
import type { Activation, Scene, UnitId } from '../scene.ts';
import { leads } from '../squads/acting.ts';
import { unitChoice } from './act.ts';
import { waysOffered } from './ways.ts';

/** Everything with which somebody of those who act can make an assault, each once. */
function meansOfAll(scene: Scene, running: Activation): readonly Means[] {
  const all = running.done.assaulted === null ? leads(scene, running) : [running];
  const found = all.flatMap((led) => meansOf(scene, led.unit).filter((one) => mayUse(led, one)));
  return found.filter(({ id }, at) => found.findIndex((one) => one.id === id) === at);
}

/** The assault that who acts may make now, whoever of a squad would lead it. */
export function assaulting(scene: Scene, running: Activation): ActOption {
  const means = meansOfAll(scene, running);
  const enemies = targetsFor(scene, running.unit);
  const fits = means.map((one) => enemies.filter((id) => leaderFor(scene, running, id, one.id) !== null));
  const why = (target: UnitId) =>
    fits.some((all) => all.includes(target))
      ? null
      : means[0] === undefined
        ? refusal('noMeans', { unit: running.unit })
        : whyNotTarget(scene, running, target, means[0]);
  const targets = enemies.map((id) => unitChoice(scene, id, 'foe', why(id)));
  return {
    id: 'assault',
    name: 'Assault',
    kind: 'attack',
    group: 'attack',
    price: 'free',
    refused: whyNotAssault(running),
    targets,
    targetNeeded: true,
    means: means.map((one, at) => ({
      id: one.id,
      name: one.name,
      refused: null,
      fits: fits[at] ?? [],
    })),
    ways: waysOffered(scene, running),
  };
}
