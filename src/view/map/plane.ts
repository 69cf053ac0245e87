import { placeTold, type PlaneView, readPlace, written } from '../../engine/space/plane/index.ts';
import type { TrackerView } from '../../engine/words.ts';
import { fitLines, shorten } from '../limits.ts';
import type { Picture, View } from '../message.ts';
import { planeSvg } from '../pictures/plane/index.ts';
import { hasBegun, roundName } from '../tracker.ts';
import { coloursOf } from './colours.ts';
import type { MapShown } from './grid.ts';
import { type Labels, shortLabels } from './labels.ts';
import { standingText } from './planePeople.ts';
import { ringsText, thingsText } from './planeThings.ts';

/** A place in metres as a picture and in words: who stands where, what lies where, how far the actor's weapons reach. */
export function planeView(tracker: TrackerView, plane: PlaneView, shown: MapShown = {}): View {
  const labels = shortLabels(tracker.lines);
  const current = tracker.lines.find(({ id }) => id === tracker.current);
  const people = plane.figures.flatMap((figure) => {
    const line = tracker.lines.find(({ id }) => id === figure.id);
    return line === undefined
      ? []
      : [standingText(plane, figure, line, tracker.lines, labels, line.id === tracker.current)];
  });
  const title = [
    plane.name === '' ? 'The map' : capital(plane.name),
    ...(hasBegun(tracker) ? [roundName(tracker.round, tracker.opening)] : []),
    sizeText(plane),
  ];
  return {
    card: {
      title: title.join(' · '),
      text: fitLines([...people, ...thingsText(plane), ...ringsText(plane)], 3800) || 'Open ground.',
      ...(current === undefined ? {} : { footer: `▶ ${current.name}'s turn` }),
      tone: 'plain',
    },
    picture: planePicture(tracker, plane, shown),
  };
}

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

const sizeText = ({ width, depth }: PlaneView): string => `${written(width)} × ${written(depth)} m`;

/** The ways that somebody may choose among, on the picture of where they are; null where nobody stands anywhere in metres. */
export function waysPicture(
  tracker: TrackerView,
  actor: string,
  ways: readonly NumberedWay[],
  shown: MapShown,
): Picture | null {
  const plane = tracker.plane?.();
  if (plane === undefined) return null;
  const drawn = ways.map(({ number, places }) => ({
    number,
    points: places.flatMap((place) => readPlace(place) ?? []),
  }));
  return planePicture(tracker, { ...plane, actor: plane.actor ?? actor, ways: drawn }, shown);
}

/** A way by its number, with the names of the places it leads over. */
export interface NumberedWay {
  readonly number: number;
  readonly places: readonly string[];
}

/** The picture alone. */
export function planePicture(
  { lines, current }: Pick<TrackerView, 'lines' | 'current'>,
  plane: PlaneView,
  { extent = 'part', background = null, cursor, begun }: MapShown = {},
): Picture {
  const labels = shortLabels(lines);
  const colours = coloursOf(lines);
  const figures = plane.figures.flatMap((figure) => {
    const line = lines.find(({ id }) => id === figure.id);
    if (line === undefined) return [];
    const { name, side } = line;
    const label = labels.get(line.id) ?? '';
    const colour = colours.get(line.id) ?? '';
    return [{ figure, name, side, label, colour, ringed: figure.id === (plane.actor ?? current) }];
  });
  const { href, read } = background ?? {};
  const ring = (plane.actor ?? current) === current ? 'acts now' : 'seen from here';
  return {
    name: 'map.png',
    svg: planeSvg({
      view: plane,
      figures,
      ring,
      extent,
      background,
      cursor: readPlace(cursor ?? ''),
      begun: readPlace(begun ?? ''),
    }),
    description: described(plane, lines, labels),
    ...(href === undefined || read === undefined ? {} : { ground: { href, read } }),
  };
}

/** What somebody is told who does not see the picture. */
function described(plane: PlaneView, lines: TrackerView['lines'], labels: Labels): string {
  const stands = plane.figures.flatMap(({ id, at }) => {
    const line = lines.find((one) => one.id === id);
    return line === undefined ? [] : [`${line.name} (${labels.get(id)}) at ${placeTold(at)}`];
  });
  const who = stands.length === 0 ? 'Nobody is there.' : `${stands.join('; ')}.`;
  return shorten(`A place of ${sizeText(plane)}. ${who}`, 1000);
}
