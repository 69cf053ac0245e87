import { rowOf } from '../../../engine/table.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type SizeId, sizes } from '../content/sizes.ts';
import { deal } from '../damage/deal.ts';
import { rollSum } from '../numbers/pool.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { type Met, makeRoom, meets } from './below.ts';
import { FALL_FROM } from './movement.ts';

/** From so many metres on there are half as many dice of twice the size, one more each 6 m, up to the last (Falling). */
const FAR = { from: 30, each: 6, most: 60 } as const;

/** The dice of a fall (Falling): none below 3 m, and none for who is Small – or smaller. */
export function fallDice(size: SizeId, metres: number): { readonly count: number; readonly sides: number } {
  const { step } = rowOf(sizes, size);
  const sides = step <= -2 ? 0 : step === -1 ? 4 : step >= 2 ? 10 : 6;
  if (sides === 0 || metres < FALL_FROM) return { count: 0, sides: 6 };
  if (metres < FAR.from) return { count: Math.floor(metres / FALL_FROM), sides };
  const far = Math.min(metres, FAR.most) - FAR.from;
  return { count: FAR.from / FALL_FROM / 2 + Math.floor(far / FAR.each), sides: 2 * sides };
}

/**
 * Somebody or something falls so many metres: a die of Physical damage for each 3 (Falling). Those they fall on take as much, unless they get out of the way; who
 * catches them spares both.
 */
export function* fall(
  tx: Tx<Scene>,
  id: CharacterId,
  metres: number,
  onto: readonly CharacterId[] = [],
): Rule<void> {
  const { count, sides } = fallDice(character(tx.now, id).size, metres);
  tell(tx, 'plunged', { actor: id, metres });
  const met: Met[] = [];
  if (metres >= FALL_FROM) for (const other of onto) met.push(yield* meets(tx, id, other));
  const caught = met.some(({ how }) => how === 'caught');
  if (count > 0 && !(caught && met.every(({ how }) => how !== 'hit'))) {
    const amount = yield* rollSum(tx, { count, sides, label: 'fall', by: id });
    const hit = met.filter(({ how }) => how === 'hit').map((one) => one.id);
    for (const target of [...(caught ? [] : [id]), ...hit])
      yield* deal(tx, { target, by: null, cause: 'fall', parts: [{ type: 'physical', amount }] });
  }
  makeRoom(tx, id);
}
