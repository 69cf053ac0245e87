import { refusal } from '../../../engine/refusal.ts';
import type { Act } from '../actions/act.ts';
import { beingIn, type CharacterId, type Scene } from '../scene.ts';
import { hasStatus } from './held.ts';
import { endStatuses } from './put.ts';
import { statusRule } from './rows.ts';

function isProne(scene: Scene, actor: CharacterId): boolean {
  const who = beingIn(scene, actor);
  return who !== null && hasStatus(who, 'prone');
}

/** Standing up from Prone: 1 AP (a house value; the book's list of Status Effects is lost). */
export const standUp: Act = {
  id: 'standUp',
  cinematic: true,
  name: 'Stand up',
  also: ['Get up'],
  group: 'move',
  cost: { ap: statusRule('prone')?.standUp ?? 1 },
  offered: isProne,
  refused: (scene, actor) => (isProne(scene, actor) ? null : refusal('notProne', { actor })),
  run(tx, { actor }) {
    endStatuses(tx, actor, ({ status }) => status === 'prone', 'stoodUp');
    return undefined;
  },
};
