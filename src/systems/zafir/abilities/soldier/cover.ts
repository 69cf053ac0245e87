import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import { parseTile, type TileName, tileName } from '../../../../engine/space/grid/index.ts';
import { untilEncounterEnd } from '../../../../engine/uses/index.ts';
import type { Act } from '../../acts/act.ts';
import { dropEffect } from '../../conditions/consequences.ts';
import { putTile } from '../../field/ground.ts';
import { isFree } from '../../move/free.ts';
import { gridOf, wholeGridOf } from '../../move/terrain.ts';
import type { CharacterId, Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { ability } from '../ability.ts';
import { tileTyped, whyNotTile } from '../aims.ts';
import { addEffect, effectsOf } from '../effects.ts';

const turned = {
  northSouth: { name: 'North to south', dx: 0, dy: 1 },
  eastWest: { name: 'East to west', dx: 1, dy: 0 },
} as const;
type Turned = keyof typeof turned;
const isTurned = (id: string | null): id is Turned => id !== null && Object.hasOwn(turned, id);

/** The three tiles of a piece of cover, its middle in the middle; fewer where the map ends. */
function tilesOf(centre: TileName, turn: Turned): readonly TileName[] {
  const at = parseTile(centre);
  const { dx, dy } = turned[turn];
  if (at === null) return [];
  return [-1, 0, 1]
    .map((n) => ({ x: at.x + n * dx, y: at.y + n * dy }))
    .filter(({ x, y }) => x >= 0 && y >= 0)
    .map(tileName);
}

/** Why a piece of cover cannot stand there: each of its tiles must be free and bare. */
function whyNotThere(scene: Scene, centre: TileName, turn: Turned): Refusal | null {
  const tiles = tilesOf(centre, turn);
  const { tiles: grid } = gridOf(scene);
  const held = tiles.find((tile) => !isFree(scene, tile) || grid[tile]?.obstacle !== undefined);
  return tiles.length === 3 && held === undefined
    ? null
    : refusal('noRoomForCover', { tile: held ?? centre });
}

const half = { height: 1, cover: 'half', opaque: true, solid: true, destructible: true } as const;
const full = { height: 2, cover: 'full', opaque: true, solid: true, destructible: true } as const;

/** Deployable Cover: half, full and half cover on three tiles in a row. */
export const deployableCover: Act = ability('deployableCover', {
  quiet: true,
  targets: () => [],
  reads: (scene, actor, typed) => tileTyped(scene, actor, typed, 'short'),
  nobody: () => refusal('nameATile'),
  targetLater: false,
  means: () => Object.entries(turned).map(([id, { name }]) => ({ id, name, refused: null })),
  whyNot: (scene, { actor, target, means }) =>
    target === null || !isTurned(means)
      ? null
      : (whyNotThere(scene, target, means) ?? whyNotTile(scene, actor, target, 'short')),
  run(tx, { actor, target, means }) {
    const { fight } = tx.state;
    if (target === null || !fight || !isTurned(means)) return undefined;
    const tiles = tilesOf(target, means);
    const before = wholeGridOf(tx.snapshot()).tiles;
    for (const tile of tiles) putTile(tx, tile, { ...before[tile], obstacle: tile === target ? full : half });
    fight.placed.push({ what: 'deployableCover', by: actor, tiles: [...tiles] });
    tell(tx, 'placed', { actor, ability: 'deployableCover', tiles });
    return undefined;
  },
});

const isUp = (scene: Scene, actor: CharacterId): boolean => effectsOf(scene, actor, 'towerShield').length > 0;

/** Tower Shield: put up it takes an action and is half cover, and nothing else is; taken down it takes none. */
export const towerShield: Act = ability('towerShield', {
  quiet: true,
  disarms: true,
  cost: (scene, actor) => (isUp(scene, actor) ? 0 : 1),
  run(tx, { actor }) {
    if (isUp(tx.now, actor)) {
      dropEffect(tx, actor, 'towerShield');
      tell(tx, 'effectEnded', { target: actor, effect: 'towerShield', by: actor });
      return undefined;
    }
    addEffect(tx, actor, { id: 'towerShield', by: actor, duration: untilEncounterEnd });
    tell(tx, 'abilityUsed', { actor, ability: 'towerShield', target: null });
    return undefined;
  },
});
