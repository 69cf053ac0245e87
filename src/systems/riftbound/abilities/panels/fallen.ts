import type { Tx } from '../../../../engine/tx.ts';
import type { AttributeId } from '../../content/attributes.ts';
import type { Declared } from '../../attack/inProgress.ts';
import type { CharacterId, Scene } from '../../scene.ts';

/** What a panel needs to know of an Attack that is being made. */
export interface PanelAttack {
  readonly actor: CharacterId;
  /** The unit that it comes from: the attacker's base, or their vehicle's. */
  readonly from: CharacterId;
  readonly weapon: string;
  readonly attack: { readonly indirect: boolean };
  /** Of each hit. */
  readonly damage: number;
  readonly melee: boolean;
  readonly overwatch: boolean;
  /** Rerolls that were ticked before the Hit Roll. */
  readonly declared?: Declared;
}

/** A die that can be rolled again: its place in its roll, and what it must show, all that changes it counted in. */
export interface FallenDie {
  readonly place: number;
  readonly needed: number;
}

/** A Hit Roll, or somebody's Dodge Roll, as it lies on the table. */
export interface FallenRoll {
  readonly kind: 'hit' | 'dodge';
  /** Its number in the command (`tx.rolled`). */
  readonly roll: number;
  /** The unit that attacks or dodges: a vehicle, where it is one. */
  readonly of: CharacterId;
  /** Whose Rating it uses: a vehicle's pilot, who rolls for it. */
  readonly by: CharacterId;
  /** With which attribute's Rating, for Prepare; null: a Rating of its own, or of armour. */
  readonly attribute: AttributeId | null;
  readonly dice: readonly FallenDie[];
}

const HIGHEST = 6;

/** What a die shows now. */
const faceOf = (tx: Tx<Scene>, { roll }: FallenRoll, place: number): number =>
  tx.rolled(roll).dice[place]?.value ?? 0;

/** The dice of a roll that fail as they lie, and could succeed if they were rolled again. */
export const failing = (tx: Tx<Scene>, roll: FallenRoll): readonly FallenDie[] =>
  roll.dice.filter(({ place, needed }) => needed <= HIGHEST && faceOf(tx, roll, place) < needed);

export const facesOf = (tx: Tx<Scene>, roll: FallenRoll): readonly number[] =>
  roll.dice.map(({ place }) => faceOf(tx, roll, place));
