import type { Link, Obstacle, Wall } from './grid.ts';
import type { Metric } from './metric.ts';
import type { At } from './tile.ts';

/** What one leg of a way costs: movement, and special points (agility, stamina) where a system has them. */
export interface Price {
  readonly cost: number;
  /** Whole points, 0 or more. */
  readonly points?: number;
  /** What it is called: 'mantle', 'drop', 'leap'. Left out: a plain step. */
  readonly how?: string;
}

/** A step to a neighbouring tile, as a system's rules are asked about it. */
export interface Step {
  readonly from: At;
  readonly to: At;
  readonly diagonal: boolean;
  /** What the step costs on open, level ground by the metric. */
  readonly base: number;
  /** How much higher the tile is than where one stands; negative: lower. */
  readonly rise: number;
  /** How much more the tile costs: its terrain, and whom one passes there. */
  readonly slow: number;
  /** What stands on the tile one comes to. */
  readonly obstacle: Obstacle | null;
  /** A barrier on the edge that a straight step crosses; diagonal steps never cross one. */
  readonly barrier: Wall | null;
}

/** A move to a tile that is not a neighbour: a leap over a gap, a swing on a rope. */
export interface Leap {
  readonly to: At;
  readonly price: Price;
}

/** How somebody moves. The functions must give the same for the same. */
export interface Movement {
  /** What straight and diagonal steps cost; `manhattan` has no diagonal ones. */
  readonly metric: Metric;
  /**
   * Whether a diagonal step may pass a corner: always, where at least one of the two tiles beside it could be
   * stepped on, or only where both could. Between barriers it never may.
   */
  readonly corners: 'open' | 'oneSide' | 'bothSides';
  /** The ways to make a step, each with its price; none where it cannot be made. */
  readonly step: (step: Step) => readonly Price[];
  /** The ways to take a link (a ladder), `rise` levels up or down; left out: nobody can. */
  readonly link?: (link: Link, rise: number) => readonly Price[];
  /** `points`: how many special points there still are; leaps that take more may be left out. */
  readonly leaps?: (from: At, points: number) => readonly Leap[];
}

export interface WalkingRules {
  readonly metric: Metric;
  readonly corners?: Movement['corners'];
  /** How many levels one step may lead up, and down; left out: none up, any down. */
  readonly climb?: number;
  readonly drop?: number;
  /** How much more each level up costs. */
  readonly perLevelUp?: number;
  /** What a link costs; left out: links cannot be taken. */
  readonly link?: number;
}

/** Plain walking, for systems whose rules these few numbers say. Barriers stop it. */
export function walking(rules: WalkingRules): Movement {
  const { metric, corners = 'oneSide', climb = 0, drop = Number.POSITIVE_INFINITY, perLevelUp = 0 } = rules;
  const step = ({ base, rise, slow, barrier }: Step): readonly Price[] => {
    if (barrier || rise > climb || -rise > drop) return [];
    return [{ cost: base + slow + perLevelUp * Math.max(0, rise) }];
  };
  const { link } = rules;
  if (link === undefined) return { metric, corners, step };
  return { metric, corners, step, link: (taken) => [{ cost: link, how: taken.kind }] };
}

/** Who is on a tile, for somebody who moves: nobody ends there, some may be passed, perhaps at a cost. */
export interface Occupant {
  readonly pass: boolean;
  readonly slow?: number;
}
