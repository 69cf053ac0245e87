import { applyPatches, enablePatches, type Patch } from 'immer';

enablePatches();

/**
 * Applies a command's patches (to do it again) or its inverse patches (to take it back); gives the new state.
 * A key that comes back stands last in its object: no rule may lean on the order of an object's keys.
 */
export function patched<S extends object>(state: S, patches: readonly Patch[]): S {
  return applyPatches(state, [...patches]) as S;
}
