import { castDraft } from 'immer';
import { parseTile, type TileName, tileOf, withTile } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { closedDoor } from './legend.ts';
import { mapIn } from './terrain.ts';

const marksOn = (scene: Scene, tile: TileName) => {
  const [map, at] = [mapIn(scene), parseTile(tile)];
  return map === null || at === null ? [] : (tileOf(map.grid, at).features ?? []);
};

/** Whether there is a door on a square, open or closed. */
export const isDoor = (scene: Scene, tile: TileName): boolean =>
  marksOn(scene, tile).some(({ id }) => id === 'door' || id === 'openDoor');

/** Opens a door, or closes it: a closed one is in the way of movement and sight. */
export function toggleDoor(tx: Tx<Scene>, actor: CharacterId, tile: TileName): void {
  const [map, at] = [mapIn(tx.snapshot()), parseTile(tile)];
  if (map === null || at === null || tx.state.fight === null) return;
  const { obstacle: _door, features = [], ...rest } = tileOf(map.grid, at);
  const opens = features.some(({ id }) => id === 'door');
  const others = features.filter(({ id }) => id !== 'door' && id !== 'openDoor');
  const changed = opens
    ? { ...rest, features: [...others, { id: 'openDoor' }] }
    : { ...rest, obstacle: closedDoor, features: [...others, { id: 'door' }] };
  const result = withTile(map.grid, at, changed);
  if (!result.ok) return;
  tx.state.fight.ground = castDraft({ ...map, grid: result.grid });
  tell(tx, 'doorChanged', { actor, at: tile, open: opens });
}
