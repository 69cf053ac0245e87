import type { Params } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { isRanged } from '../numbers/weapon.ts';
import { type CharacterId, characterIn, type Scene } from '../scene.ts';
import { expire } from '../turn/expire.ts';
import { attackTriggers, windows } from './reactions.ts';
import type { Trigger } from './schema/power.ts';

type Moment = keyof typeof attackTriggers;

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
  if (!isSetOff(now, moment, about)) return now;
  const said = { actor, target, ranged: isRanged(now, about), charging: about.way === 'charge' };
  yield* tx.window(windows[moment], said, { shown });
  return tx.events.length === before ? now : tx.snapshot();
}

/** Whether one of the two has a power that such a moment may set off. Nobody learns or forgets one in the middle of an attack. */
function isSetOff(scene: Scene, moment: Moment, { actor, target }: AttackAbout): boolean {
  const [own, theirs] = attackTriggers[moment];
  const has = (id: CharacterId, trigger: Trigger) =>
    characterIn(scene, id)?.powers.some(({ when }) => when === trigger) === true;
  return has(actor, own) || has(target, theirs);
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
