import { applyPatches, enablePatches, type Patch } from 'immer';

enablePatches();

/** Applies a command's patches (to do it again) or its inverse patches (to take it back); gives the new state. */
export function patched<S extends object>(state: S, patches: readonly Patch[]): S {
  return applyPatches(state, [...patches]) as S;
}
