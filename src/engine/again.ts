import type { Recorded } from './roll.ts';
import type { Offered } from './run.ts';
import type { Transcript } from './transcript.ts';

type Record = Pick<Transcript, 'dice' | 'answers' | 'rulings'>;

/**
 * What runs a command again once somebody has taken up what it offered them (`tx.offer`): all stays up to there, the dice and the answers that
 * came after are dropped. Its further dice come from a seed of their own, for those of the old one have been seen; so what stays is marked as
 * having fallen before.
 */
export function takenUp<T extends Record>(
  record: T,
  { decision, seen, answered }: Offered,
  { choice, by }: { readonly choice: string; readonly by: string },
): T {
  return {
    ...record,
    dice: record.dice.slice(0, seen).map((die) => fellBefore(die, seen)),
    answers: [
      ...record.answers.filter(({ key }) => answered.includes(key)),
      { key: decision.key, choice, by, seen },
    ],
    rulings: record.rulings.filter(({ index }) => index < seen),
  };
}

/** A die that stays; the mark of one that replaced it stays with that one. */
function fellBefore(one: Recorded, seen: number): Recorded {
  if ('sides' in one && one.rerolled !== undefined && one.rerolled >= seen) {
    const { rerolled: _, ...die } = one;
    return { ...die, earlier: true };
  }
  return { ...one, earlier: true };
}
