import type { Way } from '../content/effect.ts';

/**
 * How somebody moves over the ground: plain figures that its traits, skills, devices and features make. How far is another
 * matter (`distances.ts`).
 */
export interface Gait {
  /** Ignores terrain effects and heights (Wings, Jets, Flyer: L1079, L1567, L5333): it flies over ground, pits, units and vehicles. */
  readonly flies: boolean;
  /** Goes through all there is, but must end on open ground (Phasing, L979). */
  readonly phases: boolean;
  /** All ground that isn't elevated is open (Hovering, Skimmer: L918, L5367). */
  readonly hovers: boolean;
  readonly water: 'open' | 'usual';
  readonly rough: 'open' | 'everyOther' | 'usual' | 'doubled';
  /** Open ground costs half an increment (Wheels of robots, L1598). */
  readonly openHalved: boolean;
  /** So many open increments that cost nothing (L4559, L5406). */
  readonly freeOpen: number;
  /** Once a move: a tile as open and empty, or one increment further (Bounding, L812). */
  readonly bounds: boolean;
  /** Dice for tests to climb, swim and leap; 0: it can do none of these. */
  readonly athletics: number;
  readonly climbs: boolean;
}

export const onFoot: Gait = {
  flies: false,
  phases: false,
  hovers: false,
  water: 'usual',
  rough: 'usual',
  openHalved: false,
  freeOpen: 0,
  bounds: false,
  athletics: 3,
  climbs: true,
};

/** Something that changes how one moves, as abilities have it. */
export interface WayHad {
  readonly way: Way;
  readonly by: number;
}

/** The gait of somebody with so much Athletics. `may`: what rules beside ways allow; who is forbidden to climb doesn't. */
export function gaitOf(
  ways: readonly WayHad[],
  athletics: number,
  may: { readonly climb: boolean; readonly bound: boolean } = { climb: true, bound: false },
): Gait {
  const has = (way: Way) => ways.some((one) => one.way === way);
  return {
    flies: has('ignoresTerrain'),
    phases: has('unencumbered'),
    hovers: has('allButElevatedIsOpen'),
    water: has('aquaticIsOpen') ? 'open' : 'usual',
    rough: has('roughIsOpen')
      ? 'open'
      : has('everyOtherRoughIsOpen')
        ? 'everyOther'
        : has('roughDoubled')
          ? 'doubled'
          : 'usual',
    openHalved: has('openHalved'),
    freeOpen: Math.max(0, ...ways.map(({ way, by }) => (way === 'firstOpenFree' ? by : 0))),
    bounds: may.bound,
    athletics,
    climbs: may.climb && athletics > 0,
  };
}

/** What a way of moving allows, before anything is doubled. */
export interface Moving {
  readonly athletics: number;
  /** Positive Athletics bumps together; negative ones take nothing off (L295). */
  readonly bumps: number;
  readonly card: 'pip' | 'face';
  /** Dice of a rush that showed 4 or more (L281); null: it moves. */
  readonly rushed: number | null;
}

/**
 * Increments of a move or a rush (L256, L277 to L296): Athletics, in a rush one more for each die of 4 or more, with a face card or an
 * ace the bumps; then what doubles it (Gallop and Jets, A56).
 */
export function incrementsOf(
  { athletics, bumps, card, rushed }: Moving,
  ways: readonly WayHad[] = [],
): number {
  const most = Math.min(...ways.map(({ way, by }) => (way === 'rushAtMost' ? by : Number.POSITIVE_INFINITY)));
  const further = rushed === null ? 0 : Math.min(rushed, most);
  const bonus = ways.reduce((sum, { way, by }) => sum + (way === 'bonus' ? by : 0), 0);
  const once = athletics + further + (card === 'face' ? Math.max(0, bumps) : 0) + bonus;
  return ways.some(({ way }) => way === 'doubled') ? 2 * once : once;
}
