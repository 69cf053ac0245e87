import type { Choice } from '../../../engine/options.ts';
import { untilTurnStart } from '../../../engine/uses/index.ts';
import { endState, putState } from '../fight/states.ts';
import { isUnseen } from '../fight/known.ts';
import { character, type CharacterId, fighterIn, fightersIn, type Scene, stateOf } from '../scene.ts';
import { tell } from '../tell.ts';
import type { Act } from './act.ts';

/** Those whose doing somebody may let come, as they know of them. */
const othersOf = (scene: Scene, actor: CharacterId): readonly Choice[] =>
  fightersIn(scene)
    .filter((id) => id !== actor && (fighterIn(scene, actor)?.side === 'foes' || !isUnseen(scene, id)))
    .map((id) => ({ id, name: character(scene, id).name, refused: null }));

/** Whether somebody fails a Defense Roll by choice: against anybody, or against the one who forces it (Defense Rolls). */
export const givesIn = (scene: Scene, id: CharacterId, by: CharacterId | null): boolean => {
  const state = stateOf(scene, id, 'givingIn');
  return state !== null && (state.by === id || state.by === by);
};

/**
 * One may fail one's own Defense Rolls (Defense Rolls): all of them or those that one other forces, as an ally who throws them out of the way. It is said ahead, at any time, and
 * lasts until their next turn, or until they resist again.
 */
export const giveIn: Act = {
  id: 'giveIn',
  name: "Don't resist",
  also: ['Fail Defense Rolls', 'Willing', 'Resist again'],
  group: 'help',
  cost: {},
  when: 'anytime',
  offered: (scene, actor) => fighterIn(scene, actor) !== null,
  targets: othersOf,
  targetLater: true,
  run(tx, { actor, target }) {
    const before = stateOf(tx.now, actor, 'givingIn');
    const by = target ?? actor;
    endState(tx, actor, 'givingIn');
    if (before?.by === by) return undefined;
    putState(tx, actor, { id: 'givingIn', by, number: null, duration: untilTurnStart(actor) });
    tell(tx, 'stateBegan', { actor, state: 'givingIn', by: target });
    return undefined;
  },
};
