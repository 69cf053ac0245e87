import type { TileName } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { AbilityId } from '../content/abilities.ts';
import { type Area, type CharacterId, type Scene, sideOf } from '../scene.ts';
import { tell } from '../tell.ts';

/** Something that an ability lays over several tiles for so many turns of its maker's side; null: until it is used up. */
export function makeArea(
  tx: Tx<Scene>,
  made: {
    readonly what: Area['what'];
    readonly ability: AbilityId;
    readonly centre: TileName;
    readonly radius: number;
    readonly by: CharacterId;
    readonly turns: number | null;
    readonly grenade?: string;
  },
): void {
  const { fight } = tx.state;
  if (fight === null || fight === undefined) return;
  const { what, ability, centre, radius, by, turns, grenade } = made;
  const taken = fight.areas.map(({ id }) => id);
  let n = 1;
  while (taken.includes(`${what}${n}`)) n += 1;
  fight.areas.push({
    id: `${what}${n}`,
    what,
    centre,
    radius,
    by,
    side: sideOf(tx.now, by),
    left: turns,
    ...(grenade === undefined ? {} : { grenade }),
  });
  tell(tx, 'areaMade', { actor: by, ability, centre, radius, turns });
}
