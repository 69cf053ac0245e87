import {
  ahead,
  bearingTo,
  CONTACT,
  compass,
  gapBetween,
  METRE,
  type PlaneFigure,
  placeName,
  type Point,
  readPlace,
} from '../../../engine/space/plane/index.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import { planePicture } from '../plane.ts';
import { directionIn, type Footing, type Steps } from './footing.ts';

/** The bearings of the eight arrows, by their numbers. */
const BEARINGS = [0, 90, 180, 270, 45, 135, 225, 315];
const LONG = 5;
/** How many people are told of around where a way ends. */
const NEAREST = 3;

/** In metres, one or five at a step; slanting steps are as long as straight ones. */
export const metres: Footing = {
  strides: [
    { name: '5 m', first: 'a' },
    { name: '1 m', first: '0' },
  ],
  read: (from) => {
    const at = readPlace(from);
    return at === null ? null : placeName(at);
  },
  gone: (steps) => pointsOf(steps).map(placeName),
  isOn: (place, { columns, rows }) => {
    const at = readPlace(place);
    return at !== null && at.x <= columns * METRE && at.y <= rows * METRE;
  },
  over: (steps) => cornersOf(steps).map(placeName),
  typed: (steps) => metres.over(steps).join(' to '),
  around: (tracker, place, { actor }) => {
    const at = readPlace(place);
    const plane = tracker.plane?.();
    if (at === null || plane === undefined) return null;
    const own = plane.figures.find(({ id }) => id === actor);
    const near = plane.figures
      .filter(({ id }) => id !== actor)
      .map((one) => ({
        name: tracker.lines.find(({ id }) => id === one.id)?.name ?? '',
        ...gapTo(at, own?.diameter ?? METRE, one),
      }))
      .filter(({ name }) => name !== '')
      .toSorted((a, b) => a.gap - b.gap)
      .slice(0, NEAREST);
    return near.length === 0
      ? null
      : `-# Near ${place}: ${near.map(({ name, text }) => `${escapeMarkdown(name)} ${text}`).join(' · ')}`;
  },
  picture: (tracker, steps, told, shown) => {
    const plane = tracker.plane?.();
    const from = readPlace(steps.from);
    if (plane === undefined || from === null) return null;
    const gone = told?.ok ? told.places.flatMap((place) => readPlace(place) ?? []) : cornersOf(steps);
    const provokes = told?.ok
      ? told.risks.flatMap((name, n) => {
          const at = readPlace(told.at?.[n] ?? '');
          return at === null ? [] : [{ at, name }];
        })
      : [];
    return planePicture(
      tracker,
      { ...plane, actor: steps.actor, path: { points: [from, ...gone], provokes } },
      shown,
    );
  },
};

function pointsOf({ from, digits }: Pick<Steps, 'from' | 'digits'>): readonly Point[] {
  const points: Point[] = [];
  let at = readPlace(from) ?? { x: 0, y: 0 };
  for (const digit of digits) {
    const { direction, isLong } = directionIn(digit);
    at = ahead(at, BEARINGS[direction] ?? 0, (isLong ? LONG : 1) * METRE);
    points.push(at);
  }
  return points;
}

/** Where the way turns, and its end: steps in one direction are one. */
function cornersOf(steps: Steps): readonly Point[] {
  const points = pointsOf(steps);
  const turns = [...steps.digits].map((digit) => directionIn(digit).direction);
  return points.filter((_, n) => turns[n] !== turns[n + 1]);
}

/** How far somebody stands from a place where a base is thought, and where: 'touching', '2.5 m north'. */
function gapTo(at: Point, diameter: number, { at: there, diameter: wide, altitude }: PlaneFigure) {
  const base = { altitude, height: 0 };
  const gap = gapBetween({ at, diameter, ...base }, { at: there, diameter: wide, ...base });
  const text =
    gap <= CONTACT ? 'touching' : `${Math.round(gap / 10) / 10} m ${compass(bearingTo(at, there))}`;
  return { gap, text };
}
