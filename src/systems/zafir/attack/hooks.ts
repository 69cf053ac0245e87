import type { Rule } from '../../../engine/rule.ts';
import type { TileName } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { AttackAbout } from '../numbers/about.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { slot } from '../slot.ts';
import type { Thrown } from './thrown.ts';
import type { Damage, Through } from './through.ts';

/** What else happens once damage has come to somebody: suppression ends, magic is feared. */
export type AfterDamage = (tx: Tx<Scene>, damage: Damage, done: Through) => Rule<void> | undefined;

/** What else happens when somebody's HP have come to zero, before the casualty roll and whatever comes of it. */
export type AfterKill = (
  tx: Tx<Scene>,
  target: CharacterId,
  by: CharacterId | null,
) => Rule<void> | undefined;

/** What an attack came to. */
export interface Struck {
  readonly hit: boolean;
  readonly crit: boolean;
  /** A reaction made it miss. */
  readonly prevented: boolean;
  /** HP lost. */
  readonly hp: number;
}

/** What else comes of an attack, hit or miss: a Mark, what a Grip still does. */
export type AfterStrike = (tx: Tx<Scene>, about: AttackAbout, struck: Struck) => Rule<void> | undefined;

/** A grenade that goes off: whose it is, and where. */
export interface Detonation {
  readonly actor: CharacterId;
  readonly thrown: Thrown;
  readonly at: TileName;
}

/** A grenade that has gone off: over which tiles, and who was hit (did not get away). */
export interface GoneOff extends Detonation {
  readonly tiles: readonly TileName[];
  readonly hit: readonly CharacterId[];
}

/** What a grenade does besides damage: conditions, features, smoke. */
export type AfterGrenade = (tx: Tx<Scene>, goneOff: GoneOff) => Rule<void> | undefined;

export const afterDamage = slot<AfterDamage>('afterDamage');
export const afterKill = slot<AfterKill>('afterKill');
export const afterStrike = slot<AfterStrike>('afterStrike');
export const afterGrenade = slot<AfterGrenade>('afterGrenade');
