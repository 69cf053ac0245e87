import type { Rule } from '../../../../engine/rule.ts';
import { METRE } from '../../../../engine/space/plane/index.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { distanceBetween } from '../../fight/bodies.ts';
import { nearInMind } from '../../fight/gmSays.ts';
import { inMind } from '../../fight/mind.ts';
import { hears, isUp } from '../../fight/sides.ts';
import { hurt } from '../../harm/hurt.ts';
import { type CharacterId, fightersIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { whySheltered } from '../../vehicles/crew.ts';
import { windows } from '../../windows.ts';
import type { Ongoing } from '../inProgress.ts';

const REACH = 3 * METRE;
const LOUD = 6;

/** Thunderous (Sonic Rifle): half the damage to who can't hear the attacker, rounded up as all halves are (A22). */
export const halved = (
  scene: Scene,
  { attack, damage }: Pick<Ongoing, 'attack' | 'damage'>,
  target: CharacterId,
): number => (attack.special === 'thunderous' && !hears(scene, target) ? Math.ceil(damage / 2) : damage);

/** Each unit within 3 m of the attacker that can hear them takes 1 True damage, or 2 on a 6; the attacker does not (A22). */
export function* thunder(tx: Tx<Scene>, { id, actor, from }: Ongoing): Rule<void> {
  const now = tx.snapshot();
  const open = fightersIn(now).filter(
    (other) =>
      other !== actor && isUp(now, other) && hears(now, other) && whySheltered(now, other, actor) === null,
  );
  const near = inMind(now)
    ? yield* nearInMind(tx, { around: actor, metres: REACH / METRE, among: open })
    : open.filter((other) => (distanceBetween(now, from, other) ?? Number.POSITIVE_INFINITY) <= REACH);
  if (near.length === 0) return;
  const { dice } = yield* tx.roll({ count: near.length, sides: 6, label: 'thunder', by: actor });
  const rolls = near.map((target, n) => {
    const die = dice[n]?.value ?? 0;
    return { target, die, damage: die >= LOUD ? 2 : 1 };
  });
  tell(tx, 'thundered', { actor, rolls, others: near });
  for (const { target, damage: amount } of rolls) {
    const one = { target, amount, type: 'true', by: actor, because: 'thunder' } as const;
    const { lost, killed } = yield* hurt(tx, one);
    const about = { attack: id, actor, target, type: 'true', lost, killed, melee: false };
    yield* tx.window(windows.damageDone, about);
  }
}
