import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import type { Edge } from '../numbers/edge.ts';
import type { Ongoing } from '../inProgress.ts';
import type { CharacterId, Scene } from '../scene.ts';

export const ongoingIn = (scene: Scene, id: string): Ongoing | null =>
  scene.attacks?.find((one) => one.id === id) ?? null;

export function beginAttack(tx: Tx<Scene>, attack: Omit<Ongoing, 'id'>): string {
  const all = tx.state.attacks ?? [];
  const id = `attack${all.length + 1}`;
  tx.state.attacks = [...all, castDraft({ ...attack, id })];
  return id;
}

export function endAttack(tx: Tx<Scene>, id: string): void {
  const left = (tx.state.attacks ?? []).filter((one) => one.id !== id);
  if (left.length === 0) delete tx.state.attacks;
  else tx.state.attacks = left;
}

const aimOf = (tx: Tx<Scene>, id: string, target: CharacterId) =>
  tx.state.attacks?.find((one) => one.id === id)?.aims.find((aim) => aim.target === target);

/** A reaction lets an attack roll be made twice: also once its die is known (Advantage and Disadvantage). */
export function leanAttack(tx: Tx<Scene>, id: string, target: CharacterId, edge: Edge): void {
  aimOf(tx, id, target)?.edges.push(edge);
}

/** A reaction lets an attack miss somebody, whatever was rolled. */
export function missAim(tx: Tx<Scene>, id: string, target: CharacterId): void {
  const aim = aimOf(tx, id, target);
  if (aim !== undefined) aim.missed = true;
}

/** A reaction changes the Evasion that an attack must reach. */
export function changeEvasion(
  tx: Tx<Scene>,
  id: string,
  target: CharacterId,
  source: string,
  amount: number,
): void {
  const aim = aimOf(tx, id, target);
  if (aim === undefined) return;
  aim.evasion.modifiers.push({ source, amount });
  aim.evasion.total += amount;
}
