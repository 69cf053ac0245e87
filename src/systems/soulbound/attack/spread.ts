import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { aboutCheck } from '../checks/about.ts';
import { checkKind } from '../checks/kinds.ts';
import { rollSide } from '../checks/resist.ts';
import { isCharmedBy } from '../conditions/active.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { attackDifficulty } from '../numbers/index.ts';
import { type CharacterId, character, closeOnes, fightersIn, type Scene } from '../scene.ts';
import type { ToldSide } from '../told.ts';
import { catchInIt } from './caught.ts';

/**
 * Whom Spread catches: everybody within Close Range of the target, friends and the attacker too, but not who charmed the
 * attacker (S57).
 */
export const caughtBySpread = (scene: Scene, { actor, target }: AttackAbout): readonly CharacterId[] => {
  const close = closeOnes(scene, target);
  return fightersIn(scene).filter(
    (id) => close.includes(id) && !character(scene, id).dead && !isCharmedBy(scene, actor, id),
  );
};

/** Whether somebody may get out of the way: their Defence, by steps and as it is now, is above the target's (S57). */
export function mayAvoid(scene: Scene, about: AttackAbout, id: CharacterId): boolean {
  const plainly = { ...about, way: null };
  const defenceOf = (target: CharacterId) => attackDifficulty(scene, { ...plainly, target }).defence.total;
  return defenceOf(id) > defenceOf(about.target);
}

/**
 * Spread: those caught suffer half of the Damage, rounded down, less their own Armour (S12). Who may avoid it rolls Body
 * (Reflexes) at DN 4:1 and needs more successes than the attack has (S17).
 */
export function* spread(
  tx: Tx<Scene>,
  now: Scene,
  about: AttackAbout,
  { damage, successes }: { readonly damage: number; readonly successes: number },
): Rule<void> {
  const half = Math.floor(damage / 2);
  if (half === 0) return;
  for (const target of caughtBySpread(now, about)) {
    const test = mayAvoid(now, about, target) ? yield* avoiding(tx, now, about, target, successes) : null;
    const avoided = test !== null && test.successes > successes;
    const own = { ...about, target, way: null };
    catchInIt(tx, now, { about: own, by: 'spread', damage: half, test, avoided });
  }
}

/** The Test with which somebody would get out of the way. */
function* avoiding(
  tx: Tx<Scene>,
  now: Scene,
  { actor }: AttackAbout,
  target: CharacterId,
  successes: number,
): Rule<ToldSide> {
  const kind = checkKind('body.reflexes');
  if (kind === null) throw new Error('no check of Reflexes');
  const about = aboutCheck(target, kind, { opposedBy: actor, resists: true });
  const goal = { kind: 'pass', needed: successes + 1 } as const;
  return yield* rollSide(tx, now, { about, name: kind.name, maximised: 'ask' }, goal);
}
