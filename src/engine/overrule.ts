import type { Made } from './creation.ts';
import { refusal } from './refusal.ts';
import { isDie, type Recorded, type Ruling } from './roll.ts';
import type { Transcript } from './transcript.ts';

/**
 * A GM's ruling on a die that has been seen. Gives the record (a transcript, or what holds more) to run again: up to that die
 * everything stays, for it cannot have depended on it; the dice that fell and the answers that were given after it
 * are dropped. (A die is a function of the seed and its number, so where the rule rolls the same dice again they
 * show the same.) A ruling on the same die replaces the earlier one.
 * Refuses a die that has not been rolled (`noSuchDie`), a card (`notADie`), a face that the die has not (`noSuchFace`).
 */
export function overruled<T extends Pick<Transcript, 'dice' | 'answers' | 'rulings'>>(
  record: T,
  ruling: Ruling,
): Made<T> {
  const { index, value } = ruling;
  const die = record.dice[index];
  if (die === undefined) return { ok: false, refusal: refusal('noSuchDie', { index }) };
  if (!isDie(die)) return { ok: false, refusal: refusal('notADie', { index, card: die.card }) };
  if (!Number.isInteger(value) || value < 1 || value > die.sides)
    return { ok: false, refusal: refusal('noSuchFace', { value, sides: die.sides }) };
  return {
    ok: true,
    value: {
      ...record,
      dice: record.dice.slice(0, index + 1).map(asItFell),
      answers: record.answers.filter((answer) => answer.seen <= index),
      rulings: [...record.rulings.filter((earlier) => earlier.index < index), ruling],
    },
  };
}

/** Without the mark of a re-roll: whether it is rolled again is found out anew. */
function asItFell(recorded: Recorded): Recorded {
  if (!isDie(recorded) || recorded.rerolled === undefined) return recorded;
  const { rerolled: _, ...die } = recorded;
  return die;
}
