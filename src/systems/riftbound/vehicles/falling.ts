import type { Rule } from '../../../engine/rule.ts';
import { METRE } from '../../../engine/space/plane/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene } from '../scene.ts';

/** The first metres do nothing; each so many more roll a die; nobody falls faster than that many dice. */
const SAFE = 3;
const EACH = 3;
const MOST = 20;

/** How many dice a fall from a height in centimetres rolls: a house rule, as the book speaks of fall damage and gives none. */
export const fallDice = ({ party }: Scene, height: number): number =>
  party.rules.falling === 'never'
    ? 0
    : Math.min(MOST, Math.max(0, Math.floor((height - SAFE * METRE) / (EACH * METRE))));

/** Rolls what a fall does. */
export function* rollFall(tx: Tx<Scene>, who: CharacterId, height: number): Rule<number> {
  const count = fallDice(tx.now, height);
  if (count === 0) return 0;
  const { dice } = yield* tx.roll({ count, sides: 6, label: 'fall', by: who });
  return dice.reduce((sum, { value }) => sum + value, 0);
}
