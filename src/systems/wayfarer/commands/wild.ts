import { allOnMap } from '../battle/standing.ts';
import { isAllyNear } from '../activations/barred.ts';
import { hasAbility } from '../effects/sources.ts';
import { isPresent, type Scene, type SideId, type UnitId, unit, unitsOf } from '../scene.ts';

/**
 * Whether a unit on the map obeys whoever plays a card for it (Wild, L1065): no ally with Beast Master shares Detect range with it. A rider keeps
 * a mount in hand, and so does whoever is in a vehicle with it.
 */
export const obeysAnybody = (scene: Scene, id: UnitId): boolean =>
  hasAbility(scene, id, 'wild') &&
  unit(scene, id).where.kind === 'map' &&
  !isAllyNear(scene, id, 'beastMaster', true);

/** Units that a side may give a card to: its own that can do something, and those of others that obey anybody. */
export const commandable = (scene: Scene, side: SideId): readonly UnitId[] => [
  ...unitsOf(scene, side).filter((id) => isPresent(scene, id)),
  ...allOnMap(scene).filter((id) => unit(scene, id).side !== side && obeysAnybody(scene, id)),
];
