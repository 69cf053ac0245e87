import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { untilNextTurnEnd, untilRemoved } from '../../../engine/uses/index.ts';
import { addCondition } from '../conditions/change.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { actingIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';

/** What a called shot does that dealt Damage. */
export function* calledShotEffect(tx: Tx<Scene>, { actor, target, way }: AttackAbout): Rule<void> {
  const hit = { source: actor, cause: 'calledShot' } as const;
  if (way === 'head') {
    const duration = untilNextTurnEnd(target, actingIn(tx.now) === target);
    addCondition(tx, target, { id: 'stunned', ...hit, duration });
  } else if (way === 'legs') {
    addCondition(tx, target, { id: 'prone', ...hit, duration: untilRemoved });
  } else if (way === 'arms') {
    yield* drop(tx, target);
  }
}

/** The target drops something they carry: which, is theirs to say. */
function* drop(tx: Tx<Scene>, target: string): Rule<void> {
  const held = tx.state.characters[target]?.weapons.filter((w) => !w.dropped && !w.natural) ?? [];
  const [first] = held;
  if (first === undefined) return;
  const chosen =
    held.length === 1
      ? first.id
      : yield* tx.ask({
          id: 'drop',
          asked: target,
          code: 'drop',
          params: { target },
          options: held.map((w) => ({ id: w.id, code: 'drop.weapon', params: { weapon: w.name } })),
          default: first.id,
        });
  const weapon = held.find((w) => w.id === chosen) ?? first;
  weapon.dropped = true;
  tell(tx, 'dropped', { target, weapon: weapon.name });
}
