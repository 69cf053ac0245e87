import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene } from '../scene.ts';

const MARK = /-(?:summon|thing)\d+$/u;

/**
 * The id of what somebody has brought into a fight: theirs and a number, so that no two campaigns have the same one. What a summon brings is named by whoever has summoned
 * that.
 */
export function idOfMade(tx: Tx<Scene>, by: CharacterId, what: 'summon' | 'thing'): CharacterId {
  const { fight } = tx.state;
  if (fight === null) throw new Error('nothing is made outside of fights');
  fight.lastId += 1;
  return `${by.replace(MARK, '')}-${what}${fight.lastId}`;
}
