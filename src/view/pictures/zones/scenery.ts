// What a place is like, drawn along its foot: crates for cover, stones, mist; spikes for danger, or fire or water where its name says so.
import type { PlaceTag, TrackerPlace } from '../../../engine/words.ts';
import { element } from '../svg.ts';

/** What is drawn: a sign, but danger as what it is, where that is known. */
type Sight = NonNullable<PlaceTag['sign']> | 'fire' | 'water';

/** How tall the strip is. */
export const SCENERY = 38;

const STEP = 46; // from one drawing to the next

interface Motif {
  /** The path of one drawing that stands on (x, y). */
  readonly d: (x: number, y: number) => string;
  readonly look: Readonly<Record<string, string | number>>;
}

const motifs: { readonly [S in Sight]: readonly Motif[] } = {
  cover: [
    {
      d: (x, y) => `M${x + 4} ${y}v-26h34v26z`,
      look: { fill: '#6d634f', stroke: '#d8cdb2', 'stroke-width': 2 },
    },
    {
      d: (x, y) => `M${x + 4} ${y}l34 -26m0 26l-34 -26`,
      look: { fill: 'none', stroke: '#d8cdb2', 'stroke-width': 1.5 },
    },
  ],
  rough: [
    {
      d: (x, y) => `M${x + 2} ${y}q2 -17 13 -17q10 0 13 17zM${x + 27} ${y}q1 -10 8 -10q7 0 9 10z`,
      look: { fill: '#5d6382', stroke: '#a9b1d0', 'stroke-width': 1.5 },
    },
  ],
  danger: [
    {
      d: (x, y) => `M${x + 2} ${y}l6 -18l6 18zM${x + 13} ${y}l7 -27l7 27zM${x + 26} ${y}l6 -18l6 18z`,
      look: { fill: '#5c1f2b', stroke: '#ff8fa3', 'stroke-width': 1.5 },
    },
  ],
  water: [
    {
      d: (x, y) =>
        `M${x} ${y - 6}q5.75 -8 11.5 0t11.5 0t11.5 0t11.5 0M${x} ${y - 16}q5.75 -8 11.5 0t11.5 0t11.5 0t11.5 0`,
      look: { fill: 'none', stroke: '#a9d4ff', 'stroke-width': 2.5 },
    },
  ],
  fire: [
    {
      d: (x, y) =>
        `M${x + 3} ${y}q-3 -14 9 -28q1 8 6 11q3 -5 2 -11q12 12 8 28zM${x + 30} ${y}q-1 -8 5 -16q8 8 6 16z`,
      look: { fill: '#b8432f', stroke: '#ffb38a', 'stroke-width': 1.5 },
    },
  ],
  unseen: [
    {
      d: (x, y) => `M${x + 9} ${y - 2}a9 9 0 0 1 -1 -18a12 12 0 0 1 22 -4a10 10 0 0 1 6 22z`,
      look: { fill: '#8d95b4', 'fill-opacity': 0.5, stroke: '#b9c0da', 'stroke-width': 1.5 },
    },
  ],
};

const FIRE = /\b(?:fires?|flames?|burning|blaze|lava|embers|furnace|forge)\b/iu;
const WATER = /\b(?:water|river|stream|ford|lake|pool|sea|harbour|moat|swamp|marsh|bog)\b/iu;

/** What a place of this name is like, each once: rules only know a danger, its name says what it is. */
export const sceneryOf = ({ name, tags }: Pick<TrackerPlace, 'name' | 'tags'>): readonly Sight[] => {
  const danger = FIRE.test(name) ? 'fire' : WATER.test(name) ? 'water' : 'danger';
  const drawn = tags.flatMap(({ sign }): readonly Sight[] =>
    sign === null ? [] : [sign === 'danger' ? danger : sign],
  );
  return [...new Set(drawn)];
};

/** A strip that stands on `foot`, shared by all that the place is. */
export function scenery(
  signs: readonly Sight[],
  left: number,
  width: number,
  foot: number,
): readonly string[] {
  const places = Math.max(signs.length, Math.floor(width / STEP));
  const start = left + (width - places * STEP) / 2;
  return signs.flatMap((sign, n) => {
    const own = Array.from({ length: places }, (_, place) => place).filter(
      (place) => Math.floor((place * signs.length) / places) === n,
    );
    return motifs[sign].map(({ d, look }) =>
      element('path', {
        d: own.map((place) => d(Math.round(start + place * STEP), Math.round(foot))).join(''),
        'stroke-linejoin': 'round',
        ...look,
      }),
    );
  });
}
