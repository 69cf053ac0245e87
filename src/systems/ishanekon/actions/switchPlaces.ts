import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { parseTile } from '../../../engine/space/grid/index.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { sizeOf } from '../space/bodies.ts';
import { whyRooted } from '../space/gait.ts';
import { putAt } from '../space/go.ts';
import { tell } from '../tell.ts';
import { pay } from '../turn/economy.ts';
import type { Act } from './act.ts';
import { besides } from './near.ts';

/** Why two can't change places: the ally has no reaction left, one is held, their bodies don't fit. */
function whyNotWith(scene: Scene, actor: CharacterId, target: CharacterId): Refusal | null {
  if ((fighterIn(scene, target)?.rp ?? 0) < 1)
    return refusal('notEnoughRp', { actor: target, needs: 1, has: 0 });
  if (sizeOf(scene, actor).squares !== sizeOf(scene, target).squares)
    return refusal('placesDontFit', { target });
  return whyRooted(scene, target);
}

/** Two allies side by side switch places; the other uses a reaction for it, or the action fails (Basic Actions: Switch Places). */
export const switchPlaces: Act = {
  id: 'switchPlaces',
  name: 'Switch places',
  group: 'move',
  cost: { ap: 1 },
  refused: whyRooted,
  targets: (scene, actor) => besides(scene, actor, { who: 'allies', whyNot: whyNotWith }),
  *run(tx, { actor, target }) {
    if (target === null) return;
    if (!(yield* agrees(tx, actor, target))) return tell(tx, 'refusedToSwitch', { actor, target });
    pay(tx, target, { rp: 1 });
    const [own, other] = [fighterIn(tx.now, actor)?.at ?? '', fighterIn(tx.now, target)?.at ?? ''];
    if (parseTile(own) !== null && parseTile(other) !== null) {
      putAt(tx, actor, other);
      putAt(tx, target, own);
    }
    tell(tx, 'changedPlaces', { actor, target });
  },
};

function* agrees(tx: Tx<Scene>, actor: CharacterId, target: CharacterId): Rule<boolean> {
  const params = { actor, target };
  const choice = yield* tx.ask({
    id: 'switchPlaces',
    asked: target,
    code: 'switchPlaces',
    params,
    options: [
      { id: 'yes', code: 'switchPlaces.yes', params },
      { id: 'no', code: 'switchPlaces.no', params },
    ],
    default: 'yes',
  });
  return choice === 'yes';
}
