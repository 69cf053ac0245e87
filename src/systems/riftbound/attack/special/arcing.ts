import type { DecisionOption } from '../../../../engine/decision.ts';
import type { Rule } from '../../../../engine/rule.ts';
import { METRE } from '../../../../engine/space/plane/index.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { isOn } from '../../abilities/switched.ts';
import { distanceBetween } from '../../fight/bodies.ts';
import { nearInMind } from '../../fight/gmSays.ts';
import { inMind } from '../../fight/mind.ts';
import { isUp } from '../../fight/sides.ts';
import { hurt } from '../../harm/hurt.ts';
import { type CharacterId, fighterIn, fightersIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { whySheltered } from '../../vehicles/crew.ts';
import { windows } from '../../windows.ts';
import type { Ongoing } from '../inProgress.ts';

const JUMPS_ON = 4;
const REACH = 5 * METRE;

/** Whom sparks can jump to: other units within 5 m of the target, its enemies' side first, nearest first; never who fired. */
function around(scene: Scene, { actor, from }: Ongoing, target: CharacterId): readonly CharacterId[] {
  const side = fighterIn(scene, actor)?.side;
  const near = fightersIn(scene)
    .filter((id) => id !== target && id !== actor && id !== from && isUp(scene, id))
    .filter((id) => whySheltered(scene, id, actor) === null)
    .map((id) => ({ id, away: distanceBetween(scene, target, id) ?? Number.POSITIVE_INFINITY }))
    .filter(({ away }) => inMind(scene) || away <= REACH)
    .sort((a, b) => a.away - b.away);
  const foes = near.filter(({ id }) => fighterIn(scene, id)?.side !== side);
  return (foes.length > 0 ? foes : near).map(({ id }) => id);
}

/**
 * Arcing (Tesla Rifle): for each hit that lands a d6; on a 4+ sparks do 1 Electric damage to another unit near the target (A22). To the
 * nearest enemy, where there is one; who has turned that off on their sheet is asked.
 */
export function* arc(tx: Tx<Scene>, attack: Ongoing, target: CharacterId, landed: number): Rule<void> {
  if (landed === 0 || around(tx.snapshot(), attack, target).length === 0) return;
  const roll = yield* tx.roll({ count: landed, sides: 6, label: 'arc', by: attack.actor });
  const dice = roll.dice.map(({ value }) => value);
  const jumps = dice.filter((value) => value >= JUMPS_ON).length;
  tell(tx, 'arced', { target, dice, jumps });
  const said =
    inMind(tx.now) && jumps > 0
      ? yield* nearInMind(tx, {
          around: target,
          metres: REACH / METRE,
          among: around(tx.snapshot(), attack, target),
        })
      : null;
  let next: CharacterId | null = null;
  for (let n = 0; n < jumps; n++) {
    const near = around(tx.snapshot(), attack, target).filter((id) => said?.includes(id) !== false);
    if (next === null || !near.includes(next)) next = yield* chosen(tx, attack.actor, near);
    if (next === null) return;
    const one = { target: next, amount: 1, type: 'electric', by: attack.actor, because: 'arc' } as const;
    const { lost, killed } = yield* hurt(tx, one);
    yield* tx.window(windows.damageDone, {
      ...{ attack: attack.id, actor: attack.actor, target: next, type: 'electric', lost, killed },
      melee: false,
    });
  }
}

function* chosen(tx: Tx<Scene>, actor: CharacterId, near: readonly CharacterId[]): Rule<CharacterId | null> {
  const [first] = near;
  if (first === undefined || near.length === 1 || isOn(tx.now, actor, 'arcs')) return first ?? null;
  const options = near.slice(0, 10).map((id): DecisionOption => {
    const params = { target: id };
    return { id, code: 'arc.to', params };
  });
  return yield* tx.ask({
    id: 'arc',
    asked: actor,
    code: 'arc',
    params: { actor },
    options,
    default: first,
  });
}
