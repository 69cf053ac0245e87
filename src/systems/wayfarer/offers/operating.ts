import type { ActOption, Choice } from '../../../engine/options.ts';
import { lyingAt } from '../markers/things.ts';
import { nameOfOperable, operablesOf, whyNotOperate } from '../operating/operate.ts';
import type { Activation, Scene } from '../scene.ts';
import { aMarker } from '../words/markers.ts';
import { nameOfId } from '../words/names.ts';

/** What stands beside the unit that acts and can be operated. Nothing where there is nothing. */
export function operatingOffered(scene: Scene, running: Activation): readonly ActOption[] {
  const all = operablesOf(scene, running.unit);
  if (all.length === 0) return [];
  const targets = all.map(
    (one): Choice => ({
      id: nameOfOperable(one),
      name: `${one.operation === 'pickUp' ? `Take up ${aMarker[lyingAt(scene, one.tile)?.kind ?? 'objective']}` : nameOfId(one.operation)}, ${one.tile}`,
      relation: 'thing',
      refused: null,
    }),
  );
  const refused = whyNotOperate(scene, running);
  return [
    {
      id: 'operate',
      name: 'Operate',
      kind: 'act',
      group: 'move',
      price: 'a move or an assault',
      refused,
      targets,
      targetNeeded: true,
    },
  ];
}
