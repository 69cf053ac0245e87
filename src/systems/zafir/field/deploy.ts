import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { burst, type TileName, tileName } from '../../../engine/space/grid/index.ts';
import type { Act } from '../acts/act.ts';
import { coverBeside } from '../move/coverBeside.ts';
import { isFree } from '../move/free.ts';
import { putAt } from '../move/place.ts';
import { remembered } from '../../../engine/remembered.ts';
import { noticedBy } from '../move/reveal.ts';
import { isUnknownTo, metric, terrainFor } from '../move/terrain.ts';
import { type CharacterId, footprintOf, type Scene, sizeOf, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { isOnMap } from './objects.ts';

/** How many tiles are looked at for places to suggest, and how many are listed; any other may be typed. */
const mostLooked = 60;
const mostListed = 25;

/** Concealed units choose where they begin, any tile on which no enemy would notice them, until the first round does. */
export const deploy: Act = {
  id: 'deploy',
  name: 'Deploy',
  text: 'Concealed, before the first round: begin on any tile where no enemy would notice you.',
  group: 'move',
  activation: 'free',
  when: 'whenever',
  has: (scene, actor) => scene.fight?.order.round === 0 && unitIn(scene, actor)?.concealed === true,
  targets: (scene, actor) => suggested(scene, actor),
  reads: (scene, actor, typed) => {
    const tile = typed.trim().toUpperCase();
    return isOnMap(scene, tile) ? { id: tile, name: tile, refused: whyNotOn(scene, actor, tile) } : null;
  },
  nobody: (_scene, actor) => refusal('nowhereUnnoticed', { actor }),
  run(tx, { actor, target }) {
    if (target === null) return undefined;
    putAt(tx, actor, target);
    tell(tx, 'unitPlaced', { actor, at: target, why: 'deployed' });
    return undefined;
  },
};

/** Why somebody cannot begin on a tile; null where they can. Who notices them is not said: it may be one whom they know nothing of. */
function whyNotOn(scene: Scene, actor: CharacterId, tile: TileName): Refusal | null {
  if (isUnknownTo(scene, actor, tile)) return refusal('unknownGround', { tile });
  if (!isFree(scene, tile, sizeOf(scene, actor), actor)) return refusal('tileHeld', { tile });
  return noticedBy(scene, actor, tile) === null ? null : refusal('noticedThere', { actor, tile });
}

/** Places nearby that are in cover and unseen. */
const suggested = remembered((scene: Scene, actor: CharacterId): readonly Choice[] => {
  const { at } = footprintOf(scene, actor);
  const terrain = terrainFor(scene, actor);
  return burst(terrain, at, 12, metric)
    .map(tileName)
    .filter((tile) => coverBeside(terrain, tile) !== null)
    .slice(0, mostLooked)
    .filter((tile) => whyNotOn(scene, actor, tile) === null)
    .slice(0, mostListed)
    .map((tile) => ({
      id: tile,
      name: tile,
      note: `beside ${coverBeside(terrain, tile)} cover`,
      refused: null,
    }));
});
