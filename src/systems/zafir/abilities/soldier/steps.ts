import type { Choice } from '../../../../engine/options.ts';
import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import type { Rule } from '../../../../engine/rule.ts';
import { parseTile, standingHeight, type TileName, tileName } from '../../../../engine/space/grid/index.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { untilTurnStart } from '../../../../engine/uses/index.ts';
import type { Act } from '../../acts/act.ts';
import { isFree } from '../../move/free.ts';
import { go } from '../../move/go.ts';
import { placedOn } from '../../move/sight.ts';
import { gridOf, terrainFor } from '../../move/terrain.ts';
import { type CharacterId, character, type Scene, sizeOf, unitIn } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { ability } from '../ability.ts';
import { tileTyped, whyNotTile } from '../aims.ts';
import { addEffect } from '../effects.ts';

/** From one tile to another at once, over none between. `unwatched`: nobody can react to it. */
export function* leapTo(tx: Tx<Scene>, actor: CharacterId, to: TileName, unwatched: boolean): Rule<void> {
  const from = unitIn(tx.now, actor)?.at ?? to;
  const leg = { from, to, how: null, cost: 0, points: 0, over: [] };
  yield* go(
    tx,
    actor,
    { to, legs: [leg], cost: 0, points: 0 },
    {
      why: 'ability',
      means: { speed: 0, agility: 0 },
      unwatched,
    },
  );
}

const heightOf = (scene: Scene, actor: CharacterId, tile: TileName | null): number =>
  standingHeight(terrainFor(scene, actor), placedOn(scene, actor, tile));

/** Why nobody can step onto a tile at once: out of range or sight, taken. */
const whyNotOnto = (scene: Scene, actor: CharacterId, tile: TileName): Refusal | null =>
  whyNotTile(scene, actor, tile, 'short') ??
  (isFree(scene, tile, sizeOf(scene, actor), actor) ? null : refusal('tileHeld', { tile }));

const whyNotUp = (scene: Scene, actor: CharacterId, tile: TileName): Refusal | null =>
  whyNotOnto(scene, actor, tile) ??
  (heightOf(scene, actor, tile) > heightOf(scene, actor, null) ? null : refusal('notHigher', { tile }));

const hasGun = (scene: Scene, actor: CharacterId): boolean => {
  const who = character(scene, actor);
  return who.kind === 'enemy' || who.pockets.some(({ item }) => item === 'grapplingGun');
};

/** The tiles within 8 that are higher up and can be stood on. */
function perches(scene: Scene, actor: CharacterId): readonly Choice[] {
  const at = parseTile(unitIn(scene, actor)?.at ?? '');
  if (at === null) return [];
  const { columns, rows } = gridOf(scene);
  const all = Array.from({ length: columns * rows }, (_, n) => ({
    x: n % columns,
    y: Math.floor(n / columns),
  }));
  return all
    .filter(({ x, y }) => Math.max(Math.abs(x - at.x), Math.abs(y - at.y)) <= 8)
    .map(tileName)
    .filter((tile) => whyNotUp(scene, actor, tile) === null)
    .map((tile) => ({
      id: tile,
      name: tile,
      note: `${heightOf(scene, actor, tile) - heightOf(scene, actor, null)} up`,
      refused: null,
    }));
}

/** Grapple: with a grappling gun, up onto a higher tile in sight at once. */
export const grapple: Act = ability('grapple', {
  refused: (scene, actor) =>
    !hasGun(scene, actor)
      ? refusal('noGrapplingGun', { actor })
      : perches(scene, actor).length === 0
        ? refusal('nothingHigher')
        : null,
  targets: perches,
  reads: (scene, actor, typed) => {
    const read = tileTyped(scene, actor, typed, 'short');
    return read === null ? null : { ...read, refused: whyNotUp(scene, actor, read.id) };
  },
  nobody: () => refusal('nothingHigher'),
  leadsTo: (_scene, { target }) => target,
  *run(tx, { actor, target }) {
    if (target !== null) yield* leapTo(tx, actor, target, false);
  },
});

/** Voidwalk: onto a free tile in range and sight at once; nobody can react to it. */
export const voidwalk: Act = ability('voidwalk', {
  targets: () => [],
  reads: (scene, actor, typed) => {
    const read = tileTyped(scene, actor, typed, 'short');
    return read === null ? null : { ...read, refused: whyNotOnto(scene, actor, read.id) };
  },
  nobody: () => refusal('nameATile'),
  leadsTo: (_scene, { target }) => target,
  *run(tx, { actor, target }) {
    if (target !== null) yield* leapTo(tx, actor, target, true);
  },
});

/** Mirage: attacks on somebody are worse until their next turn. */
export const mirage: Act = ability('mirage', {
  quiet: true,
  run(tx, { actor }) {
    addEffect(tx, actor, { id: 'mirage', by: actor, duration: untilTurnStart(actor) });
    tell(tx, 'affected', {
      actor,
      target: actor,
      ability: 'mirage',
      until: 'theirTurn',
      turns: null,
    });
    return undefined;
  },
});
