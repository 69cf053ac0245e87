import type { AutopilotRules, Rated } from '../../../engine/autopilot/rules.ts';
import type { ActOption } from '../../../engine/options.ts';
import { isSetUp } from '../battle/placing.ts';
import { distanceOf, onMap } from '../battle/standing.ts';
import { cardOf as cardNamed, countsAs } from '../cards/card.ts';
import { enemiesOf, targetsFor } from '../effects/moment.ts';
import { actingIn, runningIn, type Scene, type SideId, type UnitId, unit } from '../scene.ts';
import { aimAt } from './aim.ts';
import { answer } from './answers.ts';
import { playing } from './cards.ts';
import { castingOn } from './casting.ts';
import { arriving, gettingOff, manningOn, placesElse } from './crewing.ts';
import { deedsOn } from './deeds.ts';
import { drivingOn } from './driving.ts';
import { groundOf } from './ground.ts';
import { headingFor, staysThere, takingUp } from './markers.ts';
import { hiding, openingDoors } from './opening.ts';

/** Closer than this is too close for who keeps their distance. */
const NEAR = 4;
/** What a rush is worth to a unit that can strike at nobody from where it is. */
const RUSHING = 0.1;

/** Enemies of the unit that acts, or of a side where none does, with how far each is. */
function enemiesOfSide(
  scene: Scene,
  side: SideId,
): readonly { readonly id: UnitId; readonly distance: number }[] {
  const running = runningIn(scene);
  const own = running?.side === side ? [running.unit] : onMap(scene, side);
  const of = own[0];
  const ids = of === undefined ? [] : running?.side === side ? targetsFor(scene, of) : enemiesOf(scene, of);
  const far = (id: UnitId) =>
    Math.min(
      Number.POSITIVE_INFINITY,
      ...own.map((one) => distanceOf(scene, one, id) ?? Number.POSITIVE_INFINITY),
    );
  return ids.map((id) => ({ id, distance: far(id) }));
}

/** A unit that can strike at nobody rushes, where its card lets it. */
function rushing(scene: Scene, acts: readonly ActOption[]): readonly Rated[] {
  const running = runningIn(scene);
  const act = acts.find(({ id }) => id === 'rush');
  if (running === null || act === undefined || unit(scene, running.unit).where.kind !== 'map') return [];
  if (staysThere(scene, running.unit)) return [];
  const strikes = enemiesOf(scene, running.unit).some(
    (enemy) => aimAt(scene, running.unit, enemy, false) > 0,
  );
  if (strikes) return [];
  const card = cardNamed(running.card);
  const thenAttack = card !== null && countsAs(card) >= 10;
  return [{ act, target: null, means: null, worth: RUSHING, thenAttack, on: 'ally', what: 'rushes' }];
}

/** How a side acts by itself: it plays cards of its own hand, and knows nothing of any other. */
export const autopilot: AutopilotRules<Scene> = {
  behaviour: () => null,
  around: (scene, side) => ({
    health: 1,
    unseen: false,
    enemies: enemiesOfSide(scene, side).map((one) => ({ ...one, health: 1 })),
    near: NEAR,
    fromAfar: true,
    price: [],
    first:
      scene.battle?.marking !== undefined
        ? ['mark']
        : isSetUp(scene) && !placesElse(scene, side)
          ? ['place']
          : [],
    // A turn ends with a card: where it is good for nothing, it is laid face down.
    instead: runningIn(scene) === null ? ['defer'] : [],
  }),
  ground: groundOf,
  powers: (scene, side, acts, order) =>
    actingIn(scene) !== side
      ? []
      : runningIn(scene) === null
        ? [...playing(scene, side, acts), ...arriving(scene, side, acts)]
        : [
            ...rushing(scene, acts),
            ...castingOn(scene, acts),
            ...deedsOn(scene, acts),
            ...takingUp(scene, acts),
            ...openingDoors(scene, acts),
            ...hiding(scene, acts),
            ...headingFor(scene, acts),
            ...drivingOn(scene, acts, order[0]?.id ?? null),
            ...manningOn(scene, acts),
            ...gettingOff(scene, acts),
          ],
  // Cards are there to be played, whoever plays them: there is nothing else to spare.
  stock: () => ({}),
  toEnd: [],
  flee: null,
  harm: () => null,
  answer,
  decided: ({ battle }) => battle !== null && battle.end !== null,
};
