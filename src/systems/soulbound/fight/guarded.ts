import type { ZoneId } from '../../../engine/space/zones/index.ts';
import { isIncapacitated } from '../conditions/active.ts';
import { type CharacterId, character, fighterIn, fightersIn, type Scene, zonesOf } from '../scene.ts';

/**
 * Who keeps somebody out of a Zone: enemies who defend it, still stand in it and still can (S75). Nobody, where the way
 * in has been forced this turn.
 */
export function defendersOf(scene: Scene, zone: ZoneId, against: CharacterId): readonly CharacterId[] {
  const turn = scene.fight?.turn;
  if (turn?.actor === against && turn.opened.includes(zone)) return [];
  const side = fighterIn(scene, against)?.side;
  return fightersIn(scene).filter((id) => {
    const fighter = fighterIn(scene, id);
    return (
      fighter?.side !== side &&
      fighter?.effects.some((effect) => effect.id === 'defendZone' && effect.zone === zone) === true &&
      zonesOf(scene, id).includes(zone) &&
      !character(scene, id).dead &&
      !isIncapacitated(scene, id)
    );
  });
}
