import type { Modifier } from '../../../engine/modifier.ts';
import type { AttributeId } from '../content/attributes.ts';
import type { CharacterId } from '../ids.ts';

/** A Difficulty reached exactly is a success with a drawback. */
export type CheckOutcome = 'fails' | 'drawback' | 'succeeds';

/** A check as it fell, with all that counted. */
export interface CheckRolled {
  readonly attribute: AttributeId | null;
  readonly dice: readonly number[];
  /** Of a special result: added for sixes, taken off for ones. */
  readonly bonus: readonly number[];
  readonly special: 'sixes' | 'ones' | null;
  /** What was added to the dice: a Score, Traits, the situation. */
  readonly modifiers: readonly Modifier[];
  readonly total: number;
}

/** What happens when checks are made. */
export type CheckEvents = {
  checked: {
    readonly actor: CharacterId;
    readonly rolled: CheckRolled;
    /** Null: only the number was asked for. */
    readonly difficulty: number | null;
    readonly outcome: CheckOutcome | null;
  };
  drawbackNamed: { readonly actor: CharacterId; readonly what: string };
  contested: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly own: CheckRolled;
    readonly other: CheckRolled;
    /** Null: equal, so nothing happens. */
    readonly winner: CharacterId | null;
  };
};
