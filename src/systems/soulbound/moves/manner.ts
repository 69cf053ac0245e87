import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { has } from '../conditions/active.ts';
import { type MannerId, manners } from '../content/movement.ts';
import { mountOf } from '../fight/together.ts';
import { type CharacterId, character, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { whyStuck } from '../turn/economy.ts';
import type { Act } from './act.ts';

const onFoot = 'onFoot';

/** Taking off, starting to climb, landing: free, as it is the movement itself that takes the Move. */
export const goAbout: Act = {
  id: 'goAbout',
  cost: 'nothing',
  refused: whyNoManner,
  means: (scene, actor) => [
    ...manners.map(({ id, name }): Choice => ({ id, name, refused: whyNot(scene, actor, id) })),
    { id: onFoot, name: 'On foot', refused: whyNot(scene, actor, null) },
  ],
  run(tx, { actor, means }) {
    const fighter = tx.state.fight?.fighters[actor];
    if (fighter === undefined) return;
    const before = fighter.manner;
    fighter.manner = manners.find((row) => row.id === means)?.id ?? null;
    tell(tx, 'wentAbout', { actor, manner: fighter.manner, before });
  },
};

function whyNoManner(scene: Scene, actor: CharacterId): Refusal | null {
  const stuck = whyStuck(scene, actor);
  if (stuck !== null) return stuck;
  if (has(scene, actor, 'prone')) return refusal('standFirst', { actor });
  const mount = mountOf(scene, actor);
  return mount === null ? null : refusal('rides', { actor, mount });
}

function whyNot(scene: Scene, actor: CharacterId, manner: MannerId | null): Refusal | null {
  if ((fighterIn(scene, actor)?.manner ?? null) === manner) return refusal('sameManner', { actor, manner });
  return manner === 'flying' && character(scene, actor).flies === null
    ? refusal('fliesNot', { actor })
    : null;
}
