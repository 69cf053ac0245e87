import type { Draft } from 'immer';
import type { Modifier } from '../../../engine/modifier.ts';
import type { Json } from '../../../engine/json.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Declared } from '../abilities/panels/declared.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import type { AttackProfile } from '../gear/profile.ts';
import type { CharacterId, Scene } from '../scene.ts';
import type { Stated } from './die.ts';

/**
 * An Attack from when it is declared until all of it is done. Windows say which one they are about (`attack`), and reactions look at it and
 * change it: whom it is aimed at, the damage that is about to come.
 */
export interface Ongoing {
  readonly id: string;
  readonly actor: CharacterId;
  /** The unit that it comes from: the attacker's base, or their vehicle's. */
  readonly from: CharacterId;
  /** Whose gun it is, where it is a vehicle's. */
  readonly vehicle: CharacterId | null;
  readonly weapon: string; // its name
  readonly attack: AttackProfile;
  readonly type: DamageTypeId;
  /** Of each hit. */
  readonly damage: number;
  readonly melee: boolean;
  readonly overwatch: boolean;
  /** Where people are, as the GM has said it in the theatre of the mind. */
  readonly stated: Stated | null;
  readonly declared?: Declared;
  /** A die of the Hit Roll hits from this number on. */
  readonly rating: number;
  /** The Hit Roll, by its number in the command; null before it. */
  readonly roll: number | null;
  readonly aims: readonly Aim[];
  /** Damage that is about to come to somebody, hit by hit. */
  readonly coming: { readonly target: CharacterId; readonly amounts: readonly number[] } | null;
}

/** One target of an Attack, with its dice of the Hit Roll: `dice` of them from the place `first` on. */
export interface Aim {
  readonly target: CharacterId;
  readonly first: number;
  readonly dice: number;
  /** What is added to each of these dice. */
  readonly modifiers: readonly Modifier[];
}

/** An Attack that is being made, by its id; null where it is over. */
export const ongoingIn = (scene: Scene, id: Json | undefined): Ongoing | null =>
  scene.fight?.attacks?.find((one) => one.id === id) ?? null;

/** The same to be changed. */
export const ongoingOf = (tx: Tx<Scene>, id: string): Draft<Ongoing> | undefined =>
  tx.state.fight?.attacks?.find((one) => one.id === id);
