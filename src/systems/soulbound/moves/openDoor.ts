import { refusal } from '../../../engine/refusal.ts';
import { insideZone } from '../attack/reach.ts';
import { doorsIn } from '../fight/objects.ts';
import { type Scene, zonesOf } from '../scene.ts';
import { tell } from '../tell.ts';
import { payMove } from '../turn/economy.ts';
import type { Act } from './act.ts';
import { whyNotThere } from './objects/operate.ts';

/** The doors where somebody is, with the Zone of each. */
const doorsAt = (scene: Scene, actor: string) => {
  const { fight } = scene;
  if (fight === null) return [];
  return zonesOf(scene, actor).flatMap((zone) =>
    doorsIn(fight.map, zone).map((name) => ({ id: `${zone}:${name.toLowerCase()}`, name, zone })),
  );
};

/** Opening a door takes no Action; going up to it is moving inside the Zone. What lies behind is the GM's (S97). */
export const openDoor: Act = {
  id: 'openDoor',
  cost: 'nothing',
  refused: (scene, actor) =>
    doorsAt(scene, actor).length === 0 ? refusal('noDoor', { actor }) : whyNotThere(scene, actor),
  means: (scene, actor) => doorsAt(scene, actor).map(({ id, name }) => ({ id, name, refused: null })),
  run(tx, { actor, means }) {
    const now = tx.snapshot();
    const door = doorsAt(now, actor).find(({ id }) => id === means);
    if (door === undefined) return;
    const { takesMove } = insideZone(now, actor);
    if (takesMove) payMove(tx.state);
    const zone = now.fight?.map.zones[door.zone]?.name ?? door.zone;
    tell(tx, 'openedDoor', { actor, object: door.name, zone });
  },
};
