import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { untilNextTurnEnd, untilRemoved } from '../../../engine/uses/index.ts';
import { carriedBy } from '../character/carried.ts';
import { addCondition } from '../conditions/change.ts';
import { letFall } from '../fight/ground.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { character, isInTurn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';

/** What a called shot does that dealt Damage. */
export function* calledShotEffect(tx: Tx<Scene>, { actor, target, way }: AttackAbout): Rule<void> {
  const hit = { source: actor, cause: 'calledShot' } as const;
  if (way === 'head') {
    const duration = untilNextTurnEnd(target, isInTurn(tx.now, target));
    addCondition(tx, target, { id: 'stunned', ...hit, duration });
  } else if (way === 'legs') {
    addCondition(tx, target, { id: 'prone', ...hit, duration: untilRemoved });
  } else if (way === 'arms') {
    yield* drop(tx, target);
  }
}

/** The target drops something they carry: which, is theirs to say (S49). Most would let go of what they need least: what comes last. */
function* drop(tx: Tx<Scene>, target: string): Rule<void> {
  const carried = carriedBy(character(tx.now, target)).slice(0, mostOptions);
  const [first] = carried;
  if (first === undefined) return;
  const chosen =
    carried.length === 1
      ? first.id
      : yield* tx.ask({
          id: 'drop',
          asked: target,
          code: 'drop',
          params: { target },
          options: carried.map(({ id, name }) => ({ id, code: 'drop.weapon', params: { weapon: name } })),
          default: carried.at(-1)?.id ?? first.id,
        });
  const name = letFall(tx, target, chosen);
  if (name !== null) tell(tx, 'dropped', { target, weapon: name });
}

const mostOptions = 25; // as many as a select menu holds
