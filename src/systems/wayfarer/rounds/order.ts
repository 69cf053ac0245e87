import { cardOf, isVehicle, type Scene, type SideId, unit, unitsOf } from '../scene.ts';

/** Units of a side on the map that have a skill. */
const withSkill = (scene: Scene, side: SideId, skill: string): number =>
  unitsOf(scene, side).filter((id) => {
    const card = cardOf(scene, id);
    return unit(scene, id).where.kind === 'map' && !isVehicle(card) && card.skills.includes(skill);
  }).length;

/** Dice for turn order: one more with a Master Tactician on the map (L2712), however many there are. */
export const diceForOrder = (scene: Scene, side: SideId): number =>
  withSkill(scene, side, 'masterTactician') > 0 ? 2 : 1;
