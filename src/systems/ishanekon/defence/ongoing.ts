import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import type { Edge } from '../numbers/edge.ts';
import type { Defending } from '../inProgress.ts';
import type { Scene } from '../scene.ts';

export const defendingIn = (scene: Scene, id: string): Defending | null =>
  scene.defending?.find((one) => one.id === id) ?? null;

export function beginDefence(tx: Tx<Scene>, defending: Omit<Defending, 'id'>): string {
  const all = tx.state.defending ?? [];
  const id = `defence${all.length + 1}`;
  tx.state.defending = [...all, castDraft({ ...defending, id })];
  return id;
}

export function endDefence(tx: Tx<Scene>, id: string): void {
  const left = (tx.state.defending ?? []).filter((one) => one.id !== id);
  if (left.length === 0) delete tx.state.defending;
  else tx.state.defending = left;
}

/** A reaction lets a Defense Roll be made twice: also once its die is known (Advantage and Disadvantage). */
export function leanDefence(tx: Tx<Scene>, id: string, edge: Edge): void {
  tx.state.defending?.find((one) => one.id === id)?.edges.push(edge);
}

/** A reaction decides a Defense Roll. */
export function settleDefence(tx: Tx<Scene>, id: string, settled: 'success' | 'failure'): void {
  const found = tx.state.defending?.find((one) => one.id === id);
  if (found !== undefined) found.settled = settled;
}
