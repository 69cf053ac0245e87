import { type Ground, nowhere, type Place, type Spot } from '../../../engine/autopilot/rules.ts';
import { remembered } from '../../../engine/remembered.ts';
import { whyNotMeans, whyNotTarget } from '../attack/legality.ts';
import type { Means } from '../attack/wielded.ts';
import { meansOf } from '../attack/means.ts';
import { coverOf } from '../cover/cover.ts';
import { areEnemies, type CharacterId, fighterIn, fightersIn, type Scene } from '../scene.ts';
import { metresBetween } from '../space/distance.ts';
import { goalsOf } from '../space/goals.ts';
import { mapIn } from '../space/terrain.ts';
import { easilyReached } from '../space/ways.ts';
import { pairOf } from '../space/distance.ts';
import { stands } from './stands.ts';

const ATTACK = 2;
/** How many squares besides the likely goals are looked at. */
const MOST = 24;

/**
 * Where somebody could Move to. On a map: the likely goals and some squares within reach; as it is told: up to each enemy, and away from the nearest.
 */
export function groundOf(scene: Scene, actor: CharacterId): Ground {
  if (scene.fight === null || fighterIn(scene, actor) === null) return { here: nowhere, places: [] };
  return {
    here: spotAt(scene, actor),
    get places() {
      return mapIn(scene) === null ? told(scene, actor) : squares(scene, actor);
    },
  };
}

const moveTo = (actor: CharacterId, target: string): Place['go'] => ({
  kind: 'act',
  actor,
  act: 'move',
  target,
  means: null,
  detail: null,
  spend: [],
  asGm: true,
});

function squares(scene: Scene, actor: CharacterId): readonly Place[] {
  const goals = goalsOf(scene, actor);
  const ap = fighterIn(scene, actor)?.turn?.ap ?? 0;
  const all = easilyReached(scene, actor);
  const likely = all.filter(({ tile }) => goals.has(tile));
  const step = Math.max(1, Math.floor(all.length / MOST));
  const others = all.filter((one, n) => n % step === 0 && !likely.includes(one));
  return [...likely, ...others].map((one): Place => {
    const there = standing(scene, actor, one.tile);
    return { ...spotAt(there, actor), go: moveTo(actor, one.tile), thenAttack: ap - one.ap >= ATTACK };
  });
}

/** The scene with somebody at another square. */
function standing(scene: Scene, actor: CharacterId, at: string): Scene {
  const fighter = fighterIn(scene, actor);
  if (scene.fight === null || fighter === null) return scene;
  const fighters = { ...scene.fight.fighters, [actor]: { ...fighter, at } };
  return { ...scene, fight: { ...scene.fight, fighters } };
}

/** On told ground one comes up to an enemy, as near as an arm reaches. */
function told(scene: Scene, actor: CharacterId): readonly Place[] {
  const { fight } = scene;
  const turn = fighterIn(scene, actor)?.turn ?? null;
  if (fight === null || fight.ground.kind !== 'told' || turn === null) return [];
  const { ground } = fight;
  return enemiesOf(scene, actor)
    .filter((id) => metresBetween(scene, actor, id) > 1)
    .map((id): Place => {
      const need = metresBetween(scene, actor, id) - 1;
      const more = Math.max(0, need - turn.movement);
      const ap = Math.min(turn.ap, Math.ceil(more / Math.max(1, turn.basic)));
      const left = Math.max(1, metresBetween(scene, actor, id) - turn.movement - ap * turn.basic);
      const metres = { ...ground.metres, [pairOf(actor, id)]: left };
      const there: Scene = { ...scene, fight: { ...fight, ground: { ...ground, metres } } };
      return { ...spotAt(there, actor), go: moveTo(actor, id), thenAttack: turn.ap - ap >= ATTACK };
    });
}

const enemiesOf = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  fightersIn(scene).filter((id) => areEnemies(scene, actor, id) && stands(scene, id));

const usable = remembered((scene: Scene, actor: CharacterId): readonly Means[] =>
  meansOf(scene, actor).filter((means) => whyNotMeans(scene, actor, means) === null),
);

function spotAt(scene: Scene, actor: CharacterId): Spot {
  return {
    distance: (id) => metresBetween(scene, actor, id),
    nearest: () =>
      Math.min(
        Number.POSITIVE_INFINITY,
        ...enemiesOf(scene, actor).map((id) => metresBetween(scene, actor, id)),
      ),
    aim: (id) =>
      usable(scene, actor).some((means) => whyNotTarget(scene, actor, means, id) === null) ? 0.6 : 0,
    get shelter() {
      const [nearest] = enemiesOf(scene, actor);
      if (nearest === undefined) return 0;
      return coverOf(scene, nearest, actor).cover === 'none' ? 0 : 0.5;
    },
  };
}
