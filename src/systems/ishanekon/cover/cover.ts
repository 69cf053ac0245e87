import {
  type CoverPiece,
  type Cover as CoverWord,
  coverFrom,
  distanceBetween,
  line,
  type TileName,
} from '../../../engine/space/grid/index.ts';
import { mostVitality } from '../numbers/most.ts';
import { isDown } from '../status/held.ts';
import { beingIn, type CharacterId, fighterIn, fightersIn, type Scene } from '../scene.ts';
import { footprintIn, sizeOf, standingOn } from '../space/bodies.ts';
import { metric, terrainIn } from '../space/terrain.ts';
import { aboardOf } from '../vehicles/aboard.ts';

/** The cover that somebody has from somebody else, and what gives it: a square, or a creature, which is hit by what misses. */
export interface Covered {
  readonly cover: CoverWord;
  readonly by: TileName | null;
  readonly creature: CharacterId | null;
}

const none: Covered = { cover: 'none', by: null, creature: null };

/**
 * The cover of a target from an attacker (Cover): behind what hides half of the body, or all of it; half behind a creature of at least the same size,
 * too. On told ground it is as it was said. `pastOwn`: as `hullBetween` has it.
 */
export function coverOf(scene: Scene, attacker: CharacterId, target: CharacterId, pastOwn = false): Covered {
  const { fight } = scene;
  if (fight === null || attacker === target) return none;
  const hull = hullBetween(scene, attacker, target, pastOwn);
  if (hull !== null) return hull;
  if (fight.ground.kind === 'told') return { ...none, cover: fight.ground.cover[target] ?? 'none' };
  const behind = behindThings(scene, attacker, target);
  if (behind.cover !== 'none') return behind;
  const creature = creatureBetween(scene, attacker, target);
  return creature === null ? none : { cover: 'half', by: null, creature };
}

/**
 * Whoever is in a vehicle has full cover, and half once its Vitality is below half; so has anybody outside from them (Vehicles). Null: no vehicle is between them, and
 * none between a vehicle and its own crew. `pastOwn`: what the attacker uses is outside of their own, or reaches out of it (Modules).
 */
export function hullBetween(
  scene: Scene,
  attacker: CharacterId,
  target: CharacterId,
  pastOwn = false,
): Covered | null {
  const [from, to] = [aboardOf(scene, attacker), aboardOf(scene, target)];
  if (from === to) return null;
  const hull = to ?? (pastOwn ? null : from);
  return hull === null || hull === attacker || hull === target ? null : hullOf(scene, hull);
}

/** The cover that whoever is in a vehicle has from what comes out of no vehicle; null for who is in none. */
export function hullAround(scene: Scene, id: CharacterId): Covered | null {
  const hull = aboardOf(scene, id);
  return hull === null ? null : hullOf(scene, hull);
}

function hullOf(scene: Scene, hull: CharacterId): Covered {
  const who = beingIn(scene, hull);
  const isTorn = who !== null && who.vitality * 2 < mostVitality(scene, hull).total;
  return { cover: isTorn ? 'half' : 'full', by: null, creature: hull };
}

/** Whether an object, not only a creature, gives somebody half cover from anybody: then they may take it (Taking Cover). */
export function mayTakeCover(scene: Scene, id: CharacterId): boolean {
  const enemies = fightersIn(scene).filter(
    (other) => other !== id && fighterIn(scene, other)?.side !== fighterIn(scene, id)?.side,
  );
  return enemies.some((enemy) => coverOf(scene, enemy, id).cover !== 'none');
}

/** The cover of a target behind what stands beside them, creatures aside. */
export function behindThings(scene: Scene, attacker: CharacterId, target: CharacterId): Covered {
  const terrain = terrainIn(scene);
  const [from, to] = [footprintIn(scene, attacker), footprintIn(scene, target)];
  if (terrain === null || from === null || to === null) return none;
  const tall = sizeOf(scene, target).tall / 100;
  const lift = fighterIn(scene, target)?.altitude ?? 0;
  const found = coverFrom(terrain, from, to, (piece) => pieceCover(piece, tall, lift));
  return { ...found, creature: null };
}

/** How much of a body so tall a piece hides: at least half of it, or all. What stands open, such as a window, hides no more than it says. */
export function pieceCover({ obstacle, wall, rise }: CoverPiece, tall: number, lift = 0): CoverWord {
  const stated = (wall ?? obstacle)?.cover ?? 'full';
  const hidden = rise - lift;
  if (stated === 'none' || hidden * 2 < tall) return 'none';
  return hidden >= tall && (wall === null || stated === 'full') ? 'full' : 'half';
}

/** The nearest creature in front of a target, of the same size category or bigger: neither down nor dead (Cover). */
function creatureBetween(scene: Scene, attacker: CharacterId, target: CharacterId): CharacterId | null {
  const terrain = terrainIn(scene);
  const [from, to] = [footprintIn(scene, attacker), footprintIn(scene, target)];
  if (terrain === null || from === null || to === null) return null;
  const length = distanceBetween(metric, from, to);
  const tiles = line(terrain, { from: to.at, towards: from.at, length, metric });
  const own = sizeOf(scene, target).step;
  const found = tiles
    .flatMap((tile) => standingOn(scene, tile, target))
    .find((id) => id !== attacker && isUp(scene, id) && sizeOf(scene, id).step >= own);
  return found ?? null;
}

function isUp(scene: Scene, id: CharacterId): boolean {
  const who = beingIn(scene, id);
  return who !== null && !who.dead && !isDown(who);
}
