import type { Tx } from '../../../engine/tx.ts';
import { type Carried, carriedBy, setDropped } from '../character/carried.ts';
import { type CharacterId, character, fighterIn, type Scene, zonesOf } from '../scene.ts';
import { tell } from '../tell.ts';
import { type ZoneId, zoneOfFighter } from './zones.ts';

/**
 * Something that somebody carries falls to the ground where they stand, or in another Zone. Gives its name; null where
 * they carry no such thing.
 */
export function letFall(
  tx: Tx<Scene>,
  owner: CharacterId,
  item: string,
  zone: ZoneId | null = zoneOfFighter(tx.now, owner),
): string | null {
  const who = tx.state.characters[owner];
  const name = who === undefined ? null : setDropped(who, item, true);
  const fighter = tx.state.fight?.fighters[owner];
  if (name !== null && zone !== null && fighter !== undefined) fighter.lies[item] = zone;
  return name;
}

/** Lets fall all that is in somebody's hands: weapons and the shield, not what is in bags and belts. */
export function letAllFall(tx: Tx<Scene>, owner: CharacterId): void {
  const held = carriedBy(character(tx.now, owner)).filter((item) => item.inHand);
  for (const { id } of held) {
    const name = letFall(tx, owner, id);
    if (name !== null) tell(tx, 'dropped', { target: owner, weapon: name });
  }
}

/** Takes something up again that somebody has dropped. Gives its name. */
export function takeUp(tx: Tx<Scene>, owner: CharacterId, item: string): string | null {
  const who = tx.state.characters[owner];
  const lies = tx.state.fight?.fighters[owner]?.lies;
  if (lies !== undefined) delete lies[item];
  return who === undefined ? null : setDropped(who, item, false);
}

/** The Zone in which something of theirs lies, where they are not; null for what is within reach. */
export function liesElsewhere(scene: Scene, owner: CharacterId, { id }: Carried): ZoneId | null {
  const zone = fighterIn(scene, owner)?.lies[id];
  return zone === undefined || zonesOf(scene, owner).includes(zone) ? null : zone;
}
