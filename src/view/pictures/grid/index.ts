import { type GridView, parseTile, type TileName, tileName, tilesOf } from '../../../engine/space/index.ts';
import { framed } from '../frame.ts';
import { type Entry, keyOf } from '../key.ts';
import { drawable } from '../zones/text.ts';
import { between } from './between.ts';
import {
  type Canvas,
  canvasOf,
  coordinates,
  type Extent,
  isPart,
  rules,
  shownTile,
  windowOf,
} from './canvas.ts';
import { type Figure, figures } from './figures.ts';
import { type Background, ground } from './ground.ts';
import { entriesOf } from './key.ts';
import { areas, cursor, path, reachable, spots } from './overlay.ts';
import { people } from './people.ts';

export type { Extent } from './canvas.ts';
export type { Figure } from './figures.ts';
export type { Background } from './ground.ts';

export interface GridPicture {
  readonly view: GridView;
  readonly figures: readonly (Figure & { readonly name: string })[];
  /** What the thick ring around somebody says. */
  readonly ring: 'acts now' | 'seen from here';
  readonly background: Background | null;
  /** How much of a large map is shown: all of it, however small its tiles, a part, or what is close. */
  readonly extent: Extent;
  /** Where somebody paints: it is in the middle of what is shown. */
  readonly cursor: TileName | null;
}

/** A map of squares as SVG: of a large one what lies around who acts (or the cursor, or the end of a way). */
export function gridSvg(picture: GridPicture): string {
  const { view, background } = picture;
  const window = windowOf(view, middleOf(picture), picture.extent);
  const canvas = canvasOf(window);
  const letters = lettersFor(view);
  const shown = picture.figures.filter(({ figure }) => shownTile(canvas, figure.at) !== null);
  const actor = view.figures.find(({ id }) => id === view.actor)?.at ?? null;
  const taken = takenBy(shown);
  const free = view.spots
    .map((spot) => ({
      ...spot,
      tiles: spot.tiles.filter((at) => !taken.has(at) && shownTile(canvas, at) !== null),
    }))
    .filter(({ tiles }) => tiles.length > 0);
  const key = keyOf(
    [
      ...(isPart(window, view) ? [PART_OF_IT] : []),
      ...people(shown),
      ...entriesOf({ ...withoutUnseen(view, canvas), spots: free }, shown, letters, picture.ring),
    ],
    canvas.bottom + 2,
  );
  return framed(
    Math.round(key.bottom + 8),
    [
      ...ground(canvas, { view, background, letters, taken }),
      ...rules(canvas, view),
      ...coordinates(canvas),
      ...between(canvas, view),
      ...spots(canvas, free, letters),
      ...areas(canvas, view.areas, letters),
      ...reachable(
        canvas,
        view.reach.map((sort) => ({ ...sort, tiles: sort.tiles.filter((at) => at !== actor) })),
      ),
      ...path(canvas, view.path ?? []),
      ...figures(canvas, picture.figures),
      ...(picture.cursor === null ? [] : cursor(canvas, picture.cursor)),
      ...key.drawn,
    ],
    [],
    SHARPNESS,
  );
}

/** The tiles on which somebody stands. */
const takenBy = (shown: readonly Figure[]): ReadonlySet<TileName> =>
  new Set(
    shown.flatMap(({ figure: { at, size } }) => {
      const from = parseTile(at);
      return from === null ? [] : tilesOf({ at: from, size }).map(tileName);
    }),
  );

/** What a part of a large map is shown around. */
function middleOf({ view, cursor: painted }: GridPicture) {
  const actor = view.figures.find(({ id }) => id === view.actor)?.at;
  const name = painted ?? view.path?.at(-1) ?? actor ?? view.figures[0]?.at;
  return name === undefined ? null : parseTile(name);
}

const PART_OF_IT: Entry = { text: 'part of the map (whole:True shows all)', mark: null };

/** Points for each unit of the picture: phones show it in as many, and somebody will look closer. */
const SHARPNESS = 1.5;

/** A letter for each thing that lies about and has no look of its own, and for each named spot: its first one that is free. */
function lettersFor({ tiles, areas: all, spots: named }: GridView): ReadonlyMap<string, string> {
  const names = [
    ...[...tiles.flatMap(({ features }) => features), ...all]
      .filter(({ look }) => look === undefined)
      .map(({ name }) => name),
    ...named.map(({ name }) => name),
  ];
  const letters = new Map<string, string>();
  for (const name of names) {
    if (letters.has(name)) continue;
    const own = [...(drawable(name) ?? '').toUpperCase()].filter((one) => /\p{L}/u.test(one));
    const taken = new Set(letters.values());
    const letter = [...own, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((one) => !taken.has(one));
    letters.set(name, letter ?? '?');
  }
  return letters;
}

/** A view without the tiles that are not shown: the key explains what is there. */
function withoutUnseen(view: GridView, canvas: Canvas): GridView {
  const isSeen = (name: TileName) => shownTile(canvas, name) !== null;
  return {
    ...view,
    tiles: view.tiles.filter(({ at }) => isSeen(at)),
    walls: view.walls.filter(({ edge }) => edge.split('|').some(isSeen)),
    links: view.links.filter(({ from, to }) => isSeen(from) && isSeen(to)),
    areas: view.areas.filter(({ tiles }) => tiles.some(isSeen)),
    reach: view.reach.map((sort) => ({ ...sort, tiles: sort.tiles.filter(isSeen) })),
  };
}
