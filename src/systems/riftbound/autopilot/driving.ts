import type { Enemy, Rated } from '../../../engine/autopilot/rules.ts';
import { openOf } from '../../../engine/autopilot/targets.ts';
import { bearingTo } from '../../../engine/space/plane/index.ts';
import { bodyOf, distanceBetween } from '../fight/bodies.ts';
import { type CharacterId, fighterIn, type Scene, vehicleIn } from '../scene.ts';
import { pilotedBy } from '../vehicles/crew.ts';
import { bearings } from '../moves/winds.ts';
import { driven, motionChoice, motionsOf } from '../vehicles/plan.ts';
import { enemiesKnown } from './known.ts';

/** A drive that somebody could make, and the scene as it would be then. */
export interface Drive {
  readonly means: string;
  readonly detail: string;
  readonly there: Scene;
}

/** Somebody's drive by a movement, as it is typed; null where it leads nowhere, or down. */
export function driveTo(scene: Scene, actor: CharacterId, means: string, detail: string): Drive | null {
  const { fight } = scene;
  const end = driven(scene, actor, means, detail);
  const fighter = end === null ? null : fighterIn(scene, end.vehicle);
  if (fight === null || end === null || fighter === null || end.movement.byItself) return null;
  const { at, altitude } = end;
  const turn = fight.turn === null ? null : { ...fight.turn, last: end.movement.id };
  const fighters = { ...fight.fighters, [end.vehicle]: { ...fighter, at, altitude } };
  return { means, detail, there: { ...scene, fight: { ...fight, fighters, turn } } };
}

/** To how many winds on either side people look who drive away. */
const ASIDE = [0, 2, -2];

/** The winds away from the nearest enemy. */
function away(scene: Scene, actor: CharacterId): readonly string[] {
  const far = (id: CharacterId) => distanceBetween(scene, actor, id) ?? Number.POSITIVE_INFINITY;
  const [nearest] = [...enemiesKnown(scene, actor)].sort((a, b) => far(a) - far(b));
  const own = bodyOf(scene, actor)?.at;
  const from = nearest === undefined ? undefined : bodyOf(scene, nearest)?.at;
  if (own === undefined || from === undefined) return [];
  const wind = Math.round((bearingTo(from, own) * bearings.length) / 360);
  return ASIDE.flatMap((aside) => bearings.at((wind + aside) % bearings.length)?.name ?? []);
}

/** Where a pilot could drive: up to whom they are after, or away from whoever is nearest. Nobody else drives. */
export function drivesOf(scene: Scene, actor: CharacterId, wanted: CharacterId | null): readonly Drive[] {
  if (pilotedBy(scene, actor) === null) return [];
  const goals = [...(wanted === null ? [] : [`to ${wanted}`]), ...away(scene, actor)];
  const motions = motionsOf(scene, actor).map((motion) => motionChoice(scene, actor, motion));
  return openOf(motions).flatMap(({ id }) =>
    goals.flatMap((detail) => driveTo(scene, actor, id, detail) ?? []),
  );
}

/** What an engine that runs is worth. */
const RUNNING = 6;

/** An engine that is off is turned on. */
export const starting = (base: Pick<Rated, 'act' | 'thenAttack'>): readonly Rated[] =>
  openOf(base.act.means).flatMap(({ id, name }): readonly Rated[] =>
    name.endsWith(' on') ? [{ ...base, means: id, target: null, worth: RUNNING, on: 'ally' }] : [],
  );

/** What it is worth not to come down by itself. */
const ALOFT = 10;

/** What flies is moved on every turn: else it dives by itself (Nosedive). */
export function stayingUp(
  scene: Scene,
  actor: CharacterId,
  base: Pick<Rated, 'act' | 'thenAttack'>,
  order: readonly Enemy[],
): readonly Rated[] {
  const id = pilotedBy(scene, actor);
  const isUp = (vehicleIn(scene, id)?.altitude ?? 0) > 0;
  if (id === null || !isUp || fighterIn(scene, id)?.flew === true) return [];
  const [first] = drivesOf(scene, actor, order[0]?.id ?? null);
  if (first === undefined) return [];
  const { means, detail } = first;
  return [{ ...base, target: null, means, detail, worth: ALOFT, on: 'ally' }];
}
