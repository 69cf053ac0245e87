import { areTouching } from '../fight/bodies.ts';
import { isUp } from '../fight/sides.ts';
import { type CharacterId, fighterIn, fightersIn, type Scene, vehicleIn } from '../scene.ts';
import { unitOf } from '../vehicles/crew.ts';

/** A vehicle without anybody in it wants nothing. */
const wantsHarm = (scene: Scene, id: CharacterId): boolean => {
  const vehicle = vehicleIn(scene, id);
  return isUp(scene, id) && (vehicle === null || vehicle.crew.length > 0);
};

/** Whether a unit is in base contact with an enemy of theirs: one of the other side who is up (The Point Blanc rule). */
export const isBeset = (scene: Scene, id: CharacterId): boolean => {
  const side = fighterIn(scene, id)?.side;
  const unit = unitOf(scene, id);
  return fightersIn(scene).some((other) => {
    if (fighterIn(scene, other)?.side === side || !wantsHarm(scene, other)) return false;
    const base = unitOf(scene, other);
    return (base === other || base === unit) && areTouching(scene, id, other);
  });
};
