import { currentGroup, isToAct } from '../../../engine/turns/index.ts';
import { type CharacterId, character, type Scene, unitIn, unitsIn } from '../scene.ts';
import { whyHelpless } from '../conditions/can.ts';
import { actionsLeft } from './legality.ts';

/** Those who are still to act in the phase that runs and can, also after whoever acts; before anything else those who can make a free move. */
export function toAct(scene: Scene): readonly CharacterId[] {
  const { fight } = scene;
  if (fight === null) return [];
  if (fight.owed.length > 0) return [...new Set(fight.owed.map(({ actor }) => actor))];
  const members = currentGroup(fight.order)?.members ?? [];
  return members.filter(
    (id) => isToAct(fight.order, id) && whyHelpless(scene, id) === null && actionsLeft(scene, id) > 0,
  );
}

/** Those whose players say what a unit does: of one under control its controller, of an ally all heroes; null: its own do. */
export function commanders(scene: Scene, id: CharacterId): readonly CharacterId[] | null {
  const unit = unitIn(scene, id);
  if (unit === null) return null;
  const by = unit.controlled?.by ?? id;
  if (unitIn(scene, by)?.side === 'allies') return heroes(scene);
  return by === id ? null : [by];
}

const heroes = (scene: Scene): readonly CharacterId[] =>
  unitsIn(scene).filter(
    (id) => unitIn(scene, id)?.side === 'players' && character(scene, id).kind === 'hero',
  );
