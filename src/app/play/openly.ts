import { everybody, type Viewer } from '../../engine/event.ts';
import type { AnySystem } from '../table.ts';

/** Whether a viewer knows of anything in a fight that not everybody may: then what is said to them is not for everybody either. */
export function knowsMore(system: AnySystem, scene: object, viewer: Viewer): boolean {
  const open = new Set(knownIn(system, scene, everybody));
  return (
    knownIn(system, scene, viewer).some((id) => !open.has(id)) ||
    (viewer.gm && (system.sights?.(scene) ?? []).some(({ hidden }) => hidden))
  );
}

const knownIn = (system: AnySystem, scene: object, viewer: Viewer): readonly string[] =>
  [...system.known(scene, viewer), ...system.tracker(scene, viewer).places].map(({ id }) => id);
