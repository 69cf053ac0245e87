import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { attack } from '../attack/attack.ts';
import { checkAttack } from '../attack/legality.ts';
import { ways } from '../content/ways.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { whyNoAction } from '../turn/economy.ts';
import type { Act, Doing } from './act.ts';
import { othersOf, person } from './targets.ts';

const aims = ways.filter(({ id }) => id === 'head' || id === 'arms' || id === 'legs');

/**
 * An attack on head, arms or legs with the usual weapon: the same as the attack with that way of it, which takes the
 * Action itself.
 */
export const calledShot: Act = {
  id: 'calledShot',
  cost: 'nothing',
  refused: (scene, actor) => whyNoAction(scene, actor),
  targets: (scene, actor) => othersOf(scene, actor).map((id) => person(scene, id, whyNot(scene, actor, id))),
  nobody: (_scene, actor) => refusal('noEnemy', { actor }),
  means: () => aims.map(({ id, name }) => ({ id, name, refused: null })),
  *run(tx: Tx<Scene>, { actor, target, means, asGm }: Doing): Rule<void> {
    const wanted = { target: target ?? '', means: null, way: means, spend: [] };
    yield* attack(tx, { kind: 'attack', actor, asGm, ...wanted });
  },
};

function whyNot(scene: Scene, actor: CharacterId, target: CharacterId): Refusal | null {
  const checked = checkAttack(scene, { actor, target, means: null, way: 'head', spend: [] });
  return checked.ok ? null : checked.refusal;
}
