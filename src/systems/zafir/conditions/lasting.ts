import { remembered } from '../../../engine/remembered.ts';
import { type CharacterId, character, type Scene, unitIn, unitsIn } from '../scene.ts';

const all = remembered((scene: Scene, _: null): readonly CharacterId[] =>
  unitsIn(scene).filter((id) => {
    const unit = unitIn(scene, id);
    const { conditions, shields } = character(scene, id).battle;
    return conditions.length + shields.length + (unit?.effects.length ?? 0) > 0 || unit?.controlled != null;
  }),
);

/**
 * Those who have anything that lasts for a time: conditions, effects, shields, being controlled. In a full fight they are few, and
 * each turn that passes asks only them. `scene`: a look at it, no draft.
 */
export const lasting = (scene: Scene): readonly CharacterId[] => all(scene, null);
