import { castDraft } from 'immer';
import type { Modifier } from '../../../engine/modifier.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Factor } from '../numbers/factor.ts';
import type { Coming } from '../inProgress.ts';
import type { Scene } from '../scene.ts';

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
