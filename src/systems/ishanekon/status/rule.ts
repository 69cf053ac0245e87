import type { DamageTypeId } from '../content/damageTypes.ts';
import type { StatId } from '../content/stats.ts';

/** What kind of Status Effect it is (Status Effects): of the body, of the mind, or what lingers of an element. */
export type StatusCategory = 'physical' | 'mental' | 'elemental';

/** A moment of the turns of whoever has it. A boss has several turns in a round, and each counts (Bosses). */
export type TurnMoment = 'turn.start' | 'turn.end';

/** Damage that a Status Effect does on each turn. */
export interface Tick {
  readonly at: TurnMoment;
  readonly type: DamageTypeId;
  /** So many dice and so much more, once or for each stack. */
  readonly dice: number;
  readonly sides: number;
  readonly plus: number;
  readonly perStack: boolean;
  /** Armor, or the DR value that counts as it, takes nothing off. */
  readonly ignoresDefence: boolean;
  /** A Defense Roll that succeeds prevents it. */
  readonly prevented: boolean;
}

/** A Defense Roll that whoever has it makes on each turn, against the power that it was given with. */
export interface Shaking {
  readonly at: TurnMoment;
  readonly stat: StatId;
  /** What ends it: success, or a total of so much. */
  readonly ends: 'success' | { readonly total: number };
}

/** The numbers that a Status Effect may change. */
export type StatusNumber = 'hit' | 'evasion' | 'armour' | 'dr' | 'checks' | 'movement' | 'drPower';

export interface StatusChange {
  readonly number: StatusNumber;
  readonly amount: number;
  readonly perStack: boolean;
}

/** Rolls that a Status Effect lets be rolled twice. */
export interface StatusEdge {
  /** Whose: of who has it, or of who attacks them. */
  readonly of: 'bearer' | 'attacker';
  readonly roll: 'attack' | 'dr' | 'check';
  /** Defense Rolls of these Stats alone. */
  readonly stats?: readonly StatId[];
  /** Attacks of this kind alone. */
  readonly reach?: 'melee' | 'ranged';
  /** Only against who has caused it. */
  readonly atCause?: true;
  readonly edge: 'advantage' | 'disadvantage';
}

/** What somebody can't do. */
export type Forbidden =
  | 'actions' // no AP
  | 'reactions' // no RP
  | 'movement'
  | 'sight' // Visions that blindness affects don't work
  | 'approach'; // no step nearer to who has caused it

/** A Status Effect as the rules play it: all of it is data, so that a pack can bring others. */
export interface StatusRule {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** What who has it is, where the name doesn't say so: 'Frightened' by Fear. */
  readonly adjective?: string;
  readonly category: StatusCategory;
  /** Every elemental type has exactly one (Status Effects). */
  readonly element?: DamageTypeId;
  /** Several add up, and last as long as the longest (Multiple Simultaneous Effects); of others the strongest counts. */
  readonly stacks: boolean;
  readonly tick?: Tick;
  readonly shaking?: Shaking;
  readonly changes: readonly StatusChange[];
  readonly edges: readonly StatusEdge[];
  readonly forbids: readonly Forbidden[];
  /** Healing that they receive is halved. */
  readonly halvesHealing?: true;
  /** Any healing ends it (Vitality). */
  readonly endsByHealing?: true;
  /** One attacks who has caused it, or nobody. */
  readonly attacksCause?: true;
  /** So many AP end it. */
  readonly standUp?: number;
  /** How many rounds it lasts where nothing else is said; null: until something ends it. */
  readonly rounds: number | null;
}
