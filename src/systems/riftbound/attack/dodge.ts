import type { Sum } from '../../../engine/modifier.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Incoming } from '../abilities/panels/before.ts';
import { afterDodgeRolls } from '../abilities/panels/dodged.ts';
import type { FallenRoll } from '../abilities/panels/fallen.ts';
import { type Dodge, dodgeOf } from '../numbers/dodge.ts';
import type { Scene } from '../scene.ts';
import { dodgeDie } from './die.ts';
import type { Ongoing } from './inProgress.ts';

/** What somebody has dodged of the hits on them, with the dice that count in the end. */
export interface Dodged extends Incoming {
  /** Null: they make no Dodge Roll (A50), or have nothing to dodge. */
  readonly dodge: Dodge | null;
  readonly dice: readonly number[];
  readonly modifiers: Sum['modifiers'];
  readonly dodged: number;
}

/** A Dodge Roll that lies on the table. */
interface Rolling extends Incoming {
  readonly dodge: Dodge | null;
  readonly die: Sum;
  readonly roll: number | null;
}

/**
 * The Dodge Rolls of all whom an Attack hits: each a d6 for every success on them; each that comes to their Rating cancels one. Dice may be rolled
 * again once all of them lie.
 */
export function* rollToDodge(
  tx: Tx<Scene>,
  attack: Ongoing,
  incoming: readonly Incoming[],
): Rule<readonly Dodged[]> {
  const rolls: Rolling[] = [];
  for (const one of incoming) rolls.push(yield* rollOne(tx, attack, one));
  yield* afterDodgeRolls(tx, attack, rolls.flatMap(fallen));
  return rolls.map(({ dodge, die, roll, ...one }): Dodged => {
    const dice = roll === null ? [] : tx.rolled(roll).dice.map(({ value }) => value);
    const needed = neededOf(dodge, die);
    const dodged = dice.filter((value) => value >= needed).length;
    return { ...one, dodge, dice, modifiers: die.modifiers, dodged };
  });
}

function* rollOne(tx: Tx<Scene>, attack: Ongoing, one: Incoming): Rule<Rolling> {
  const { target, hits } = one;
  const now = tx.snapshot();
  const dodge = dodgeOf(now, target);
  const die = dodgeDie(now, attack, target);
  if (dodge === null || hits === 0) return { ...one, dodge, die, roll: null };
  const about = { attack: attack.id, target };
  const { id: roll } = yield* tx.roll({ count: hits, sides: 6, label: 'dodge', by: dodge.by, about });
  return { ...one, dodge, die, roll };
}

const neededOf = (dodge: Dodge | null, { total }: Sum): number => (dodge?.rating ?? 0) - total;

/** A Dodge Roll as panels look at it; none of who makes none. */
function fallen({ target, dodge, die, roll, hits }: Rolling): readonly FallenRoll[] {
  if (dodge === null || roll === null) return [];
  const needed = neededOf(dodge, die);
  const dice = Array.from({ length: hits }, (_, place) => ({ place, needed }));
  const attribute = dodge.with === 'armour' ? null : dodge.with;
  return [{ kind: 'dodge', roll, of: target, by: dodge.by, attribute, dice }];
}
