import type { ActOption } from '../options.ts';
import { because, type Pilot, type Wish } from './pilot.ts';
import type { Around, Enemy, Ground, Place, Spot } from './rules.ts';
import type { Because, Step } from './step.ts';
import type { Attack } from './targets.ts';

/** How much better another place must be to be gone to, in how well one hits from there. */
const worthTheWay = 0.1;
/** What being well covered counts for, beside the chance to hit. */
const coverCounts = 0.3;
/** What it counts for where nobody can be attacked, beside how near one comes to who is too far away. */
const coverOnTheWay = 0.75;

/** Whether somebody can be hit from where one is. */
export const hitsFrom = (here: Spot, { enemies }: Around): boolean =>
  enemies.some(({ id }) => (here.aim(id) ?? 0) > 0);

/**
 * Those places to which an act may lead that can be done now. An act that also takes targets which it doesn't list leads anywhere but where it says why not:
 * whether the rules allow a step is tried before it is made.
 */
export function offered(places: readonly Place[], byId: ReadonlyMap<string, ActOption>): readonly Place[] {
  const leads = new Map(
    [...new Set(places.map(({ go }) => go.act))].map((id) => [id, leadsOf(byId.get(id))] as const),
  );
  return places.filter(({ go }) => leads.get(go.act)?.(go.target) === true);
}

/** Whether an act may lead somewhere; one that takes words instead of a target that it lists leads wherever they say: driving. */
function leadsOf(act: ActOption | undefined): (target: string | null) => boolean {
  if (act === undefined) return () => false;
  if (act.targets === undefined) return (target) => target === null;
  const listed = new Map(act.targets.map(({ id, refused }) => [id, refused === null]));
  const isOpen = act.targetsOpen === true;
  return (target) => (target === null ? isOpen : (listed.get(target) ?? isOpen));
}

/** Away from who is too close, to where an attack can still be made. */
export function* farther(
  pilot: Pilot,
  around: Around,
  here: Spot,
  places: readonly Place[],
): Generator<Step> {
  const now = here.nearest();
  if (now >= around.near) return;
  const hits = hitsFrom(here, around);
  const away = places.filter((place) => place.nearest() > now && (!hits || hitsFrom(place, around)));
  for (const place of sorted(away, fromAfar(around))) yield going(pilot, place, 'away', null);
}

/** How good a place is to attack from and to be far from everybody. */
const fromAfar =
  ({ near, enemies }: Around) =>
  (place: Place): number =>
    Math.min(place.nearest(), near) / near +
    Math.max(0, ...enemies.map(({ id }) => place.aim(id) ?? 0)) +
    coverCounts * place.shelter;

/** To where somebody can be attacked, as far from everybody as can be; else nearer to somebody, though not too close. */
export function* intoRange(
  pilot: Pilot,
  around: Around,
  { here, places }: Ground,
  order: readonly Enemy[],
): Generator<Step> {
  const inRange = places.filter((place) => hitsFrom(place, around));
  for (const place of sorted(inRange, fromAfar(around))) yield going(pilot, place, 'closer', null);
  const farEnough = places.filter((place) => place.nearest() >= around.near);
  yield* closer(pilot, around, { here, places: farEnough }, order);
}

/** Before an attack: to whom one is after, or to where one hits them more easily and is better covered. */
export function goingFirst(
  pilot: Pilot,
  around: Around,
  { here, places }: Ground,
  [wanted]: readonly Enemy[],
  attackAt: (id: string) => Attack | null,
): readonly Wish[] {
  if (wanted === undefined) return [];
  const { id } = wanted;
  const attack = attackAt(id);
  if (attack === null)
    return [...closer(pilot, around, { here, places }, [wanted])].map((step, n) => ({ step, worth: -n }));
  const now = here.aim(id);
  if (attack.chance === null || now === null) return [];
  // What a hit is worth: so that going elsewhere can be weighed against something else.
  const ofHit = now > 0 ? attack.worth / now : attack.worth;
  return places.flatMap((place) => {
    const then = place.aim(id);
    if (then === null) return [];
    const gain = then - now + coverCounts * (place.shelter - here.shelter);
    return gain > worthTheWay ? [{ step: going(pilot, place, 'better', id), worth: gain * ofHit }] : [];
  });
}

/** To where one is best covered, as near as can be to whom one is after. */
export function* intoCover(
  pilot: Pilot,
  here: Spot,
  places: readonly Place[],
  wanted: string | null,
): Generator<Step> {
  const covered = places.filter(({ shelter }) => shelter > here.shelter);
  const near = (place: Place) => (wanted === null ? 0 : 1 / (2 + Math.max(0, place.distance(wanted))));
  for (const place of sorted(covered, (one) => one.shelter + near(one) / 2))
    yield going(pilot, place, 'cover', wanted);
}

/** Nearer to the first of these whom one can come nearer to. */
export function* closer(
  pilot: Pilot,
  { near }: Around,
  { here, places }: Ground,
  order: readonly Enemy[],
): Generator<Step> {
  for (const { id } of order) {
    const worth = (place: Place) => {
      const aim = place.aim(id) ?? 0;
      return (aim > 0 ? 1 + aim : -place.distance(id) / near) + coverOnTheWay * place.shelter;
    };
    const away = here.distance(id);
    const nearer = places.filter((place) => place.distance(id) < away || (place.aim(id) ?? 0) > 0);
    for (const place of sorted(nearer, worth)) yield going(pilot, place, 'closer', id);
  }
}

export const sorted = (places: readonly Place[], worth: (place: Place) => number): readonly Place[] =>
  places
    .map((place) => ({ place, by: worth(place) }))
    .sort((a, b) => b.by - a.by)
    .map(({ place }) => place);

export const going = (pilot: Pilot, { go }: Place, what: Because['what'], target: string | null): Step => ({
  intent: { ...go, asGm: pilot.asGm },
  because: because(pilot, what, target),
});
