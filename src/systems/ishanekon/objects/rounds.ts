import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { deal } from '../damage/deal.ts';
import { rollSum } from '../numbers/pool.ts';
import { characterIn, type CharacterId, fightersIn, type Scene } from '../scene.ts';
import { statusRule } from '../status/rows.ts';
import { tell } from '../tell.ts';
import { around, has } from './bursts.ts';

/** How far a burning thing's fire reaches (Objects). */
const FIRE = 1;

/** At the end of each round, which is where the next begins: what burns burns on, and what regenerates has half of its Vitality back (Objects). */
export function* objectsAtRound(tx: Tx<Scene>): Rule<void> {
  const now = tx.snapshot();
  if ((now.fight?.order.round ?? 0) < 2) return;
  for (const id of fightersIn(now)) {
    const thing = characterIn(tx.snapshot(), id);
    if (thing?.kind !== 'object' || thing.dead) continue;
    if (thing.statuses.some(({ status }) => status === 'burning')) yield* burn(tx, id);
    const left = characterIn(tx.snapshot(), id);
    if (left?.kind === 'object' && !left.dead && has(left, 'regeneration')) regenerate(tx, id);
  }
}

/** The same damage for the thing and for everybody and everything within 1 m. */
function* burn(tx: Tx<Scene>, thing: CharacterId): Rule<void> {
  const tick = statusRule('burning')?.tick;
  if (tick === undefined) return;
  const amount =
    tick.plus + (yield* rollSum(tx, { count: tick.dice, sides: tick.sides, label: 'status', by: thing }));
  for (const id of [thing, ...around(tx.snapshot(), thing, FIRE)])
    if (characterIn(tx.now, id)?.dead === false)
      yield* deal(tx, {
        ...{ target: id, by: null, cause: 'object', with: 'Burning', parts: [{ type: 'heat', amount }] },
      });
}

function regenerate(tx: Tx<Scene>, target: CharacterId): void {
  const thing = tx.state.characters[target];
  if (thing?.kind !== 'object') return;
  const amount = Math.min(Math.floor(thing.maxVitality / 2), thing.maxVitality - thing.vitality);
  if (amount <= 0) return;
  thing.vitality += amount;
  tell(tx, 'regenerated', { target, amount });
}
