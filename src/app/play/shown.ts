import { type AnySystem, everybody } from '../table.ts';

type Shown = ReturnType<AnySystem['tracker']>;

const shown = new WeakMap<object, Shown>();

/** A fight as everybody may see it, who acts and how each stands: made once of a scene, which never changes. */
export function shownToAll(system: AnySystem, scene: object): Shown {
  const known = shown.get(scene);
  if (known !== undefined) return known;
  const tracker = system.tracker(scene, everybody);
  shown.set(scene, tracker);
  return tracker;
}
