import type { Modifier } from '../../../engine/modifier.ts';
import type { Spent } from '../abilities/events.ts';
import type { AttributeId } from '../content/attributes.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import type { Trigger, CharacterId } from '../scene.ts';

/** The dice of a Hit Roll at one target. */
export interface Shots {
  readonly target: CharacterId;
  readonly dice: readonly number[];
  /** What is added to each die. */
  readonly modifiers: readonly Modifier[];
  readonly hits: number;
}

/** What happens in Attacks, in the order in which it happens. Weapons by the names people give them. */
export type AttackEvents = {
  /** The Hit Roll, with all rerolls. */
  attacked: {
    readonly actor: CharacterId;
    /** Whose gun it is, where it is a vehicle's. */
    readonly vehicle: CharacterId | null;
    readonly others: readonly CharacterId[]; // all targets
    readonly weapon: string;
    readonly overwatch: boolean;
    /** Dice that said how many shots there are; none where the weapon says it. */
    readonly shotDice: readonly number[];
    readonly attribute: AttributeId | null; // null: a Rating of its own
    readonly rating: number;
    readonly shots: readonly Shots[];
  };
  /** What came of the hits on somebody: some blocked, some dodged, the rest land. */
  landed: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly hits: number;
    /** What was spent on each that a shield has blocked. */
    readonly blocked: readonly Spent[];
    readonly dice: readonly number[];
    /** Null: they make no Dodge Roll. */
    readonly rating: number | null;
    readonly with: AttributeId | 'armour' | null;
    readonly modifiers: readonly Modifier[];
    readonly landed: number;
    readonly damage: number; // of each
    readonly type: DamageTypeId;
    /** Hits that do double damage. */
    readonly doubled: number;
    readonly doubleDice: readonly number[];
  };
  /** Sparks jump from a target: dice, one for each hit; how many of them do. */
  arced: { readonly target: CharacterId; readonly dice: readonly number[]; readonly jumps: number };
  thundered: {
    readonly actor: CharacterId;
    readonly rolls: readonly {
      readonly target: CharacterId;
      readonly die: number;
      readonly damage: number;
    }[];
    readonly others: readonly CharacterId[];
  };
  thrown: { readonly actor: CharacterId; readonly item: string; readonly target: CharacterId };
  prepared: { readonly actor: CharacterId; readonly attribute: AttributeId; readonly dice: number };
  overwatchTaken: {
    readonly actor: CharacterId;
    readonly shots: number;
    readonly weapon: string | null; // null: the best at the moment
    readonly trigger: Trigger;
    /** Of a trigger at one alone. */
    readonly target: CharacterId | null;
  };
  overwatchHeld: { readonly actor: CharacterId; readonly target: CharacterId };
  /** In the theatre of the mind: where, in words. */
  disruptionMade: {
    readonly actor: CharacterId;
    readonly item: string;
    readonly bearing: number | null;
    readonly where: string | null;
  };
  disruptionMoved: {
    readonly actor: CharacterId;
    readonly times: number;
    readonly metres: number;
    readonly explodes: 'touched' | 'spent' | null;
    readonly dice: readonly number[];
    readonly damage: number;
    readonly others: readonly CharacterId[];
  };
};
