import type { Params } from '../../../../engine/refusal.ts';
import type { Reaction } from '../../../../engine/ruleset.ts';
import { isOn } from '../../abilities/switched.ts';
import { contested } from '../../checks/check.ts';
import { grappledBy, isCritical } from '../../conditions/active.ts';
import { type CharacterId, personIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { ongoingIn } from '../ongoing.ts';
import { retarget } from '../strike.ts';

/**
 * Who grapples somebody may turn an Attack onto them before it targets oneself (Grappled): a contested STR check with whom one holds. Not
 * where it is them who attack.
 */
export function* redirects(scene: Scene, about: Params): Iterable<Reaction<Scene>> {
  const attack = ongoingIn(scene, about.attack);
  const { target } = about;
  if (attack === null || attack.roll !== null || typeof target !== 'string') return;
  const person = personIn(scene, target);
  if (person === null || person.dead || isCritical(person)) return;
  if (!attack.aims.some((aim) => aim.target === target)) return;
  const all = grappledBy(scene, target).filter(
    (held) => held !== attack.actor && !attack.aims.some((aim) => aim.target === held),
  );
  const [held] = all;
  if (held !== undefined) yield redirecting(attack.id, target, held);
}

const redirecting = (attack: string, owner: CharacterId, held: CharacterId): Reaction<Scene> => ({
  id: 'redirect',
  owner,
  params: { held },
  refused: null,
  *run(tx) {
    const { own, other, winner } = yield* contested(
      tx,
      {
        ...{ actor: owner, attribute: 'strength', label: 'redirect' },
        again: isOn(tx.now, owner, 'redirectAgain') ? 'always' : 'never',
      },
      { actor: held, attribute: 'strength', label: 'redirect', again: 'never' },
    );
    const done = winner === owner;
    if (done) retarget(tx, attack, owner, held);
    const contest = { own: own.total, other: other.total };
    tell(tx, 'redirected', { actor: owner, target: held, contest, done });
    return 'goesOn';
  },
});
