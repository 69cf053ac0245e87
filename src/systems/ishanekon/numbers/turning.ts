import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { paysReroll } from '../momentum/ask.ts';
import { mayReroll, orOld, type Place } from '../momentum/lying.ts';
import type { CharacterId, Scene } from '../scene.ts';
import type { Leaning } from './edge.ts';
import { counting, diceOf, type Twice } from './twice.ts';

const FACES = Array.from({ length: 20 }, (_, n) => n + 1);

/** A d20 that isn't enough, and what would be. */
export interface Turning {
  readonly by: CharacterId;
  readonly what: 'attack' | 'defence';
  readonly twice: Twice;
  readonly leans: Leaning;
  isEnough(natural: number): boolean;
}

/** One of the dice rolled again, where the better of its two results counts: which, and how likely that is enough. */
interface Try {
  readonly place: number;
  readonly chance: number;
}

/** The die whose reroll turns a roll most likely; null where none can. */
export function bestTry(
  dice: readonly number[],
  leans: Leaning,
  isEnough: (natural: number) => boolean,
): Try | null {
  const tries = dice.map((old, place): Try => {
    const good = FACES.filter((face) => isEnough(counting(dice.with(place, Math.max(old, face)), leans)));
    return { place, chance: good.length / FACES.length };
  });
  const best = tries.reduce<Try | null>(
    (most, one) => (most === null || one.chance > most.chance ? one : most),
    null,
  );
  return best === null || best.chance === 0 ? null : best;
}

/**
 * A turning point (Narrative Momentum): who has rolled a d20 that isn't enough may pay to roll it again, and takes the better result. A roll that is enough
 * asks nobody: there the die has a button, for a better one may be worth it.
 */
export function* mayTurn(tx: Tx<Scene>, { by, what, twice, leans, isEnough }: Turning): Rule<void> {
  const dice = diceOf(tx, twice);
  const now = counting(dice, leans);
  const isDone = isEnough(now);
  // A hit may still become a critical one; a Defense Roll that succeeds is done with.
  if (isDone && what === 'defence') return;
  const best = bestTry(dice, leans, isDone ? (natural) => natural > now : isEnough);
  if (best === null) return;
  const { roll, place } = placeIn(tx, twice, best.place);
  const old = dice[best.place] ?? 1;
  const asked = isDone ? 'unasked' : yield* paysReroll(tx, { by, sides: 20, chance: best.chance, what });
  if (asked === 'paid') yield* orOld(tx, { roll, place }, old);
  if (asked === 'unasked') yield* mayReroll(tx, { by, what, sides: 20, value: old }, { roll, place });
}

/** In which roll a die lies, and where in it. */
function placeIn(tx: Tx<Scene>, { rolls }: Twice, place: number): Place {
  let left = place;
  for (const roll of rolls) {
    const { length } = tx.rolled(roll).dice;
    if (left < length) return { roll, place: left };
    left -= length;
  }
  throw new Error(`no die ${place}`);
}
