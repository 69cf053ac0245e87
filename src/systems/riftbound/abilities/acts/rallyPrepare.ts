import { prepareFor, ratingChoices } from '../../attack/prepare.ts';
import { attributes } from '../../content/attributes.ts';
import type { Act } from '../../moves/act.ts';
import { fighterIn } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { markUsed } from '../marks.ts';
import { rallyOf } from '../rallied.ts';

/** Rally: right after Prepare, another for a different attribute. Its other effects come by themselves, with a Move, an Attack, Overwatch. */
export const rallyPrepare: Act = {
  id: 'rallyPrepare',
  name: 'Prepare again',
  also: ['Rally'],
  group: 'powers',
  cost: 'instant',
  offered: (scene, actor) => scene.fight?.turn?.last === 'prepare' && rallyOf(scene, actor) > 0,
  means: (scene, actor) =>
    ratingChoices(scene, actor, fighterIn(scene, actor)?.prepared.at(-1)?.attribute ?? null),
  run(tx, { actor, means }) {
    const attribute = attributes.find(({ id }) => id === means)?.id;
    if (attribute === undefined) return undefined;
    markUsed(tx, actor, 'rally');
    tell(tx, 'rallyUsed', { actor, on: 'prepare', attribute });
    prepareFor(tx, actor, attribute);
    return undefined;
  },
};
