import type { Choice } from '../../../../engine/options.ts';
import { refusal } from '../../../../engine/refusal.ts';
import type { TileName } from '../../../../engine/space/grid/index.ts';
import { untilTurnStart } from '../../../../engine/uses/index.ts';
import type { Act } from '../../acts/act.ts';
import { fire } from '../../attack/ammo.ts';
import { coverTiles, destroyCover, fragileCover } from '../../attack/cover.ts';
import { canSee, distanceBetween, distanceTo } from '../../move/sight.ts';
import { mostRange } from '../../numbers/sources/range.ts';
import { type CharacterId, character, type Scene, unitIn } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { ability } from '../ability.ts';
import { enemiesKnown, tileOnMap, whyNotReached } from '../aims.ts';
import { addEffect } from '../effects.ts';
import { gunCost, primaryGun, whyNotFired } from './guns.ts';

/** What one of these takes of the primary weapon's ammo. */
const shots = 2;

/** How far the primary weapon shoots; nowhere without one. */
const gunReach = (scene: Scene, actor: CharacterId): number => {
  const gun = primaryGun(scene, actor);
  return gun === null ? 0 : mostRange(gun);
};

/** Suppressive Fire: an enemy aims 3 dice worse until the shooter's next turn, and where it moves it is shot at (`reactions`). */
export const suppressiveFire: Act = ability('suppressiveFire', {
  hostile: true,
  quiet: true,
  cost: gunCost,
  refused: (scene, actor) => whyNotFired(scene, actor, shots),
  targets: (scene, actor) =>
    enemiesKnown(scene, actor).map((id) => ({
      id,
      name: character(scene, id).name,
      note: `${distanceBetween(scene, actor, id)} tiles away`,
      refused: whyNotReached(scene, actor, id, gunReach(scene, actor)),
    })),
  run(tx, { actor, target }) {
    const gun = primaryGun(tx.snapshot(), actor);
    if (target === null || gun === null) return undefined;
    fire(tx, actor, gun, 'ranged', shots);
    addEffect(tx, target, {
      id: 'suppressed',
      by: actor,
      means: gun.id,
      duration: untilTurnStart(actor),
    });
    tell(tx, 'affected', { actor, target, ability: 'suppressiveFire', until: 'theirTurn', turns: null });
    return undefined;
  },
});

/** How far around a tile Demolitionist destroys cover. */
const demolished = 1.5;

function demolition(scene: Scene, actor: CharacterId, tile: TileName): Choice {
  const away = distanceTo(scene, actor, tile);
  const reach = gunReach(scene, actor);
  const pieces = fragileCover(scene, coverTiles(scene, tile, demolished)).length;
  const refused =
    away > reach
      ? refusal('tileOutOfRange', { tile, away, reach })
      : canSee(scene, actor, tile)
        ? null
        : refusal('tileOutOfSight', { tile });
  return { id: tile, name: tile, note: `${pieces} ${pieces === 1 ? 'tile' : 'tiles'} of cover`, refused };
}

/** Demolitionist: two shots destroy the cover around a tile. */
export const demolitionist: Act = ability('demolitionist', {
  hostile: true,
  cost: gunCost,
  refused: (scene, actor) => whyNotFired(scene, actor, shots),
  targets: (scene, actor) => {
    const tiles = enemiesKnown(scene, actor).map((id) => unitIn(scene, id)?.at ?? '');
    const near = tiles.flatMap((tile) => fragileCover(scene, coverTiles(scene, tile, demolished)));
    return [...new Set(near)].map((tile) => demolition(scene, actor, tile));
  },
  reads(scene, actor, typed) {
    const tile = tileOnMap(scene, typed);
    return tile === null ? null : demolition(scene, actor, tile);
  },
  nobody: () => refusal('nameATile'),
  whyNot: (scene, { target }) =>
    target === null || fragileCover(scene, coverTiles(scene, target, demolished)).length > 0
      ? null
      : refusal('noCoverThere', { tile: target }),
  *run(tx, { actor, target }) {
    const gun = primaryGun(tx.snapshot(), actor);
    if (target === null || gun === null) return;
    fire(tx, actor, gun, 'ranged', shots);
    yield* destroyCover(tx, coverTiles(tx.snapshot(), target, demolished), actor);
  },
});
