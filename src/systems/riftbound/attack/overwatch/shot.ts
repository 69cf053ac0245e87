import type { Point } from '../../../../engine/space/plane/index.ts';
import {
  type CharacterId,
  type Fighter,
  fighterIn,
  type Overwatch,
  type Scene,
  vehicleIn,
} from '../../scene.ts';
import { operatorOf, unitOf } from '../../vehicles/crew.ts';
import { type Attacker, whyNotMeans, whyNotTarget } from '../legality.ts';
import { type Means, meansOf, ofSystem } from '../means.ts';
import { expected } from '../worth.ts';

/** A free Attack that somebody on Overwatch could make. */
export interface Shot {
  readonly watcher: CharacterId;
  /** Whose Ratings and skill count: the watcher's own; of a vehicle its Operator's, or its owner's where nobody operates it (A45). */
  readonly actor: CharacterId;
  readonly means: Means;
  readonly worth: number;
}

/** Who fires for a watcher, and with what they could. */
export interface Gunner {
  readonly attacker: Attacker;
  readonly arms: readonly Means[];
}

/** Who fires for a watcher; null where nobody can. */
export function gunnerOf(scene: Scene, watcher: CharacterId): Gunner | null {
  const overwatch: Overwatch | null = fighterIn(scene, watcher)?.overwatch ?? null;
  if (overwatch === null) return null;
  const { weapon, centre } = overwatch;
  const vehicle = vehicleIn(scene, watcher);
  if (vehicle === null) {
    const arms = meansOf(scene, watcher).filter(({ attack }) => attack.special !== 'ramming');
    return {
      attacker: { actor: watcher, asSkilled: false },
      arms: arms.filter((one) => isChosen(one, weapon)),
    };
  }
  const system = vehicle.systems.find(({ id }) => id === weapon?.item);
  if (system === undefined) return null;
  const actor = operatorOf(scene, watcher, system.terminal) ?? vehicle.owner;
  if (actor === null) return null;
  const arms = ofSystem(watcher, system).filter((one) => isChosen(one, weapon));
  return { attacker: { actor, asSkilled: true, centre }, arms };
}

/** Whether this is what they said that they watch with. */
function isChosen({ attack, source }: Means, weapon: Overwatch['weapon']): boolean {
  if (weapon === null) return true;
  const id =
    source.kind === 'item' ? source.item.id : source.kind === 'system' ? source.system.id : 'unarmed';
  return id === weapon.item && attack.id === weapon.attack;
}

/** The free Attack with which a watcher would meet somebody where they are now; null where there is none to be made. */
export function shotAt(scene: Scene, watcher: CharacterId, mover: CharacterId): Shot | null {
  const gunner = gunnerOf(scene, watcher);
  if (gunner === null) return null;
  const { attacker } = gunner;
  let best: Shot | null = null;
  for (const means of gunner.arms) {
    if (whyNotMeans(scene, attacker, means) !== null) continue;
    if (whyNotTarget(scene, attacker, means, mover) !== null) continue;
    const worth = expected(scene, attacker.actor, means, mover, true);
    if (worth > 0 && (best === null || worth > best.worth))
      best = { watcher, actor: attacker.actor, means, worth };
  }
  return best;
}

/** The scene as it would be with somebody's unit at another place. */
export function standingAt(scene: Scene, who: CharacterId, at: Point, altitude: number): Scene {
  const { fight } = scene;
  const unit = unitOf(scene, who);
  const fighter: Fighter | null = fighterIn(scene, unit);
  if (fight === null || fighter === null) return scene;
  return {
    ...scene,
    fight: { ...fight, fighters: { ...fight.fighters, [unit]: { ...fighter, at, altitude } } },
  };
}
