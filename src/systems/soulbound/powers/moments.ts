import type { Params } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { isRanged } from '../numbers/weapon.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { expire } from '../turn/expire.ts';
import { windows } from './reactions.ts';

type Moment = 'attackDeclared' | 'attackHit';

/**
 * A moment of an attack at which powers may work: declared, before the roll; hit, before the Damage. Takes the scene as it
 * is for what is counted next and gives it as it is after the powers; the same one where nothing happened. `shown` is what the roll has
 * come to, for whoever is asked.
 */
export function* attackMoment(
  tx: Tx<Scene>,
  moment: Moment,
  now: Scene,
  about: AttackAbout,
  shown: () => Params = () => ({}),
): Rule<Scene> {
  const before = tx.events.length;
  const { actor, target } = about;
  const said = { actor, target, ranged: isRanged(now, about), charging: about.way === 'charge' };
  yield* tx.window(windows[moment], said, { shown });
  return tx.events.length === before ? now : tx.snapshot();
}

/** What powers did for one attack is over with it, whether it came with the attack or was there `before`. */
export function attackOver(tx: Tx<Scene>, before: Scene): void {
  const came = tx.events.some(({ type }) => type === 'boonGained' || type === 'conditionGained');
  const waited = Object.values(before.characters).some(
    ({ boons, conditions }) => boons.some(endsNow) || conditions.some(endsNow),
  );
  if (came || waited) expire(tx, { at: 'attack.end' });
}

const endsNow = ({
  duration,
}: {
  readonly duration: { readonly ends: readonly { readonly when: { readonly at: string } }[] };
}) => duration.ends.some(({ when }) => when.at === 'attack.end');

/** Somebody's turn begins, or is about to end. */
export function* turnMoment(
  tx: Tx<Scene>,
  moment: 'turnStarted' | 'turnEnding',
  actor: CharacterId,
): Rule<void> {
  yield* tx.window(windows[moment], { actor });
}
