import type { Scene } from '../scene.ts';
import type { Body } from '../space/body.ts';

/** A battle in which some units lie elsewhere than they do: what would be, before anybody goes. */
export function withBodies(scene: Scene, now: ReadonlyMap<string, Body>): Scene {
  const { battle } = scene;
  if (battle === null || now.size === 0) return scene;
  const units = { ...battle.units };
  for (const [id, { at, facing }] of now) {
    const unit = units[id];
    if (unit !== undefined) units[id] = { ...unit, where: { kind: 'map', at, facing } };
  }
  return { ...scene, battle: { ...battle, units } };
}
