import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { AttackAbout } from '../numbers/about.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { slot } from '../slot.ts';
import type { Struck } from './strike.ts';
import type { Damage, Through } from './through.ts';

/** What else happens once damage has come to somebody: suppression ends, magic is feared. */
export type AfterDamage = (tx: Tx<Scene>, damage: Damage, done: Through) => Rule<void> | undefined;

/** What else happens when somebody's HP have come to zero, before the casualty roll and whatever comes of it. */
export type AfterKill = (
  tx: Tx<Scene>,
  target: CharacterId,
  by: CharacterId | null,
) => Rule<void> | undefined;

/** What else comes of an attack, hit or miss: a Mark, what a Grip still does. */
export type AfterStrike = (tx: Tx<Scene>, about: AttackAbout, struck: Struck) => Rule<void> | undefined;

export const afterDamage = slot<AfterDamage>('afterDamage');
export const afterKill = slot<AfterKill>('afterKill');
export const afterStrike = slot<AfterStrike>('afterStrike');
