import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { untilRemoved, untilTurnEnd } from '../../../../engine/uses/index.ts';
import { opposed, sideOfCheck } from '../../checks/check.ts';
import { endState, putState } from '../../fight/states.ts';
import {
  areEnemies,
  beingIn,
  type CharacterId,
  fighterIn,
  fightersIn,
  type Scene,
  stateOf,
} from '../../scene.ts';
import { canSee } from '../../space/vision.ts';
import { tell } from '../../tell.ts';
import type { Act } from '../act.ts';

/** Enemies of somebody who could notice them. */
const watchersOf = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  fightersIn(scene).filter((id) => {
    const who = beingIn(scene, id);
    return areEnemies(scene, actor, id) && who !== null && !who.dead && who.vitality >= 1;
  });

/** Why somebody can't hide: an enemy sees them (Advanced Actions: Hide). */
function whySeen(scene: Scene, actor: CharacterId): Refusal | null {
  const by = watchersOf(scene, actor).find((id) => canSee(scene, id, actor));
  return by === undefined ? null : refusal('isSeen', { actor, by });
}

/**
 * Hiding from all enemies where none sees one: Stealth against the Perception of the one who is best at it (Advanced Actions: Hide). Hidden, one attacks with
 * advantage, and enemies don't know where one is. Done again before the turn ends, it makes up for what has given one away.
 */
export const hide: Act = {
  id: 'hide',
  name: 'Hide',
  group: 'skills',
  cost: { ap: 2 },
  refused(scene, actor) {
    const isHidden = stateOf(scene, actor, 'hidden') !== null && stateOf(scene, actor, 'givenAway') === null;
    return isHidden ? refusal('hidesAlready', { actor }) : whySeen(scene, actor);
  },
  *run(tx, { actor }) {
    const now = tx.snapshot();
    const added = (id: CharacterId) => sideOfCheck(now, { actor: id, skill: 'perception' }).added;
    const best = watchersOf(now, actor).toSorted((a, b) => added(b) - added(a))[0];
    const unnoticed =
      best === undefined ||
      (yield* opposed(
        tx,
        { actor, skill: 'stealth', label: 'hide' },
        { actor: best, skill: 'perception', label: 'hide' },
      ));
    if (!unnoticed) return tell(tx, 'tried', { actor, target: best ?? actor, of: 'hide' });
    endState(tx, actor, 'givenAway');
    putState(tx, actor, { id: 'hidden', by: null, number: null, duration: untilRemoved });
    tell(tx, 'hid', { actor });
  },
};

/** Whether something clearly shows where its actor is (Advanced Actions: Hide): an attack (null), an Ability, laying hands on somebody. */
export const showsWhere = (act: Pick<Act, 'id' | 'group'> | null): boolean =>
  act === null || (act.id !== hide.id && ['attack', 'powers', 'skills'].includes(act.group));

/** Something gives away where somebody hides: at once, or, on their own turn, when it ends (Advanced Actions: Hide). */
export function giveAway(tx: Tx<Scene>, id: CharacterId, by: CharacterId | null): void {
  const now = tx.snapshot();
  if (stateOf(now, id, 'hidden') === null || stateOf(now, id, 'givenAway') !== null) return;
  if (fighterIn(now, id)?.turn) {
    putState(tx, id, { id: 'givenAway', by: null, number: null, duration: untilTurnEnd(id) });
    return;
  }
  found(tx, id, by);
}

function found(tx: Tx<Scene>, id: CharacterId, by: CharacterId | null): void {
  endState(tx, id, 'hidden');
  if (by !== null) tell(tx, 'found', { actor: id, by });
}

/** Those whom an enemy sees now are no longer hidden. */
export function findTheSeen(tx: Tx<Scene>): void {
  const now = tx.snapshot();
  for (const id of fightersIn(now)) {
    if (stateOf(now, id, 'hidden') === null) continue;
    const by = watchersOf(now, id).find((other) => canSee(now, other, id));
    if (by !== undefined) giveAway(tx, id, by);
  }
}

/** A turn ends: who has been given away in it is hidden no more. */
export function hiddenAtTurnEnd(tx: Tx<Scene>, id: CharacterId): undefined {
  if (stateOf(tx.snapshot(), id, 'givenAway') === null) return undefined;
  endState(tx, id, 'givenAway');
  endState(tx, id, 'hidden');
  return undefined;
}
