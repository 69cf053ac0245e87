import {
  type Around,
  type AutopilotRules,
  type Ground,
  nowhere,
  type Place,
  type Rated,
  type Spot,
} from '../../../engine/autopilot/rules.ts';
import type { ActOption } from '../../../engine/options.ts';
import { parseTile, reach, survey } from '../../../engine/space/grid/index.ts';
import type { CharacterId, Scene, Side } from '../scene.ts';
import { aimedAt } from './attack.ts';
import { opposed, unit, unitIn, unitOf, unitsIn } from './battle.ts';
import { unitOdds } from './odds.ts';
import { figuresOf, vitalityLeft } from './figures.ts';
import { searchOf, shelterOf, spacesBetween } from './ground.ts';
import { inReach } from './range.ts';

/** Closer than this is too close for a unit that shoots. */
const NEAR = 2;
/** How many spaces are looked at. */
const MOST = 30;

const healthOf = (scene: Scene, id: CharacterId): number =>
  Math.max(0, vitalityLeft(scene, id)) / Math.max(1, figuresOf(scene, id).vitality);

const enemiesOf = (scene: Scene, id: CharacterId): readonly CharacterId[] =>
  unitsIn(scene).filter((other) => opposed(scene, id, other) && !unit(scene, other).unseen);

/** Of foes one can tell only whether they are hurt. */
function healthToTell(scene: Scene, id: CharacterId, other: CharacterId): number {
  const health = healthOf(scene, other);
  return unit(scene, id).side === 'foes' || health === 1 ? health : 0.5;
}

function around(scene: Scene, actor: CharacterId): Around {
  const id = unitOf(scene, actor) ?? actor;
  return {
    health: unitIn(scene, id) === null ? 0 : healthOf(scene, id),
    unseen: unitIn(scene, id)?.unseen ?? false,
    enemies:
      unitIn(scene, id) === null
        ? []
        : enemiesOf(scene, id).map((other) => ({
            ...{
              id: other,
              distance: spacesBetween(scene, id, other),
              health: healthToTell(scene, id, other),
            },
          })),
    near: NEAR,
    fromAfar: unitIn(scene, id) !== null && figuresOf(scene, id).range > 1,
    ...{ price: [], first: [], instead: ['charge', 'defend'] },
  };
}

/** What a space is like for a unit: how far enemies are, how likely full damage is, how well it can be defended. */
function spotAt(scene: Scene, id: CharacterId): Spot {
  const ground = scene.battle?.ground;
  if (ground === undefined) return nowhere;
  return {
    distance: (enemy) =>
      unitIn(scene, enemy) === null ? Number.POSITIVE_INFINITY : spacesBetween(scene, id, enemy),
    nearest: () =>
      Math.min(Number.POSITIVE_INFINITY, ...enemiesOf(scene, id).map((one) => spacesBetween(scene, id, one))),
    aim(enemy) {
      if (unitIn(scene, enemy) === null || !inReach(scene, id, enemy)) return 0;
      const { results } = unitOdds(aimedAt(scene, id, enemy, false), Number.POSITIVE_INFINITY);
      return results.full + results.most;
    },
    shelter: Math.min(1, shelterOf(scene, ground, id) / 5),
  };
}

function groundOf(scene: Scene, actor: CharacterId): Ground {
  const id = unitOf(scene, actor);
  const ground = scene.battle?.ground;
  if (id === null || ground === undefined) return { here: nowhere, places: [] };
  const { turn } = unit(scene, id);
  const found = reach(survey(ground.grid), searchOf(scene, ground, id, turn?.movement ?? 0)).tiles.slice(1);
  const able = found.filter(({ mayEnd, tile }) => mayEnd && parseTile(tile) !== null);
  const step = Math.max(1, Math.ceil(able.length / MOST));
  const places = able
    .filter((_one, n) => n % step === 0)
    .map(
      ({ tile }): Place => ({
        ...spotAt(standing(scene, id, tile), id),
        go: {
          kind: 'act',
          actor,
          act: 'move',
          target: tile,
          means: null,
          detail: null,
          spend: [],
          asGm: true,
        },
        thenAttack: turn?.acted === false,
      }),
    );
  return { here: spotAt(scene, id), places };
}

/** The battle with a unit at another space. */
function standing(scene: Scene, id: CharacterId, at: string): Scene {
  const { battle } = scene;
  if (!battle) return scene;
  return { ...scene, battle: { ...battle, units: { ...battle.units, [id]: { ...unit(scene, id), at } } } };
}

/** A Healer heals who has lost most. */
function powers(scene: Scene, actor: CharacterId, acts: readonly ActOption[]): readonly Rated[] {
  const act = acts.find(({ id }) => id === 'heal');
  const [worst] = (act?.targets ?? [])
    .filter(({ refused }) => refused === null)
    .toSorted((a, b) => unit(scene, b.id).lost - unit(scene, a.id).lost);
  if (act === undefined || worst === undefined || unitOf(scene, actor) === null) return [];
  const worth = Math.min(unit(scene, worst.id).lost, HEALED);
  return [{ act, target: worst.id, means: null, worth, thenAttack: false, on: 'ally' }];
}

/** What a Healer gives back on average, its Level aside. */
const HEALED = 3.5;

const standsOn = (scene: Scene, side: Side): boolean =>
  unitsIn(scene).some((id) => unit(scene, id).side === side && unit(scene, id).row !== 'building');

/** How units act by themselves: whatever is asked of a fight is asked of the battle here. */
export const armyAutopilot: Pick<
  AutopilotRules<Scene>,
  'around' | 'ground' | 'powers' | 'stock' | 'decided' | 'behaviour'
> = {
  behaviour: () => null,
  around,
  ground: groundOf,
  powers,
  stock: () => ({}),
  decided: (scene) => !(standsOn(scene, 'players') && standsOn(scene, 'foes')),
};
