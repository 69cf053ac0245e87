import { castDraft } from 'immer';
import type { Modifier } from '../../../engine/modifier.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Factor } from '../numbers/factor.ts';
import type { AttackReach, AttackWith } from '../numbers/situation.ts';
import type { CharacterId, Scene } from '../scene.ts';
import type { DamageCause } from './events.ts';
import type { Part } from './reckon.ts';

/** Damage that is about to be taken, as reactions see and change it. It is there while a command runs, and never between two. */
export interface Coming {
  readonly id: string;
  readonly target: CharacterId;
  readonly by: CharacterId | null;
  readonly cause: DamageCause;
  readonly with: string | null;
  readonly attack: AttackWith | null;
  readonly reach: AttackReach | null;
  readonly critical: boolean;
  /** It is of an area: an Ability's, or a weapon's. */
  readonly area: boolean;
  /** What the attacker's side comes to. */
  readonly parts: readonly Part[];
  readonly ignores: number | 'all';
  /** It neither kills nor makes one bleed. */
  readonly sparing: boolean;
  /** What the defender's side multiplies and adds, by reactions and by a Defense Roll. */
  readonly factors: readonly Factor[];
  readonly added: readonly Modifier[];
  /** Vitality below which it can't bring them this time; null: no such floor. */
  readonly floor: number | null;
}

export const comingIn = (scene: Scene, id: string): Coming | null =>
  scene.coming?.find((one) => one.id === id) ?? null;

/** Notes damage that is about to be taken; gives its id. */
export function announce(tx: Tx<Scene>, coming: Omit<Coming, 'id'>): string {
  const all = tx.state.coming ?? [];
  const id = `damage${all.length + 1}`;
  tx.state.coming = [...all, castDraft({ ...coming, id })];
  return id;
}

export function forgetComing(tx: Tx<Scene>, id: string): void {
  const left = (tx.state.coming ?? []).filter((one) => one.id !== id);
  if (left.length === 0) delete tx.state.coming;
  else tx.state.coming = left;
}

/** A reaction multiplies damage that is about to be taken: it counts on the defender's side. */
export function multiplyComing(tx: Tx<Scene>, id: string, factor: Factor): void {
  tx.state.coming?.find((one) => one.id === id)?.factors.push(factor);
}

/** A reaction takes something off damage that is about to be taken, or adds to it. */
export function addToComing(tx: Tx<Scene>, id: string, modifier: Modifier): void {
  tx.state.coming?.find((one) => one.id === id)?.added.push(castDraft(modifier));
}

/** A reaction keeps somebody from falling below so much Vitality by this damage. */
export function floorComing(tx: Tx<Scene>, id: string, floor: number): void {
  const found = tx.state.coming?.find((one) => one.id === id);
  if (found !== undefined) found.floor = Math.max(floor, found.floor ?? floor);
}
