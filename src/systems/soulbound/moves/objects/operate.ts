import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import { insideZone } from '../../attack/reach.ts';
import { has } from '../../conditions/active.ts';
import { objectsIn } from '../../fight/objects.ts';
import { type CharacterId, type Scene, zonesOf } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { payMove, whyStuck } from '../../turn/economy.ts';
import type { Uses } from './use.ts';

/** Using an Interactive Object of the Zone: going up to it is moving inside the Zone, what it does is the GM's (S97). */
export const operate: Uses = (scene, actor) => {
  const { fight } = scene;
  if (fight === null) return [];
  const { takesMove } = insideZone(scene, actor);
  return zonesOf(scene, actor).flatMap((zone) =>
    objectsIn(fight.map, zone).map((object) => ({
      id: `operate:${zone}:${object.toLowerCase()}`,
      name: `Use ${object}`,
      refused: whyNotThere(scene, actor),
      run(tx) {
        if (takesMove) payMove(tx.state);
        tell(tx, 'usedObject', { actor, object, zone: fight.map.zones[zone]?.name ?? zone, takesMove });
        return undefined;
      },
    })),
  );
};

/** Why somebody cannot go up to an object of their Zone. */
export function whyNotThere(scene: Scene, actor: CharacterId): Refusal | null {
  const stuck = whyStuck(scene, actor);
  if (stuck !== null) return stuck;
  const { refused, takesMove } = insideZone(scene, actor);
  if (refused !== null) return refused;
  return takesMove && has(scene, actor, 'stunned') ? refusal('stunnedEither', { actor }) : null;
}
