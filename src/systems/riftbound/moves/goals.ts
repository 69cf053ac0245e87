import type { Choice } from '../../../engine/options.ts';
import { remembered } from '../../../engine/remembered.ts';
import { METRE, placeName, placeTold } from '../../../engine/space/plane/index.ts';
import { areTouching, distanceBetween } from '../fight/bodies.ts';
import { asKnownTo } from '../fight/known.ts';
import { inMind } from '../fight/mind.ts';
import { alliesOf, enemiesOf, seesIn } from '../fight/sides.ts';
import { nameOf } from '../gear/carried.ts';
import { type CharacterId, characterIn, fighterIn, type Scene } from '../scene.ts';
import { insideOf } from '../vehicles/crew.ts';
import type { Leg } from './legs.ts';
import { longest } from './longest.ts';
import { reachOf } from './metres.ts';
import { risksOf } from './risks.ts';
import { type Thing, unitThing } from './things.ts';
import { type Way, wayBy } from './ways.ts';

/** How many enemies, allies and things are named as goals. */
const MOST = { enemies: 3, allies: 3, things: 2 } as const;

/** Where one would probably go: a way, what it is called, and as it is typed. */
interface Goal {
  readonly leg: Leg;
  readonly typed: string;
  readonly name: string;
}

const nameIn = (scene: Scene, id: CharacterId): string => characterIn(scene, id)?.name ?? id;

function nearestFirst(scene: Scene, actor: CharacterId, ids: readonly CharacterId[]): readonly CharacterId[] {
  const far = (id: CharacterId) => distanceBetween(scene, actor, id) ?? Number.POSITIVE_INFINITY;
  return ids
    .filter((id) => insideOf(scene, id) === null && fighterIn(scene, id)?.at !== null)
    .map((id) => ({ id, away: far(id) }))
    .sort((a, b) => a.away - b.away)
    .map(({ id }) => id);
}

function goalsOf(scene: Scene, actor: CharacterId, reach: number): readonly Goal[] {
  const enemies = nearestFirst(scene, actor, enemiesOf(scene, actor));
  const allies = nearestFirst(scene, actor, alliesOf(scene, actor));
  // Only those whom one might come to.
  const apart = (id: CharacterId) =>
    !areTouching(scene, actor, id) &&
    (distanceBetween(scene, actor, id) ?? Number.POSITIVE_INFINITY) <= reach;
  const upTo = (ids: readonly CharacterId[]) =>
    ids.filter(apart).flatMap((id) => goalAt(scene, id, 'to', (thing) => ({ kind: 'to', thing })));
  return [
    ...upTo(enemies.slice(0, MOST.enemies)),
    ...aboutEnemies(scene, actor, enemies),
    ...upTo(allies.slice(0, MOST.allies)),
    ...(scene.fight?.lying ?? []).slice(0, MOST.things).map(({ at, item }): Goal => {
      const typed = placeName(at);
      const thing: Thing = { kind: 'place', name: typed, at };
      return { leg: { kind: 'to', thing }, typed, name: `to the ${nameOf(item)}` };
    }),
  ];
}

/** A goal that is about somebody: none where they stand nowhere. */
function goalAt(
  scene: Scene,
  id: CharacterId,
  how: string,
  leg: (thing: Thing) => Leg,
  why = '',
): readonly Goal[] {
  const thing = unitThing(scene, id);
  if (thing === null) return [];
  return [{ leg: leg(thing), typed: `${how} ${id}`, name: `${how} ${thing.name}${why}` }];
}

/** What one may want of the enemies: the nearest within range or in sight, towards them, away from them, or to be seen by none. */
function aboutEnemies(scene: Scene, actor: CharacterId, enemies: readonly CharacterId[]): readonly Goal[] {
  const [nearest] = enemies;
  if (nearest === undefined) return [];
  const gun = longest(scene, actor);
  const length = (gun?.metres ?? 0) * METRE;
  const isOut = gun !== null && (distanceBetween(scene, actor, nearest) ?? 0) > length;
  const unseen: Goal = { leg: { kind: 'unseen', thing: null }, typed: 'out of sight', name: 'out of sight' };
  const about = (how: string, leg: (thing: Thing) => Leg, why?: string) =>
    goalAt(scene, nearest, how, leg, why);
  return [
    ...(isOut
      ? about(
          `just into ${gun.metres} m of`,
          (thing) => ({ kind: 'into', thing, length }),
          `, for the ${gun.name}`,
        )
      : []),
    ...about('towards', (thing) => ({ kind: 'towards', thing, length: null })),
    ...(enemies.some((id) => seesIn(scene, actor, id))
      ? [unseen]
      : about('into sight of', (thing) => ({ kind: 'sight', thing }))),
    ...about('away from', (thing) => ({ kind: 'away', thing, length: null })),
  ];
}

/** In the theatre of the mind: to somebody, or away from them. */
export const inMindGoals = (scene: Scene, actor: CharacterId): readonly Choice[] =>
  [...enemiesOf(scene, actor), ...alliesOf(scene, actor)]
    .flatMap((id) => [
      { id: `to ${id}`, goal: `to ${nameIn(scene, id)}` },
      ...(enemiesOf(scene, actor).includes(id)
        ? [{ id: `away from ${id}`, goal: `away from ${nameIn(scene, id)}` }]
        : []),
    ])
    .map(({ id, goal }) => ({ id, name: goal, goal, relation: 'place', refused: null }));

/** Somewhere one would go, as it is offered, and the way there; none in the theatre of the mind. */
export interface GoalWay {
  readonly choice: Choice;
  readonly way: Way;
}

/** Where one would most probably go, each with the way there. What can't be reached is left out. */
export const goalWays = remembered((whole: Scene, actor: CharacterId): readonly GoalWay[] => {
  const scene = asKnownTo(whole, actor);
  if (scene.fight === null || inMind(scene) || (fighterIn(scene, actor)?.at ?? null) === null) return [];
  const { sure } = reachOf(scene, actor);
  const ends = new Set<string>();
  return goalsOf(scene, actor, sure).flatMap(({ leg, typed, name }): readonly GoalWay[] => {
    const found = wayBy(scene, actor, [leg], { most: sure, cut: false, near: true });
    const at = found.ok ? (found.way.path.at(-1) ?? null) : null;
    if (!found.ok || at === null || ends.has(placeName(at))) return [];
    ends.add(placeName(at));
    const metres = Math.round(found.way.length / 10) / 10;
    const risks = risksOf(scene, actor, found.way).map(({ text }) => text);
    const choice: Choice = {
      id: typed,
      name: `${name} (${placeTold(at)})`,
      goal: name,
      note: `${metres} m`,
      relation: 'place',
      ...(risks.length === 0 ? {} : { risk: risks.join(', ') }),
      refused: null,
    };
    return [{ choice, way: found.way }];
  });
});

/** The same as a list to choose from, each with how far it is. */
export const goalChoices = remembered((whole: Scene, actor: CharacterId): readonly Choice[] => {
  const scene = asKnownTo(whole, actor);
  if (scene.fight !== null && inMind(scene)) return inMindGoals(scene, actor);
  return goalWays(whole, actor).map(({ choice }) => choice);
});
